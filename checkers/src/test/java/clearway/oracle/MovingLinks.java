package clearway.oracle;

import clearway.geometry.Frame;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import java.util.ArrayList;
import java.util.List;

/** Positions, velocities and accelerations of the points of links, by differentiating products. */
public final class MovingLinks {
  private final List<Robot> robots;
  private final CoordinatePath path;
  private final List<Integer> parents = new ArrayList<>(); // of each link over all robots
  private final List<List<Jet>> steps = new ArrayList<>(); // of each link against its parent

  public MovingLinks(List<Robot> robots, CoordinatePath path) {
    this.robots = robots;
    this.path = path;
    for (Robot robot : robots) {
      int before = parents.size();
      for (Link link : robot.links()) {
        parents.add(link.parent() < 0 ? -1 : before + link.parent());
      }
    }
  }

  /** Places all links at t. */
  public void at(double t) {
    steps.clear();
    int first = 0;
    for (Robot robot : robots) {
      for (int l = 0; l < robot.links().size(); l++) {
        Link link = robot.links().get(l);
        List<Jet> parts = new ArrayList<>();
        if (link.parent() < 0) parts.add(still(robot.base()));
        parts.add(still(link.placement()));
        parts.addAll(motion(robot.links(), l, first, t));
        steps.add(parts);
      }
      first += robot.space().dimension();
    }
  }

  /**
   * Writes positions, velocities and accelerations of points of link {@code tip} in the frame of
   * link {@code base}, nine doubles each; links are counted over all robots, -1 is the world.
   */
  public void points(int base, int tip, double[] points, double[] out) {
    int common = base;
    while (!isAbove(common, tip)) common = parents.get(common);
    int skipped = common < 0 && sameRobot(base, tip) ? 1 : 0; // the robot's base
    Jet jet = way(common, tip, skipped);
    if (common != base) jet = wayBack(common, base, skipped).times(jet);
    double[] one = new double[3];
    for (int i = 0; i < points.length; i += 3) {
      for (int order = 0; order < 3; order++) {
        jet.point(order, points[i], points[i + 1], points[i + 2], one);
        System.arraycopy(one, 0, out, 3 * i + 3 * order, 3);
      }
    }
  }

  private boolean sameRobot(int a, int b) {
    if (a < 0 || b < 0) return false;
    int first = 0;
    for (Robot robot : robots) {
      int end = first + robot.links().size();
      if (a >= first && a < end) return b >= first && b < end;
      first = end;
    }
    return false;
  }

  private boolean isAbove(int upper, int lower) {
    int at = lower;
    while (at > upper) at = parents.get(at);
    return at == upper;
  }

  private Jet way(int from, int to, int skipped) {
    Jet jet = Jet.still();
    for (int at = to; at != from; at = parents.get(at)) {
      List<Jet> parts = steps.get(at);
      for (int k = parts.size() - 1; k >= (parents.get(at) < 0 ? skipped : 0); k--)
        jet = parts.get(k).times(jet);
    }
    return jet;
  }

  /** The inverse of {@link #way}, part by part, where nothing cancels. */
  private Jet wayBack(int from, int to, int skipped) {
    Jet jet = Jet.still();
    for (int at = to; at != from; at = parents.get(at)) {
      List<Jet> parts = steps.get(at);
      for (int k = parts.size() - 1; k >= (parents.get(at) < 0 ? skipped : 0); k--)
        jet = jet.times(parts.get(k).inverse());
    }
    return jet;
  }

  /** Writes the direction in the frame of link {@code base} of a vector of the world. */
  public void direction(int base, double[] world, double[] out) {
    Jet jet = way(-1, base, 0);
    for (int k = 0; k < 3; k++) {
      out[k] = 0;
      for (int row = 0; row < 3; row++) out[k] += jet.order[0][3 * row + k] * world[row];
    }
  }

  private static Jet still(Frame f) {
    Jet turn = quaternion(new double[] {f.qw(), f.qx(), f.qy(), f.qz()});
    return turn.slid(new double[] {f.x(), f.y(), f.z()}, new double[] {1, 0, 0});
  }

  private static Jet quaternion(double[] q) {
    double length = Math.sqrt(q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    if (length == 0) return Jet.still();
    double[] axis = {q[1] / length, q[2] / length, q[3] / length};
    return Jet.turn(axis, new double[] {2 * StrictMath.atan2(length, q[0]), 0, 0});
  }

  /** Single turns and slides, the outermost first. */
  private List<Jet> motion(List<Link> all, int l, int first, double t) {
    Joint joint = all.get(l).joint();
    if (joint instanceof Joint.Fixed) return List.of();
    Joint moving = joint instanceof Joint.Held held ? held.joint() : joint;
    if (joint instanceof Joint.Mimic mimic) moving = mimic.motion();
    double[] value = value(all, l, 0, first, t);
    if (moving instanceof Joint.Revolute r) return List.of(Jet.turn(unit(r.axis()), value));
    if (moving instanceof Joint.Continuous c) return List.of(Jet.turn(unit(c.axis()), value));
    if (moving instanceof Joint.Prismatic p) {
      return List.of(Jet.still().slid(unit(p.axis()), value));
    }
    if (moving instanceof Joint.Planar planar) return planar(planar, all, l, first, t);
    return floating(all, l, first, t);
  }

  private List<Jet> planar(Joint.Planar planar, List<Link> all, int l, int first, double t) {
    double[] n = unit(planar.normal());
    Vector normal = Vector.of(n[0], n[1], n[2]);
    Jet slide = Jet.still();
    for (int k = 0; k < 2; k++) {
      Vector d = PlainKinematics.inPlane(normal, k);
      double[] along = {d.x().value(), d.y().value(), d.z().value()};
      slide.slid(along, value(all, l, k, first, t));
    }
    return List.of(slide, Jet.turn(n, value(all, l, 2, first, t)));
  }

  private List<Jet> floating(List<Link> all, int l, int first, double t) {
    Jet slide = Jet.still();
    for (int k = 0; k < 3; k++) {
      double[] along = new double[3];
      along[k] = 1;
      slide.slid(along, value(all, l, k, first, t));
    }
    if (all.get(l).joint() instanceof Joint.Held held) {
      double[] q = held.value().toArray();
      return List.of(slide, quaternion(new double[] {q[3], q[4], q[5], q[6]}));
    }
    int i = coordinate(all, l, first) + 3;
    Jet turn = Jet.turn(path.axis(i), value(all, l, 3, first, t));
    return List.of(slide, turn, quaternion(path.start(i)));
  }

  /** The k-th value of link l's joint with its derivatives. */
  private double[] value(List<Link> all, int l, int k, int first, double t) {
    Joint joint = all.get(l).joint();
    if (joint instanceof Joint.Held held) return new double[] {held.value().get(k), 0, 0};
    double[] jet = new double[3];
    if (joint instanceof Joint.Mimic mimic) {
      double[] led = value(all, mimic.leader(), 0, first, t);
      for (int a = 0; a < 3; a++) jet[a] = mimic.multiplier() * led[a];
      jet[0] += mimic.offset();
    } else {
      path.at(coordinate(all, l, first) + k, t, jet);
    }
    return jet;
  }

  private static int coordinate(List<Link> all, int l, int first) {
    int at = first;
    for (int i = 0; i < l; i++) at += Joint.coordinates(all.get(i).joint());
    return at;
  }

  private static double[] unit(Axis a) {
    return new double[] {a.x(), a.y(), a.z()};
  }
}
