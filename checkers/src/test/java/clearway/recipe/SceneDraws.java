package clearway.recipe;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.recipe.SegmentRecipe.Family;
import clearway.space.Range;
import clearway.world.Obstacle;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Draws the robots and obstacles of a family; lengths are drawn numbers times the scale. */
final class SceneDraws {
  private final Family family;
  private final double scale;
  private final long seed;
  private final RandomGenerator random;
  private final BodyDraws bodies;
  private final List<Robot> robots = new ArrayList<>();
  private final List<Obstacle> obstacles = new ArrayList<>();

  SceneDraws(Family family, double scale, long seed, RandomGenerator random) {
    this.family = family;
    this.scale = scale;
    this.seed = seed;
    this.random = random;
    bodies = new BodyDraws(scale, random);
  }

  SceneDraft draft() {
    switch (family) {
      case PLATE -> plate();
      case LATTICE -> lattice();
      case CAGE -> cage();
      case SEVERAL -> several();
      case BODIES -> freeBodies();
      case SELF -> robots.add(arm("arm", Frame.identity(), 4 + random.nextInt(2)));
      case FLOOR -> floor();
      case PRIMITIVES -> primitives();
      case NESTED -> nested();
      case TOGETHER -> together();
      default -> wild();
    }
    return new SceneDraft(robots, obstacles, 0, List.of());
  }

  private void plate() {
    double width = 0.4 + random.nextDouble();
    Geometry plate = new Geometry.Box(scale * width, scale * width, scale * BodyDraws.THIN);
    obstacles.add(new Obstacle("plate", bodies.anywhere(0.3), List.of(Body.of(plate))));
    if (random.nextInt(3) == 0) robots.add(arm("arm", bodies.anywhere(0.8), 2));
    else robots.add(flyer("body", bodies.small(0.1)));
  }

  private void lattice() {
    double thickness = random.nextInt(3) == 0 ? BodyDraws.THIN : 0.04;
    obstacles.add(new Obstacle("lattice", bodies.anywhere(0.2), bodies.lattice(0.4, thickness)));
    if (random.nextBoolean()) robots.add(arm("arm", bodies.anywhere(0.5), 2));
    else robots.add(flyer("body", bodies.small(0.2)));
  }

  private void cage() {
    double thickness = random.nextInt(3) == 0 ? BodyDraws.THIN : 0.1;
    obstacles.add(new Obstacle("cage", Frame.identity(), bodies.cage(1.6, thickness)));
    robots.add(arm("arm", bodies.anywhere(0.2), 2 + random.nextInt(2)));
  }

  private void several() {
    int count = 2 + random.nextInt(2);
    for (int r = 0; r < count; r++) {
      robots.add(arm("arm" + r, bodies.anywhere(0.8), 1 + random.nextInt(2)));
    }
    if (random.nextBoolean()) addBlock(0.8);
  }

  private void freeBodies() {
    int count = 2 + random.nextInt(2);
    for (int r = 0; r < count; r++) robots.add(flyer("body" + r, bodies.small(0.3)));
    if (random.nextBoolean()) addBlock(0.5);
  }

  private void addBlock(double reach) {
    Body body = Body.of(bodies.small(0.4));
    obstacles.add(new Obstacle("block", bodies.anywhere(reach), List.of(body)));
  }

  /**
   * An arm whose axes all stand upright, above a floor or below a ceiling: the gap never changes.
   */
  private void floor() {
    List<Link> links = new ArrayList<>();
    int count = 1 + random.nextInt(3);
    Geometry box = new Geometry.Box(scale * 0.4, scale * 0.06, scale * 0.1);
    for (int l = 0; l < count; l++) {
      Frame at = Frame.translation(l == 0 ? 0 : scale * 0.5, 0, 0);
      Body body = new Body(box, Frame.translation(scale * 0.25, 0, 0));
      Joint joint = new Joint.Revolute(Axis.Z, new Range(-2 * Math.PI, 2 * Math.PI));
      links.add(new Link("l" + l, l - 1, at, "j" + l, joint, List.of(body)));
    }
    robots.add(Robot.of("arm", Frame.identity(), links));
    double sign = random.nextBoolean() ? 1 : -1;
    Frame at = Frame.translation(0, 0, sign * (scale * 0.1 + scale * SegmentRecipe.gap(random)));
    Geometry slab = new Geometry.Box(scale * 6, scale * 6, scale * 0.1);
    obstacles.add(new Obstacle("floor", at, List.of(Body.of(slab))));
  }

  private void primitives() {
    robots.add(flyer("body", rounded(0.2)));
    obstacles.add(new Obstacle("other", bodies.anywhere(0.3), List.of(Body.of(rounded(0.4)))));
    if (random.nextInt(3) == 0) robots.add(arm("arm", bodies.anywhere(0.8), 2));
  }

  private Geometry rounded(double size) {
    double s = scale * size;
    return switch (random.nextInt(3)) {
      case 0 -> new Geometry.Sphere(s / 2);
      case 1 -> new Geometry.Capsule(s / 4, s);
      default -> new Geometry.Box(s, s, s);
    };
  }

