package clearway.scene;

import clearway.scene.build.Catalogue;
import clearway.scene.build.Catalogue.Entry;
import java.util.List;

/**
 * The scenes that come with Clearway, made by code and the same on every machine. They stand for
 * the figures of the papers.
 */
public final class BuiltInScenes {
  private BuiltInScenes() {}

  /** The names, in the order of the papers and their figures. */
  public static List<String> names() {
    return List.copyOf(Catalogue.entries().keySet());
  }

  /** One line on what is to be seen, and the figure it stands for. */
  public static String summary(String name) {
    return entry(name).summary();
  }

  /**
   * Makes a scene; grazing ones with a clearance of 0.01.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  public static Scene build(String name) {
    return entry(name).make().apply(Catalogue.CLEARANCE);
  }

  /**
   * Makes a grazing scene.
   *
   * @param clearance metres that the tip of the gun keeps above the face, up to 0.1
   * @throws IllegalArgumentException if the scene is not a grazing one
   */
  public static Scene build(String name, double clearance) {
    Entry entry = entry(name);
    if (!entry.grazing()) {
      throw new IllegalArgumentException(
          "scene '" + name + "' takes no clearance; leave it out, or build a grazing scene");
    }
    return entry.make().apply(clearance);
  }

  private static Entry entry(String name) {
    Entry entry = Catalogue.entries().get(name);
    if (entry == null) {
      throw new IllegalArgumentException(
          "there is no built-in scene '" + name + "'; there are " + String.join(", ", names()));
    }
    return entry;
  }
}
