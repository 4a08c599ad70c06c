package clearway.scene.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Frame;
import clearway.kinematics.Robot;
import clearway.space.Component;
import clearway.space.Range;
import clearway.world.World;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ArmsTest {
  private static final int POSES = 200;

  private static List<Robot> arms() {
    Frame base = Frame.identity();
    return List.of(
        IndustrialArm.handler().robot("handler", base),
        IndustrialArm.gripper().robot("gripper", base),
        IndustrialArm.spotter().robot("spotter", base),
        IndustrialArm.welder().robot("welder", base),
        PumaArm.robot("puma", base));
  }

  /** Joints in the middle third of their ranges. */
  @ParameterizedTest
  @MethodSource("arms")
  void inOrdinaryPoses_linksKeepApart(Robot arm) {
    Probe probe = new Probe(World.of(List.of(arm), List.of()));
    Random random = new Random(1);
    for (int i = 0; i < POSES; i++) {
      double[] q = new double[6];
      for (int j = 0; j < 6; j++) {
        Range range = ((Component.Interval) arm.space().components().get(j)).range();
        double third = (range.upper() - range.lower()) / 3;
        q[j] = range.lower() + third * (1 + random.nextDouble());
      }
      Probe.Nearest nearest = probe.nearest(q);
      assertTrue(nearest.distance() > 0.01, () -> nearest + " at " + Arrays.toString(q));
    }
  }

  @ParameterizedTest
  @CsvSource({"handler, 1.55", "welder, 1.65"})
  void reach_isThatOfTheClassOfArm(String name, double metres) {
    Robot arm = arms().stream().filter(robot -> robot.name().equals(name)).findFirst().get();
    Probe probe = new Probe(World.of(List.of(arm), List.of()));
    double reach = 0;
    for (int lean = 60; lean <= 100; lean += 2) {
      for (int bend = -80; bend <= 0; bend += 2) {
        double[] q = {0, Chain.radians(lean), Chain.radians(bend), 0, 0, 0};
        if (arm.space().contains(q)) {
          reach = Math.max(reach, probe.middle(name + "/wrist", q)[0]);
        }
      }
    }
    assertEquals(metres, reach, 0.03);
  }
}
