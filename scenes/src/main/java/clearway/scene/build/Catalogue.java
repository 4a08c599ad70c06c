package clearway.scene.build;

import clearway.scene.Scene;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.DoubleFunction;
import java.util.function.Supplier;

/** The built-in scenes by name, in the order of the papers' figures. */
public final class Catalogue {
  /** The clearance of grazing scenes unless another is asked for, in metres. */
  public static final double CLEARANCE = GrazingScenes.CLEARANCE;

  private Catalogue() {}

  /**
   * A scene of the catalogue.
   *
   * @param summary one line that names the figure
   * @param grazing whether the scene takes a clearance
   */
  public record Entry(String summary, boolean grazing, DoubleFunction<Scene> make) {}

  /** In order. */
  public static Map<String, Entry> entries() {
    Map<String, Entry> entries = new LinkedHashMap<>();
    add(
        entries,
        "two-arms-three-tori",
        "Schwarzer et al., Fig. 1a: two slender 20-joint arms bow down below three thin rings",
        SlenderScenes::tori);
    add(
        entries,
        "arm-in-cage",
        "Schwarzer et al., Fig. 11a: a six-axis arm moves from one window of a cage to another",
        CageScenes::arm);
    add(
        entries,
        "welder-in-cage",
        "Schwarzer et al., Fig. 11b: an arc welding arm moves from one window of a cage to another",
        CageScenes::welder);
    add(
        entries,
        "arm-in-lattice",
        "Schwarzer et al., Fig. 11c: a slender 20-joint arm bows down below a lattice",
        SlenderScenes::lattice);
    add(
        entries,
        "nine-arms-in-lattice",
        "Schwarzer et al., Fig. 11c and Table VII: nine slender arms bow down below a lattice",
        SlenderScenes::nineInLattice);
    addMachines(entries);
    addGrazing(entries);
    addOthers(entries);
    return entries;
  }

  private static void addMachines(Map<String, Entry> entries) {
    add(
        entries,
        "machine-tool",
        "Schwarzer et al., Fig. 12a: an arc welding arm reaches around the spindle of a machine tool",
        MachineToolScene::scene);
    add(
        entries,
        "workshop",
        "Schwarzer et al., Fig. 12b: an arm in a workshop takes a part from a shelf to a press",
        WorkshopScene::scene);
    add(
        entries,
        "six-arms-car",
        "Schwarzer et al., Fig. 12c: six arms with slender tongs around and inside a car body",
        CarScenes::arms);
    add(
        entries,
        "six-welders-car",
        "Schwarzer et al., Fig. 12d: six arc welding arms around and inside a car body",
        CarScenes::welders);
  }

  private static void addGrazing(Map<String, Entry> entries) {
    entries.put(
        "grazing-floor",
        new Entry(
            "Schwarzer et al., Fig. 14a: a full turn of a welding arm just above the floor",
            true,
            GrazingScenes::floor));
    entries.put(
        "grazing-box",
        new Entry(
            "Schwarzer et al., Fig. 14b: a full turn of a welding arm just above a box",
            true,
            GrazingScenes::box));
    entries.put(
        "grazing-narrow-box",
        new Entry(
            "Schwarzer et al., Fig. 14c: a full turn of a welding arm just above a narrow box",
            true,
            GrazingScenes::narrowBox));
  }

  private static void addOthers(Map<String, Entry> entries) {
    add(
        entries,
        "hook-tetrahedra",
        "He and van den Berg, Fig. 6: a hook among 1,330 tetrahedra",
        HookScene::scene);
    add(
        entries,
        "puma-pipes",
        "Redon et al., Fig. 1: a Puma between the pipes of a plant",
        PumaScenes::pipes);
    add(
        entries,
        "puma-machine-room",
        "Redon et al., Fig. 7: a Puma in a machine room of 1,180 objects",
        PumaScenes::machineRoom);
    add(
        entries,
        "two-springs",
        "Lin and Li, Fig. 1: a spring passes another of 1,800 triangles",
        SpringScene::scene);
  }

  private static void add(
      Map<String, Entry> entries, String name, String summary, Supplier<Scene> make) {
    entries.put(name, new Entry(summary, false, clearance -> make.get()));
  }
}
