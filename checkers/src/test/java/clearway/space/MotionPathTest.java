package clearway.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MotionPathTest {
  private static final ConfigurationSpace SPACE =
      ConfigurationSpace.of(
          List.of(new Component.Interval(new Range(0, 2)), new Component.Circle()),
          List.of("slide", "turn"));

  private static String refusal(Configuration... waypoints) {
    List<Configuration> list = List.of(waypoints);
    return assertThrows(IllegalArgumentException.class, () -> MotionPath.of(SPACE, list))
        .getMessage();
  }

  @Test
  void aWaypointThatDoesNotBelong_isNamedWithItsValue() {
    Configuration good = Configuration.of(1, 0);
    String beyond = refusal(good, Configuration.of(2.5, 0));
    assertTrue(beyond.contains("way-point 1") && beyond.contains("slide"), beyond);
    assertTrue(beyond.contains("2.5"), beyond);
    assertTrue(refusal(good, good, Configuration.of(1, 4)).contains("turn"));
    assertTrue(refusal(Configuration.of(1)).contains("1 coordinates, not 2"));
    assertTrue(refusal().contains("way-point"));
  }

  @Test
  void theLength_isTheSumOfTheShorterWays() {
    MotionPath path =
        MotionPath.of(
            SPACE,
            List.of(Configuration.of(0, 3), Configuration.of(0, -3), Configuration.of(2, -3)));
    assertEquals(2 * Math.PI - 6 + 2, path.length(), 1e-15);
    assertEquals(0, MotionPath.of(SPACE, List.of(Configuration.of(0, 3))).length());
  }

  @Test
  void aPath_keepsItsWaypointsWhateverBecomesOfTheList() {
    List<Configuration> list = new ArrayList<>(List.of(Configuration.of(0, 0)));
    MotionPath path = MotionPath.of(SPACE, list);
    list.add(Configuration.of(1, 1));
    assertEquals(List.of(Configuration.of(0, 0)), path.waypoints());
    assertEquals(MotionPath.of(SPACE, path.waypoints()), path);
    assertEquals(MotionPath.of(SPACE, path.waypoints()).hashCode(), path.hashCode());
    assertNotEquals(MotionPath.of(SPACE, list), path);
  }
}
