package clearway.scene.build;

import clearway.geometry.Body;
import clearway.geometry.Pose;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.Mechanism;
import clearway.world.CollisionObject;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.World;
import clearway.world.WorldQuery;
import java.util.List;

/**
 * Distances between the objects of a world at single configurations, for one thread. Pairs whose
 * enclosing balls are apart are passed over quickly.
 */
public final class Probe {
  /** A ball around an object, in the frame that it moves with. */
  private record Ball(int frame, double[] middle, double radius) {}

  /** The smallest distance of two objects, zero where they meet or one holds the other. */
  public record Nearest(double distance, String a, String b) {}

  private final World world;
  private final WorldQuery query;
  private final ForwardKinematics kinematics;
  private final double[] poses;
  private final Ball[] balls; // of each object
  private final List<Pairing> others; // tested pairs that are not of one robot
  private final double[] points = new double[6];

  public Probe(World world) {
    this.world = world;
    query = new WorldQuery(PreparedWorld.of(world));
    kinematics = new ForwardKinematics(world.mechanism());
    poses = new double[kinematics.length()];
    others = world.tested().stream().filter(this::isOther).toList();
    balls = world.objects().stream().map(Probe::ball).toArray(Ball[]::new);
  }

  private boolean isOther(Pairing pair) {
    return world.objects().get(pair.a()).robot() != world.objects().get(pair.b()).robot();
  }

  private static Ball ball(CollisionObject object) {
    double[] low = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
    double[] high = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
    for (Body body : object.bodies()) {
      Pose pose = object.placement().times(body.at().pose());
      widen(body.geometry().shape().core(), pose, low, high);
    }
    double[] middle = new double[3];
    double squared = 0;
    for (int k = 0; k < 3; k++) {
      middle[k] = (low[k] + high[k]) / 2;
      squared += (high[k] - low[k]) * (high[k] - low[k]) / 4;
    }
    return new Ball(object.frame(), middle, Math.sqrt(squared) + 1e-9);
  }

  private static void widen(TriangleMesh mesh, Pose pose, double[] low, double[] high) {
    double[] p = new double[3];
    for (int v = 0; v < mesh.vertexCount(); v++) {
      pose.apply(mesh.coordinate(v, 0), mesh.coordinate(v, 1), mesh.coordinate(v, 2), p, 0);
      for (int k = 0; k < 3; k++) {
        low[k] = Math.min(low[k], p[k]);
        high[k] = Math.max(high[k], p[k]);
      }
    }
  }

  private void place(double[] q) {
    kinematics.place(q, poses);
    query.placeFrames(poses);
  }

  /** Whether no tested pair meets at the configuration. */
  public boolean isFree(double[] q) {
    place(q);
    for (Pairing pair : world.tested()) {
      if (ballGap(pair) <= 0 && query.collide(pair)) return false;
    }
    return true;
  }

  /** The nearest tested pair. */
  public Nearest nearest(double[] q) {
    return nearest(q, world.tested());
  }

  /** The nearest tested pair that is not of one robot. */
  public Nearest nearestOther(double[] q) {
    return nearest(q, others);
  }

  private Nearest nearest(double[] q, List<Pairing> pairs) {
    place(q);
    double least = Double.POSITIVE_INFINITY;
    Pairing nearest = null;
    for (Pairing pair : pairs) {
      if (ballGap(pair) >= least) continue;
      double distance = query.nested(pair) ? 0 : query.distance(pair);
      if (distance < least) {
        least = distance;
        nearest = pair;
      }
    }
    return new Nearest(least, name(nearest.a()), name(nearest.b()));
  }

  private String name(int object) {
    return world.objects().get(object).name();
  }

  /** The middle of an object's box, in the world. */
  public double[] middle(String object, double[] q) {
    place(q);
    List<String> names = world.objects().stream().map(CollisionObject::name).toList();
    double[] out = new double[3];
    locate(poses, balls[names.indexOf(object)], out, 0);
    return out;
  }

  /** No point of a moving object is moved farther than this between the two configurations. */
  double displacement(double[] from, double[] to) {
    kinematics.place(from, poses);
    double[] before = poses.clone();
    kinematics.place(to, poses);
    double most = 0;
    for (Ball ball : balls) {
      if (ball.frame() != Mechanism.GROUND) most = Math.max(most, displacement(ball, before));
    }
    return most;
  }

  private double displacement(Ball ball, double[] before) {
    int at = Pose.STRIDE * ball.frame();
    double turned = 0;
    for (int k = 0; k < 9; k++) turned += squared(poses[at + k] - before[at + k]);
    locate(poses, ball, points, 0);
    locate(before, ball, points, 3);
    double moved = 0;
    for (int k = 0; k < 3; k++) moved += squared(points[k] - points[k + 3]);
    return Math.sqrt(moved) + ball.radius() * Math.sqrt(turned / 2); // the chord of the rotation
  }

  private double ballGap(Pairing pair) {
    locate(poses, balls[pair.a()], points, 0);
    locate(poses, balls[pair.b()], points, 3);
    double sum = 0;
    for (int k = 0; k < 3; k++) sum += squared(points[k] - points[k + 3]);
    return Math.sqrt(sum) - balls[pair.a()].radius() - balls[pair.b()].radius();
  }

  private static void locate(double[] poses, Ball ball, double[] out, int to) {
    int at = Pose.STRIDE * ball.frame();
    double[] p = ball.middle();
    for (int row = 0; row < 3; row++) {
      int r = at + 3 * row;
      out[to + row] =
          poses[r] * p[0] + poses[r + 1] * p[1] + poses[r + 2] * p[2] + poses[at + 9 + row];
    }
  }

  private static double squared(double x) {
    return x * x;
  }
}
