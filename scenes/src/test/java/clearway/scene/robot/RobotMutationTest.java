package clearway.scene.robot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.kinematics.Robot;
import clearway.scene.Mutator;
import clearway.scene.SceneFormatException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Damaged URDF and SRDF files: a robot that the oracle agrees with, or a one-line error.
 *
 * <p>{@code -Dclearway.mutations=5000} sets how many of each, {@code -Dclearway.seed=1} where the
 * seeds begin. A file that fails is kept in target/failures with its seed in the name.
 */
class RobotMutationTest {
  private static final int MUTATIONS = Integer.getInteger("clearway.mutations", 125);
  private static final long SEED = Long.getLong("clearway.seed", 1);

  @TempDir Path folder;

  @Test
  void damagedUrdfs_giveARobotOrAOneLineError() throws IOException {
    RobotSamples.write(folder, "a.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
    String mesh = "<mesh filename=\"package://arm/a.obj\" scale=\"1 2 -1\"/>";
    String urdf = RobotSamples.URDF.replace("<sphere radius=\"0.15\"/>", mesh);
    int robots = 0;
    for (long seed = SEED; seed < SEED + MUTATIONS; seed++) {
      robots += outcome(seed, urdf, RobotSamples.SRDF, true) ? 1 : 0;
    }
    assertBothKindsOccur(robots);
  }

  @Test
  void damagedSrdfs_giveARobotOrAOneLineError() throws IOException {
    int robots = 0;
    for (long seed = SEED; seed < SEED + MUTATIONS; seed++) {
      robots += outcome(seed, RobotSamples.URDF, RobotSamples.SRDF, false) ? 1 : 0;
    }
    assertBothKindsOccur(robots);
  }

  /** Corpus floors: the damage must neither miss every file nor destroy every file. */
  private static void assertBothKindsOccur(int robots) {
    assertTrue(robots >= MUTATIONS / 50, () -> robots + " robots of " + MUTATIONS);
    assertTrue(MUTATIONS - robots >= MUTATIONS / 50, () -> robots + " robots of " + MUTATIONS);
  }

  private boolean outcome(long seed, String urdf, String srdf, boolean damageUrdf)
      throws IOException {
    byte[] original = (damageUrdf ? urdf : srdf).getBytes(StandardCharsets.UTF_8);
    byte[] damaged = new Mutator(seed).mutate(original);
    UrdfRequest request =
        RobotSamples.request(folder, urdf, srdf).withPackages(Map.of("arm", folder));
    Files.write(damageUrdf ? request.urdf() : request.srdf().orElseThrow(), damaged);
    try {
      return isRobot(damageUrdf ? request : request.withGroup(Optional.of("arm")), seed);
    } catch (RuntimeException | Error failure) {
      Path failures = Files.createDirectories(Path.of("target", "failures"));
      Path kept = failures.resolve("seed-" + seed + (damageUrdf ? "-r.urdf" : "-r.srdf"));
      throw new AssertionError("seed " + seed + ", kept as " + Files.write(kept, damaged), failure);
    }
  }

  private boolean isRobot(UrdfRequest request, long seed) throws IOException {
    try {
      Robot robot = UrdfRobot.read(request).robot();
      assertPlacesAgree(robot, request, seed);
      return true;
    } catch (SceneFormatException refused) {
      String message = refused.getMessage();
      assertTrue(message.startsWith(folder.toString()), message);
      assertTrue(message.chars().noneMatch(Character::isISOControl), message);
      assertTrue(message.length() < 1500, message);
      return false;
    }
  }

  /** A robot that was read is the one that the file describes. */
  private static void assertPlacesAgree(Robot robot, UrdfRequest request, long seed)
      throws IOException {
    UrdfOracle oracle = new UrdfOracle(Files.readAllBytes(request.urdf()));
    double[] q = RobotSamples.randomConfiguration(robot, new SplittableRandom(seed));
    List<String> coordinates = List.copyOf(RobotSamples.named(robot, q).keySet());
    if (!coordinates.contains("world/x")) return; // the oracle knows the URDF alone
    for (int i = 0; i < 3; i++) q[i] = 0;
    Map<String, Double> values = RobotSamples.valuesOfAll(robot, q);
    for (int link = 0; link < robot.links().size(); link++) {
      double[][] expected = oracle.pose(robot.links().get(link).name(), values);
      double[][] found = RobotSamples.pose(robot, link, q);
      double size = RobotSamples.size(expected);
      assertEquals(0, RobotSamples.difference(expected, found), 1e-11 * size, "seed " + seed);
    }
  }
}
