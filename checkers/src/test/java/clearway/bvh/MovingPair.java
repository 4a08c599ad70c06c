package clearway.bvh;

import clearway.geometry.Pose;
import clearway.geometry.TriangleMesh;
import clearway.oracle.SteadyMotion;
import clearway.recipe.MeshRecipe;
import clearway.recipe.MeshRecipe.Kind;
import clearway.recipe.Randoms;
import java.util.random.RandomGenerator;

/**
 * Two small random meshes that move steadily for an interval of time, so far that their gap may or
 * may not last; wholly determined by a seed.
 */
final class MovingPair {
  /** How a body moves, seen from the direction in which the other is nearest. */
  enum Move {
    STILL,
    TOWARDS,
    ACROSS,
    ANYWHERE,
    TURNING,
    TURNING_ACROSS,
    BOTH,
    /** About an axis in front or behind: no velocity along the direction, all acceleration. */
    SWINGING
  }

  private static final Kind[] KINDS = {
    Kind.SOUP,
    Kind.SOUP,
    Kind.SPHERE,
    Kind.BOX,
    Kind.SLIVERS,
    Kind.NEEDLES,
    Kind.POINTS,
    Kind.SEGMENTS,
    Kind.COPLANAR,
    Kind.FAN,
    Kind.GRID
  };

  final long seed;
  final Bvh a;
  final Bvh b;
  final double[] bInA = new double[Pose.STRIDE];
  final Move moveA;
  final Move moveB;
  final SteadyMotion motionA;
  final SteadyMotion motionB;
  final double back;
  final double ahead;
  final double radiusA;
  final double radiusB;
  final double least;
  final double tooClose;
  final boolean toTriangles;

  /** A node of either tree to begin from. */
  final long start;

  private final RandomGenerator random;
  private final double size;
  private final double gap; // of the cores at the reference, about
  private final double span;
  private final double[] normal;
  private final boolean swings; // a small body before the face of a large one that stands still

  private MovingPair(long seed) {
    this.seed = seed;
    random = Randoms.of(seed ^ 0x3047e5L);
    swings = random.nextInt(4) == 0;
    boolean swingsA = random.nextBoolean();
    MeshRecipe recipeA = mesh(swings && !swingsA);
    double ratio = swings ? swingsA ? 50 : 0.02 : ratio();
    MeshRecipe recipeB = mesh(swings && swingsA).withScale(recipeA.scale() * ratio);
    size = recipeA.scale() + recipeB.scale();
    boolean single = random.nextInt(3) == 0;
    TriangleMesh meshA = single ? first(recipeA.mesh()) : recipeA.mesh();
    TriangleMesh meshB = single ? first(recipeB.mesh()) : recipeB.mesh();
    a = Bvh.of(meshA);
    b = Bvh.of(meshB);
    double[] nearest = new double[6];
    gap = place(meshA, meshB, nearest);
    normal = direction(nearest);
    span = random.nextInt(6) == 0 ? 0x1p-45 : Randoms.magnitude(random, -9, 1);
    int sides = random.nextInt(4);
    back = sides == 0 ? 0 : sides == 3 ? span * random.nextDouble() : span;
    ahead = sides == 1 ? 0 : span;
    moveA = swings ? swingsA ? Move.SWINGING : Move.STILL : Randoms.pick(random, Move.class);
    moveB = swings ? swingsA ? Move.STILL : Move.SWINGING : Randoms.pick(random, Move.class);
    motionA = motion(moveA, middle(nearest, 0), 1);
    motionB = motion(moveB, middle(nearest, 3), -1);
    double radii = random.nextInt(3) > 0 ? 0 : gap * random.nextDouble();
    radiusA = radii * (random.nextInt(3) == 0 ? 1 : random.nextDouble());
    radiusB = Math.max(0, radii - radiusA);
    double apart = Math.max(0, gap - radii);
    least = apart * (random.nextInt(3) == 0 ? 0 : random.nextDouble());
    double share = random.nextInt(8) == 0 ? 1.5 : random.nextDouble();
    tooClose = least + (apart - least) * share * share + 1e-12 * size;
    toTriangles = random.nextInt(4) == 0;
    boolean roots = random.nextBoolean();
    start =
        roots ? 0 : PairStack.pair(random.nextInt(a.nodeCount()), random.nextInt(b.nodeCount()));
  }

  static MovingPair of(long seed) {
    return new MovingPair(seed);
  }

  private MeshRecipe mesh(boolean flat) {
    Kind kind = flat ? Kind.BOX : KINDS[random.nextInt(KINDS.length)];
    MeshRecipe recipe = MeshRecipe.of(kind, random.nextLong());
    boolean offset = random.nextInt(8) == 0;
    double far = offset ? Randoms.magnitude(random, 0, 6) : 0;
    return new MeshRecipe(recipe.kind(), recipe.seed(), recipe.scale(), far);
  }

  /** A triangle alone fills its box better than several. */
  private static TriangleMesh first(TriangleMesh mesh) {
    double[] corners = new double[9];
    mesh.copyTriangle(0, corners, 0);
    return MeshRecipe.soup(corners);
  }

  private double ratio() {
    return random.nextInt(3) == 0 ? Randoms.magnitude(random, -2, 2) : 1;
  }

