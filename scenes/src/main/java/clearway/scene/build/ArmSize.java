package clearway.scene.build;

/**
 * Lengths of an industrial arm in metres, and its joint limits in degrees.
 *
 * @param pedestal height of the fixed base
 * @param shoulderHeight height of joint 2 above the floor
 * @param offset of joint 2 ahead of joint 1
 * @param upperArm from joint 2 to joint 3
 * @param elbowRise from joint 3 up to the axis of joint 4
 * @param collar from joint 3 to where the forearm begins to roll
 * @param forearm from joint 3 to joint 5, along the axis of joint 4
 * @param limits lower and upper of each joint
 */
record ArmSize(
    double pedestal,
    double shoulderHeight,
    double offset,
    double upperArm,
    double elbowRise,
    double collar,
    double forearm,
    double[][] limits) {
  /** Handles 10 kg over a reach of 1.55 m. */
  static final ArmSize HANDLER =
      new ArmSize(
          0.26,
          0.615,
          0.1,
          0.705,
          0.135,
          0.25,
          0.755,
          new double[][] {
            {-180, 180}, {-100, 110}, {-60, 65}, {-200, 200}, {-120, 120}, {-400, 400}
          });

  /** Guides a welding gun over a reach of 1.6 m. */
  static final ArmSize WELDER =
      new ArmSize(
          0.24,
          0.525,
          0.15,
          0.77,
          0.1,
          0.24,
          0.74,
          new double[][] {
            {-180, 180}, {-90, 160}, {-170, 80}, {-200, 200}, {-140, 140}, {-450, 450}
          });
}
