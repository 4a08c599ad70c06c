package clearway.scene.build;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;

/**
 * Splits edges at their midpoints, longest first, until a draft has the number of triangles asked
 * for. All triangles at an edge are split with it, so what was closed stays closed and no vertex
 * lies on an edge of another triangle. Border edges are left alone but for one split where the
 * number asked for is odd.
 */
final class Refinement {
  private static final Comparator<Edge> LONGEST_FIRST =
      Comparator.comparingDouble(Edge::squaredLength)
          .reversed()
          .thenComparingInt(Edge::low)
          .thenComparingInt(Edge::high);

  private record Edge(int low, int high, double squaredLength) {}

  private final Draft draft;
  private final Map<Long, int[]> trianglesAt = new HashMap<>(); // by edge; looked up only
  private final TreeSet<Edge> inner = new TreeSet<>(LONGEST_FIRST);
  private final TreeSet<Edge> border = new TreeSet<>(LONGEST_FIRST);

  Refinement(Draft draft) {
    this.draft = draft;
    for (int t = 0; t < draft.triangles(); t++) {
      for (int k = 0; k < 3; k++) attach(t, draft.corner(t, k), draft.corner(t, (k + 1) % 3));
    }
  }

  /**
   * The draft with exactly so many triangles.
   *
   * @throws IllegalArgumentException if it has more already, or is closed and the number is odd
   */
  Draft to(int wanted) {
    while (draft.triangles() + 2 <= wanted && !inner.isEmpty()) split(inner.first());
    while (draft.triangles() < wanted && !border.isEmpty()) split(border.first());
    if (draft.triangles() != wanted) {
      throw new IllegalArgumentException(
          wanted + " triangles cannot be made of " + draft.triangles() + "; ask for more, or even");
    }
    return draft;
  }

  private void split(Edge edge) {
    int[] around = trianglesAt.get(key(edge.low(), edge.high())).clone();
    int middle = draft.vertex(mean(edge, 0), mean(edge, 1), mean(edge, 2));
    for (int t : around) splitTriangle(t, edge, middle);
  }

  /** The half at {@code low} keeps the number of the triangle. */
  private void splitTriangle(int t, Edge edge, int middle) {
    int k = cornerAt(t, edge.high());
    int third = thirdCorner(t, edge);
    int[] half = {draft.corner(t, 0), draft.corner(t, 1), draft.corner(t, 2)};
    half[cornerAt(t, edge.low())] = middle;
    detach(t, edge.low(), edge.high());
    detach(t, edge.high(), third);
    draft.replaceCorner(t, k, middle);
    draft.triangle(half[0], half[1], half[2]);
    attach(t, edge.low(), middle);
    attach(t, middle, third);
    for (int side = 0; side < 3; side++) {
      attach(draft.triangles() - 1, half[side], half[(side + 1) % 3]);
    }
  }

  private int cornerAt(int t, int vertex) {
    int k = 0;
    while (draft.corner(t, k) != vertex) k++;
    return k;
  }

  private int thirdCorner(int t, Edge edge) {
    int k = 0;
    while (draft.corner(t, k) == edge.low() || draft.corner(t, k) == edge.high()) k++;
    return draft.corner(t, k);
  }

  private void attach(int t, int v, int w) {
    int[] old = trianglesAt.getOrDefault(key(v, w), new int[0]);
    int[] now = Arrays.copyOf(old, old.length + 1);
    now[old.length] = t;
    file(v, w, now);
  }

  private void detach(int t, int v, int w) {
    int[] old = trianglesAt.get(key(v, w));
    file(v, w, Arrays.stream(old).filter(other -> other != t).toArray());
  }

  private void file(int v, int w, int[] triangles) {
    Edge edge = edge(v, w);
    trianglesAt.put(key(v, w), triangles);
    inner.remove(edge);
    border.remove(edge);
    if (triangles.length == 1) border.add(edge);
    if (triangles.length == 2) inner.add(edge);
  }

  private Edge edge(int v, int w) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double difference = draft.coordinate(v, k) - draft.coordinate(w, k);
      sum += difference * difference;
    }
    return new Edge(Math.min(v, w), Math.max(v, w), sum);
  }

  private double mean(Edge edge, int k) {
    return (draft.coordinate(edge.low(), k) + draft.coordinate(edge.high(), k)) / 2;
  }

  private static long key(int v, int w) {
    return (long) Math.min(v, w) << 32 | Math.max(v, w);
  }
}
