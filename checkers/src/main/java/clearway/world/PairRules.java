package clearway.world;

import clearway.kinematics.Attached;
import clearway.kinematics.EnclosingBall;
import clearway.kinematics.Link;
import clearway.kinematics.Mechanism;
import clearway.kinematics.Robot;
import clearway.world.Pairing.Standing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Decides which pairs of a world's objects are tested, each with its reason. */
final class PairRules {
  /** Covers the rounding of two swept balls and their distance, as a share of all coordinates. */
  private static final double ROUNDING = 0x1p-36;

  private final World world;
  private final List<CollisionObject> objects;
  private final Extents extents;
  private final PairMarks exemptions;
  private final PairMarks clearances;
  private final SweptBalls balls;
  private final Map<String, Set<String>> touch = new HashMap<>(); // by name of an attached object

  PairRules(World world) {
    this.world = world;
    objects = world.objects();
    extents = world.extents();
    exemptions = markExemptions();
    clearances = markClearances();
    balls = new SweptBalls(world);
    for (Robot robot : world.robots()) {
      for (Attached object : robot.attached()) {
        touch.put(robot.name() + "/" + object.name(), Set.copyOf(object.touch()));
      }
    }
  }

  /** The first that names a pair holds. */
  private PairMarks markExemptions() {
    PairMarks marks = new PairMarks(objects, world.obstacles().size());
    for (int i = world.ignore().size() - 1; i >= 0; i--) {
      marks.mark(world.ignore().get(i).a(), world.ignore().get(i).b(), i);
    }
    return marks;
  }

  /** The last that names a pair holds. */
  private PairMarks markClearances() {
    PairMarks marks = new PairMarks(objects, world.obstacles().size());
    for (int i = 0; i < world.clearances().size(); i++) {
      marks.mark(world.clearances().get(i).a(), world.clearances().get(i).b(), i);
    }
    return marks;
  }

  /** Every pair with at least one object of a robot. */
  List<Pairing> pairings() {
    List<Pairing> pairings = new ArrayList<>();
    for (int a = 0; a < objects.size(); a++) {
      for (int b = Math.max(a + 1, world.obstacles().size()); b < objects.size(); b++) {
        pairings.add(pairing(a, b));
      }
    }
    return List.copyOf(pairings);
  }

  private Pairing pairing(int a, int b) {
    double clearance = clearance(a, b);
    CollisionObject first = objects.get(a);
    CollisionObject second = objects.get(b);
    if (isCarried(first, second)) {
      return new Pairing(a, b, Standing.ATTACHED, "attached", clearance);
    }
    if (first.frame() == second.frame())
      return new Pairing(a, b, Standing.STATIC, "static", clearance);
    if (first.robot() == second.robot()) {
      Pairing own = ownPairing(a, b, clearance);
      if (own != null) return own;
    }
    int exempt = exemptions.rule(a, b);
    if (exempt != PairMarks.NONE) {
      return new Pairing(a, b, Standing.EXEMPT, world.ignore().get(exempt).reason(), clearance);
    }
    if (neverMeet(a, b, clearance)) {
      return new Pairing(a, b, Standing.NEVER, "never: proven", clearance);
    }
    return new Pairing(a, b, Standing.TESTED, "tested", clearance);
  }

  /** Whether one of the two is attached to the other. */
  private static boolean isCarried(CollisionObject one, CollisionObject other) {
    return one.robot() == other.robot()
        && one.link() == other.link()
        && one.attached() != other.attached();
  }

  /** What the robot's own structure says, or null. */
  private Pairing ownPairing(int a, int b, double clearance) {
    CollisionObject first = objects.get(a);
    CollisionObject second = objects.get(b);
    Robot robot = world.robots().get(first.robot());
    if (touches(robot, first, second) || touches(robot, second, first)) {
      return new Pairing(a, b, Standing.TOUCH, "touch", clearance);
    }
    if (first.attached() || second.attached()) return null;
    return areAdjacent(robot, first.link(), second.link())
        ? new Pairing(a, b, Standing.ADJACENT, "adjacent", clearance)
        : null;
  }

  private boolean touches(Robot robot, CollisionObject carried, CollisionObject other) {
    if (!carried.attached()) return false;
    String touched = other.name().substring(robot.name().length() + 1);
    return touch.get(carried.name()).contains(touched);
  }

  /** Whether one link follows the other with only links without bodies between. */
  private static boolean areAdjacent(Robot robot, int one, int other) {
    return follows(robot, one, other) || follows(robot, other, one);
  }

  private static boolean follows(Robot robot, int link, int ancestor) {
    int at = robot.links().get(link).parent();
    while (at != Link.BASE && at != ancestor && robot.links().get(at).bodies().isEmpty()) {
      at = robot.links().get(at).parent();
    }
    return at == ancestor;
  }

  private double clearance(int a, int b) {
    int rule = clearances.rule(a, b);
    return rule == PairMarks.NONE ? world.clearance() : world.clearances().get(rule).clearance();
  }

  /**
   * Whether the balls that the two sweep over all configurations, as seen from their common frame
   * or from one of the two, are farther apart than the clearance and delta.
   */
  private boolean neverMeet(int a, int b, double clearance) {
    double need = clearance + world.delta() + ROUNDING * extents.farthest();
    int frameA = objects.get(a).frame();
    int frameB = objects.get(b).frame();
    int common = world.mechanism().commonFrame(frameA, frameB);
    if (apart(balls.inCarrier(common, a), balls.inCarrier(common, b), need)) return true;
    if (common == Mechanism.GROUND && frameA == Mechanism.GROUND) {
      return distanceFromBox(balls.inCarrier(frameA, b), a) > need;
    }
    return frameA != common && apart(balls.seenFrom(frameA, b), extents.ball(a), need)
        || frameB != common && apart(balls.seenFrom(frameB, a), extents.ball(b), need);
  }

  private static boolean apart(EnclosingBall a, EnclosingBall b, double need) {
    double x = a.x() - b.x();
    double y = a.y() - b.y();
    double z = a.z() - b.z();
    return Math.sqrt(x * x + y * y + z * z) - a.radius() - b.radius() > need;
  }

  private double distanceFromBox(EnclosingBall ball, int object) {
    double[] c = {ball.x(), ball.y(), ball.z()};
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double out = Math.max(extents.box(object, k) - c[k], c[k] - extents.box(object, 3 + k));
      if (out > 0) sum += out * out;
    }
    return Math.sqrt(sum) - ball.radius();
  }
}