  /** One thing in a shell of another, which is a solid or has a hole. */
  private void nested() {
    boolean closed = random.nextInt(3) > 0;
    Geometry shell = bodies.shell(4, closed);
    Geometry inner = bodies.small(0.2);
    boolean shellMoves = random.nextBoolean();
    robots.add(flyer("body", shellMoves ? shell : inner));
    Body standing = Body.of(shellMoves ? inner : shell);
    obstacles.add(new Obstacle("other", bodies.anywhere(0.1), List.of(standing)));
  }

  /** Two arms of one make side by side, or two fingers that follow one joint. */
  private void together() {
    double gap = scale * (0.06 + Randoms.magnitude(random, -3, -1));
    if (random.nextBoolean()) {
      RandomGenerator draws = Randoms.of(seed);
      RandomGenerator same = Randoms.of(seed);
      robots.add(thinArm("arm0", Frame.identity(), draws));
      robots.add(thinArm("arm1", Frame.translation(gap, 0, 0), same));
    } else {
      robots.add(fingers(gap));
    }
  }

  private Robot thinArm(String name, Frame base, RandomGenerator draws) {
    BodyDraws rods = new BodyDraws(scale, draws);
    Joint lift = new Joint.Prismatic(Axis.Z, new Range(-scale, scale));
    Joint swing = new Joint.Revolute(Axis.X, new Range(-3, 3));
    Link first = new Link("lift", Link.BASE, Frame.identity(), "lift", lift, List.of());
    List<Body> rod = List.of(rods.rod(0.5, 0.06));
    return Robot.of(
        name, base, List.of(first, new Link("swing", 0, Frame.identity(), "swing", swing, rod)));
  }

  private Robot fingers(double gap) {
    Range open = new Range(0, scale * 0.2);
    Joint swing = new Joint.Revolute(axis(), new Range(-3, 3));
    Joint left = new Joint.Prismatic(Axis.X, open);
    Joint right = new Joint.Mimic(1, -1, -gap, new Joint.Prismatic(Axis.X, open));
    Frame wrist = Frame.translation(0, 0, scale * 0.5);
    return Robot.of(
        "gripper",
        Frame.identity(),
        List.of(
            new Link("palm", Link.BASE, Frame.identity(), "swing", swing, List.of()),
            new Link("left", 0, wrist, "left", left, List.of(bodies.rod(0.3, 0.06))),
            new Link("right", 0, wrist, "right", right, List.of(bodies.rod(0.3, 0.06)))));
  }

  /** Any mechanism, a body on most of its links. */
  private void wild() {
    MechanismRecipe drawn = MechanismRecipe.of(seed);
    MechanismRecipe sized = new MechanismRecipe(drawn.kind(), seed, scale, drawn.far() / 10);
    for (Robot robot : sized.robots()) robots.add(dressed(robot));
    Frame near = robots.get(0).base();
    Body body = Body.of(bodies.small(0.5));
    obstacles.add(new Obstacle("block", near.times(bodies.anywhere(1)), List.of(body)));
  }

  private Robot dressed(Robot robot) {
    List<Link> links = new ArrayList<>();
    for (Link l : robot.links()) {
      boolean bare = robot.links().size() > 1 && random.nextInt(3) == 0;
      List<Body> worn = bare ? List.of() : List.of(bodies.rod(0.3, 0.05));
      links.add(new Link(l.name(), l.parent(), l.placement(), l.jointName(), l.joint(), worn));
    }
    return Robot.of(robot.name(), robot.base(), links);
  }

  private Robot flyer(String name, Geometry geometry) {
    Range range = new Range(-scale, scale);
    return Robot.free(name, Frame.identity(), List.of(Body.of(geometry)), range, range, range);
  }

  private Robot arm(String name, Frame base, int count) {
    List<Link> links = new ArrayList<>();
    for (int l = 0; l < count; l++) {
      Frame at = Frame.translation(0, 0, l == 0 ? 0 : scale * 0.4);
      Joint joint = joint(l);
      links.add(new Link("l" + l, l - 1, at, "j" + l, joint, List.of(bodies.rod(0.38, 0.06))));
    }
    return Robot.of(name, base, links);
  }

  private Joint joint(int l) {
    return switch (random.nextInt(10)) {
      case 0 -> new Joint.Prismatic(axis(), new Range(-scale * 0.3, scale * 0.3));
      case 1, 2 -> new Joint.Continuous(axis());
      case 3 -> l == 0 ? planar() : new Joint.Continuous(axis());
      default -> new Joint.Revolute(axis(), new Range(-2.8, 2.8));
    };
  }

  private Joint planar() {
    Range range = new Range(-scale * 0.4, scale * 0.4);
    return new Joint.Planar(axis(), range, range);
  }

  private Axis axis() {
    if (random.nextBoolean()) return List.of(Axis.X, Axis.Y, Axis.Z).get(random.nextInt(3));
    double[] unit = Randoms.unit(random);
    return new Axis(unit[0], unit[1], unit[2]);
  }
}