  /** Brings b near a from outside and answers their distance. */
  private double place(TriangleMesh meshA, TriangleMesh meshB, double[] nearest) {
    BvhQuery query = new BvhQuery();
    double wanted = size * Randoms.magnitude(random, swings ? -2 : -6, swings ? -0.5 : 0.3);
    double[] q = random.nextInt(4) == 0 ? new double[] {1, 0, 0, 0} : quaternion();
    double[] touch = touching(meshA, meshB, q);
    double[] away = Randoms.unit(random);
    double step = 6 * size;
    double found = 0;
    for (int i = 0; i < 25; i++) {
      double[] at = {
        touch[0] + step * away[0], touch[1] + step * away[1], touch[2] + step * away[2]
      };
      Pose.of(at[0], at[1], at[2], q[0], q[1], q[2], q[3]).copyTo(bInA, 0);
      found = query.nearest(a, b, bInA, 0);
      query.copyNearest(nearest, 0);
      if (found <= wanted * 1.01) break;
      step -= found - wanted;
    }
    return found;
  }

  private double[] quaternion() {
    double[] axis = Randoms.unit(random);
    return new double[] {random.nextGaussian(), axis[0], axis[1], axis[2]};
  }

  /** The translation that puts a vertex of b on one of a. */
  private double[] touching(TriangleMesh meshA, TriangleMesh meshB, double[] q) {
    int v = meshA.corner(random.nextInt(meshA.triangleCount()), random.nextInt(3));
    int w = meshB.corner(random.nextInt(meshB.triangleCount()), random.nextInt(3));
    double[] turned = new double[3];
    Pose.of(0, 0, 0, q[0], q[1], q[2], q[3])
        .apply(meshB.coordinate(w, 0), meshB.coordinate(w, 1), meshB.coordinate(w, 2), turned, 0);
    double[] result = new double[3];
    for (int k = 0; k < 3; k++) result[k] = meshA.coordinate(v, k) - turned[k];
    return result;
  }

  private double[] direction(double[] nearest) {
    double[] n = new double[3];
    double square = 0;
    for (int k = 0; k < 3; k++) {
      n[k] = nearest[3 + k] - nearest[k];
      square += n[k] * n[k];
    }
    if (!(square > 0)) return Randoms.unit(random);
    for (int k = 0; k < 3; k++) n[k] /= Math.sqrt(square);
    return n;
  }

  private static double[] middle(double[] nearest, int at) {
    return new double[] {nearest[at], nearest[at + 1], nearest[at + 2]};
  }

  /** Pivots lie near the nearest point, or so far away that turning is nearly straight. */
  private SteadyMotion motion(Move move, double[] near, double front) {
    if (move == Move.SWINGING) return swing(near, random.nextInt(4) == 0 ? -front : front);
    double lever = size * (random.nextInt(4) == 0 ? Randoms.magnitude(random, 0, 3) : 1);
    double[] aside = Randoms.unit(random);
    double[] pivot = new double[3];
    for (int k = 0; k < 3; k++) pivot[k] = near[k] + lever * random.nextDouble() * aside[k];
    boolean along = move == Move.ACROSS || move == Move.TURNING_ACROSS;
    double travel = (along ? size : Math.max(gap, 1e-9 * size)) * Randoms.magnitude(random, -2, 1);
    double angle = Math.min(3, (along ? 1 : travel / lever) * Randoms.magnitude(random, -1, 1));
    boolean slides = move != Move.STILL && move.compareTo(Move.TURNING) < 0 || move == Move.BOTH;
    boolean turns = move.compareTo(Move.TURNING) >= 0;
    double[] velocity = velocity(move, slides ? travel / span : 0);
    double[] axis = move == Move.TURNING_ACROSS ? normal : Randoms.unit(random);
    return new SteadyMotion(velocity, axis, turns ? angle / span : 0, pivot);
  }

  private SteadyMotion swing(double[] near, double side) {
    double lever = gap * Randoms.magnitude(random, 0.3, 1.5) + 1e-9 * size;
    double[] u = Randoms.unit(random);
    double along = u[0] * normal[0] + u[1] * normal[1] + u[2] * normal[2];
    double across = Math.sqrt(1 - along * along);
    double[] pivot = new double[3];
    for (int k = 0; k < 3; k++) {
      pivot[k] = near[k] + side * lever * normal[k];
      u[k] = (u[k] - along * normal[k]) / across;
    }
    double square = 2 * Math.max(gap, 1e-12 * size) / lever * Randoms.magnitude(random, -0.7, 0.5);
    return new SteadyMotion(new double[3], u, Math.min(3, Math.sqrt(square)) / span, pivot);
  }

  private double[] velocity(Move move, double speed) {
    double[] v = move == Move.TOWARDS ? normal.clone() : Randoms.unit(random);
    if (random.nextBoolean()) speed = -speed;
    double along = v[0] * normal[0] + v[1] * normal[1] + v[2] * normal[2];
    for (int k = 0; k < 3; k++) {
      if (move == Move.ACROSS) v[k] -= along * normal[k];
      v[k] *= speed;
    }
    return v;
  }

  /** The nodes to begin from are both roots. */
  boolean fromRoots() {
    return start == 0;
  }

  @Override
  public String toString() {
    return "seed "
        + seed
        + ": "
        + a.triangleCount()
        + " and "
        + b.triangleCount()
        + " triangles, a "
        + moveA
        + ", b "
        + moveB
        + ", from -"
        + back
        + " to "
        + ahead
        + ", radii "
        + radiusA
        + " and "
        + radiusB
        + ", least "
        + least
        + ", too close "
        + tooClose
        + ", gap "
        + gap;
  }
}
