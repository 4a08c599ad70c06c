package clearway.geometry;

import java.util.Arrays;

/**
 * What hangs together in a mesh: connected components, and which of them are closed.
 *
 * <p>Vertices with equal coordinates count as one. A component is closed if each of its edges
 * belongs to an even number of its triangles, counted with repetition or with coincident triangles
 * taken once (as where every triangle is listed for both its sides); it then bounds a solid.
 * Triangles with two corners in one place bound nothing and do not count.
 */
public final class MeshTopology {
  private static final int TIMES = 0; // as often as they are listed
  private static final int ONCE = 1; // coincident triangles taken once

  private final TriangleMesh mesh;
  private final int[] welded;
  private final boolean[] repeats; // each triangle
  private final int[] componentOf; // of each triangle
  private final int[] representative; // a vertex of each component
  private final boolean[][] closed = new boolean[2][]; // each component, by TIMES and ONCE
  private final boolean[] oriented; // each component

  private MeshTopology(TriangleMesh mesh) {
    this.mesh = mesh;
    welded = weld(mesh);
    repeats = repeats();
    componentOf = new int[mesh.triangleCount()];
    representative = components(unite());
    oriented = new boolean[representative.length];
    Arrays.fill(oriented, true);
    for (int counting : new int[] {TIMES, ONCE}) {
      closed[counting] = new boolean[representative.length];
      countEdges(counting);
    }
  }

  public static MeshTopology of(TriangleMesh mesh) {
    return new MeshTopology(mesh);
  }

  public int componentCount() {
    return representative.length;
  }

  /** The component of a triangle, counted from 0 in the order of their first triangles. */
  public int component(int triangle) {
    return componentOf[triangle];
  }

  /** A vertex of a component. */
  public int vertexOf(int component) {
    return representative[component];
  }

  /** Whether a component bounds a solid. */
  public boolean isClosed(int component) {
    return closed[TIMES][component] || closed[ONCE][component];
  }

  /** Whether every component bounds a solid, and there is one. */
  public boolean isClosed() {
    for (int c = 0; c < componentCount(); c++) if (!isClosed(c)) return false;
    return componentCount() > 0;
  }

  /** Whether a component is closed when its triangles count as often as they are listed. */
  public boolean isClosedWithRepeats(int component) {
    return closed[TIMES][component];
  }

  /** Whether a component is closed when coincident triangles count once. */
  public boolean isClosedWithoutRepeats(int component) {
    return closed[ONCE][component];
  }

  /** Whether each edge of a component is run through as often in either direction. */
  public boolean isOriented(int component) {
    return oriented[component];
  }

  /** Whether an earlier triangle has the same three corners. */
  public boolean isRepeat(int triangle) {
    return repeats[triangle];
  }

  /** For each vertex the first vertex with the same coordinates. */
  private static int[] weld(TriangleMesh mesh) {
    int n = mesh.vertexCount();
    int mask = Integer.highestOneBit(Math.max(2, 2 * n)) * 2 - 1;
    int[] table = new int[mask + 1];
    int[] first = new int[n];
    for (int v = 0; v < n; v++) {
      int slot = hash(mesh, v) & mask;
      while (table[slot] != 0 && !samePlace(mesh, table[slot] - 1, v)) slot = (slot + 1) & mask;
      if (table[slot] == 0) table[slot] = v + 1;
      first[v] = table[slot] - 1;
    }
    return first;
  }

  private static int hash(TriangleMesh mesh, int v) {
    long h = 0;
    for (int k = 0; k < 3; k++) {
      h = (h + Double.doubleToLongBits(mesh.coordinate(v, k) + 0.0)) * 0x9E3779B97F4A7C15L;
      h ^= h >>> 29;
    }
    return (int) (h >>> 20);
  }

  private static boolean samePlace(TriangleMesh mesh, int v, int w) {
    return mesh.coordinate(v, 0) == mesh.coordinate(w, 0)
        && mesh.coordinate(v, 1) == mesh.coordinate(w, 1)
        && mesh.coordinate(v, 2) == mesh.coordinate(w, 2);
  }

  private int corner(int triangle, int k) {
    return welded[mesh.corner(triangle, k)];
  }

