package clearway.scene.mesh;

import clearway.geometry.TriangleMesh;
import clearway.scene.MeshFiles;
import clearway.scene.MeshOptions;
import java.nio.file.Path;

/**
 * A mesh file whose coordinates are multiplied by factors along x, y and z.
 *
 * <p>What {@link MeshFiles} promises holds for the product: equal positions are one vertex, in the
 * order of first use. An odd number of negative factors mirrors the mesh; its triangles are turned
 * over, so that outside stays outside.
 */
public final class ScaledMesh {
  private ScaledMesh() {}

  public static TriangleMesh read(Path file, MeshOptions options, double... scale) {
    TriangleMesh mesh = MeshFiles.read(file, options);
    if (scale[0] == 1 && scale[1] == 1 && scale[2] == 1) return mesh;
    MeshSource source = MeshSource.open(file, options);
    MeshBuilder builder = new MeshBuilder(source);
    double[] xyz = mesh.copyVertices();
    for (int i = 0; i < xyz.length; i++) xyz[i] = finite(source, xyz[i] * scale[i % 3]);
    add(builder, xyz, mesh.copyCorners(), scale[0] * scale[1] * scale[2] < 0);
    return builder.build();
  }

  private static void add(MeshBuilder builder, double[] xyz, int[] corners, boolean mirrored) {
    for (int i = 0; i < corners.length; i += 3) {
      int second = mirrored ? 2 : 1;
      int a = vertex(builder, xyz, corners[i]);
      int b = vertex(builder, xyz, corners[i + second]);
      int c = vertex(builder, xyz, corners[i + 3 - second]);
      builder.triangle(a, b, c);
    }
  }

  private static int vertex(MeshBuilder builder, double[] xyz, int index) {
    return builder.vertex(xyz[3 * index], xyz[3 * index + 1], xyz[3 * index + 2]);
  }

  private static double finite(MeshSource source, double value) {
    if (Double.isFinite(value)) return value;
    throw source.wrong("the scale carries a vertex beyond the finite numbers", "check the scale");
  }
}
