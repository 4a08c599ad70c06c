package clearway.cli.distance;

import clearway.cli.report.InputException;
import clearway.cli.report.InputFile;
import clearway.geometry.TriangleMesh;
import clearway.proximity.ProximityModel;
import clearway.scene.MeshFiles;
import java.nio.file.Path;
import java.util.function.Function;

/** A mesh file made ready for queries. */
public final class ModelFile {
  private ModelFile() {}

  /**
   * @throws InputException if the file is missing or its mesh cannot be computed with
   * @throws clearway.scene.SceneFormatException if it is not a mesh
   */
  public static ProximityModel read(Path file) {
    return build(file, MeshFiles.read(InputFile.readable(file)), ProximityModel::of);
  }

  static ProximityModel build(
      Path file, TriangleMesh mesh, Function<TriangleMesh, ProximityModel> builder) {
    try {
      return builder.apply(mesh);
    } catch (IllegalArgumentException e) { // coordinates beyond what can be computed with
      throw InputException.in(file, e.getMessage(), "scale the mesh or move it to the origin");
    } catch (OutOfMemoryError full) { // what was allocated hangs on this call alone
      throw InputException.in(file, tooLarge(mesh), "allow more: CLEARWAY_JAVA_OPTS=-Xmx4g");
    }
  }

  private static String tooLarge(TriangleMesh mesh) {
    long megabytes = Runtime.getRuntime().maxMemory() >> 20;
    return "its " + mesh.triangleCount() + " triangles need more memory than " + megabytes + " MB";
  }
}
