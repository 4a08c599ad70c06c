package clearway.kinematics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Frame;
import clearway.geometry.Pose;
import clearway.kernel.Poses;
import clearway.oracle.DoubleDouble;
import clearway.oracle.PlainKinematics;
import clearway.oracle.Rigid;
import clearway.oracle.Trials;
import clearway.oracle.Vector;
import clearway.recipe.ConfigurationDraws;
import clearway.recipe.MechanismRecipe;
import clearway.recipe.Randoms;
import clearway.space.Range;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ForwardKinematicsTest {
  private static final double UNIT = 0x1p-53;

  @Test
  void place_agreesWithThirtyDigitsAndItsAccountOfRoundingHolds() {
    Map<MechanismRecipe.Kind, Integer> seen = new EnumMap<>(MechanismRecipe.Kind.class);
    double place = 0;
    double direction = 0;
    for (long seed = 0; seed < Trials.of(700); seed++) {
      Placed placed = new Placed(MechanismRecipe.of(seed), seed);
      for (int link = 0; link < placed.count(); link++) {
        double joints = placed.account(link);
        double shareOfPlace = placed.placeError(link) / (64 * joints * placed.reach() * UNIT);
        double shareOfDirection = placed.directionError(link) / (0x1p-46 * joints);
        assertTrue(shareOfPlace < 0.5, placed + " " + shareOfPlace);
        assertTrue(shareOfDirection < 0.5, placed + " " + shareOfDirection);
        assertTrue(placed.placeError(link) < 1e-12 * placed.reach(), placed::toString);
        place = Math.max(place, shareOfPlace);
        direction = Math.max(direction, shareOfDirection);
      }
      seen.merge(placed.recipe.kind(), 1, Integer::sum);
    }
    System.out.printf("rounding used of its account: place %.3f, axis %.3f%n", place, direction);
    assertEquals(MechanismRecipe.Kind.values().length, seen.size());
  }

  /** A mechanism placed by the code under test and by the oracle. */
  private static final class Placed {
    final MechanismRecipe recipe;
    private final List<Robot> robots;
    private final Mechanism mechanism;
    private final double[] poses;
    private final List<Rigid> exact;
    private final double turns; // full turns of the largest angle, at least one

    Placed(MechanismRecipe recipe, long seed) {
      this.recipe = recipe;
      robots = recipe.robots();
      mechanism = Mechanism.of(robots);
      double[] q = new ConfigurationDraws(recipe.scale(), Randoms.of(seed)).of(robots);
      ForwardKinematics kinematics = new ForwardKinematics(mechanism);
      poses = new double[kinematics.length()];
      kinematics.place(q, poses);
      exact = PlainKinematics.place(robots, q);
      turns = turns(q);
    }

    private double turns(double[] q) {
      double most = 2 * Math.PI;
      for (int f = 1; f < mechanism.frameCount(); f++) {
        if (mechanism.kind[f] != Mechanism.REVOLUTE) continue;
        double led = Math.abs(mechanism.multiplier[f] * q[mechanism.coordinate[f]]);
        most = Math.max(most, led + Math.abs(mechanism.offset[f]));
      }
      return most / (2 * Math.PI);
    }

    int count() {
      return exact.size();
    }

    /** Joints on the way to a link, still ones too, and one; times the turns. */
    double account(int link) {
      int first = 0;
      int robot = 0;
      while (link >= first + robots.get(robot).links().size()) {
        first += robots.get(robot++).links().size();
      }
      int joints = 1;
      for (int l = link - first; l >= 0; l = robots.get(robot).links().get(l).parent()) joints++;
      return joints * turns;
    }

    double reach() {
      double most = recipe.scale() / 1e3;
      for (Rigid pose : exact) most = Math.max(most, pose.origin().length().value());
      return most + 2 * recipe.scale();
    }

    private double[] pose(int link) {
      int robot = 0;
      int l = link;
      while (l >= robots.get(robot).links().size()) l -= robots.get(robot++).links().size();
      double[] pose = new double[Pose.STRIDE];
      double[] still = new double[Pose.STRIDE];
      mechanism.placementOf(robot, l).copyTo(still, 0);
      Poses.times(poses, Pose.STRIDE * mechanism.frameOf(robot, l), still, 0, pose, 0);
      return pose;
    }

    double placeError(int link) {
      double[] p = pose(link);
      return distance(Vector.of(p[9], p[10], p[11]), exact.get(link).origin());
    }

    /** The worst of the three directions. */
    double directionError(int link) {
      double[] p = pose(link);
      Rigid e = exact.get(link);
      double x = distance(Vector.of(p[0], p[3], p[6]), e.x());
      double y = distance(Vector.of(p[1], p[4], p[7]), e.y());
      return Math.max(x, Math.max(y, distance(Vector.of(p[2], p[5], p[8]), e.z())));
    }

    private static double distance(Vector a, Vector b) {
      return a.minus(b).length().value();
    }

    @Override
    public String toString() {
      return recipe.toString();
    }
  }

  @Test
  void planarJoint_slidesAcrossItsNormalHoweverLittleThatIsTilted() {
    for (double z : new double[] {1, -1}) {
      for (int power = 1; power < 160; power++) {
        double tilt = StrictMath.pow(10, -power);
        double[] d = MechanismBuilder.planeDirections(new Axis(0.6 * tilt, 0.8 * tilt, z));
        double[] n = {0.6 * tilt, 0.8 * tilt, z};
        for (int i = 0; i < 6; i += 3) {
          assertEquals(
              0, d[i] * n[0] + d[i + 1] * n[1] + d[i + 2] * n[2], 0.1 * tilt * tilt + 4e-16 * tilt);
          assertEquals(1, d[i] * d[i] + d[i + 1] * d[i + 1] + d[i + 2] * d[i + 2], 1e-15);
        }
        assertEquals(z > 0 ? 1 : 0.28, d[0], tilt + 1e-15);
      }
    }
  }

  @Test
  void place_ofAFloatingJointIsThePoseWritten() {
    Robot body = Robot.free("body", Frame.identity(), List.of(), WIDE, WIDE, WIDE);
    Mechanism mechanism = Mechanism.of(List.of(body));
    double[] poses = new double[2 * Pose.STRIDE];
    new ForwardKinematics(mechanism).place(new double[] {1, 2, 3, 0, 1, 0, 0}, poses);
    double[] half = {1, 0, 0, 0, -1, 0, 0, 0, -1, 1, 2, 3};
    for (int k = 0; k < 12; k++) assertEquals(half[k], poses[12 + k]);
  }

  private static final Range WIDE = new Range(-10, 10);

  @Test
  void mimicChains_followInAnyOrder() {
    Joint turn = new Joint.Revolute(Axis.Z, WIDE);
    List<Link> links =
        List.of(
            link("a", -1, new Joint.Mimic(1, 2, 0.5, turn)),
            link("b", 0, new Joint.Mimic(2, -3, 0.25, turn)),
            link("c", 1, turn));
    Mechanism mechanism = Mechanism.of(List.of(Robot.of("r", Frame.identity(), links)));
    double[] poses = new double[4 * Pose.STRIDE];
    new ForwardKinematics(mechanism).place(new double[] {0.125}, poses);
    double b = -3 * 0.125 + 0.25;
    double angle = 2 * b + 0.5 + b + 0.125;
    assertEquals(StrictMath.cos(angle), poses[3 * Pose.STRIDE], 1e-15);
    assertEquals(StrictMath.sin(angle), poses[3 * Pose.STRIDE + 3], 1e-15);
  }

  private static Link link(String name, int parent, Joint joint) {
    return new Link(name, parent, Frame.identity(), name, joint, List.of());
  }

  @Test
  void oracle_agreesWithAClosedForm() {
    Joint turn = new Joint.Revolute(Axis.Z, WIDE);
    Link upper = new Link("u", -1, Frame.translation(1, 0, 0), "u", turn, List.of());
    Link lower = new Link("l", 0, Frame.translation(2, 0, 0), "l", turn, List.of());
    Robot arm = Robot.of("arm", Frame.identity(), List.of(upper, lower));
    Vector tip =
        PlainKinematics.place(List.of(arm), new double[] {0.5, 0.25})
            .get(1)
            .apply(Vector.of(3, 0, 0));
    DoubleDouble x = tip.x();
    assertEquals(1 + 2 * StrictMath.cos(0.5) + 3 * StrictMath.cos(0.75), x.value(), 1e-15);
  }
}
