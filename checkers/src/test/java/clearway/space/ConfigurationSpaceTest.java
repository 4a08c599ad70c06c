package clearway.space;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class ConfigurationSpaceTest {
  private static final Component WIDE = new Component.Interval(new Range(-10, 10));
  private static final Component CIRCLE = new Component.Circle();
  private static final Component ORIENTATION = new Component.Orientation();

  private final ConfigurationSpace line = space(WIDE);
  private final ConfigurationSpace circle = space(CIRCLE);
  private final ConfigurationSpace orientation = space(ORIENTATION);
  private final ConfigurationSpace all = space(WIDE, CIRCLE, ORIENTATION, CIRCLE, WIDE);

  private static ConfigurationSpace space(Component... components) {
    int count = 0;
    for (Component component : components) count += component.coordinates();
    List<String> names = new java.util.ArrayList<>();
    for (int i = 0; i < count; i++) names.add("c" + i);
    return ConfigurationSpace.of(List.of(components), names);
  }

  private static double[] at(ConfigurationSpace space, double[] from, double[] to, double t) {
    double[] out = new double[space.dimension()];
    space.interpolate(from, to, t, out);
    return out;
  }

  private static double[] of(double... values) {
    return values;
  }

  @Test
  void anAngleWithLimits_neverWraps() {
    assertEquals(0, at(line, of(-4), of(4), 0.5)[0]);
    assertEquals(-2, at(line, of(-4), of(4), 0.25)[0]);
    assertEquals(8, line.distance(of(-4), of(4)));
  }

  @Test
  void aCircle_goesTheShorterWayRound() {
    assertEquals(Math.PI, Math.abs(at(circle, of(3), of(-3), 0.5)[0]), 1e-15);
    assertEquals(2 * Math.PI - 6, circle.distance(of(3), of(-3)), 1e-15);
    assertEquals(0.5, at(circle, of(-1), of(2), 0.5)[0]);
    assertTrue(at(circle, of(3), of(-3), 0.1)[0] > 3);
    assertTrue(at(circle, of(-3), of(3), 0.1)[0] < -3);
  }

  @Test
  void exactlyHalfATurn_isPositive() {
    assertEquals(Math.PI / 2, at(circle, of(0), of(-Math.PI), 0.5)[0]);
    assertEquals(Math.PI / 2, at(circle, of(0), of(Math.PI), 0.5)[0]);
    assertEquals(-Math.PI / 2, at(circle, of(Math.PI), of(0), 0.5)[0], 1e-15);
    assertEquals(-Math.PI / 2, at(circle, of(-Math.PI), of(0), 0.5)[0], 1e-15);
    assertEquals(Math.PI, at(circle, of(Math.PI / 2), of(-Math.PI / 2), 0.5)[0], 1e-15);
    assertEquals(0, at(circle, of(-Math.PI / 2), of(Math.PI / 2), 0.5)[0], 1e-15);
    assertEquals(Math.PI, circle.change(0, of(Math.PI / 2), of(-Math.PI / 2)));
  }

  @Test
  void anOrientation_takesTheShorterArc() {
    double s = StrictMath.sin(0.5);
    double c = StrictMath.cos(0.5);
    double[] half = at(orientation, of(1, 0, 0, 0), of(c, s, 0, 0), 0.5);
    double[] negated = at(orientation, of(1, 0, 0, 0), of(-c, -s, 0, 0), 0.5);
    double[] quarter = of(StrictMath.cos(0.25), StrictMath.sin(0.25), 0, 0);
    assertArrayEquals(quarter, half, 1e-15);
    assertArrayEquals(half, negated);
    assertEquals(1, orientation.distance(of(1, 0, 0, 0), of(-c, -s, 0, 0)), 1e-15);
  }

  @Test
  void anOrientation_isUsedAsWrittenWhereTheInnerProductIsZero() {
    double root = Math.sqrt(0.5);
    assertArrayEquals(
        of(root, root, 0, 0), at(orientation, of(1, 0, 0, 0), of(0, 1, 0, 0), 0.5), 1e-15);
    assertArrayEquals(
        of(root, -root, 0, 0), at(orientation, of(1, 0, 0, 0), of(0, -1, 0, 0), 0.5), 1e-15);
    assertEquals(Math.PI, orientation.distance(of(1, 0, 0, 0), of(0, 0, -1, 0)), 1e-15);
  }

  @Test
  void interpolate_hasTheEndsExactlyAndStaysInside() {
    RandomGenerator random = Randoms.of(2);
    for (int i = 0; i < Trials.of(20_000); i++) {
      double[] from = drawn(random);
      double[] to = near(random, from);
      assertArrayEquals(from, at(all, from, to, 0));
      assertArrayEquals(to, at(all, from, to, 1));
      double t = random.nextInt(4) == 0 ? 1 - 0x1p-53 : random.nextDouble();
      double[] between = at(all, from, to, t);
      assertTrue(all.contains(between), () -> Configuration.of(between) + " at " + t);
    }
  }

  @Test
  void interpolate_doesNotLeaveANarrowRangeByRounding() {
    RandomGenerator random = Randoms.of(3);
    for (int i = 0; i < Trials.of(100_000); i++) {
      double low = 20 * random.nextDouble() - 10;
      double high = low + Randoms.magnitude(random, -16, 1) * random.nextDouble();
      ConfigurationSpace narrow = space(new Component.Interval(new Range(low, high)));
      double t = 1 - random.nextInt(5) * 0x1p-53;
      double up = at(narrow, of(low), of(high), t)[0];
      double down = at(narrow, of(high), of(low), t)[0];
      assertTrue(low <= up && up <= high, () -> low + " to " + high + " at " + t + ": " + up);
      assertTrue(low <= down && down <= high, () -> high + " to " + low + " at " + t + ": " + down);
    }
  }

  @Test
  void interpolate_isAtItsShareOfTheDistance() {
    RandomGenerator random = Randoms.of(4);
    for (int i = 0; i < Trials.of(20_000); i++) {
      double[] from = drawn(random);
      double[] to = near(random, from);
      double t = random.nextDouble();
      double[] between = at(all, from, to, t);
      double whole = all.distance(from, to);
      assertEquals(t * whole, all.distance(from, between), 1e-14 * (10 + whole));
      assertEquals((1 - t) * whole, all.distance(between, to), 1e-14 * (10 + whole));
    }
  }

  @Test
  void distance_isAMetric() {
    RandomGenerator random = Randoms.of(5);
    for (int i = 0; i < Trials.of(20_000); i++) {
      double[] a = drawn(random);
      double[] b = near(random, a);
      double[] c = near(random, b);
      double ab = all.distance(a, b);
      assertEquals(ab, all.distance(b, a));
      assertEquals(0, all.distance(a, a));
      assertTrue(all.distance(a, c) <= ab + all.distance(b, c) + 1e-14);
      double ac = all.normalisedDistance(a, c);
      assertTrue(ac <= all.normalisedDistance(a, b) + all.normalisedDistance(b, c) + 1e-14);
      assertTrue(all.largestNormalisedChange(a, c) <= ac * (1 + 1e-15));
    }
  }

  @Test
  void normalise_bringsEverythingInsideAndKeepsTheBitsOfWhatIs() {
    RandomGenerator random = Randoms.of(6);
    for (int i = 0; i < Trials.of(20_000); i++) {
      double[] q = drawn(random);
      q[1] += 2 * Math.PI * (random.nextInt(7) - 3);
      for (int k = 2; k < 6; k++) q[k] *= 1 + 1e-3 * random.nextDouble();
      all.normalise(q);
      assertTrue(all.contains(q));
      double[] again = q.clone();
      all.normalise(again);
      assertArrayEquals(q, again);
    }
  }

  @Test
  void contains_refusesWhatIsOutside() {
    assertTrue(line.contains(of(10)));
    assertFalse(line.contains(of(Math.nextUp(10.0))));
    assertFalse(line.contains(of(Double.NaN)));
    assertFalse(line.contains(of(1, 1)));
    assertTrue(circle.contains(of(-Math.PI)));
    assertFalse(circle.contains(of(Math.nextUp(Math.PI))));
    assertFalse(circle.contains(of(Double.NaN)));
    assertFalse(orientation.contains(of(1, 0.001, 0, 0)));
    assertFalse(orientation.contains(of(Double.NaN, 0, 0, 0)));
    ConfigurationSpace open = space(new Component.Interval(Range.UNBOUNDED));
    assertFalse(open.contains(of(Double.POSITIVE_INFINITY)));
  }

  @Test
  void aRangeWithoutEnds_cannotBeSampledAndIsNamed() {
    Component half = new Component.Interval(new Range(0, Double.POSITIVE_INFINITY));
    ConfigurationSpace space = ConfigurationSpace.of(List.of(WIDE, half), List.of("a", "lift"));
    assertFalse(space.isBounded());
    IllegalStateException refused =
        assertThrows(IllegalStateException.class, () -> space.sample(Randoms.of(1), new double[2]));
    assertTrue(refused.getMessage().contains("'lift'"), refused.getMessage());
  }

  /** Somewhere in the space, its seams included. */
  private double[] drawn(RandomGenerator random) {
    double[] q = new double[all.dimension()];
    all.sample(random, q);
    if (random.nextInt(10) == 0) q[1] = random.nextBoolean() ? Math.PI : -Math.PI;
    if (random.nextInt(10) == 0) q[0] = random.nextBoolean() ? 10 : -10;
    return q;
  }

  /** Anywhere, or a little away, or exactly half a turn. */
  private double[] near(RandomGenerator random, double[] from) {
    double[] to = drawn(random);
    if (random.nextInt(3) == 0) to = at(all, from, to, Randoms.magnitude(random, -12, -1));
    if (random.nextInt(10) == 0) to[1] = from[1] > 0 ? from[1] - Math.PI : from[1] + Math.PI;
    if (random.nextInt(10) == 0) System.arraycopy(of(from[3], -from[2], 0, 0), 0, to, 2, 4);
    all.normalise(to);
    return all.contains(to) ? to : drawn(random);
  }
}
