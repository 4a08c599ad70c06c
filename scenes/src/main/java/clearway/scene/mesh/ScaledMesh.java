package clearway.scene.mesh;

import clearway.geometry.TriangleMesh;
import clearway.scene.MeshFiles;
import clearway.scene.MeshOptions;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
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
    try {
      return of(mesh, scale);
    } catch (IllegalArgumentException beyond) {
      throw new SceneFormatException(
          Location.of(file),
          "the scale carries a vertex beyond the finite numbers",
          "check the scale",
          beyond);
    }
  }

  /**
   * A canonical mesh, scaled and canonical again.
   *
   * @throws IllegalArgumentException if the product is not finite
   */
  public static TriangleMesh of(TriangleMesh mesh, double... scale) {
    if (scale[0] == 1 && scale[1] == 1 && scale[2] == 1) return mesh;
    TriangleMesh scaled = mesh.scaled(scale[0], scale[1], scale[2]);
    boolean mirrored = scale[0] < 0 ^ scale[1] < 0 ^ scale[2] < 0;
    return CanonicalMesh.of(mirrored ? turnedOver(scaled) : scaled);
  }

  private static TriangleMesh turnedOver(TriangleMesh mesh) {
    int[] corners = mesh.copyCorners();
    for (int i = 0; i < corners.length; i += 3) {
      int second = corners[i + 1];
      corners[i + 1] = corners[i + 2];
      corners[i + 2] = second;
    }
    return TriangleMesh.of(mesh.copyVertices(), corners);
  }
}
