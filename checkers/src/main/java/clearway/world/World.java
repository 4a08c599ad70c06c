package clearway.world;

import clearway.geometry.Body;
import clearway.geometry.Pose;
import clearway.kinematics.Attached;
import clearway.kinematics.Link;
import clearway.kinematics.Mechanism;
import clearway.kinematics.Robot;
import clearway.kinematics.StraightMotion;
import clearway.proximity.ProximityModel;
import clearway.space.ConfigurationSpace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Robots among obstacles, and which of their pairs matter. Immutable and shared between threads.
 *
 * <p>A configuration of the world holds the coordinates of all robots in their order.
 */
public final class World {
  /** The default delta as a share of the world's size. */
  private static final double DELTA = 1e-6;

  private final List<Robot> robots;
  private final List<Obstacle> obstacles;
  private final List<Exemption> ignore;
  private final double clearance;
  private final List<ClearanceRule> clearances;
  private final Mechanism mechanism;
  private final List<CollisionObject> objects;
  private final Extents extents;
  private final double largestTurns;
  private final double roundingShare; // of the largest coordinate
  private final List<Pairing> pairings;
  private final List<Pairing> tested;

  private World(
      List<Robot> robots,
      List<Obstacle> obstacles,
      List<Exemption> ignore,
      double clearance,
      List<ClearanceRule> clearances) {
    this.robots = List.copyOf(robots);
    this.obstacles = List.copyOf(obstacles);
    this.ignore = List.copyOf(ignore);
    this.clearance = clearance;
    this.clearances = List.copyOf(clearances);
    ClearanceRule.requireClearance(clearance);
    requireNames();
    mechanism = Mechanism.of(this.robots);
    objects = List.copyOf(listObjects());
    requireObjectNames();
    extents = Extents.of(mechanism, objects);
    requireNear(extents.farthest());
    largestTurns = mechanism.largestTurns();
    double joints = Math.max(1, mechanism.longestChain() / 60.0);
    roundingShare = 0x1p-40 * joints * largestTurns;
    pairings = new PairRules(this).pairings();
    tested = pairings.stream().filter(Pairing::isTested).toList();
  }

  /**
   * @param ignore pairs not to test; later ones do not override earlier ones
   * @param clearance asked for between every tested pair that no rule names
   * @param clearances rules of which the last that matches a pair holds
   * @throws IllegalArgumentException if two things share a name, a name has a star or something is
   *     too far away to compute with
   */
  public static World of(
      List<Robot> robots,
      List<Obstacle> obstacles,
      List<Exemption> ignore,
      double clearance,
      List<ClearanceRule> clearances) {
    return new World(robots, obstacles, ignore, clearance, clearances);
  }

  public static World of(List<Robot> robots, List<Obstacle> obstacles) {
    return of(robots, obstacles, List.of(), 0, List.of());
  }

  public List<Robot> robots() {
    return robots;
  }

  public List<Obstacle> obstacles() {
    return obstacles;
  }

  public List<Exemption> ignore() {
    return ignore;
  }

  public double clearance() {
    return clearance;
  }

  public List<ClearanceRule> clearances() {
    return clearances;
  }

  public ConfigurationSpace space() {
    return mechanism.space();
  }

  public Mechanism mechanism() {
    return mechanism;
  }

  /** Everything that has bodies: obstacles, then each robot's links and attached objects. */
  public List<CollisionObject> objects() {
    return objects;
  }

  /** Every pair of objects but those of two obstacles, with its standing. */
  public List<Pairing> pairings() {
    return pairings;
  }

  /** The pairs that are tested. */
  public List<Pairing> tested() {
    return tested;
  }

  /**
   * The largest distance from the world's origin that a point of any object can have; joints
   * without limits count as standing at zero, or as near to it as they get.
   */
  public double size() {
    return extents.size();
  }

  /** The default delta: a millionth of {@link #size}. */
  public double delta() {
    return DELTA * size();
  }

