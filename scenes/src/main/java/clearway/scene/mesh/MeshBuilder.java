package clearway.scene.mesh;

import clearway.geometry.TriangleMesh;
import clearway.scene.SceneFormatException.Location;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Collects triangles and welds their vertices.
 *
 * <p>Positions equal in all three coordinates are one vertex, -0.0 being stored as 0.0; vertices
 * are numbered in the order of first use. Triangles keep their order and corners. Limits are
 * checked before memory is taken.
 */
public final class MeshBuilder {
  // Decides only where a vertex is filed, never a result: a file cannot be made to collide.
  private static final long SALT = new SplittableRandom().nextLong();
  private static final int EMPTY = -1;

  private final MeshSource source;
  private final DoubleList xyz = new DoubleList();
  private final IntList corners = new IntList();
  private final MeshCentre centre; // null: not asked for
  private int[] table = emptyTable(1 << 8);

  public MeshBuilder(MeshSource source) {
    this(source, null);
  }

  /**
   * @param centre is told every vertex as the file lists it
   */
  MeshBuilder(MeshSource source, MeshCentre centre) {
    this.source = source;
    this.centre = centre;
  }

  /** The welded index of a finite position that a file lists for one corner. */
  int corner(double x, double y, double z) {
    if (centre != null) centre.add(x, y, z);
    return vertex(x, y, z);
  }

  /** The welded index of a finite position. */
  int vertex(double x, double y, double z) {
    double px = x + 0.0; // turns -0.0 into 0.0
    double py = y + 0.0;
    double pz = z + 0.0;
    int slot = slot(px, py, pz);
    if (table[slot] != EMPTY) return table[slot];
    int index = xyz.size() / 3;
    if (index == source.limits().vertices()) throw tooManyVertices(source);
    xyz.add(px);
    xyz.add(py);
    xyz.add(pz);
    table[slot] = index;
    if (2L * index > table.length) grow();
    return index;
  }

  /** Adds a triangle of welded indices. */
  void triangle(int a, int b, int c) {
    if (corners.size() / 3 >= source.limits().triangles()) throw tooManyTriangles(source);
    corners.add(a);
    corners.add(b);
    corners.add(c);
  }

  /**
   * Adds triangles over the positions, carried by a map.
   *
   * @param triples three indices of each triangle, each within the positions
   * @param place named if the map carries a vertex beyond the doubles
   */
  void add(Positions positions, IntList triples, Affine map, Location place) {
    if (centre != null) centre.add(positions, triples, map);
    // A table over all positions pays only where most of them are used.
    boolean most = triples.size() >= positions.count();
    int[] welded = most ? filled(positions.count()) : null;
    for (int i = 0; i < triples.size(); i += 3) {
      triangle(
          weld(positions, triples.get(i), welded, map, place),
          weld(positions, triples.get(i + 1), welded, map, place),
          weld(positions, triples.get(i + 2), welded, map, place));
    }
  }

  /** The mesh; a file without triangles is an error. */
  public TriangleMesh build() {
    if (corners.size() == 0) {
      throw source.wrong(
          "the file holds no triangles", "a mesh needs faces; points and lines do not count");
    }
    table = new int[0];
    return TriangleMesh.of(xyz.toArray(), corners.toArray());
  }

  static RuntimeException tooManyTriangles(MeshSource source) {
    return source.overLimit("triangles", "triangles", source.limits().triangles());
  }

  static RuntimeException tooManyVertices(MeshSource source) {
    return source.overLimit("vertices", "vertices", source.limits().vertices());
  }

  private int weld(Positions positions, int index, int[] welded, Affine map, Location place) {
    if (welded != null && welded[index] != EMPTY) return welded[index];
    int result = mapped(positions, index, map, place);
    if (welded != null) welded[index] = result;
    return result;
  }

  private int mapped(Positions positions, int index, Affine map, Location place) {
    double x = positions.coordinate(index, 0);
    double y = positions.coordinate(index, 1);
    double z = positions.coordinate(index, 2);
    double mx = map.apply(0, x, y, z);
    double my = map.apply(1, x, y, z);
    double mz = map.apply(2, x, y, z);
    if (!Double.isFinite(mx) || !Double.isFinite(my) || !Double.isFinite(mz)) {
      throw source.wrong(
          place,
          "the transformations carry vertex " + index + " beyond the finite numbers",
          "check the matrices and scales");
    }
    return vertex(mx, my, mz);
  }

  private int slot(double x, double y, double z) {
    int mask = table.length - 1;
    int at = hash(x, y, z) & mask;
    while (table[at] != EMPTY && !isAt(table[at], x, y, z)) at = at + 1 & mask;
    return at;
  }

  private boolean isAt(int index, double x, double y, double z) {
    return xyz.get(3 * index) == x && xyz.get(3 * index + 1) == y && xyz.get(3 * index + 2) == z;
  }

  private void grow() {
    table = emptyTable(2 * table.length);
    for (int i = 0; 3 * i < xyz.size(); i++) {
      table[slot(xyz.get(3 * i), xyz.get(3 * i + 1), xyz.get(3 * i + 2))] = i;
    }
  }

  private static int hash(double x, double y, double z) {
    long h = mix(SALT ^ Double.doubleToLongBits(x));
    h = mix(h ^ Double.doubleToLongBits(y));
    h = mix(h ^ Double.doubleToLongBits(z));
    return (int) (h >>> 32);
  }

  /** A bijection in which every input bit reaches every output bit. */
  private static long mix(long value) {
    long h = (value ^ value >>> 32) * 0xd6e8feb86659fd93L;
    h = (h ^ h >>> 32) * 0xd6e8feb86659fd93L;
    return h ^ h >>> 32;
  }

  private static int[] emptyTable(int size) {
    return filled(size);
  }

  private static int[] filled(int size) {
    int[] result = new int[size];
    Arrays.fill(result, EMPTY);
    return result;
  }
}
