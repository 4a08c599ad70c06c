package clearway.kinematics;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Frame;
import clearway.geometry.Pose;
import clearway.oracle.MovingLinks;
import clearway.oracle.StraightPath;
import clearway.recipe.Randoms;
import clearway.space.Configuration;
import clearway.space.Range;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** How much longer the bounds of random six-axis arms are than the longest curve of the body. */
class BoundQualityTest {
  private static final int ARMS = 300;
  private static final int AXES = 6;
  private static final int STEPS = 32;

  /** Medians of bound over longest curve. */
  private record Medians(double global, double local, double second, double ofPoints) {}

  @Test
  void medians_areAsSmallAsTheMethodsPromise() {
    Medians large = medians(1);
    Medians middle = medians(0.25);
    Medians small = medians(0.03);
    assertTrue(large.global < 7 && large.local < 5 && large.second < 4.5, large::toString);
    assertTrue(middle.global < 7 && middle.local < 3.5 && middle.second < 1.9, middle::toString);
    assertTrue(small.global < 7 && small.local < 3 && small.second < 1.2, small::toString);
    assertTrue(small.ofPoints < 1.1, small::toString);
  }

  private static Medians medians(double amplitude) {
    double[][] ratios = new double[4][ARMS];
    for (int seed = 0; seed < ARMS; seed++) {
      double[] one = ratios(seed, amplitude);
      for (int k = 0; k < 4; k++) ratios[k][seed] = one[k];
    }
    for (double[] each : ratios) Arrays.sort(each);
    int m = ARMS / 2;
    Medians medians = new Medians(ratios[0][m], ratios[1][m], ratios[2][m], ratios[3][m]);
    System.out.println("six axes turning by up to " + amplitude + ": " + medians);
    return medians;
  }

  private static double[] ratios(long seed, double amplitude) {
    RandomGenerator random = Randoms.of(seed);
    List<Robot> robots = List.of(arm(random));
    Mechanism mechanism = Mechanism.of(robots);
    double[] from = new double[AXES];
    double[] to = new double[AXES];
    for (int i = 0; i < AXES; i++) {
      from[i] = Math.PI * (2 * random.nextDouble() - 1);
      to[i] = from[i] + amplitude * (2 * random.nextDouble() - 1);
    }
    double[] box = box(random);
    double longest = longest(new MovingLinks(robots, new StraightPath(robots, from, to)), box);
    Chain chain = Chain.between(mechanism, 0, AXES);
    double[] factors = new double[AXES];
    chain.factors(box, 8, 0, factors);
    MotionBounds bounds = bounds(mechanism, from, to, chain, factors, box);
    return new double[] {
      bounds.global() / longest,
      bounds.local() / longest,
      bounds.secondOrder() / longest,
      bounds.secondOrder(box, 8, 0) / longest
    };
  }

  private static Robot arm(RandomGenerator random) {
    List<Link> links = new ArrayList<>();
    for (int l = 0; l < AXES; l++) {
      double[] a = Randoms.unit(random);
      double[] at = Randoms.unit(random);
      double length = 0.2 + 0.6 * random.nextDouble();
      Joint joint = new Joint.Revolute(new Axis(a[0], a[1], a[2]), new Range(-5, 5));
      Frame placement = Frame.translation(at[0] * length, at[1] * length, at[2] * length);
      links.add(new Link("l" + l, l - 1, placement, "j" + l, joint, List.of()));
    }
    return Robot.of("arm", Frame.identity(), links);
  }

  /** The corners of a box about a link's middle. */
  private static double[] box(RandomGenerator random) {
    double[] half = {0.3, 0.05 + 0.05 * random.nextDouble(), 0.05 + 0.05 * random.nextDouble()};
    double[] corners = new double[24];
    for (int i = 0; i < 24; i++) {
      double sign = (i / 3 >> i % 3 & 1) == 0 ? -1 : 1;
      corners[i] = sign * half[i % 3] + (i % 3 == 0 ? 0.3 : 0);
    }
    return corners;
  }

  private static double longest(MovingLinks links, double[] points) {
    double[] lengths = new double[points.length / 3];
    double[] sample = new double[3 * points.length];
    for (int step = 0; step < STEPS; step++) {
      links.at((step + 0.5) / STEPS);
      links.points(-1, AXES - 1, points, sample);
      for (int i = 0; i < lengths.length; i++) {
        int v = 9 * i + 3;
        lengths[i] += ScrewAxes.length(sample[v], sample[v + 1], sample[v + 2]) / STEPS;
      }
    }
    return Arrays.stream(lengths).max().orElseThrow();
  }

  private static MotionBounds bounds(
      Mechanism mechanism,
      double[] from,
      double[] to,
      Chain chain,
      double[] factors,
      double[] box) {
    StraightMotion motion =
        StraightMotion.between(mechanism, Configuration.of(from), Configuration.of(to));
    double[] q = new double[AXES];
    double[] poses = new double[Pose.STRIDE * mechanism.frameCount()];
    motion.at(0.5, q);
    new ForwardKinematics(mechanism).place(q, poses);
    MotionBounds bounds = new MotionBounds(mechanism);
    bounds.interval(motion, 0, 1, poses);
    EnclosingBall ball = EnclosingBall.of(box, 8, 0);
    bounds.body(chain, factors, ball.x(), ball.y(), ball.z(), ball.radius());
    return bounds;
  }
}
