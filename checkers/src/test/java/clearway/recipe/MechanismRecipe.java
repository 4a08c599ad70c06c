package clearway.recipe;

import clearway.geometry.Frame;
import clearway.kinematics.Robot;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * One or two random robots.
 *
 * @param scale the length of a link, metres; 1e-3 to 1e3
 * @param far how many links away from the world's origin the bases stand
 */
public record MechanismRecipe(Kind kind, long seed, double scale, double far) {
  /** What the robots are like. */
  public enum Kind {
    SINGLE,
    TWO_AXES,
    SIX_AXIS,
    CHAIN,
    LONG_CHAIN,
    TREE,
    LEVEL_ARM,
    GANTRY,
    FREE,
    FLOATING_BASE,
    MIMICS,
    STILL,
    COINCIDENT,
    ALONG_AXES,
    SEVERAL
  }

  public static MechanismRecipe of(long seed) {
    return of(Randoms.pick(Randoms.of(seed), Kind.class), seed);
  }

  public static MechanismRecipe of(Kind kind, long seed) {
    RandomGenerator random = Randoms.of(~seed);
    double scale = random.nextInt(3) > 0 ? 1 : Randoms.magnitude(random, -3, 3);
    double far = random.nextInt(4) == 0 ? Randoms.magnitude(random, 0, 3) : 0;
    return new MechanismRecipe(kind, seed, scale, far);
  }

  public List<Robot> robots() {
    RandomGenerator random = Randoms.of(seed + 0x10b0);
    List<Robot> robots = new ArrayList<>();
    int count = kind == Kind.SEVERAL ? 2 + random.nextInt(2) : 1;
    for (int i = 0; i < count; i++) robots.add(robot("robot" + i, random));
    return robots;
  }

  private Robot robot(String name, RandomGenerator random) {
    LinkDraws draws = new LinkDraws(kind, scale, random);
    return Robot.of(name, base(random), draws.links());
  }

  private Frame base(RandomGenerator random) {
    double[] away = Randoms.unit(random);
    for (int k = 0; k < 3; k++) away[k] *= far * scale;
    if (random.nextBoolean()) return Frame.translation(away[0], away[1], away[2]);
    return LinkDraws.turned(random, away);
  }
}
