package clearway.oracle;

import clearway.geometry.Body;
import clearway.geometry.Shape;
import clearway.geometry.TriangleMesh;
import clearway.space.Configuration;
import clearway.world.CollisionObject;
import clearway.world.Pairing;
import clearway.world.World;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The distance of two objects along a motion, from the definitions, to about 30 digits. */
public final class PlainWorld {
  private final World world;
  private final StraightPath path;
  private final Map<List<Object>, Double> known = new HashMap<>();

  public PlainWorld(World world, Configuration from, Configuration to) {
    this.world = world;
    path = new StraightPath(world.robots(), from.toArray(), to.toArray());
  }

  /** Of the surfaces at t, with their radii; zero where they meet. */
  public double distance(Pairing pair, double t) {
    return known.computeIfAbsent(List.of(pair, t), asked -> distanceAnew(pair, t));
  }

  private double distanceAnew(Pairing pair, double t) {
    List<Rigid> links = links(t);
    double least = Double.POSITIVE_INFINITY;
    Map<Double, Vector[][]> ofB = byRadius(placed(pair.b(), links));
    for (Map.Entry<Double, Vector[][]> a : byRadius(placed(pair.a(), links)).entrySet()) {
      for (Map.Entry<Double, Vector[][]> b : ofB.entrySet()) {
        double radii = a.getKey() + b.getKey();
        least = Math.min(least, PlainDistance.ofTriangles(a.getValue(), b.getValue()) - radii);
      }
    }
    return Math.max(0, least);
  }

  /** The triangles of all bodies of one radius. */
  private static Map<Double, Vector[][]> byRadius(List<Placed> bodies) {
    Map<Double, Vector[][]> all = new TreeMap<>();
    for (Placed body : bodies) all.merge(body.shape().radius(), body.triangles(), PlainWorld::join);
    return all;
  }

  private static Vector[][] join(Vector[][] some, Vector[][] more) {
    return Stream.concat(Arrays.stream(some), Arrays.stream(more)).toArray(Vector[][]::new);
  }

  /** Whether the first vertex of a body of one lies inside a closed mesh of the other, at t. */
  public boolean nested(Pairing pair, double t) {
    List<Rigid> links = links(t);
    for (Placed a : placed(pair.a(), links)) {
      for (Placed b : placed(pair.b(), links)) {
        if (a.contains(b) || b.contains(a)) return true;
      }
    }
    return false;
  }

  private List<Rigid> links(double t) {
    return PlainKinematics.place(world.robots(), path.exact(DoubleDouble.of(t)));
  }

  private List<Placed> placed(int o, List<Rigid> links) {
    CollisionObject object = world.objects().get(o);
    List<Placed> result = new ArrayList<>();
    for (Body body : object.bodies()) {
      Rigid pose = frameOf(object, o, links).times(Rigid.of(body.at()));
      result.add(new Placed(body.geometry().shape(), pose));
    }
    return result;
  }

  private Rigid frameOf(CollisionObject object, int o, List<Rigid> links) {
    if (object.robot() == CollisionObject.NO_ROBOT) return Rigid.of(world.obstacles().get(o).at());
    int first = 0;
    for (int r = 0; r < object.robot(); r++) first += world.robots().get(r).links().size();
    return links.get(first + object.link());
  }

  /** A shape where it stands. */
  private record Placed(Shape shape, Rigid pose) {
    Vector[][] triangles() {
      TriangleMesh mesh = shape.core();
      Vector[] vertices = new Vector[mesh.vertexCount()];
      for (int v = 0; v < vertices.length; v++) vertices[v] = pose.apply(vertex(v));
      Vector[][] result = new Vector[mesh.triangleCount()][3];
      for (int t = 0; t < result.length; t++) {
        for (int k = 0; k < 3; k++) result[t][k] = vertices[mesh.corner(t, k)];
      }
      return result;
    }

    private Vector vertex(int v) {
      TriangleMesh mesh = shape.core();
      return Vector.of(mesh.coordinate(v, 0), mesh.coordinate(v, 1), mesh.coordinate(v, 2));
    }

    boolean contains(Placed other) {
      if (!isClosed()) return false;
      Vector p = pose.inverse().apply(other.pose.apply(other.vertex(0)));
      return SolidAngle.inside(shape.core(), p.x().value(), p.y().value(), p.z().value());
    }

    /** Whether each edge has a triangle on either side, and is one. */
    private boolean isClosed() {
      Map<List<Integer>, Integer> uses = new HashMap<>();
      TriangleMesh mesh = shape.core();
      for (int t = 0; t < mesh.triangleCount(); t++) {
        for (int k = 0; k < 3; k++) {
          int a = mesh.corner(t, k);
          int b = mesh.corner(t, (k + 1) % 3);
          if (a == b) return false;
          uses.merge(List.of(Math.min(a, b), Math.max(a, b)), 1, Integer::sum);
        }
      }
      return uses.values().stream().allMatch(count -> count == 2);
    }
  }
}
