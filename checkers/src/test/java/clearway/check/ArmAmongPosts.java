package clearway.check;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.space.Configuration;
import clearway.space.Range;
import clearway.world.Obstacle;
import clearway.world.PreparedWorld;
import clearway.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * An arm of three links that turns in a ring of thin posts, with a plate across one gap: about half
 * of the motions between free configurations collide.
 */
final class ArmAmongPosts {
  private static final int POSTS = 5;

  private ArmAmongPosts() {}

  static PreparedWorld prepared() {
    return PreparedWorld.of(World.of(List.of(arm()), obstacles()));
  }

  private static Robot arm() {
    Joint waist = new Joint.Revolute(Axis.Z, new Range(-3, 3));
    Joint elbow = new Joint.Revolute(Axis.Y, new Range(-2, 2));
    Joint slide = new Joint.Prismatic(Axis.X, new Range(0, 0.2));
    return Robot.of(
        "arm",
        Frame.translation(0, 0, 0.5),
        List.of(
            link("upper", Link.BASE, 0, waist, 0.5),
            link("lower", 0, 0.55, elbow, 0.4),
            link("tool", 1, 0.4, slide, 0.15)));
  }

  private static Link link(String name, int parent, double away, Joint joint, double length) {
    Body body = new Body(new Geometry.Box(length, 0.05, 0.05), Frame.translation(length / 2, 0, 0));
    Frame placement = Frame.translation(away, 0, 0);
    return new Link(name, parent, placement, name + "-joint", joint, List.of(body));
  }

  private static List<Obstacle> obstacles() {
    List<Obstacle> all = new ArrayList<>();
    for (int i = 0; i < POSTS; i++) {
      double angle = 2 * Math.PI * i / POSTS + 0.3;
      Frame at = Frame.translation(0.85 * StrictMath.cos(angle), 0.85 * StrictMath.sin(angle), 0.5);
      all.add(obstacle("post" + i, new Geometry.Cylinder(0.02, 0.3), at));
    }
    all.add(obstacle("plate", new Geometry.Box(0.3, 1e-4, 0.2), Frame.translation(0.9, 0, 0.8)));
    return all;
  }

  private static Obstacle obstacle(String name, Geometry geometry, Frame at) {
    return new Obstacle(name, at, List.of(Body.of(geometry)));
  }

  /** Segments between configurations that do not collide. */
  static List<SegmentBatch.Segment> segments(
      PreparedWorld prepared, int count, RandomGenerator random) {
    List<Configuration> free = freeConfigurations(prepared, 30, random);
    List<SegmentBatch.Segment> segments = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Configuration from = free.get(random.nextInt(free.size()));
      segments.add(new SegmentBatch.Segment(from, free.get(random.nextInt(free.size()))));
    }
    return segments;
  }

  static List<Configuration> freeConfigurations(
      PreparedWorld prepared, int count, RandomGenerator random) {
    CheckSession session = FixedResolutionChecker.of(prepared, 1).open();
    List<Configuration> free = new ArrayList<>();
    while (free.size() < count) {
      double[] q = new double[prepared.world().space().dimension()];
      prepared.world().space().sample(random, q);
      if (session.at(Configuration.of(q)).isFree()) free.add(Configuration.of(q));
    }
    return free;
  }
}
