package clearway.scene.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.scene.ImportOptions;
import clearway.scene.Imported;
import clearway.scene.RealData;
import clearway.scene.Scene;
import clearway.scene.SceneImport;
import clearway.space.Configuration;
import clearway.world.PreparedWorld;
import clearway.world.WorldQuery;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The published problems of MotionBenchMaker, where the folder of larger data is given. */
class RealProblemsTest {
  private static final int PROBLEMS = 20;

  @Test
  void everyProblem_isImportedWithFreeStartAndGoal() {
    Path data = RealData.folder();
    ImportOptions options =
        ImportOptions.DEFAULT
            .withUrdf(data.resolve("robots/panda_mbm/panda.urdf"))
            .withSrdf(data.resolve("robots/panda_mbm/panda.srdf"));
    Map<String, String> found = new TreeMap<>();
    for (String set : new String[] {"bookshelf_small", "box", "table_pick"}) {
      Path file = data.resolve("scenes/mbm/" + set + "_panda_first20.json");
      int starts = 0;
      int goals = 0;
      for (int problem = 1; problem <= PROBLEMS; problem++) {
        Scene scene = SceneImport.read(file, options.withProblem(problem)).scene();
        WorldQuery query = new WorldQuery(PreparedWorld.of(scene.world()));
        starts += isFree(query, scene.queries().get(0).start()) ? 1 : 0;
        goals += isFree(query, scene.queries().get(0).goals().get(0)) ? 1 : 0;
      }
      found.put(set, starts + " starts and " + goals + " goals are free");
    }
    assertEquals(
        Map.of(
            "bookshelf_small", "20 starts and 20 goals are free",
            "box", "20 starts and 20 goals are free",
            "table_pick", "20 starts and 20 goals are free"),
        found);
  }

  @Test
  void aHandOpenedFurtherThanItsUrdfAllows_isHeldAtItsLimitWithANote() {
    Path data = RealData.folder();
    Path robot = data.resolve("robots/moveit_resources_panda_description/urdf");
    ImportOptions options =
        ImportOptions.DEFAULT
            .withUrdf(robot.resolve("panda.urdf"))
            .withSrdf(robot.resolve("panda.srdf"));
    Imported imported =
        SceneImport.read(data.resolve("scenes/mbm/box_panda_first20.json"), options);
    assertTrue(
        imported
            .notes()
            .contains("the joint 'panda_finger_joint1' is held at its limit 0.04, not at 0.065"),
        () -> String.join("\n", imported.notes()));
  }

  private static boolean isFree(WorldQuery query, Configuration configuration) {
    query.place(configuration.toArray());
    return query.world().tested().stream()
        .noneMatch(pair -> query.collide(pair) || query.nested(pair));
  }
}
