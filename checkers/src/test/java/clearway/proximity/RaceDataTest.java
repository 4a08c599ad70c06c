package clearway.proximity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import clearway.geometry.Pose;
import clearway.geometry.TriangleMesh;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Thirty thousand poses of real meshes with known answers. Runs where the system property {@code
 * clearway.data} or the environment variable {@code CLEARWAY_DATA} names the folder that holds
 * {@code race/}.
 */
class RaceDataTest {
  @ParameterizedTest
  @CsvSource({
    "knotA_2k, knotB_2k, poses_knot, truth_knot_2k",
    "knotA_20k, knotB_20k, poses_knot, truth_knot_20k",
    "tetra, hook, poses_hook, truth_hook_tetra"
  })
  void answers_equalTheTruthOnEveryPose(String meshA, String meshB, String poses, String truths)
      throws IOException {
    Path race = race();
    ProximityModel a = ProximityModel.of(obj(race.resolve(meshA + ".obj")));
    ProximityModel b = ProximityModel.of(obj(race.resolve(meshB + ".obj")));
    List<String> placings = Files.readAllLines(race.resolve(poses + ".csv"));
    List<String> answers = Files.readAllLines(race.resolve(truths + ".csv"));
    assertEquals(placings.size(), answers.size());
    ProximityQuery query = new ProximityQuery();
    double worst = 0;
    for (int i = 0; i < answers.size(); i++) {
      double[] p = numbers(placings.get(i));
      double[] truth = numbers(answers.get(i));
      Pose pose = Pose.of(p[0], p[1], p[2], p[3], p[4], p[5], p[6]);
      String place = "pose " + i + " of " + poses;
      assertEquals(truth[0] == 1, query.overlap(a, b, pose), place);
      double bound = query.exactDistance(a, b, pose);
      double distance = query.distance();
      assertTrue(bound <= truth[1] * (1 + 1e-9), place);
      assertEquals(truth[1], distance, 1e-9 * truth[1], place);
      assertTrue(query.greedyDistance(a, b, pose, 0) <= bound * (1 + 1e-12), place);
      assertTrue(query.approximateDistance(a, b, pose, 0.1) >= 0.9 * bound * (1 - 1e-12), place);
      if (truth[1] > 0) worst = Math.max(worst, Math.abs(distance / truth[1] - 1));
    }
    System.out.println(truths + ": worst relative difference of the distance " + worst);
  }

  private static Path race() {
    String folder = System.getProperty("clearway.data", System.getenv("CLEARWAY_DATA"));
    assumeTrue(folder != null, "neither -Dclearway.data nor CLEARWAY_DATA names the race data");
    return Path.of(folder).resolve("race");
  }

  private static double[] numbers(String line) {
    return Arrays.stream(line.split(",")).mapToDouble(Double::parseDouble).toArray();
  }

  /** The triangles of an OBJ file that has only "v x y z" and "f i j k". */
  private static TriangleMesh obj(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    double[] xyz = rows(lines, "v ").mapToDouble(Double::parseDouble).toArray();
    int[] corners = rows(lines, "f ").mapToInt(word -> Integer.parseInt(word) - 1).toArray();
    return TriangleMesh.of(xyz, corners);
  }

  private static java.util.stream.Stream<String> rows(List<String> lines, String start) {
    return lines.stream()
        .filter(line -> line.startsWith(start))
        .flatMap(line -> Arrays.stream(line.substring(2).trim().split("\\s+")));
  }
}
