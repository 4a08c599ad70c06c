package clearway.kinematics;

/** Everything that bounds say about one body over one interval; infinite where they are silent. */
record BoundValues(
    double global,
    double local,
    double secondOrder,
    double ofPoints,
    double best,
    double displacement,
    double acceleration,
    double alongDirection) {

  static BoundValues of(MotionBounds bounds, boolean straight, double[] points, double[] n) {
    int count = points.length / 3;
    double none = Double.POSITIVE_INFINITY;
    return new BoundValues(
        bounds.global(),
        bounds.local(),
        straight ? bounds.secondOrder() : none,
        straight ? bounds.secondOrder(points, count, 0) : none,
        Math.min(bounds.best(), bounds.best(points, count, 0)),
        bounds.displacement(),
        straight ? bounds.acceleration() : none,
        straight ? bounds.acceleration(n[0], n[1], n[2]) : none);
  }

  double sum() {
    return global
        + local
        + secondOrder
        + ofPoints
        + best
        + displacement
        + acceleration
        + alongDirection;
  }
}
