package clearway.scene.build;

import clearway.geometry.Body;
import clearway.geometry.Pose;
import clearway.geometry.Shape;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.Mechanism;
import clearway.proximity.ProximityModel;
import clearway.proximity.ProximityQuery;
import clearway.world.CollisionObject;
import clearway.world.Pairing;
import clearway.world.World;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Distances between the objects of a world at single configurations, for one thread. */
final class Probe {
  /** A body of an object: its model and a ball around it, in the frame of the object's frame. */
  private record Piece(int frame, Pose inFrame, ProximityModel model, double[] middle, double ball) {}

  private record Couple(int a, int b, Piece pieceA, Piece pieceB) {}

  /** The smallest distance of two objects, zero where they meet or one holds the other. */
  record Nearest(double distance, int a, int b) {}

  private final World world;
  private final ForwardKinematics kinematics;
  private final double[] poses;
  private final List<Piece> moving = new ArrayList<>();
  private final List<Couple> couples = new ArrayList<>();
  private final ProximityQuery query = new ProximityQuery();
  private final double[] points = new double[6];

  Probe(World world) {
    this.world = world;
    kinematics = new ForwardKinematics(world.mechanism());
    poses = new double[kinematics.length()];
    List<List<Piece>> pieces = pieces(world);
    for (List<Piece> list : pieces) {
      for (Piece piece : list) if (piece.frame() != Mechanism.GROUND) moving.add(piece);
    }
    for (Pairing pair : world.tested()) {
      for (Piece a : pieces.get(pair.a())) {
        for (Piece b : pieces.get(pair.b())) couples.add(new Couple(pair.a(), pair.b(), a, b));
      }
    }
  }

  private static List<List<Piece>> pieces(World world) {
    Map<Shape, ProximityModel> models = new HashMap<>();
    List<List<Piece>> pieces = new ArrayList<>();
    for (CollisionObject object : world.objects()) {
      List<Piece> list = new ArrayList<>();
      for (Body body : object.bodies()) {
        ProximityModel model =
            models.computeIfAbsent(body.geometry().shape(), ProximityModel::of);
        Pose inFrame = object.placement().times(body.at().pose());
        list.add(piece(object.frame(), inFrame, model));
      }
      pieces.add(list);
    }
    return pieces;
  }

