package clearway.recipe;

import clearway.geometry.Pose;
import clearway.geometry.TriangleMesh;
import clearway.oracle.PlainDistance;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;

/** Two random meshes at a pose, with the plain distance between them. */
public record MeshPair(
    MeshRecipe a, MeshRecipe b, Placing placing, Turn turn, long seed, Found found) {
  /** How b was brought to a. */
  public enum Placing {
    ANYWHERE,
    BARELY_APART,
    BARELY_TOGETHER,
    TOUCHING,
    IN_PLACE
  }

  /** How b was turned. */
  public enum Turn {
    ANY,
    QUARTERS,
    HALF,
    NONE
  }

  /** What the search for a pose found. */
  public record Found(Pose pose, double distance) {}

  private static final Map<Long, Found> KNOWN = new ConcurrentHashMap<>();

  public static MeshPair of(long seed) {
    RandomGenerator random = Randoms.of(seed ^ 0xa11ceL);
    MeshRecipe a = MeshRecipe.of(random.nextLong());
    MeshRecipe b = MeshRecipe.of(random.nextLong());
    if (random.nextInt(8) == 0) b = a;
    b = b.withScale(a.scale() * ratio(random));
    Placing placing = Randoms.pick(random, Placing.class);
    Turn turn = Randoms.pick(random, Turn.class);
    MeshPair unplaced = new MeshPair(a, b, placing, turn, seed, null);
    Found found = KNOWN.computeIfAbsent(seed, any -> unplaced.search(random));
    return new MeshPair(a, b, placing, turn, seed, found);
  }

  /** Of the sizes of b and a: mostly one, at times far from it. */
  private static double ratio(RandomGenerator random) {
    return switch (random.nextInt(6)) {
      case 0 -> Randoms.magnitude(random, -9, 9);
      case 1, 2 -> Randoms.magnitude(random, -2, 2);
      default -> 1;
    };
  }

  public TriangleMesh meshA() {
    return a.mesh();
  }

  public TriangleMesh meshB() {
    return b.mesh();
  }

  public Pose pose() {
    return found.pose();
  }

  /** The pose as twelve doubles. */
  public double[] entries() {
    double[] result = new double[Pose.STRIDE];
    pose().copyTo(result, 0);
    return result;
  }

  /** By all pairs of triangles. */
  public double plainDistance() {
    return found.distance();
  }

  /** The length by which rounding is measured: both reaches and the translation. */
  public double reach() {
    double[] pose = entries();
    double moved = pose[9] * pose[9] + pose[10] * pose[10] + pose[11] * pose[11];
    return reach(meshA()) + reach(meshB()) + Math.sqrt(moved);
  }

  private static double reach(TriangleMesh mesh) {
    double result = 0;
    for (int v = 0; v < mesh.vertexCount(); v++) {
      double x = mesh.coordinate(v, 0), y = mesh.coordinate(v, 1), z = mesh.coordinate(v, 2);
      result = Math.max(result, Math.sqrt(x * x + y * y + z * z));
    }
    return result;
  }

  private Found search(RandomGenerator random) {
    TriangleMesh meshA = meshA();
    TriangleMesh meshB = meshB();
    double[] q = quaternion(random);
    if (placing == Placing.IN_PLACE) return measured(meshA, meshB, Pose.of(0, 0, 0, 1, 0, 0, 0));
    double[] touch = touching(random, meshA, meshB, q);
    double[] away = random.nextInt(3) == 0 ? new double[] {0, 0, 1} : Randoms.unit(random);
    double size = a.scale() + b.scale();
    double step =
        switch (placing) {
          case ANYWHERE -> 2 * size * random.nextDouble();
          case TOUCHING -> 0;
          default -> contact(meshA, meshB, q, touch, away, 4 * size);
        };
    double nudge = size * Randoms.magnitude(random, -17, -3);
    if (placing == Placing.BARELY_APART) step += nudge;
    if (placing == Placing.BARELY_TOGETHER) step -= nudge;
    return measured(meshA, meshB, pose(q, touch, away, step));
  }

  /** How far b can come from the outside towards a before they touch, up to a tiny gap. */
  private static double contact(
      TriangleMesh meshA,
      TriangleMesh meshB,
      double[] q,
      double[] touch,
      double[] away,
      double from) {
    double step = from;
    for (int i = 0; i < 20; i++) {
      double gap = PlainDistance.ofMeshes(meshA, meshB, pose(q, touch, away, step));
      step -= gap;
      if (gap < 1e-15 * from) break;
    }
    return step;
  }

  private static Found measured(TriangleMesh meshA, TriangleMesh meshB, Pose pose) {
    return new Found(pose, PlainDistance.ofMeshes(meshA, meshB, pose));
  }

  private double[] quaternion(RandomGenerator random) {
    double half = Math.sqrt(0.5);
    double[][] quarters = {
      {1, 0, 0, 0}, {half, half, 0, 0}, {half, 0, half, 0}, {half, 0, 0, -half}, {.5, .5, .5, .5}
    };
    double[] axis = Randoms.unit(random);
    int k = 1 + random.nextInt(3);
    return switch (turn) {
      case NONE -> quarters[0];
      case QUARTERS -> quarters[random.nextInt(quarters.length)];
      case HALF ->
          random.nextBoolean()
              ? new double[] {0, k == 1 ? 1 : 0, k == 2 ? 1 : 0, k == 3 ? 1 : 0}
              : new double[] {StrictMath.cos(Math.PI / 2), axis[0], axis[1], axis[2]};
      case ANY ->
          new double[] {
            random.nextGaussian(), random.nextGaussian(), random.nextGaussian(), axis[0]
          };
    };
  }

  /** The translation that puts a vertex of b on one of a. */
  private static double[] touching(
      RandomGenerator random, TriangleMesh meshA, TriangleMesh meshB, double[] q) {
    int v = meshA.corner(random.nextInt(meshA.triangleCount()), random.nextInt(3));
    int w = meshB.corner(random.nextInt(meshB.triangleCount()), random.nextInt(3));
    double[] turned = new double[3];
    Pose.of(0, 0, 0, q[0], q[1], q[2], q[3])
        .apply(meshB.coordinate(w, 0), meshB.coordinate(w, 1), meshB.coordinate(w, 2), turned, 0);
    double[] result = new double[3];
    for (int k = 0; k < 3; k++) result[k] = meshA.coordinate(v, k) - turned[k];
    return result;
  }

  private static Pose pose(double[] q, double[] touch, double[] away, double step) {
    return Pose.of(
        touch[0] + step * away[0],
        touch[1] + step * away[1],
        touch[2] + step * away[2],
        q[0],
        q[1],
        q[2],
        q[3]);
  }
}
