package clearway.scene.document;

import clearway.geometry.TriangleMesh;
import clearway.scene.MeshFiles;
import clearway.scene.MeshOptions;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneOptions;
import clearway.scene.mesh.ScaledMesh;
import clearway.scene.text.NamedFiles;
import clearway.scene.text.Value;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * The meshes of a scene. A file is read once; every use of it at the same scale is the same mesh
 * instance. All meshes together stay within the limit on triangles.
 */
final class MeshLibrary {
  private record Key(Path real, Scale scale) {}

  private final NamedFiles files;
  private final MeshOptions options;
  private final Map<Key, TriangleMesh> meshes = new HashMap<>(); // asked by key only
  private long triangles;

  MeshLibrary(NamedFiles files, SceneOptions options) {
    this.files = files;
    this.options =
        MeshOptions.DEFAULT
            .withLimits(options.meshes())
            .withFolder(files.root())
            .withAllowOutside(options.allowOutside());
  }

  /** The mesh that a file name in the scene stands for, scaled. */
  TriangleMesh mesh(Value name, Scale scale) {
    Path file = files.file(name);
    Path real = real(name, file);
    TriangleMesh known = meshes.get(new Key(real, scale));
    if (known != null) return known;
    TriangleMesh plain = meshes.get(new Key(real, Scale.NONE));
    if (plain == null) plain = keep(name, new Key(real, Scale.NONE), MeshFiles.read(file, options));
    if (scale.equals(Scale.NONE)) return plain;
    return keep(name, new Key(real, scale), scaled(name, plain, scale));
  }

  private TriangleMesh keep(Value name, Key key, TriangleMesh mesh) {
    triangles += mesh.triangleCount();
    if (triangles > options.limits().triangles()) {
      throw name.wrong(
          "more than " + options.limits().triangles() + " triangles in the meshes of the scene",
          "simplify them (library: MeshLimits.triangles)");
    }
    meshes.put(key, mesh);
    return mesh;
  }

  private static TriangleMesh scaled(Value name, TriangleMesh mesh, Scale scale) {
    try {
      return ScaledMesh.of(mesh, scale.x(), scale.y(), scale.z());
    } catch (IllegalArgumentException refusal) {
      throw name.wrong("the scale carries the mesh beyond the finite numbers", "check the scale");
    }
  }

  private static Path real(Value name, Path file) {
    try {
      return file.toRealPath();
    } catch (IOException failure) {
      throw new SceneFormatException(
          name.location(), "the file cannot be reached", "check its folders", failure);
    }
  }
}
