package clearway.scene.robot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of broken robot file is told in one line: place, problem, remedy. */
class BrokenRobotsTest {
  @TempDir Path folder;

  static List<BrokenRobots.Broken> kinds() {
    return BrokenRobots.all();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void brokenFiles_areToldByPlaceProblemAndRemedy(BrokenRobots.Broken broken) {
    UrdfRequest request =
        broken.srdf().isEmpty()
            ? RobotSamples.request(folder, broken.urdf())
            : RobotSamples.request(folder, broken.urdf(), broken.srdf());
    assertEquals(broken.message(), RobotSamples.refusal(folder, request));
  }

  @Test
  void theTableIsLong() {
    long kinds = kinds().stream().map(BrokenRobots.Broken::kind).distinct().count();
    assertEquals(kinds().size(), kinds);
    assertTrue(kinds >= 30);
  }

  @Test
  void wrongRequests_areToldAtTheirOwnPlace() {
    UrdfRequest request = RobotSamples.request(folder, RobotSamples.URDF, RobotSamples.SRDF);
    assertRefused(
        "r.urdf: the group 'legs' does not exist; the groups are arm, hand, all, free",
        request.withGroup(Optional.of("legs")));
    assertRefused(
        "r.urdf: the group 'legs' does not exist; groups come from an SRDF file: give it",
        request.withSrdf(Optional.empty()).withGroup(Optional.of("legs")));
    assertRefused(
        "r.urdf: the robot has no joint 'x' to hold; correct the name", hold(request, "x", 0));
    assertRefused(
        "r.urdf: the joint 't' cannot be held: it does not move by itself; remove it here",
        hold(request, "t", 0));
    assertRefused(
        "r.urdf: the joint 'g1' cannot be held: it does not move by itself; hold 'j1'",
        hold(request, "g1", 0));
    assertRefused(
        "r.urdf: the joint 'j1' has the limits -2.5 and 2.5, and 3 is outside; hold it at values it"
            + " can have",
        hold(request, "j1", 3));
    assertRefused(
        "r.urdf: the joint 'world' takes 3 values, not 1; hold it at values it can have",
        hold(request, "world", 3));
  }

  private static UrdfRequest hold(UrdfRequest request, String joint, double value) {
    return request.withHold(Map.of(joint, List.of(value)));
  }

  private void assertRefused(String expected, UrdfRequest request) {
    assertEquals(expected, RobotSamples.refusal(folder, request));
  }
}
