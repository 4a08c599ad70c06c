package clearway.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.geometry.TriangleMesh;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Poses of bodies in their objects, and what scales do to meshes. */
class PlacedGeometryTest {
  private static final String QUARTER = "quat: [0.7071067811865476, 0, 0, 0.7071067811865476]";

  @TempDir private Path folder;

  private Scene read(String text) {
    return SceneFiles.read(
        SceneSamples.write(folder, "cell.yaml", "format: clearway-scene/1\n" + text));
  }

  /** First the body in the object, then the object in the link. */
  @Test
  void aTurnedObject_carriesItsBodiesAround() {
    String text =
        """
        robots:
          - name: arm
            links:
              - name: hand
                at: { xyz: [0, 0, 5], %s }
                bodies: [{ box: [1, 1, 1], at: { xyz: [1, 0, 0] } }]
        """
            .formatted(QUARTER);
    Body body = read(text).world().robots().get(0).links().get(0).bodies().get(0);
    Frame at = body.at();
    assertArrayEquals(
        new double[] {0, 1, 5}, new double[] {at.x(), at.y(), at.z()}, 1e-15, at::toString);
  }

  @Test
  void aMirroredMesh_keepsItsOutsideOut() {
    SceneSamples.write(folder, "box.obj", MeshSamples.obj(TriangleMesh.box(1, 2, 3)));
    for (String scale :
        new String[] {"[2, 1, 1]", "[-2, 1, 1]", "[2, -1, -1]", "-1.2599210498948732"}) {
      Scene scene = read("obstacles: [{ name: box, mesh: box.obj, scale: " + scale + " }]\n");
      Geometry box = scene.world().obstacles().get(0).bodies().get(0).geometry();
      assertEquals(12, volume(((Geometry.Mesh) box).mesh()), 1e-12, scale);
    }
  }

  /** Positive where the triangles are counter-clockwise from outside. */
  private static double volume(TriangleMesh mesh) {
    double sum = 0;
    double[] v = mesh.copyVertices();
    int[] c = mesh.copyCorners();
    for (int t = 0; t < c.length; t += 3) {
      int a = 3 * c[t];
      int b = 3 * c[t + 1];
      int d = 3 * c[t + 2];
      sum += v[a] * (v[b + 1] * v[d + 2] - v[b + 2] * v[d + 1]);
      sum += v[a + 1] * (v[b + 2] * v[d] - v[b] * v[d + 2]);
      sum += v[a + 2] * (v[b] * v[d + 1] - v[b + 1] * v[d]);
    }
    return sum / 6;
  }
}
