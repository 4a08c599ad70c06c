package clearway.kinematics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Frame;
import clearway.oracle.Trials;
import clearway.recipe.MotionRecipe;
import clearway.space.Configuration;
import clearway.space.Range;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Bounds of motions that are not straight, that stand still, and that are halved. */
class MotionKindsTest {
  @Test
  void bounds_holdForMotionsThatAreNotStraight() {
    int moving = 0;
    for (long seed = 0; seed < Trials.of(3000); seed++) {
      MotionRecipe recipe = MotionRecipe.of(seed);
      WaveMotion wave = new WaveMotion(recipe);
      MotionTrial trial = new MotionTrial(recipe, wave.mechanism(), wave, wave);
      assertNull(trial.violation(trial.bounds()));
      if (trial.longest() > 0) moving++;
    }
    assertTrue(moving > 0.4 * Trials.of(3000), moving + " move");
  }

  @Test
  void secondOrder_isRefusedForMotionsThatAreNotStraight() {
    MotionRecipe recipe = MotionRecipe.of(1);
    WaveMotion wave = new WaveMotion(recipe);
    MotionTrial trial = new MotionTrial(recipe, wave.mechanism(), wave, wave);
    MotionBounds bounds = bounds(trial, 0, 1);
    assertThrows(IllegalStateException.class, bounds::secondOrder);
    assertThrows(IllegalStateException.class, bounds::acceleration);
    assertThrows(IllegalStateException.class, () -> bounds.acceleration(1, 0, 0));
  }

  @Test
  void bounds_ofNoMotionAreZeroExactly() {
    int seen = 0;
    for (long seed = 0; seed < Trials.of(2000); seed++) {
      MotionRecipe recipe = MotionRecipe.of(seed);
      if (recipe.ends() != MotionRecipe.Ends.SAME) continue;
      seen++;
      double[] values = new MotionTrial(recipe).bounds().toArray();
      for (double value : values) assertEquals(0, value, recipe::toString);
    }
    assertTrue(seen > 150, seen + " stand still");
  }

  @Test
  void bounds_ofAnIntervalWithoutLengthAreZeroExactly() {
    for (long seed = 0; seed < 200; seed++) {
      MotionTrial trial = new MotionTrial(MotionRecipe.of(seed));
      MotionBounds bounds = bounds(trial, 0.25, 0.25);
      assertEquals(0, bounds.local());
      assertEquals(0, bounds.secondOrder());
      assertEquals(0, bounds.best());
      assertEquals(0, bounds.displacement());
    }
  }

  @Test
  void localBounds_ofTheHalvesAreNotLongerThanThatOfTheWhole() {
    int shorter = 0;
    for (long seed = 0; seed < Trials.of(3000); seed++) {
      MotionTrial trial = new MotionTrial(MotionRecipe.of(seed));
      double a = trial.recipe.start();
      double b = trial.recipe.end();
      double middle = a + (b - a) / 2;
      double whole = bounds(trial, a, b).local();
      double halves = bounds(trial, a, middle).local() + bounds(trial, middle, b).local();
      double global = bounds(trial, a, b).global();
      double size = trial.recipe.mechanism().scale() * (1 + trial.recipe.mechanism().far());
      double rounding = 1e-13 * size * turning(trial) * (b - a);
      assertTrue(halves <= whole * (1 + 1e-9) + rounding, trial.recipe::toString);
      assertTrue(whole <= global * (1 + 1e-9), trial.recipe::toString);
      if (halves < 0.99 * whole) shorter++;
    }
    assertTrue(shorter > 0.05 * Trials.of(3000), shorter + " get shorter");
  }

  private static double turning(MotionTrial trial) {
    double[] speeds = new double[trial.mechanism.screwCount()];
    trial.motion.speeds(0, 1, speeds);
    double sum = 0;
    for (double speed : speeds) sum += speed;
    return sum;
  }

  @Test
  void secondOrderBound_tendsToTheLengthAsTheIntervalShrinks() {
    for (long seed = 0; seed < 300; seed++) {
      MotionTrial trial = new MotionTrial(MotionRecipe.of(seed));
      double[] twist = new double[6];
      MotionBounds bounds = bounds(trial, 0.5, 0.5 + 1e-6);
      bounds.copyTwist(twist);
      double speed =
          ScrewAxes.length(twist[0], twist[1], twist[2])
              + ScrewAxes.length(twist[3], twist[4], twist[5]) * trial.recipe.radius();
      double bend = bounds.acceleration() * 1e-6;
      double size = trial.recipe.mechanism().scale() * (1 + trial.recipe.mechanism().far());
      double room = bend + 1e-9 * speed + 1e-11 * size * (1 + turning(trial));
      assertEquals(speed, bounds.secondOrder() / 1e-6, room, trial.recipe::toString);
    }
  }

  @Test
  void theReference_mustLieInTheInterval() {
    MotionTrial trial = new MotionTrial(MotionRecipe.of(3));
    MotionBounds bounds = new MotionBounds(trial.mechanism);
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> bounds.interval(trial.motion, 0, 0.5, 0.75, trial.poses));
    assertTrue(refused.getMessage().contains("0.75"), refused.getMessage());
  }

  @Test
  void aMotion_needsEndsOfTheRobotsDimension() {
    Mechanism mechanism = Mechanism.of(MotionRecipe.of(1).robots());
    Configuration wrong = Configuration.of(new double[mechanism.space().dimension() + 1]);
    assertThrows(
        IllegalArgumentException.class, () -> StraightMotion.between(mechanism, wrong, wrong));
  }

  @Test
  void aMotion_needsEndsWithinTheLimits() {
    Mechanism mechanism = sliderUpTo(2);
    Configuration inside = Configuration.of(1);
    Configuration outside = Configuration.of(3);
    for (int end = 0; end < 2; end++) {
      Configuration from = end == 0 ? outside : inside;
      Configuration to = end == 0 ? inside : outside;
      IllegalArgumentException refused =
          assertThrows(
              IllegalArgumentException.class, () -> StraightMotion.between(mechanism, from, to));
      assertTrue(refused.getMessage().contains("is 3.0, outside"), refused.getMessage());
    }
  }

  private static Mechanism sliderUpTo(double most) {
    Joint slide = new Joint.Prismatic(Axis.X, new Range(0, most));
    Link link = new Link("link", Link.BASE, Frame.identity(), "slide", slide, List.of());
    return Mechanism.of(List.of(Robot.of("slider", Frame.identity(), List.of(link))));
  }

  private static MotionBounds bounds(MotionTrial trial, double from, double to) {
    MotionBounds bounds = new MotionBounds(trial.mechanism);
    double[] poses = trial.posesAt(from + (to - from) / 2);
    bounds.interval(trial.motion, from, to, poses);
    EnclosingBall ball = trial.ball();
    bounds.body(trial.chain, trial.factors, ball.x(), ball.y(), ball.z(), ball.radius());
    return bounds;
  }
}
