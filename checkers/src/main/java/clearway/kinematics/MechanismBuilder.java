package clearway.kinematics;

import clearway.geometry.Frame;
import clearway.geometry.Pose;
import clearway.space.Configuration;
import clearway.space.ConfigurationSpace;
import clearway.space.Range;
import java.util.ArrayList;
import java.util.List;

/** Lays the joints of several robots out as the frames and screws of a {@link Mechanism}. */
final class MechanismBuilder {
  private static final Range[] NO_RANGES = {};

  final Integers linkFrames = new Integers();
  final List<Pose> linkPlacements = new ArrayList<>();
  final Integers firstLink = new Integers();
  final Integers parent = new Integers();
  final Integers kind = new Integers();
  final Integers coordinate = new Integers();
  final Doubles multiplier = new Doubles();
  final Doubles offset = new Doubles();
  final Doubles placement = new Doubles();
  final Doubles axis = new Doubles();
  final Doubles inPlane = new Doubles();
  final Integers firstScrew = new Integers();
  final Integers screwFrame = new Integers();
  final Doubles screwReach = new Doubles();
  final Doubles screwLimitedReach = new Doubles();
  final Doubles screwMiddle = new Doubles();

  private final List<Robot> robots;
  private final Integers screwTurns = new Integers();
  private int firstCoordinate; // of the robot being laid out

  MechanismBuilder(List<Robot> robots) {
    this.robots = robots;
    addFrame(-1, Pose.identity(), Mechanism.PRISMATIC, -1, Axis.X);
  }

  Mechanism build() {
    for (Robot robot : robots) addRobot(robot);
    firstScrew.add(screwFrame.size());
    return new Mechanism(this);
  }

  ConfigurationSpace space() {
    List<ConfigurationSpace> spaces = new ArrayList<>();
    List<String> prefixes = new ArrayList<>();
    for (Robot robot : robots) {
      spaces.add(robot.space());
      prefixes.add(robot.name() + "/");
    }
    return ConfigurationSpace.join(spaces, prefixes);
  }

  boolean[] screwTurns() {
    boolean[] turns = new boolean[screwTurns.size()];
    for (int s = 0; s < turns.length; s++) turns[s] = screwTurns.get(s) == 1;
    return turns;
  }

  private void addRobot(Robot robot) {
    firstLink.add(linkFrames.size());
    int[] coordinates = coordinates(robot);
    for (int l = 0; l < robot.links().size(); l++) addLink(robot, l, coordinates);
    firstCoordinate += robot.space().dimension();
  }

  /** The first coordinate of each link's joint. */
  private int[] coordinates(Robot robot) {
    int[] first = new int[robot.links().size()];
    int next = firstCoordinate;
    for (int l = 0; l < first.length; l++) {
      first[l] = next;
      next += Joint.coordinates(robot.links().get(l).joint());
    }
    return first;
  }

  private void addLink(Robot robot, int l, int[] coordinates) {
    Link link = robot.links().get(l);
    int carrier = Mechanism.GROUND;
    Pose carrierPlacement = robot.base().pose();
    if (link.parent() != Link.BASE) {
      int at = firstLink.get(firstLink.size() - 1) + link.parent();
      carrier = linkFrames.get(at);
      carrierPlacement = linkPlacements.get(at);
    }
    Pose joint = times(carrierPlacement, link.placement().pose());
    Pose still = stillPose(robot.links(), l);
    if (still != null) {
      linkFrames.add(carrier);
      linkPlacements.add(times(joint, still));
    } else {
      linkFrames.add(parent.size());
      linkPlacements.add(Pose.identity());
      addMoving(robot.links(), l, coordinates, carrier, joint);
    }
  }

  /** The product, without a rounding where one factor is the identity. */
  private static Pose times(Pose outer, Pose inner) {
    if (outer.equals(Pose.identity())) return inner;
    return inner.equals(Pose.identity()) ? outer : outer.times(inner);
  }

