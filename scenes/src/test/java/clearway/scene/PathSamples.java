package clearway.scene;

import clearway.space.Component;
import clearway.space.Configuration;
import clearway.space.ConfigurationSpace;
import clearway.space.MotionPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;

/** A small scene to move in, and random paths. */
final class PathSamples {
  /** Coordinates: base/slide, base/turn, box x y z qw qx qy qz. */
  static final String SCENE =
      """
      {
        "format": "clearway-scene/1",
        "robots": [
          { "name": "base", "links": [
              { "name": "slide", "box": [1, 1, 1],
                "joint": { "type": "prismatic", "axis": [1, 0, 0], "range": [0, 5] } },
              { "name": "turn", "parent": "slide", "box": [1, 1, 1],
                "joint": { "type": "continuous", "axis": [0, 0, 1] } } ] },
          { "name": "box", "free": { "box": [1, 1, 1], "within": [[-9, 9], [-9, 9], [-9, 9]] } }
        ]
      }
      """;

  private PathSamples() {}

  /** A path in a random scene's space; with limits where that has none. */
  static MotionPath path(ConfigurationSpace space, SplittableRandom random) {
    List<Configuration> points = new ArrayList<>();
    for (int i = 1 + random.nextInt(5); i > 0; i--) {
      double[] q = new double[space.dimension()];
      for (int c = 0; c < space.components().size(); c++) draw(space, c, random, q);
      space.normalise(q);
      points.add(Configuration.of(q));
    }
    return MotionPath.of(space, points);
  }

  private static void draw(ConfigurationSpace space, int c, SplittableRandom random, double[] q) {
    int at = space.offset(c);
    if (space.components().get(c) instanceof Component.Interval interval) {
      double low = Math.max(interval.range().lower(), -1e3);
      double high = Math.min(interval.range().upper(), 1e3);
      double part = random.nextInt(8) == 0 ? 0 : random.nextDouble();
      q[at] = Math.min(high, low + part * (high - low));
    } else {
      int count = space.components().get(c).coordinates();
      for (int i = 0; i < count; i++) q[at + i] = random.nextDouble(-3, 3);
    }
  }

  static PathOrigin origin(SplittableRandom random) {
    boolean known = random.nextInt(4) > 0;
    if (!known) return PathOrigin.UNKNOWN;
    return new PathOrigin(
        Optional.of(new SceneReference("../a b/\u4e16.json", "0123456789abcdef".repeat(4))),
        Optional.of("pick"),
        random.nextBoolean() ? OptionalInt.of(random.nextInt(9)) : OptionalInt.empty(),
        Optional.of("a-sbl"),
        Map.of("milestones", random.nextInt(100000), "smooth", random.nextBoolean()),
        OptionalLong.of(random.nextBoolean() ? random.nextLong() : random.nextInt()),
        Optional.of("refined"),
        random.nextBoolean() ? OptionalDouble.of(random.nextDouble()) : OptionalDouble.empty(),
        Optional.of(random.nextBoolean()),
        Optional.of(new PathCounts(1, 2, random.nextInt(1 << 30), 1L << 40)));
  }
}
