package clearway.cli.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.kinematics.Robot;
import clearway.space.Range;
import clearway.world.ClearanceRule;
import clearway.world.Exemption;
import clearway.world.Obstacle;
import clearway.world.World;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two obstacles and a free ball: "left wall", "right wall" and "ball". */
class UnusedRulesTest {
  private static final List<Body> BALL = List.of(Body.of(new Geometry.Sphere(1)));

  @ParameterizedTest
  @CsvSource({
    "ball, left wall, true",
    "left wall, ball, true",
    "b*l, *wall, true",
    "*, *, true",
    "*a*l*, *t*w*, true",
    "ball, *ll*wall, false",
    "ball, wall, false",
    "ball, ball, false",
    "ball, b*, false",
    "* wall, * wall, false",
    "ba*all, *, false"
  })
  void aRule_isUsedIfTwoObjectsOfWhichOneMovesFallUnderIt(String a, String b, boolean used) {
    int expected = used ? 0 : 1;
    Exemption ignore = new Exemption(a, b, "User");
    assertEquals(expected, UnusedRules.of(world(List.of(ignore), List.of())).size());
    ClearanceRule clearance = new ClearanceRule(a, b, 0.1);
    assertEquals(expected, UnusedRules.of(world(List.of(), List.of(clearance))).size());
  }

  @Test
  void manyUnusedRules_areToldInSixSentences() {
    List<Exemption> ignore = Collections.nCopies(8, new Exemption("ball", "x", "Never"));
    List<String> sentences = UnusedRules.of(world(ignore, List.of()));
    assertEquals(6, sentences.size());
    assertEquals(
        "pair left out (Never) between 'ball' and 'x': no two objects are meant", sentences.get(0));
    assertEquals("3 more rules are about no two objects", sentences.get(5));
  }

  private static World world(List<Exemption> ignore, List<ClearanceRule> clearances) {
    Range range = new Range(-1, 1);
    Robot ball = Robot.free("ball", Frame.identity(), BALL, range, range, range);
    return World.of(
        List.of(ball), List.of(wall("left wall"), wall("right wall")), ignore, 0, clearances);
  }

  private static Obstacle wall(String name) {
    return new Obstacle(name, Frame.translation(5, 0, 0), BALL);
  }
}
