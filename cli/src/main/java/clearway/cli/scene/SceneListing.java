package clearway.cli.scene;

import clearway.cli.report.Progress;
import clearway.cli.report.TextTable;
import clearway.scene.BuiltInScenes;
import clearway.scene.Scene;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The built-in scenes: names, figures and counts. */
public final class SceneListing {
  private record Row(
      String name, String summary, int robots, int freedom, int obstacles, long triangles) {
    static Row of(String name) {
      Scene scene = BuiltInScenes.build(name);
      SceneCounts counts = new SceneCounts(scene.world());
      return new Row(
          name,
          BuiltInScenes.summary(name),
          scene.world().robots().size(),
          counts.degreesOfFreedom(),
          scene.world().obstacles().size(),
          counts.triangles());
    }

    Map<String, Object> json() {
      Map<String, Object> object = new LinkedHashMap<>();
      object.put("name", name);
      object.put("summary", summary);
      object.put("robots", robots);
      object.put("degrees_of_freedom", freedom);
      object.put("obstacles", obstacles);
      object.put("triangles", triangles);
      return object;
    }
  }

  private final List<Row> rows = new ArrayList<>();

  /** Builds every scene to count what is in it. */
  public SceneListing(Progress progress) {
    List<String> names = BuiltInScenes.names();
    for (String name : names) {
      progress.update("scenes", rows.size(), names.size());
      rows.add(Row.of(name));
    }
    progress.finish();
  }

  public String text() {
    StringBuilder text = new StringBuilder();
    TextTable table = new TextTable("lrrrrl");
    table.row("name", "robots", "freedom", "obstacles", "triangles", "figure");
    for (Row row : rows) {
      table.row(row.name, row.robots, row.freedom, row.obstacles, row.triangles, row.summary);
    }
    table.appendTo(text);
    return text.toString();
  }

  public Map<String, Object> json() {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("scenes", rows.stream().map(Row::json).toList());
    return object;
  }
}