  /**
   * What rounding may do to the distance of two placed objects: their placements and the motion
   * between two way-points are within this of the exact ones, as long as joints without limits keep
   * everything within {@link #size} of the origin and turn by no more than a full turn; beyond, it
   * grows in proportion.
   *
   * <p>A share of the largest coordinates met on the way, those that offsets cancel included. It
   * grows with the joints on the longest chain beyond sixty, and with angles beyond a full turn.
   */
  public double rounding() {
    return roundingShare * extents.farthest();
  }

  /**
   * As {@link #rounding()} for one motion: joints without limits count as far as it takes them.
   *
   * @throws IllegalArgumentException if they take objects too far away to compute with
   */
  public double rounding(StraightMotion motion) {
    double turns = Math.max(1, motion.largestAngle() / (2 * Math.PI * largestTurns));
    double travel = motion.unlimitedTravel();
    requireNear(extents.farthest() + travel);
    return roundingShare * turns * (extents.farthest() + travel);
  }

  Extents extents() {
    return extents;
  }

  private List<CollisionObject> listObjects() {
    List<CollisionObject> list = new ArrayList<>();
    for (Obstacle obstacle : obstacles) {
      list.add(
          new CollisionObject(
              obstacle.name(),
              CollisionObject.NO_ROBOT,
              -1,
              false,
              Mechanism.GROUND,
              obstacle.at().pose(),
              obstacle.bodies()));
    }
    for (int r = 0; r < robots.size(); r++) addObjects(r, list);
    return list;
  }

  private void addObjects(int r, List<CollisionObject> list) {
    Robot robot = robots.get(r);
    for (int l = 0; l < robot.links().size(); l++) {
      Link link = robot.links().get(l);
      String name = robot.isFree() ? robot.name() : robot.name() + "/" + link.name();
      if (!link.bodies().isEmpty()) list.add(object(name, r, l, false, link.bodies()));
    }
    for (Attached object : robot.attached()) {
      String name = robot.name() + "/" + object.name();
      list.add(object(name, r, robot.linkIndex(object.link()), true, object.bodies()));
    }
  }

  private CollisionObject object(String name, int r, int l, boolean attached, List<Body> bodies) {
    Pose placement = mechanism.placementOf(r, l);
    return new CollisionObject(name, r, l, attached, mechanism.frameOf(r, l), placement, bodies);
  }

  private void requireNames() {
    Set<String> names = new HashSet<>();
    for (Obstacle obstacle : obstacles) requireNew(names, obstacle.name());
    for (Robot robot : robots) requireNew(names, robot.name());
  }

  /** Half of what queries take, so that the way between two objects is no longer than that. */
  private static void requireNear(double farthest) {
    if (farthest <= ProximityModel.FARTHEST / 2) return;
    throw new IllegalArgumentException(
        "objects are placed by way of coordinates up to "
            + farthest
            + "; up to "
            + ProximityModel.FARTHEST / 2
            + " can be computed with");
  }

  /** Rules know objects by their names alone: a pair must not answer to the rule of another. */
  private void requireObjectNames() {
    Set<String> names = new HashSet<>();
    for (CollisionObject object : objects) {
      requireNew(names, object.name());
      if (object.name().indexOf('*') >= 0) {
        throw new IllegalArgumentException(
            "the name '" + object.name() + "' has a *; in rules it stands for any characters");
      }
    }
  }

  private static void requireNew(Set<String> names, String name) {
    if (!names.add(name)) {
      throw new IllegalArgumentException("two things are named '" + name + "'; names must differ");
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof World world
        && robots.equals(world.robots)
        && obstacles.equals(world.obstacles)
        && ignore.equals(world.ignore)
        && clearance == world.clearance
        && clearances.equals(world.clearances);
  }

  @Override
  public int hashCode() {
    return Objects.hash(robots, obstacles, ignore, clearance, clearances);
  }

  @Override
  public String toString() {
    return "World[" + robots.size() + " robots, " + obstacles.size() + " obstacles]";
  }
}
