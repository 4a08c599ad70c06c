package clearway.oracle;

import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.space.Configuration;
import java.util.ArrayList;
import java.util.List;

/** Places every link of several robots by the definition of their joints, to about 30 digits. */
public final class PlainKinematics {
  private PlainKinematics() {}

  /** The poses of all links in the world, robot by robot. */
  public static List<Rigid> place(List<Robot> robots, DoubleDouble[] q) {
    List<Rigid> poses = new ArrayList<>();
    int first = 0;
    for (Robot robot : robots) {
      int before = poses.size();
      for (int l = 0; l < robot.links().size(); l++) {
        Link link = robot.links().get(l);
        Rigid parent =
            link.parent() < 0 ? Rigid.of(robot.base()) : poses.get(before + link.parent());
        Rigid joint = parent.times(Rigid.of(link.placement()));
        poses.add(joint.times(motion(robot.links(), l, q, first)));
      }
      first += robot.space().dimension();
    }
    return poses;
  }

  public static List<Rigid> place(List<Robot> robots, double[] q) {
    DoubleDouble[] exact = new DoubleDouble[q.length];
    for (int i = 0; i < q.length; i++) exact[i] = DoubleDouble.of(q[i]);
    return place(robots, exact);
  }

  private static Rigid motion(List<Link> links, int l, DoubleDouble[] q, int first) {
    Joint joint = links.get(l).joint();
    if (joint instanceof Joint.Fixed) return Rigid.IDENTITY;
    if (joint instanceof Joint.Mimic mimic) {
      return moved(mimic.motion(), new DoubleDouble[] {value(links, l, q, first)});
    }
    return moved(moving(joint), values(links, l, q, first));
  }

  private static Joint moving(Joint joint) {
    return joint instanceof Joint.Held held ? held.joint() : joint;
  }

  /** The coordinates of a joint that follows no other. */
  private static DoubleDouble[] values(List<Link> links, int l, DoubleDouble[] q, int first) {
    Joint joint = links.get(l).joint();
    if (joint instanceof Joint.Held held) return exact(held.value());
    int at = first;
    for (int i = 0; i < l; i++) at += Joint.coordinates(links.get(i).joint());
    DoubleDouble[] values = new DoubleDouble[Joint.coordinates(joint)];
    for (int k = 0; k < values.length; k++) values[k] = q[at + k];
    return values;
  }

  private static DoubleDouble[] exact(Configuration value) {
    DoubleDouble[] values = new DoubleDouble[value.dimension()];
    for (int k = 0; k < values.length; k++) values[k] = DoubleDouble.of(value.get(k));
    return values;
  }

  private static DoubleDouble value(List<Link> links, int l, DoubleDouble[] q, int first) {
    if (!(links.get(l).joint() instanceof Joint.Mimic mimic)) {
      return values(links, l, q, first)[0];
    }
    DoubleDouble led = value(links, mimic.leader(), q, first);
    return led.times(DoubleDouble.of(mimic.multiplier())).plus(DoubleDouble.of(mimic.offset()));
  }

  private static Rigid moved(Joint joint, DoubleDouble[] q) {
    if (joint instanceof Joint.Revolute revolute) return Rigid.turn(vector(revolute.axis()), q[0]);
    if (joint instanceof Joint.Continuous circle) return Rigid.turn(vector(circle.axis()), q[0]);
    if (joint instanceof Joint.Prismatic prismatic) {
      return Rigid.translation(unit(vector(prismatic.axis())).times(q[0]));
    }
    if (joint instanceof Joint.Planar planar) return moved(planar, q);
    Rigid turn = Rigid.turn(new DoubleDouble[] {q[3], q[4], q[5], q[6]});
    return Rigid.translation(new Vector(q[0], q[1], q[2])).times(turn);
  }

  private static Rigid moved(Joint.Planar planar, DoubleDouble[] q) {
    Vector normal = unit(vector(planar.normal()));
    Vector by = inPlane(normal, 0).times(q[0]).plus(inPlane(normal, 1).times(q[1]));
    return Rigid.translation(by).times(Rigid.turn(normal, q[2]));
  }

  /** The image of x (0) or y (1) under the least turn that takes z to the unit normal. */
  static Vector inPlane(Vector n, int which) {
    Vector e = which == 0 ? Vector.of(1, 0, 0) : Vector.of(0, 1, 0);
    DoubleDouble tilt = n.x().times(n.x()).plus(n.y().times(n.y()));
    boolean down = n.z().sign() < 0;
    if (tilt.sign() == 0) return down && which == 1 ? Vector.of(0, -1, 0) : e;
    DoubleDouble one = DoubleDouble.of(1); // 1 + z without cancellation
    DoubleDouble up = down ? tilt.over(one.minus(n.z())) : one.plus(n.z());
    Vector v = Vector.of(0, 0, 1).cross(n);
    return e.plus(v.cross(e)).plus(v.cross(v.cross(e)).times(DoubleDouble.of(1).over(up)));
  }

  private static Vector vector(Axis axis) {
    return Vector.of(axis.x(), axis.y(), axis.z());
  }

  private static Vector unit(Vector v) {
    return v.times(DoubleDouble.of(1).over(v.length()));
  }
}
