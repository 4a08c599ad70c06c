package clearway.scene;

/**
 * How much a mesh file may ask for. What goes beyond is refused with the name of the limit.
 *
 * <p>The defaults keep the reading of any file within a heap of one gibibyte, or end it with an
 * error that says so.
 *
 * @param fileBytes size of the file, and of all buffer files of a glTF together
 * @param triangles triangles of the finished mesh, instances counted each time
 * @param vertices vertices written in the file, and distinct vertices of the finished mesh; sparse
 *     elements and accessors of a glTF together
 * @param nesting depth of XML elements, JSON values and scene nodes
 * @param instances scene nodes and pieces of geometry visited, each time they are used
 * @param embeddedBytes length of one {@code data:} URI, in characters
 */
public record MeshLimits(
    long fileBytes, int triangles, int vertices, int nesting, int instances, int embeddedBytes) {

  /** 512 MiB, 5 million triangles and vertices, 256 levels, a million instances, 64 MiB. */
  public static final MeshLimits DEFAULT =
      new MeshLimits(512L << 20, 5_000_000, 5_000_000, 256, 1_000_000, 64 << 20);

  private static final int DEEPEST = 1000;
  private static final int MOST = 500_000_000;

  public MeshLimits {
    requireWithin("fileBytes", fileBytes, Long.MAX_VALUE);
    requireWithin("triangles", triangles, MOST);
    requireWithin("vertices", vertices, MOST);
    requireWithin("nesting", nesting, DEEPEST);
    requireWithin("instances", instances, Integer.MAX_VALUE);
    requireWithin("embeddedBytes", embeddedBytes, Integer.MAX_VALUE);
  }

  public MeshLimits withFileBytes(long most) {
    return new MeshLimits(most, triangles, vertices, nesting, instances, embeddedBytes);
  }

  public MeshLimits withTriangles(int most) {
    return new MeshLimits(fileBytes, most, vertices, nesting, instances, embeddedBytes);
  }

  public MeshLimits withVertices(int most) {
    return new MeshLimits(fileBytes, triangles, most, nesting, instances, embeddedBytes);
  }

  public MeshLimits withNesting(int most) {
    return new MeshLimits(fileBytes, triangles, vertices, most, instances, embeddedBytes);
  }

  public MeshLimits withInstances(int most) {
    return new MeshLimits(fileBytes, triangles, vertices, nesting, most, embeddedBytes);
  }

  public MeshLimits withEmbeddedBytes(int most) {
    return new MeshLimits(fileBytes, triangles, vertices, nesting, instances, most);
  }

  private static void requireWithin(String name, long value, long most) {
    if (value < 1 || value > most) {
      throw new IllegalArgumentException(name + " is " + value + "; it must be from 1 to " + most);
    }
  }
}
