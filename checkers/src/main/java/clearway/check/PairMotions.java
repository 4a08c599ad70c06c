package clearway.check;

import clearway.kinematics.EnclosingBall;
import clearway.kinematics.MovingBody;
import clearway.kinematics.RelativeMotion;
import clearway.world.CollisionObject;
import clearway.world.ObjectPoints;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.World;
import java.util.List;

/** How the objects of each tested pair move against one another. */
final class PairMotions {
  private static final int BOX = 24; // doubles of eight corners

  private final PreparedWorld prepared;
  private final CheckOptions.Mode mode;
  private final MovingBody[] bodies; // of each object that was asked for

  private PairMotions(PreparedWorld prepared, CheckOptions.Mode mode) {
    this.prepared = prepared;
    this.mode = mode;
    bodies = new MovingBody[prepared.world().objects().size()];
  }

  /** In the order of {@link World#tested}. */
  static RelativeMotion[] of(PreparedWorld prepared, CheckOptions.Mode mode) {
    PairMotions motions = new PairMotions(prepared, mode);
    List<Pairing> tested = prepared.world().tested();
    RelativeMotion[] all = new RelativeMotion[tested.size()];
    for (int i = 0; i < all.length; i++) all[i] = motions.of(tested.get(i));
    return all;
  }

  private RelativeMotion of(Pairing pair) {
    return RelativeMotion.of(prepared.world().mechanism(), bodyOf(pair.a()), bodyOf(pair.b()));
  }

  private MovingBody bodyOf(int object) {
    if (bodies[object] == null) bodies[object] = body(object);
    return bodies[object];
  }

  /**
   * Global factors are as small as all vertices let them be. Bounds that are asked for again and
   * again go by the corners of boxes where there are fewer of these.
   */
  private MovingBody body(int index) {
    CollisionObject object = prepared.world().objects().get(index);
    double[] points = ObjectPoints.of(object);
    double radius = ObjectPoints.largestRadius(object);
    MovingBody exact = MovingBody.of(object.frame(), points, radius);
    boolean many = points.length > BOX * object.bodies().size();
    return mode == CheckOptions.Mode.BEST && many ? boxes(index, object, exact.ball()) : exact;
  }

  private MovingBody boxes(int index, CollisionObject object, EnclosingBall ball) {
    double[] corners = new double[BOX * object.bodies().size()];
    double reach = 0;
    for (int b = 0; b < object.bodies().size(); b++) {
      MovingBody box = prepared.volume(index, b, 0);
      System.arraycopy(box.corners(), 0, corners, BOX * b, BOX);
      reach = Math.max(reach, box.reach());
    }
    return new MovingBody(object.frame(), corners, reach, ball);
  }
}
