package clearway.cli.check;

import clearway.check.SegmentBatch.Segment;
import clearway.cli.report.InputException;
import clearway.kinematics.StraightMotion;
import clearway.space.Configuration;
import clearway.space.MotionPath;
import clearway.world.World;
import java.nio.file.Path;
import java.util.List;

/** Refuses motions of joints without limits that lead farther away than can be computed with. */
public final class NearMotions {
  private NearMotions() {}

  /**
   * @throws InputException naming the first segment that leads too far
   */
  public static void require(Path file, World world, MotionPath path) {
    List<Configuration> points = path.waypoints();
    for (int i = 0; i < points.size() && !world.space().isBounded(); i++) {
      require(file, world, points.get(Math.max(0, i - 1)), points.get(i), Math.max(0, i - 1));
    }
  }

  /**
   * @throws InputException naming the first segment that leads too far
   */
  public static void require(Path file, World world, List<Segment> segments) {
    for (int i = 0; i < segments.size() && !world.space().isBounded(); i++) {
      Segment segment = segments.get(i);
      require(file, world, segment.from(), segment.to(), i);
    }
  }

  private static void require(
      Path file, World world, Configuration from, Configuration to, int segment) {
    StraightMotion motion = StraightMotion.between(world.mechanism(), from, to);
    try {
      world.rounding(motion);
    } catch (IllegalArgumentException tooFar) {
      String what = "segment " + segment + ": " + tooFar.getMessage();
      throw InputException.in(file, what, "check the unit");
    }
  }
}
