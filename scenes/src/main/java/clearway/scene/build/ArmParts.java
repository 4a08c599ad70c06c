package clearway.scene.build;

/**
 * The castings of an industrial arm, each in the frame of its joint with the arm at zero. Links
 * that follow one another overlap at their joint; others are kept apart.
 */
final class ArmParts {
  /** From joint 5 to where the tool begins, along x. */
  static final double NECK = 0.05;

  private static final double TUBE_END = 0.09; // before joint 5

  private final ArmSize size;
  private final int segments;

  ArmParts(ArmSize size, int segments) {
    this.size = size;
    this.segments = segments;
  }

  Draft base() {
    double top = size.pedestal();
    return Solids.lathe(segments, 0.26, 0, 0.26, 0.035, 0.2, 0.06, 0.19, top)
        .add(Solids.box(-0.33, -0.15, -0.11, 0.11, 0.02, 0.16));
  }

  /** Three triangles behind the connectors of the base, in one plane. */
  static Draft shield() {
    Draft draft = new Draft();
    draft.vertex(-0.345, -0.11, 0.02);
    draft.vertex(-0.345, 0.11, 0.02);
    draft.vertex(-0.345, 0.11, 0.16);
    draft.vertex(-0.345, 0, 0.2);
    draft.vertex(-0.345, -0.11, 0.16);
    return draft.triangle(0, 1, 2).triangle(0, 2, 3).triangle(0, 3, 4);
  }

  Draft turret() {
    double rise = size.shoulderHeight() - size.pedestal();
    double ahead = size.offset();
    return Solids.lathe(segments, 0.18, -0.02, 0.21, 0.01, 0.21, 0.08, 0.17, 0.12)
        .add(
            Solids.plate(
                -0.17,
                -0.06,
                -0.16,
                0.05,
                0.17,
                0.05,
                ahead + 0.13,
                rise,
                ahead,
                rise + 0.13,
                ahead - 0.12,
                rise + 0.06,
                -0.18,
                0.2))
        .add(Solids.drum(segments, 0.13, -0.25, -0.04).alongY().moved(ahead, 0, rise))
        .add(Solids.drum(segments, 0.065, -0.2, 0.12).moved(-0.1, 0.07, 0.28));
  }

  Draft upperArm() {
    double reach = size.upperArm();
    return Solids.strap(segments / 2, 0.13, 0, reach, 0.1, -0.045, 0.06)
        .add(Solids.drum(segments, 0.11, 0.055, 0.1).alongY())
        .add(Solids.drum(segments, 0.085, -0.08, 0.09).alongY().moved(0, 0, reach));
  }

  Draft elbow() {
    double rise = size.elbowRise();
    return Solids.plate(
            -0.09,
            0.09,
            -0.16,
            rise - 0.08,
            -0.05,
            -0.1,
            0.07,
            -0.1,
            0.19,
            rise - 0.09,
            0.19,
            rise + 0.08,
            -0.16,
            rise + 0.08)
        .add(Solids.drum(segments, 0.1, 0.17, size.collar()).alongX().moved(0, 0, rise))
        .add(Solids.drum(segments, 0.038, -0.3, -0.15).alongX().moved(0, 0.045, rise))
        .add(Solids.drum(segments, 0.038, -0.3, -0.15).alongX().moved(0, -0.045, rise));
  }

  Draft forearm() {
    double end = size.forearm() - size.collar();
    double tube = end - TUBE_END;
    return Solids.lathe(
            segments, 0.08, -0.02, 0.095, 0.005, 0.09, 0.06, 0.068, tube - 0.04, 0.06, tube)
        .alongX()
        .add(cheek(end, 0.056, 0.07))
        .add(cheek(end, -0.07, -0.056));
  }

  private Draft cheek(double end, double y0, double y1) {
    double back = end - TUBE_END - 0.02;
    return Solids.plate(y0, y1, back, -0.045, end, -0.05, end + 0.05, 0, end, 0.05, back, 0.045);
  }

  Draft wrist() {
    return Solids.drum(segments, 0.045, -0.057, 0.057)
        .alongY()
        .add(Solids.drum(segments, 0.034, 0, NECK + 0.004).alongX());
  }
}
