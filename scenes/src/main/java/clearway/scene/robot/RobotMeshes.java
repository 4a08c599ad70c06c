package clearway.scene.robot;

import clearway.geometry.TriangleMesh;
import clearway.scene.MeshOptions;
import clearway.scene.mesh.ScaledMesh;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads the meshes of one robot, each file and scale once. COLLADA as ROS has it. */
final class RobotMeshes {
  private final UrdfRequest request;
  private final MeshFinder finder;
  private final Map<List<Object>, TriangleMesh> known = new HashMap<>();

  RobotMeshes(UrdfRequest request) {
    this.request = request;
    this.finder = new MeshFinder(request);
  }

  TriangleMesh read(UrdfShape.MeshFile mesh, String link) {
    MeshFinder.Found found = finder.find(mesh, link);
    List<Object> key = List.of(found.file(), Arrays.toString(mesh.scale()));
    TriangleMesh read = known.get(key);
    if (read == null) known.put(key, read = load(found, mesh.scale()));
    return read;
  }

  private TriangleMesh load(MeshFinder.Found found, double[] scale) {
    MeshOptions options =
        MeshOptions.DEFAULT
            .withLimits(request.options().limits())
            .withFolder(found.root())
            .withAllowOutside(request.options().allowOutside());
    Path file = Path.of(PackageFinder.shown(found.file()));
    return ScaledMesh.read(file, options, scale);
  }
}
