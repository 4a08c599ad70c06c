package clearway.check;

import clearway.kinematics.GlobalFactors;
import clearway.kinematics.StraightMotion;
import clearway.proximity.ProximityModel;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;

/**
 * One body of either object of a tested pair, with what is known of how fast their bounding volumes
 * move against one another. Of one session.
 */
final class BodyPair {
  final Pairing pairing;
  final int bodyA;
  final int bodyB;
  final ProximityModel modelA;
  final ProximityModel modelB;
  private final PreparedWorld prepared;
  private final GlobalFactors factorsA;
  private final GlobalFactors factorsB;

  /** Factors are as seen from the last frame that carries both objects. */
  BodyPair(
      PreparedWorld prepared,
      Pairing pairing,
      int bodyA,
      int bodyB,
      GlobalFactors factorsA,
      GlobalFactors factorsB) {
    this.prepared = prepared;
    this.pairing = pairing;
    this.bodyA = bodyA;
    this.bodyB = bodyB;
    this.factorsA = factorsA;
    this.factorsB = factorsB;
    modelA = prepared.model(pairing.a(), bodyA);
    modelB = prepared.model(pairing.b(), bodyB);
  }

  void take(StraightMotion motion, double[] speeds, double slack) {
    factorsA.take(motion, speeds, slack);
    factorsB.take(motion, speeds, slack);
  }

  /**
   * Upper bound on how fast the distance of the contents of two volumes changes along the motion
   * taken, per unit of t.
   */
  double speed(int volumeA, int volumeB) {
    if (!factorsA.knows(volumeA)) {
      factorsA.learn(volumeA, prepared.volume(pairing.a(), bodyA, volumeA));
    }
    if (!factorsB.knows(volumeB)) {
      factorsB.learn(volumeB, prepared.volume(pairing.b(), bodyB, volumeB));
    }
    return factorsA.speed(volumeA) + factorsB.speed(volumeB);
  }
}
