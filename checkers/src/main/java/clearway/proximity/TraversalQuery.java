package clearway.proximity;

import clearway.bvh.PairTree;
import clearway.bvh.Traversal;
import clearway.geometry.Pose;
import clearway.kernel.Poses;
import java.util.Objects;

/**
 * Greedy distances below pairs of bounding volumes, with the trees of pairs gone through: what a
 * later query at another pose need not go through again. For one thread.
 *
 * <p><b>Every bound is certified</b>, as those of {@link ProximityQuery} are. An entry of a tree is
 * a pair of volumes with a lower bound, above delta, on the distance of the parts of the two shapes
 * that they bound. Which volume of a pair is divided depends on the two alone: the trees of two
 * poses below one pair agree wherever both are divided.
 */
public final class TraversalQuery {
  /** In the place of an entry: none. */
  public static final int NONE = -1;

  /** Trees that stay until they are cleared; one thread. */
  public static final class Trees {
    private final PairTree entries = new PairTree();

    /** A lower bound on the distance of what the entry's two volumes bound. */
    public double bound(int entry) {
      return entries.bound(entry);
    }

    /** The first of the two entries that this one was divided into, the other next; or NONE. */
    public int parts(int entry) {
      return entries.parts(entry);
    }

    /** The entry's volume of the first shape. */
    public int volumeA(int entry) {
      return entries.nodeA(entry);
    }

    public int volumeB(int entry) {
      return entries.nodeB(entry);
    }

    /** Entries in use. */
    public int size() {
      return entries.size();
    }

    /** Bytes taken by the entries in use and the room kept for more. */
    public long bytes() {
      return (long) PairTree.BYTES * entries.capacity();
    }

    public void clear() {
      entries.shrink(0);
    }
  }

  private final Traversal traversal = new Traversal(false);

  /**
   * Takes two shapes at a pose of {@link Pose#STRIDE} doubles, b in the frame of a.
   *
   * @param delta bounds of this or less are as good as contact
   */
  public void begin(ProximityModel a, ProximityModel b, double[] bInA, double delta) {
    if (!(delta >= 0)) {
      throw new IllegalArgumentException("delta is " + delta + "; it must be zero or positive");
    }
    ProximityQuery.requireTrusted(Poses.skew(bInA), bInA);
    traversal.begin(a.tree(), b.tree(), bInA, ProximityQuery.radii(a, b), delta);
  }

  /**
   * Traces a pair of volumes of the two shapes taken last.
   *
   * @return the first entry of the tree below it, or NONE if the distance may be delta or less
   */
  public int trace(Trees out, int volumeA, int volumeB) {
    return traversal.trace(Objects.requireNonNull(out).entries, volumeA, volumeB);
  }

  /** Pairs of bounding volumes tested since this was made. */
  public long volumeTests() {
    return traversal.counters().volumeTests;
  }

  /** Pairs of triangles tested since this was made. */
  public long triangleTests() {
    return traversal.counters().triangleTests;
  }
}
