package clearway.scene.document;

import clearway.geometry.TriangleMesh;
import java.io.IOException;
import java.io.Writer;

/** Writes a mesh as OBJ with all digits of its coordinates. */
final class ObjWriter {
  private ObjWriter() {}

  static void write(TriangleMesh mesh, Writer out) throws IOException {
    for (int v = 0; v < mesh.vertexCount(); v++) {
      out.write("v");
      for (int k = 0; k < 3; k++) out.write(" " + mesh.coordinate(v, k));
      out.write("\n");
    }
    for (int t = 0; t < mesh.triangleCount(); t++) {
      out.write("f");
      for (int k = 0; k < 3; k++) out.write(" " + (mesh.corner(t, k) + 1));
      out.write("\n");
    }
  }
}
