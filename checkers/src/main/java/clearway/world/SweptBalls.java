package clearway.world;

import clearway.kinematics.Chain;
import clearway.kinematics.EnclosingBall;
import clearway.kinematics.Mechanism;

/** The balls that objects never leave over all configurations, as seen from the frames. */
final class SweptBalls {
  private final World world;
  private final Mechanism mechanism;
  private final EnclosingBall[][] climbed; // of each object, from its own frame to the ground

  SweptBalls(World world) {
    this.world = world;
    mechanism = world.mechanism();
    climbed = new EnclosingBall[world.objects().size()][];
  }

  /** The ball around an object's places in a frame that carries it, up to rounding. */
  EnclosingBall inCarrier(int frame, int object) {
    int own = world.objects().get(object).frame();
    if (climbed[object] == null) climbed[object] = climb(own, world.extents().ball(object));
    return climbed[object][mechanism.depth(own) - mechanism.depth(frame)];
  }

  /** Frame by frame towards the ground, so that a long chain is swept once for all its frames. */
  private EnclosingBall[] climb(int frame, EnclosingBall ball) {
    EnclosingBall[] balls = new EnclosingBall[mechanism.depth(frame) + 1];
    balls[0] = ball;
    for (int k = 1; k < balls.length; k++, frame = mechanism.parent(frame)) {
      Chain joint = Chain.between(mechanism, mechanism.parent(frame), frame);
      balls[k] = joint.factors(balls[k - 1], new double[joint.length()]);
    }
    return balls;
  }

  /** The ball around an object's places as seen from any frame, up to rounding. */
  EnclosingBall seenFrom(int frame, int object) {
    Chain chain = Chain.between(mechanism, frame, world.objects().get(object).frame());
    return chain.factors(world.extents().ball(object), new double[chain.length()]);
  }
}
