package clearway.world;

import clearway.geometry.Body;
import clearway.geometry.Geometry;
import clearway.geometry.Pose;
import clearway.kernel.Poses;
import clearway.kinematics.EnclosingBall;
import clearway.kinematics.MovingBody;
import clearway.proximity.ProximityModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A world whose objects have their bounding volumes: ready for queries.
 *
 * <p>An object's bodies are its <em>pieces</em>, each a model and its pose in the frame it moves
 * with. Bodies of one mesh or of equal primitives share one model. Immutable and shared between
 * threads.
 */
public final class PreparedWorld {
  /** Covers the rounding of a volume's corners and of their placement. */
  private static final double VOLUME_ROUNDING = 0x1p-43;

  private final World world;
  private final ProximityModel[] models; // of each piece
  private final double[] placements; // pose of each piece in its frame, STRIDE doubles each
  private final boolean[] stays; // whether that pose is the identity
  private final int[] firstPiece; // of each object, then the count

  private PreparedWorld(World world) {
    this.world = world;
    List<Geometry> distinct = new ArrayList<>();
    List<Integer> model = new ArrayList<>();
    firstPiece = new int[world.objects().size() + 1];
    listPieces(distinct, model);
    ProximityModel[] built = build(distinct);
    models = new ProximityModel[model.size()];
    for (int p = 0; p < models.length; p++) models[p] = built[model.get(p)];
    placements = new double[Pose.STRIDE * models.length];
    stays = new boolean[models.length];
    for (int o = 0; o < world.objects().size(); o++) placePieces(o);
  }

  public static PreparedWorld of(World world) {
    return new PreparedWorld(world);
  }

  public World world() {
    return world;
  }

  /** The model of one of an object's bodies. */
  public ProximityModel model(int object, int body) {
    return models[firstPiece[object] + body];
  }

  /**
   * A bounding volume of one of an object's bodies, as something that moves: bounds on its motion
   * hold for every triangle below it, grown by the body's radius.
   */
  public MovingBody volume(int object, int body, int volume) {
    int piece = firstPiece[object] + body;
    double[] box = new double[28];
    models[piece].copyVolume(volume, box);
    double[] placed = new double[27];
    for (int i = 0; i < 27; i += 3) Poses.apply(placements, Pose.STRIDE * piece, box, i, placed);
    double reach = models[piece].shape().radius() + VOLUME_ROUNDING * farthest(placed);
    EnclosingBall ball = new EnclosingBall(placed[24], placed[25], placed[26], box[27] + reach);
    int frame = world.objects().get(object).frame();
    return new MovingBody(frame, Arrays.copyOf(placed, 24), reach, ball);
  }

  private static double farthest(double[] points) {
    double most = 0;
    for (double coordinate : points) most = Math.max(most, Math.abs(coordinate));
    return 2 * most;
  }

  /** An object as something that moves: bounds on its motion hold for all its bodies. */
  public MovingBody body(int object) {
    CollisionObject moving = world.objects().get(object);
    double[] corners = ObjectPoints.of(moving);
    double radius = ObjectPoints.largestRadius(moving);
    return new MovingBody(moving.frame(), corners, radius, world.extents().ball(object));
  }

  /** The first piece of an object; that of the next object ends its row. */
  public int firstPiece(int object) {
    return firstPiece[object];
  }

  /** The model of a piece. */
  public ProximityModel model(int piece) {
    return models[piece];
  }

  /** Writes the pose of a piece in the world, given those of all frames. */
  public void locate(int object, int piece, double[] frames, double[] out) {
    int frame = Pose.STRIDE * world.objects().get(object).frame();
    if (stays[piece]) System.arraycopy(frames, frame, out, 0, Pose.STRIDE);
    else Poses.times(frames, frame, placements, Pose.STRIDE * piece, out, 0);
  }

  private void listPieces(List<Geometry> distinct, List<Integer> model) {
    Map<Object, Integer> meshes = new IdentityHashMap<>();
    Map<Object, Integer> primitives = new HashMap<>();
    int o = 0;
    for (CollisionObject object : world.objects()) {
      for (Body body : object.bodies()) {
        boolean isMesh = body.geometry() instanceof Geometry.Mesh;
        Object key = body.geometry() instanceof Geometry.Mesh mesh ? mesh.mesh() : body.geometry();
        Integer known = (isMesh ? meshes : primitives).putIfAbsent(key, distinct.size());
        if (known == null) distinct.add(body.geometry());
        model.add(known == null ? distinct.size() - 1 : known);
      }
      firstPiece[++o] = model.size();
    }
  }

  /** Models are independent of one another, so their order of building does not matter. */
  private static ProximityModel[] build(List<Geometry> geometries) {
    ProximityModel[] built = new ProximityModel[geometries.size()];
    IntStream.range(0, built.length)
        .parallel()
        .forEach(i -> built[i] = ProximityModel.of(geometries.get(i).shape()));
    return built;
  }

  private void placePieces(int o) {
    CollisionObject object = world.objects().get(o);
    int p = firstPiece[o];
    for (Body body : object.bodies()) {
      Pose pose = object.placement().times(body.at().pose());
      pose.copyTo(placements, Pose.STRIDE * p);
      stays[p++] = pose.equals(Pose.identity());
    }
  }
}