  private boolean isDegenerate(int t) {
    return corner(t, 0) == corner(t, 1)
        || corner(t, 1) == corner(t, 2)
        || corner(t, 2) == corner(t, 0);
  }

  /** Marks all but the first of the triangles with the same three corners. */
  private boolean[] repeats() {
    int n = mesh.triangleCount();
    boolean[] result = new boolean[n];
    int mask = Integer.highestOneBit(Math.max(2, 2 * n)) * 2 - 1;
    int[] table = new int[mask + 1];
    for (int t = 0; t < n; t++) {
      int slot = cornerHash(t) & mask;
      while (table[slot] != 0 && !sameCorners(table[slot] - 1, t)) slot = (slot + 1) & mask;
      if (table[slot] == 0) table[slot] = t + 1;
      else result[t] = true;
    }
    return result;
  }

  private int cornerHash(int t) {
    long sum = 0;
    for (int k = 0; k < 3; k++) {
      long h = (corner(t, k) + 1L) * 0x9E3779B97F4A7C15L;
      sum += h ^ h >>> 32; // the same whatever the order of the corners
    }
    return (int) (sum >>> 16);
  }

  private boolean sameCorners(int s, int t) {
    for (int k = 0; k < 3; k++) {
      int v = corner(s, k);
      if (v != corner(t, 0) && v != corner(t, 1) && v != corner(t, 2)) return false;
    }
    return !isDegenerate(s) && !isDegenerate(t);
  }

  private int[] unite() {
    int[] roots = new int[mesh.vertexCount()];
    for (int v = 0; v < roots.length; v++) roots[v] = v;
    for (int t = 0; t < mesh.triangleCount(); t++) {
      int first = find(roots, corner(t, 0));
      for (int k = 1; k < 3; k++) {
        int other = find(roots, corner(t, k));
        roots[Math.max(first, other)] = Math.min(first, other);
        first = Math.min(first, other);
      }
    }
    return roots;
  }

  private static int find(int[] roots, int v) {
    while (roots[v] != v) {
      roots[v] = roots[roots[v]];
      v = roots[v];
    }
    return v;
  }

  /** Numbers the components; answers a vertex of each. */
  private int[] components(int[] roots) {
    int[] numbers = new int[mesh.vertexCount()];
    int[] vertices = new int[mesh.triangleCount()];
    int count = 0;
    for (int t = 0; t < componentOf.length; t++) {
      int root = find(roots, corner(t, 0));
      if (numbers[root] == 0) {
        vertices[count] = mesh.corner(t, 0);
        numbers[root] = ++count;
      }
      componentOf[t] = numbers[root] - 1;
    }
    return Arrays.copyOf(vertices, count);
  }

  /** Finds the components whose edges are all even, and with repetition those run both ways. */
  private void countEdges(int counting) {
    long[] edges = new long[3 * mesh.triangleCount()];
    int count = 0;
    for (int t = 0; t < mesh.triangleCount(); t++) {
      if (isDegenerate(t) || counting == ONCE && repeats[t]) continue;
      for (int k = 0; k < 3; k++) edges[count++] = edge(corner(t, k), corner(t, (k + 1) % 3));
    }
    Arrays.sort(edges, 0, count);
    int[] componentOfVertex = componentsOfVertices();
    boolean[] open = new boolean[closed[counting].length];
    for (int from = 0, to; from < count; from = to) {
      int forwards = 0;
      for (to = from; to < count && edges[to] >> 1 == edges[from] >> 1; to++)
        forwards += (int) (edges[to] & 1);
      int component = componentOfVertex[(int) (edges[from] >>> 32)];
      closed[counting][component] = true;
      if ((to - from) % 2 != 0) open[component] = true;
      if (2 * forwards != to - from) oriented[component] = false;
    }
    for (int c = 0; c < open.length; c++) closed[counting][c] &= !open[c];
  }

  /** An edge without its direction in the upper bits, the direction in the lowest. */
  private static long edge(int v, int w) {
    return (long) Math.min(v, w) << 32 | (long) Math.max(v, w) << 1 | (v < w ? 1 : 0);
  }

  private int[] componentsOfVertices() {
    int[] components = new int[mesh.vertexCount()];
    for (int t = 0; t < componentOf.length; t++) {
      for (int k = 0; k < 3; k++) components[corner(t, k)] = componentOf[t];
    }
    return components;
  }
}