  /** The joint's own pose if it does not move, else null. */
  private static Pose stillPose(List<Link> links, int l) {
    Joint joint = links.get(l).joint();
    if (joint instanceof Joint.Fixed) return Pose.identity();
    if (joint instanceof Joint.Held held) return pose(held.joint(), held.value());
    if (!(joint instanceof Joint.Mimic mimic)) return null;
    Mimics.Drive drive = Mimics.drive(links, l);
    Joint leader = links.get(drive.leader()).joint();
    if (leader instanceof Joint.Held held) {
      return pose(
          mimic.motion(),
          Configuration.of(drive.multiplier() * held.value().get(0) + drive.offset()));
    }
    return drive.multiplier() == 0 ? pose(mimic.motion(), Configuration.of(drive.offset())) : null;
  }

  /** The pose of a joint at the given values. */
  private static Pose pose(Joint joint, Configuration q) {
    if (joint instanceof Joint.Revolute revolute) return turned(revolute.axis(), q.get(0));
    if (joint instanceof Joint.Continuous continuous) return turned(continuous.axis(), q.get(0));
    if (joint instanceof Joint.Prismatic prismatic) {
      Axis a = prismatic.axis();
      return Pose.translation(q.get(0) * a.x(), q.get(0) * a.y(), q.get(0) * a.z());
    }
    if (joint instanceof Joint.Planar planar) {
      double[] d = planeDirections(planar.normal());
      double[] t = new double[3];
      for (int k = 0; k < 3; k++) t[k] = q.get(0) * d[k] + q.get(1) * d[3 + k];
      return Pose.translation(t[0], t[1], t[2]).times(turned(planar.normal(), q.get(2)));
    }
    return Frame.of(q.get(0), q.get(1), q.get(2), q.get(3), q.get(4), q.get(5), q.get(6)).pose();
  }

  private static Pose turned(Axis axis, double angle) {
    return Pose.rotation(axis.x(), axis.y(), axis.z(), angle);
  }

  private void addMoving(List<Link> links, int l, int[] coordinates, int carrier, Pose joint) {
    Mimics.Drive drive = Mimics.drive(links, l);
    Joint moving =
        links.get(l).joint() instanceof Joint.Mimic mimic ? mimic.motion() : links.get(l).joint();
    int first = coordinates[drive.leader()];
    if (moving instanceof Joint.Revolute revolute) {
      addFrame(carrier, joint, Mechanism.REVOLUTE, first, revolute.axis(), drive);
      addScrew(true, NO_RANGES, 0, 0, 0);
    } else if (moving instanceof Joint.Continuous continuous) {
      addFrame(carrier, joint, Mechanism.REVOLUTE, first, continuous.axis(), drive);
      addScrew(true, NO_RANGES, 0, 0, 0);
    } else if (moving instanceof Joint.Prismatic prismatic) {
      addFrame(carrier, joint, Mechanism.PRISMATIC, first, prismatic.axis(), drive);
      addSlide(prismatic.axis(), slide(links.get(drive.leader()).joint(), drive));
    } else if (moving instanceof Joint.Planar planar) {
      addFrame(carrier, joint, Mechanism.PLANAR, first, planar.normal());
      addPlane(planar);
      addScrew(true, NO_RANGES, 0, 0, 0);
    } else if (moving instanceof Joint.Floating floating) {
      addFrame(carrier, joint, Mechanism.FLOATING, first, Axis.Z);
      addVolume(floating);
      addScrew(true, NO_RANGES, 0, 0, 0);
    }
  }

  /** What a sliding joint reaches, following its leader's range rather than its own. */
  private static Range slide(Joint leader, Mimics.Drive drive) {
    Range range =
        leader instanceof Joint.Revolute revolute
            ? revolute.range()
            : ((Joint.Prismatic) leader).range();
    double one = drive.multiplier() * range.lower() + drive.offset();
    double other = drive.multiplier() * range.upper() + drive.offset();
    return new Range(Math.min(one, other), Math.max(one, other));
  }