  private static Piece piece(int frame, Pose inFrame, ProximityModel model) {
    TriangleMesh mesh = model.shape().core();
    double[] middle = new double[3];
    for (int k = 0; k < 3; k++) {
      double low = Double.POSITIVE_INFINITY;
      double high = Double.NEGATIVE_INFINITY;
      for (int v = 0; v < mesh.vertexCount(); v++) {
        low = Math.min(low, mesh.coordinate(v, k));
        high = Math.max(high, mesh.coordinate(v, k));
      }
      middle[k] = (low + high) / 2;
    }
    double squared = 0;
    for (int v = 0; v < mesh.vertexCount(); v++) {
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double difference = mesh.coordinate(v, k) - middle[k];
        sum += difference * difference;
      }
      squared = Math.max(squared, sum);
    }
    inFrame.apply(middle[0], middle[1], middle[2], middle, 0);
    return new Piece(frame, inFrame, model, middle, Math.sqrt(squared) + model.shape().radius());
  }

  /** The farthest that the middle or rim of any moving body's ball is moved by a change of q. */
  double displacement(double[] from, double[] to) {
    kinematics.place(from, poses);
    double[] before = poses.clone();
    kinematics.place(to, poses);
    double most = 0;
    for (Piece piece : moving) most = Math.max(most, displacement(piece, before));
    return most;
  }

  private double displacement(Piece piece, double[] before) {
    int at = Pose.STRIDE * piece.frame();
    double turned = 0;
    for (int k = 0; k < 9; k++) turned += squared(poses[at + k] - before[at + k]);
    place(poses, piece.frame(), piece.middle(), points, 0);
    place(before, piece.frame(), piece.middle(), points, 3);
    double moved = 0;
    for (int k = 0; k < 3; k++) moved += squared(points[k] - points[k + 3]);
    return Math.sqrt(moved) + piece.ball() * Math.sqrt(turned / 2); // of a rotation: its chord
  }

  private static double squared(double x) {
    return x * x;
  }

  /** Whether no tested pair meets at the configuration. */
  boolean isFree(double[] q) {
    kinematics.place(q, poses);
    for (Couple couple : couples) {
      if (ballGap(couple) <= 0 && meet(couple)) return false;
    }
    return true;
  }

  private boolean meet(Couple couple) {
    Pose bInA = bInA(couple);
    return query.overlap(couple.pieceA().model(), couple.pieceB().model(), bInA)
        || query.nested(couple.pieceA().model(), couple.pieceB().model(), bInA);
  }

  /** The nearest tested pair. */
  Nearest nearest(double[] q) {
    kinematics.place(q, poses);
    Nearest nearest = new Nearest(Double.POSITIVE_INFINITY, -1, -1);
    for (Couple couple : couples) {
      if (ballGap(couple) < nearest.distance()) nearest = nearer(couple, nearest);
    }
    return nearest;
  }

  private Nearest nearer(Couple couple, Nearest nearest) {
    ProximityModel a = couple.pieceA().model();
    ProximityModel b = couple.pieceB().model();
    Pose bInA = bInA(couple);
    double distance = query.nested(a, b, bInA) ? 0 : query.exactDistance(a, b, bInA);
    return distance < nearest.distance()
        ? new Nearest(distance, couple.a(), couple.b())
        : nearest;
  }

  /** Names of the objects of a pair. */
  List<String> names(Nearest nearest) {
    return List.of(
        world.objects().get(nearest.a()).name(), world.objects().get(nearest.b()).name());
  }

  /** The place of a point of a frame at the configuration. */
  double[] placed(double[] q, int frame, double x, double y, double z) {
    kinematics.place(q, poses);
    double[] out = new double[3];
    place(poses, frame, new double[] {x, y, z}, out, 0);
    return out;
  }

  private double ballGap(Couple couple) {
    place(poses, couple.pieceA().frame(), couple.pieceA().middle(), points, 0);
    place(poses, couple.pieceB().frame(), couple.pieceB().middle(), points, 3);
    double x = points[0] - points[3];
    double y = points[1] - points[4];
    double z = points[2] - points[5];
    return Math.sqrt(x * x + y * y + z * z) - couple.pieceA().ball() - couple.pieceB().ball();
  }

  private static void place(double[] poses, int frame, double[] p, double[] out, int to) {
    int at = Pose.STRIDE * frame;
    for (int row = 0; row < 3; row++) {
      int r = at + 3 * row;
      out[to + row] =
          poses[r] * p[0] + poses[r + 1] * p[1] + poses[r + 2] * p[2] + poses[at + 9 + row];
    }
  }

  private Pose bInA(Couple couple) {
    Pose a = pose(couple.pieceA().frame()).times(couple.pieceA().inFrame());
    return a.inverse().times(pose(couple.pieceB().frame()).times(couple.pieceB().inFrame()));
  }

  /** The pose of a frame by way of the quaternion of its matrix, largest entry first. */
  private Pose pose(int frame) {
    int at = Pose.STRIDE * frame;
    double xx = poses[at];
    double yy = poses[at + 4];
    double zz = poses[at + 8];
    double[] q = {1 + xx + yy + zz, 1 + xx - yy - zz, 1 - xx + yy - zz, 1 - xx - yy + zz};
    int i = 0;
    for (int k = 1; k < 4; k++) if (q[k] > q[i]) i = k;
    double[] rest = {
      poses[at + 7] - poses[at + 5], poses[at + 2] - poses[at + 6], poses[at + 3] - poses[at + 1]
    };
    double[] sums = {
      poses[at + 5] + poses[at + 7], poses[at + 2] + poses[at + 6], poses[at + 1] + poses[at + 3]
    };
    for (int k = 0; k < 4; k++) {
      if (k != i) q[k] = i == 0 ? rest[k - 1] : k == 0 ? rest[i - 1] : sums[5 - i - k];
    }
    return Pose.of(poses[at + 9], poses[at + 10], poses[at + 11], q[0], q[1], q[2], q[3]);
  }
}
