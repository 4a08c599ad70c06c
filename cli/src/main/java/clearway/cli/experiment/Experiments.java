package clearway.cli.experiment;

import clearway.cli.report.InputException;
import clearway.cli.report.TextTable;
import clearway.scene.NearNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The experiments by name, in the order of the papers' tables. */
public final class Experiments {
  private static final String SCHWARZER =
      "F. Schwarzer, M. Saha, J.-C. Latombe: Adaptive dynamic collision checking for single and"
          + " multiple articulated robots in complex environments, IEEE Transactions on Robotics"
          + " 21(3), 2005, ";

  private static final List<Entry> ENTRIES =
      List.of(
          new Entry(
              "schwarzer-table-1",
              "Table I",
              "static queries: volume and triangle tests, quality of the bounds",
              quick -> new SchwarzerTable1(quick ? 100 : 1000)),
          new Entry(
              "schwarzer-table-3",
              "Table III",
              "random colliding segments: fixed resolution, adaptive and default checker",
              quick -> new SchwarzerTable3(quick ? 100 : 1000)),
          new Entry(
              "schwarzer-table-6",
              "Table VI",
              "random free segments: fixed resolution, adaptive and default checker",
              quick -> new SchwarzerTable6(quick ? 30 : 1000)),
          new Entry(
              "schwarzer-table-8",
              "Tables VIII, IX and X",
              "grazing motions: volume and triangle tests by clearance and delta",
              quick -> new SchwarzerTable8(quick ? 400_000 : 200_000_000)),
          new Entry(
              "schwarzer-table-11",
              "Table XI",
              "random free segments: adaptive, refined and default checker",
              quick -> new SchwarzerTable11(quick ? 30 : 1000)),
          new Entry(
              "schwarzer-figure-9",
              "Figure 9",
              "how far bounds on the motion of links exceed the length of curves",
              quick -> new SchwarzerFigure9(quick ? 2000 : 10_000)),
          new Entry(
              "schwarzer-figure-13",
              "Figure 13",
              "where along a segment checkers look",
              quick -> new SchwarzerFigure13(quick ? 11 : 101)));

  private Experiments() {}

  /**
   * What is known of an experiment before it runs.
   *
   * @param place table or figure in the paper
   * @param summary one line
   */
  public record Entry(
      String name, String place, String summary, Function<Boolean, Experiment> maker) {
    /** The paper and the place in it. */
    public String paper() {
      return SCHWARZER + place;
    }

    /**
     * @param quick whether to keep to a minute
     */
    public Experiment make(boolean quick) {
      return maker.apply(quick);
    }
  }

  public static List<Entry> entries() {
    return ENTRIES;
  }

  /**
   * @throws InputException if there is none of that name
   */
  public static Entry named(String name) {
    for (Entry entry : ENTRIES) {
      if (entry.name.equals(name)) return entry;
    }
    throw new InputException(
        "there is no experiment '" + name + "'",
        NearNames.remedy(name, names(), "'clearway experiment list' names them"));
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>(List.of("list"));
    ENTRIES.forEach(entry -> names.add(entry.name));
    return names;
  }

  public static String listing() {
    StringBuilder text = new StringBuilder();
    TextTable table = new TextTable("lll");
    table.row("name", "of the paper", "what it shows");
    for (Entry entry : ENTRIES) table.row(entry.name, entry.place, entry.summary);
    table.appendTo(text);
    return text.toString();
  }

  public static Map<String, Object> listingJson() {
    List<Map<String, Object>> list = new ArrayList<>();
    for (Entry entry : ENTRIES) {
      Map<String, Object> object = new LinkedHashMap<>();
      object.put("experiment", entry.name);
      object.put("paper", entry.paper());
      object.put("summary", entry.summary);
      list.add(object);
    }
    return Map.of("experiments", list);
  }
}
