package clearway.kinematics;

import clearway.geometry.Pose;
import clearway.space.Component;
import clearway.space.ConfigurationSpace;
import clearway.space.Range;
import java.util.Arrays;
import java.util.List;

/**
 * All robots as one forest of moving frames in flat arrays.
 *
 * <p>Frame 0 is the ground. Every joint that moves carries a frame of its own, after its parent's;
 * links on joints that do not move stand still in the frame of the link that carries them. A moving
 * joint is one or two <em>screws</em>, single motions along or about an axis: planar and floating
 * joints are a translation and, after it, a rotation about the moving origin.
 *
 * <p>Immutable and shared between threads.
 */
public final class Mechanism {
  /** The frame that stands still. */
  public static final int GROUND = 0;

  static final int REVOLUTE = 0;
  static final int PRISMATIC = 1;
  static final int PLANAR = 2;
  static final int FLOATING = 3;

  private final ConfigurationSpace space;
  private final int[] linkFrames; // robot by robot, link by link
  private final Pose[] linkPlacements; // pose of each link in its frame
  private final int[] firstLink; // of each robot

  final int[] parent; // of each frame; the ground's is -1
  private final int[] depth; // of each frame
  final int[] kind; // of the joint of each frame
  final int[] coordinate; // first coordinate of the joint
  final int[] componentAt; // component of the space that begins at a coordinate
  final double[] multiplier; // value = multiplier * coordinate + offset
  final double[] offset;
  final double[] placement; // pose of the joint in the parent's frame, STRIDE doubles each
  final double[] axis; // of the joint in its own frame, 3 doubles each
  final int[] direct; // 1, 2, 3 for an axis along x, y, z, negative if against it, 0 for others
  final double[] inPlane; // planar: the plane's two directions in the joint's frame, 6 doubles each

  final int[] firstScrew; // of each frame, then the count
  final int[] screwFrame;
  final boolean[] screwTurns;
  final double[] screwReach; // half of what a sliding screw can slide; infinite if without limits
  final double[] screwLimitedReach; // the same of those coordinates that have limits
  final double[] screwMiddle; // middle of the slide in the joint's frame, 3 doubles each

  Mechanism(MechanismBuilder b) {
    space = b.space();
    linkFrames = b.linkFrames.toArray();
    linkPlacements = b.linkPlacements.toArray(new Pose[0]);
    firstLink = b.firstLink.toArray();
    parent = b.parent.toArray();
    depth = new int[parent.length];
    for (int f = 1; f < depth.length; f++) depth[f] = depth[parent[f]] + 1;
    kind = b.kind.toArray();
    coordinate = b.coordinate.toArray();
    multiplier = b.multiplier.toArray();
    offset = b.offset.toArray();
    placement = b.placement.toArray();
    axis = b.axis.toArray();
    inPlane = b.inPlane.toArray();
    direct = new int[parent.length];
    for (int f = 1; f < parent.length; f++) direct[f] = direct(axis, 3 * f);
    componentAt = new int[space.dimension()];
    for (int c = 0; c < space.components().size(); c++) componentAt[space.offset(c)] = c;
    firstScrew = b.firstScrew.toArray();
    screwFrame = b.screwFrame.toArray();
    screwTurns = b.screwTurns();
    screwReach = b.screwReach.toArray();
    screwLimitedReach = b.screwLimitedReach.toArray();
    screwMiddle = b.screwMiddle.toArray();
  }

  /** The frames of several robots, which share nothing but the ground. */
  public static Mechanism of(List<Robot> robots) {
    return new MechanismBuilder(robots).build();
  }

  /** The coordinates of all robots, in their order. */
  public ConfigurationSpace space() {
    return space;
  }

  /** Frames, the ground included. */
  public int frameCount() {
    return parent.length;
  }

  /** The frame that carries frame {@code f}; -1 for the ground. */
  public int parent(int f) {
    return parent[f];
  }

  public int screwCount() {
    return screwFrame.length;
  }

  /** The frame that moves with a link. */
  public int frameOf(int robot, int link) {
    return linkFrames[firstLink[robot] + link];
  }

  /** Pose of a link in its frame. */
  public Pose placementOf(int robot, int link) {
    return linkPlacements[firstLink[robot] + link];
  }

  /** The last frame on the ways from the ground to both frames. */
  public int commonFrame(int f, int g) {
    if (f == GROUND || g == GROUND) return GROUND;
    while (f != g) {
      if (f > g) f = parent[f];
      else g = parent[g];
    }
    return f;
  }

  /**
   * Writes the speed of every screw where each coordinate changes at the given speed, rounded up;
   * only for joints of a single value, the others get 0.
   */
  public void speedsOf(double[] coordinateSpeeds, double[] out) {
    for (int s = 0; s < screwFrame.length; s++) {
      int f = screwFrame[s];
      out[s] =
          kind[f] <= PRISMATIC
              ? Math.abs(multiplier[f]) * coordinateSpeeds[coordinate[f]] * (1 + 0x1p-50)
              : 0;
    }
  }

  /** Moving joints on the longest way from the ground. */
  public int longestChain() {
    return Arrays.stream(depth).max().getAsInt();
  }

  /** Moving joints on the way from the ground to frame {@code f}. */
  public int depth(int f) {
    return depth[f];
  }

  /** The longest way from the origin of a frame to a joint on it, or that a mimic joint adds. */
  public double longestOffset() {
    double most = 0;
    for (int f = 1; f < parent.length; f++) {
      int at = Pose.STRIDE * f + 9;
      double x = placement[at];
      double y = placement[at + 1];
      double z = placement[at + 2];
      double slide = kind[f] == PRISMATIC ? Math.abs(offset[f]) : 0;
      most = Math.max(most, Math.sqrt(x * x + y * y + z * z) + slide);
    }
    return most;
  }

  /**
   * The largest angle that limits allow a turning joint, in full turns; at least one. Joints
   * without limits count as standing at zero, or as near to it as they get.
   */
  public double largestTurns() {
    double most = 2 * Math.PI;
    for (int f = 1; f < parent.length; f++) {
      if (kind[f] != REVOLUTE) continue;
      double value = largestValue(space.components().get(componentAt[coordinate[f]]));
      most = Math.max(most, Math.abs(multiplier[f]) * value + Math.abs(offset[f]));
    }
    return most / (2 * Math.PI);
  }

  private static double largestValue(Component component) {
    if (!(component instanceof Component.Interval interval)) return Math.PI;
    Range range = interval.range();
    if (!range.isBounded()) return Math.abs(range.nearest(0));
    return Math.max(Math.abs(range.lower()), Math.abs(range.upper()));
  }

  /** 1, 2 or 3 for a unit axis exactly along x, y or z, negative if against; else 0. */
  private static int direct(double[] axis, int at) {
    for (int k = 0; k < 3; k++) {
      boolean others = axis[at + (k + 1) % 3] == 0 && axis[at + (k + 2) % 3] == 0;
      if (others && axis[at + k] == 1) return k + 1;
      if (others && axis[at + k] == -1) return -k - 1;
    }
    return 0;
  }

  @Override
  public String toString() {
    return "Mechanism[" + frameCount() + " frames, parents " + Arrays.toString(parent) + "]";
  }
}