  private void addSlide(Axis axis, Range range) {
    double middle = middle(range);
    addScrew(false, new Range[] {range}, middle * axis.x(), middle * axis.y(), middle * axis.z());
  }

  private void addPlane(Joint.Planar planar) {
    double[] d = planeDirections(planar.normal());
    double x = middle(planar.x());
    double y = middle(planar.y());
    addScrew(
        false,
        new Range[] {planar.x(), planar.y()},
        x * d[0] + y * d[3],
        x * d[1] + y * d[4],
        x * d[2] + y * d[5]);
  }

  private void addVolume(Joint.Floating floating) {
    addScrew(
        false,
        new Range[] {floating.x(), floating.y(), floating.z()},
        middle(floating.x()),
        middle(floating.y()),
        middle(floating.z()));
  }

  /** How far a slide along all of these goes from its middle, rounded up. */
  private static double reach(Range[] ranges, boolean limited) {
    double sum = 0;
    double most = 0;
    for (Range range : ranges) {
      if (limited && !range.isBounded()) continue;
      most = reach(range);
      sum += most * most;
    }
    return ranges.length == 1 ? most : Math.nextUp(Math.sqrt(sum)) * (1 + 0x1p-50);
  }

  /** Where a slide without limits counts as standing: at zero, or as near as it gets. */
  private static double middle(Range range) {
    return range.isBounded() ? range.lower() / 2 + range.upper() / 2 : range.nearest(0);
  }

  /** How far the range goes from its middle, rounded up; infinite without limits. */
  private static double reach(Range range) {
    double middle = middle(range);
    return Math.max(difference(range.upper(), middle), difference(middle, range.lower()));
  }

  /** a less b, rounded up. */
  private static double difference(double a, double b) {
    double rounded = a - b;
    double back = a - rounded;
    double lost = (a - (rounded + back)) + (back - b);
    return lost > 0 ? Math.nextUp(rounded) : rounded;
  }

  /** The images of x and y under the least turn that takes z to the normal. */
  static double[] planeDirections(Axis n) {
    if (n.x() == 0 && n.y() == 0) return new double[] {1, 0, 0, 0, n.z() > 0 ? 1 : -1, 0};
    double largest = Math.max(Math.abs(n.x()), Math.abs(n.y())); // no square of it vanishes
    double x = n.x() / largest;
    double y = n.y() / largest;
    double flat = x * x + y * y;
    double fall = n.z() < 0 ? 1 - n.z() : flat * largest * largest / (1 + n.z()); // 1 - cosine
    return new double[] {
      1 - fall * x * x / flat,
      -fall * x * y / flat,
      -n.x(),
      -fall * x * y / flat,
      1 - fall * y * y / flat,
      -n.y()
    };
  }

  private void addFrame(int carrier, Pose joint, int jointKind, int first, Axis a) {
    addFrame(carrier, joint, jointKind, first, a, new Mimics.Drive(0, 1, 0));
  }

  private void addFrame(
      int carrier, Pose joint, int jointKind, int first, Axis a, Mimics.Drive drive) {
    parent.add(carrier);
    kind.add(jointKind);
    coordinate.add(first);
    multiplier.add(drive.multiplier());
    offset.add(drive.offset());
    double[] pose = new double[Pose.STRIDE];
    joint.copyTo(pose, 0);
    placement.add(pose);
    axis.add(a.x(), a.y(), a.z());
    inPlane.add(jointKind == Mechanism.PLANAR ? planeDirections(a) : new double[6]);
    firstScrew.add(screwFrame.size());
  }

  private void addScrew(boolean turns, Range[] ranges, double x, double y, double z) {
    screwFrame.add(parent.size() - 1);
    screwTurns.add(turns ? 1 : 0);
    screwReach.add(turns ? 0 : reach(ranges, false));
    screwLimitedReach.add(turns ? 0 : reach(ranges, true));
    screwMiddle.add(x, y, z);
  }
}
