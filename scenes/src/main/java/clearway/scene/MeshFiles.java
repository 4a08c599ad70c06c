package clearway.scene;

import clearway.geometry.TriangleMesh;
import clearway.scene.mesh.CanonicalMesh;
import clearway.scene.mesh.MeshBuilder;
import clearway.scene.mesh.MeshReading;
import clearway.scene.mesh.MeshSource;
import java.nio.file.Path;

/**
 * Reads triangle meshes: OBJ, STL, PLY, COLLADA and glTF 2.0 (with GLB), by content and extension.
 *
 * <p>Any file, however damaged or hostile, gives either a mesh or a {@link SceneFormatException};
 * no other file is opened than those the options allow, and nothing is fetched. The same bytes give
 * the same mesh on every machine.
 *
 * <p>The mesh has at least one triangle. Triangles and their corners keep the file's order;
 * polygons become fans around their first corner. Vertices are those that triangles use, in the
 * order of first use, and equal positions are one vertex (-0.0 equals 0.0 and is stored as 0.0), so
 * a surface that closes in space closes in its indices. Degenerate triangles are kept. Coordinates
 * are never rounded below double precision.
 */
public final class MeshFiles {
  private MeshFiles() {}

  /** As {@link #read(Path, MeshOptions)} with {@link MeshOptions#DEFAULT}. */
  public static TriangleMesh read(Path file) {
    return read(file, MeshOptions.DEFAULT);
  }

  /**
   * @throws SceneFormatException if the file is missing, unreadable, of no known format, malformed,
   *     without triangles or beyond a limit
   */
  public static TriangleMesh read(Path file, MeshOptions options) {
    MeshSource source = MeshSource.open(file, options);
    try {
      return parse(source);
    } catch (OutOfMemoryError full) {
      // What was allocated hangs on this call alone, so it is free again here.
      throw source.wrong(
          "the mesh needs more memory than this JVM may use, "
              + (Runtime.getRuntime().maxMemory() >> 20)
              + " MiB",
          "simplify the mesh or allow a larger heap, such as -Xmx4g (command line:"
              + " CLEARWAY_JAVA_OPTS=-Xmx4g)");
    }
  }

  /**
   * The mesh that reading this one from a file would give: the same triangles, vertices in the
   * order of first use, equal positions welded, 0.0 for -0.0. Canonical meshes stay as they are.
   */
  public static TriangleMesh canonical(TriangleMesh mesh) {
    return CanonicalMesh.of(mesh);
  }

  private static TriangleMesh parse(MeshSource source) {
    MeshBuilder builder = new MeshBuilder(source);
    MeshReading.read(source, builder);
    return builder.build();
  }
}
