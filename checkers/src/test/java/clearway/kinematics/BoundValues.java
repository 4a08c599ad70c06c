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

  /** All bounds larger by a share and an absolute amount. */
  BoundValues grown(double by, double and) {
    double[] v = toArray();
    for (int i = 0; i < v.length; i++) v[i] += by * v[i] + and;
    return new BoundValues(v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]);
  }

  double[] toArray() {
    return new double[] {
      global, local, secondOrder, ofPoints, best, displacement, acceleration, alongDirection
    };
  }
}
