package clearway.recipe;

import clearway.recipe.MotionRecipe.Ends;
import clearway.space.Configuration;
import clearway.world.ClearanceRule;
import clearway.world.CollisionObject;
import clearway.world.World;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A random world and a motion through it, rebuilt from its seed alone.
 *
 * @param scale what all lengths are multiplied with
 */
public record SegmentRecipe(Family family, Ends ends, Approach approach, long seed, double scale) {
  /** What the world is like. */
  public enum Family {
    /** A plate of 1e-4. */
    PLATE,
    /** Bars across each other, some of 1e-4. */
    LATTICE,
    /** An arm inside the twelve edges of a cube. */
    CAGE,
    /** Two or three arms. */
    SEVERAL,
    /** Two or three free bodies. */
    BODIES,
    /** The links of one arm against one another. */
    SELF,
    /** An arm that turns at a constant height above a floor. */
    FLOOR,
    /** Balls, capsules and boxes. */
    PRIMITIVES,
    /** One thing in the shell of another. */
    NESTED,
    /** Things that move together. */
    TOGETHER,
    /** Mechanisms of every kind of joint. */
    WILD
  }

  /** How the motion is brought near to contact. */
  public enum Approach {
    AS_DRAWN,
    /** An obstacle is moved until the motion passes it at a drawn distance. */
    MOVED,
    /** The clearance asked for is the distance kept, less a drawn one. */
    ASKED
  }

  /**
   * A motion to be judged.
   *
   * @param gap the distance that the motion was to keep beyond its clearance, NaN if none was drawn
   */
  public record Segment(World world, Configuration from, Configuration to, double gap) {}

  public static SegmentRecipe of(long seed) {
    Family[] families = Family.values();
    Family family = families[(int) Math.floorMod(seed, (long) families.length)];
    RandomGenerator random = Randoms.of(seed ^ 0x5e6_3e27L);
    Ends ends = random.nextInt(3) == 0 ? Randoms.pick(random, Ends.class) : Ends.LARGE;
    Approach approach = Randoms.pick(random, Approach.class);
    double scale = random.nextInt(3) > 0 ? 1 : Randoms.magnitude(random, -3, 3);
    return new SegmentRecipe(family, ends, approach, seed, scale);
  }

  /** The same in every respect but its size. */
  public SegmentRecipe scaledBy(double factor) {
    return new SegmentRecipe(family, ends, approach, seed, factor * scale);
  }

  public Segment segment() {
    RandomGenerator random = Randoms.of(seed + 0x5ce2e);
    SceneDraft draft = new SceneDraws(family, scale, seed, random).draft();
    draft = withClearances(random, draft);
    if (random.nextInt(6) == 0) draft = farAway(random, draft);
    double[] from = new ConfigurationDraws(scale, random).of(draft.robots());
    double amplitude = ends == Ends.LARGE ? 3 : Randoms.magnitude(random, -7, 0.3);
    double[] to = new EndDraws(ends, amplitude, scale, random).from(draft.robots(), from);
    if (family == Family.TOGETHER) copyFirstHalf(draft, from, to);
    double share = gap(random);
    if (approach == Approach.AS_DRAWN || family == Family.NESTED) {
      return new Segment(draft.world(), Configuration.of(from), Configuration.of(to), Double.NaN);
    }
    return new Grazing(draft, from, to).brought(approach, scale * share);
  }

  /** A share of the scale: nothing, or 1e-9 to 1e-2 with all magnitudes alike. */
  static double gap(RandomGenerator random) {
    return random.nextInt(8) == 0 ? 0 : Randoms.magnitude(random, -9, -2);
  }

  private SceneDraft withClearances(RandomGenerator random, SceneDraft draft) {
    if (random.nextInt(4) > 0) return draft;
    double general = random.nextBoolean() ? 0 : scale * Randoms.magnitude(random, -4, -1);
    List<CollisionObject> objects = draft.world().objects();
    String name = objects.get(random.nextInt(objects.size())).name();
    double own = random.nextInt(3) == 0 ? 0 : scale * Randoms.magnitude(random, -4, -1);
    return draft.withClearance(general, List.of(new ClearanceRule(name, "*", own)));
  }

  private SceneDraft farAway(RandomGenerator random, SceneDraft draft) {
    double[] away = Randoms.unit(random);
    double far = Randoms.magnitude(random, 0, 4);
    for (int k = 0; k < 3; k++) away[k] = scale * (far * away[k]);
    return draft.moved(away[0], away[1], away[2]);
  }

  /** Lets the second of two robots do as the first does. */
  private static void copyFirstHalf(SceneDraft draft, double[] from, double[] to) {
    if (draft.robots().size() < 2) return;
    int half = from.length / 2;
    System.arraycopy(from, 0, from, half, half);
    System.arraycopy(to, 0, to, half, half);
  }
}
