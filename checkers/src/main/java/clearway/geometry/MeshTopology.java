package clearway.geometry;

import java.util.Arrays;

/**
 * What hangs together in a mesh: connected components, and which of them are closed.
 *
 * <p>Vertices with equal coordinates count as one. A component is closed if each of its edges
 * belongs to an even number of its triangles, zero-length edges aside; it then bounds a solid.
 */
public final class MeshTopology {
  private final int[] welded;
  private final int[] componentOf; // of each triangle
  private final int[] representative; // a vertex of each component
  private final boolean[] closed; // each component

  private MeshTopology(TriangleMesh mesh) {
    welded = weld(mesh);
    int[] roots = unite(mesh, welded);
    int[] numbers = new int[mesh.vertexCount()];
    int[] representatives = new int[mesh.triangleCount()];
    componentOf = new int[mesh.triangleCount()];
    int count = 0;
    for (int t = 0; t < componentOf.length; t++) {
      int root = find(roots, welded[mesh.corner(t, 0)]);
      if (numbers[root] == 0) {
        representatives[count] = mesh.corner(t, 0);
        numbers[root] = ++count;
      }
      componentOf[t] = numbers[root] - 1;
    }
    representative = Arrays.copyOf(representatives, count);
    closed = new boolean[count];
    Arrays.fill(closed, true);
    openWhereEdgesAreOdd(mesh);
  }

  public static MeshTopology of(TriangleMesh mesh) {
    return new MeshTopology(mesh);
  }

  public int componentCount() {
    return closed.length;
  }

  /** The component of a triangle, counted from 0 in the order of their first triangles. */
  public int component(int triangle) {
    return componentOf[triangle];
  }

  /** A vertex of a component. */
  public int vertexOf(int component) {
    return representative[component];
  }

  public boolean isClosed(int component) {
    return closed[component];
  }

  /** Whether every component is closed, and there is one. */
  public boolean isClosed() {
    for (boolean each : closed) if (!each) return false;
    return closed.length > 0;
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

  private static int[] unite(TriangleMesh mesh, int[] welded) {
    int[] roots = new int[mesh.vertexCount()];
    for (int v = 0; v < roots.length; v++) roots[v] = v;
    for (int t = 0; t < mesh.triangleCount(); t++) {
      int first = find(roots, welded[mesh.corner(t, 0)]);
      for (int k = 1; k < 3; k++) {
        int other = find(roots, welded[mesh.corner(t, k)]);
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

  private void openWhereEdgesAreOdd(TriangleMesh mesh) {
    long[] edges = new long[3 * mesh.triangleCount()];
    int count = 0;
    for (int t = 0; t < mesh.triangleCount(); t++) {
      for (int k = 0; k < 3; k++) {
        int v = welded[mesh.corner(t, k)];
        int w = welded[mesh.corner(t, (k + 1) % 3)];
        if (v != w) edges[count++] = (long) Math.min(v, w) << 32 | Math.max(v, w);
      }
    }
    Arrays.sort(edges, 0, count);
    int[] componentOfVertex = new int[mesh.vertexCount()];
    for (int t = 0; t < componentOf.length; t++) {
      for (int k = 0; k < 3; k++) componentOfVertex[welded[mesh.corner(t, k)]] = componentOf[t];
    }
    boolean[] hasEdge = new boolean[closed.length];
    for (int from = 0, to; from < count; from = to) {
      to = from + 1;
      while (to < count && edges[to] == edges[from]) to++;
      int component = componentOfVertex[(int) (edges[from] >>> 32)];
      hasEdge[component] = true;
      if ((to - from) % 2 != 0) closed[component] = false;
    }
    for (int c = 0; c < closed.length; c++) closed[c] &= hasEdge[c];
  }
}
