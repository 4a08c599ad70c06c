package clearway.kinematics;

/**
 * How far two bodies can move against one another: the bounds of {@link MotionBounds} for a pair.
 *
 * <p><b>Never underestimates.</b> Over the interval taken by the bounds, the distance of the two
 * bodies changes by no more than {@link #length}. Three views give a bound, and the least holds:
 * both bodies as seen from the last frame that carries both, whose lengths add; the second as seen
 * from the first; the first as seen from the second. Links of one chain are so judged by the joints
 * between them alone, robots that share nothing by the sum of their motions.
 *
 * <p>Immutable.
 */
public final class RelativeMotion {
  private final View[] together; // from the common frame; their bounds add
  private final View[] alone; // from one body to the other; each bound holds by itself

  private RelativeMotion(View[] together, View[] alone) {
    this.together = together;
    this.alone = alone;
  }

  public static RelativeMotion of(Mechanism mechanism, MovingBody a, MovingBody b) {
    int common = mechanism.commonFrame(a.frame(), b.frame());
    View[] together = {View.of(mechanism, common, a), View.of(mechanism, common, b)};
    if (common == a.frame() || common == b.frame()) {
      return new RelativeMotion(together, new View[0]);
    }
    View[] alone = {View.of(mechanism, a.frame(), b), View.of(mechanism, b.frame(), a)};
    return new RelativeMotion(together, alone);
  }

  /** A body as seen from a frame. */
  private record View(Chain chain, double[] factors, MovingBody body) {
    static View of(Mechanism mechanism, int base, MovingBody body) {
      Chain chain = Chain.between(mechanism, base, body.frame());
      double[] factors = new double[chain.length()];
      chain.factors(body.corners(), body.cornerCount(), body.reach(), factors);
      return new View(chain, factors, body);
    }

    void take(MotionBounds bounds) {
      EnclosingBall ball = body.ball();
      bounds.body(chain, factors, ball.x(), ball.y(), ball.z(), ball.radius());
    }
  }

  /** Whether some joint can move one against the other. */
  public boolean moves() {
    return together[0].chain.length() + together[1].chain.length() > 0;
  }

  /** The paper's bound: global factors, both bodies seen from the frame that carries both. */
  public double global(MotionBounds bounds) {
    double sum = 0;
    for (View view : together) {
      view.take(bounds);
      sum += bounds.global();
    }
    return sum;
  }

  /** The least of all bounds on the change of the distance over the interval. */
  public double length(MotionBounds bounds) {
    double least = 0;
    for (View view : together) least += length(view, bounds);
    for (View view : alone) least = Math.min(least, length(view, bounds));
    return least;
  }

  private static double length(View view, MotionBounds bounds) {
    if (view.chain.length() == 0) return 0;
    view.take(bounds);
    return bounds.best(view.body.corners(), view.body.cornerCount(), view.body.reach());
  }

  /** The least bound on the change of the distance between the reference and any other moment. */
  public double displacement(MotionBounds bounds) {
    double least = 0;
    for (View view : together) least += displacement(view, bounds);
    for (View view : alone) least = Math.min(least, displacement(view, bounds));
    return least;
  }

  private static double displacement(View view, MotionBounds bounds) {
    if (view.chain.length() == 0) return 0;
    view.take(bounds);
    return bounds.displacement();
  }
}
