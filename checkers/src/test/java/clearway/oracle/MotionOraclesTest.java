package clearway.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.recipe.MotionRecipe;
import clearway.recipe.Randoms;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** The oracles of motion judged by each other. */
class MotionOraclesTest {
  @Test
  void sineAndCosine_keepTheSquareSumAndTheDoubleAngle() {
    RandomGenerator random = Randoms.of(1);
    for (int i = 0; i < 2000; i++) {
      DoubleDouble x = DoubleDouble.of(100 * (random.nextDouble() - 0.5));
      DoubleDouble s = Trigonometry.sin(x);
      DoubleDouble c = Trigonometry.cos(x);
      assertEquals(StrictMath.sin(x.value()), s.value(), 2e-16);
      assertEquals(StrictMath.cos(x.value()), c.value(), 2e-16);
      DoubleDouble one = s.times(s).plus(c.times(c));
      assertEquals(0, one.minus(DoubleDouble.of(1)).value(), 1e-30);
      DoubleDouble twice = Trigonometry.sin(x.plus(x));
      assertEquals(0, twice.minus(s.times(c).times(DoubleDouble.of(2))).value(), 1e-29);
    }
  }

  @Test
  void derivatives_agreeWithDifferencesOfThirtyDigits() {
    int moving = 0;
    for (long seed = 0; seed < Trials.of(300); seed++) {
      MotionRecipe recipe = MotionRecipe.of(seed);
      Compared compared = new Compared(recipe);
      double size = compared.size();
      assertTrue(compared.positionError() <= 2e-14 * size, recipe + " " + compared.positionError());
      double speed = compared.speedError();
      assertTrue(
          speed <= 1e-12 * compared.speed() + 1e-14 * size * compared.turning(),
          recipe + " " + speed);
      if (compared.speed() > 0) moving++;
    }
    assertTrue(moving > 150, moving + " move");
  }

  /** One point of a recipe by both oracles at the reference. */
  private static final class Compared {
    private static final double STEP = 0x1p-30;
    private final MotionRecipe recipe;
    private final StraightPath path;
    private final double[] jet = new double[54];

    Compared(MotionRecipe recipe) {
      this.recipe = recipe;
      path = new StraightPath(recipe.robots(), recipe.from(), recipe.to());
      MovingLinks links = new MovingLinks(recipe.robots(), path);
      links.at(recipe.reference());
      links.points(recipe.base(), recipe.tip(), recipe.points(), jet);
    }

    private Vector exact(double offset) {
      DoubleDouble t = DoubleDouble.of(recipe.reference()).plus(DoubleDouble.of(offset));
      List<Rigid> links = PlainKinematics.place(recipe.robots(), path.exact(t));
      double[] p = recipe.points();
      Vector world = links.get(recipe.tip()).apply(Vector.of(p[0], p[1], p[2]));
      return recipe.base() < 0 ? world : links.get(recipe.base()).inverse().apply(world);
    }

    double size() {
      double scale = recipe.mechanism().scale();
      return exact(0).length().value() + scale * (20 + recipe.mechanism().far());
    }

    double positionError() {
      return exact(0).minus(Vector.of(jet[0], jet[1], jet[2])).length().value();
    }

    double speedError() {
      Vector difference = exact(STEP).minus(exact(-STEP));
      Vector speed = difference.times(DoubleDouble.of(1 / (2 * STEP)));
      return speed.minus(Vector.of(jet[3], jet[4], jet[5])).length().value();
    }

    double speed() {
      return Vector.of(jet[3], jet[4], jet[5]).length().value();
    }

    /** The sum of all changes of angles and lengths. */
    double turning() {
      double sum = 0;
      for (int i = 0; i < recipe.from().length; i++) sum += Math.abs(path.change(i).value());
      return sum / Math.min(1, recipe.mechanism().scale());
    }
  }
}
