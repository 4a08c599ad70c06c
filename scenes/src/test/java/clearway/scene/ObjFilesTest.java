package clearway.scene;

import static clearway.scene.MeshSamples.refusal;
import static clearway.scene.MeshSamples.write;
import static org.junit.jupiter.api.Assertions.assertEquals;

import clearway.geometry.TriangleMesh;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ObjFilesTest {
  private static final String SQUARE = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n";
  private static final TriangleMesh FAN =
      TriangleMesh.of(
          new double[] {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0}, new int[] {0, 1, 2, 0, 2, 3});

  @TempDir Path folder;

  @Test
  void obj_polygonsBecomeFans() {
    assertEquals(FAN, read(SQUARE + "f 1 2 3 4\n"));
  }

  @Test
  void obj_negativeIndicesCountFromTheLatestVertex() {
    assertEquals(FAN, read("v 7 7 7\n" + SQUARE + "f -4 -3 -2 -1\nv 9 9 9\n"));
  }

  @Test
  void obj_allFormsOfCornersNameTheSameVertices() {
    assertEquals(FAN, read(SQUARE + "vt 0 0\nvn 0 0 1\nf 1/1 2/1/ 3//1 4/1/1\n"));
  }

  @Test
  void obj_facesMayStandBeforeTheirVertices() {
    assertEquals(FAN, read("f 1 2 3 4\n" + SQUARE));
  }

  @Test
  void obj_backslashJoinsLines() {
    assertEquals(FAN, read(SQUARE + "f 1 2 \\\n3\\\r\n 4"));
    assertEquals(FAN, read(SQUARE + "g one \\\ntwo\nf 1 2 3 4\n"));
  }

  @Test
  void obj_commentsAreNeverJoined() {
    assertEquals(FAN, read("# C:\\dir\\\n" + SQUARE + "f 1 2 3 4 # end \\\n"));
  }

  @Test
  void obj_weightsOfOneAndColoursAreAccepted() {
    String text = "v 0 0 0 1\nv 1 0 0 0.5 0.5 0.5\nv 1 1 0 1 0 0\nv 0 1 0 .1 .2 .3 1\nf 1 2 3 4\n";
    assertEquals(FAN, read(text));
  }

  @Test
  void obj_everyKindOfLineEndAndUtf16AreRead() {
    String text = SQUARE + "f 1 2 3 4\n";
    assertEquals(FAN, read(text.replace("\n", "\r")));
    assertEquals(FAN, read(text.replace("\n", "\r\n")));
    assertEquals(FAN, read("\ufeff" + text));
    Path wide = write(folder, "w.obj", ("\ufeff" + text).getBytes(StandardCharsets.UTF_16LE));
    assertEquals(FAN, MeshFiles.read(wide));
  }

  @Test
  void obj_materialLibrariesAreNeverOpened() {
    assertEquals(FAN, read("mtllib /nowhere/at/all.mtl\n" + SQUARE + "usemtl x\nf 1 2 3 4\n"));
  }

  @Test
  void obj_keepsEveryBitOfADouble() {
    TriangleMesh mesh = read("v 0.1 1e-300 123456789.123456789\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
    assertEquals(0.1, mesh.coordinate(0, 0));
    assertEquals(1e-300, mesh.coordinate(0, 1));
    assertEquals(123456789.123456789, mesh.coordinate(0, 2));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "v 0 0        |a.obj:1:1: a vertex of 2 numbers; write v x y z",
        "v 0 0 0 2    |a.obj:1:9: the vertex weight '2' is not 1; export without weights",
        "v 0 0 nan    |a.obj:1:7: 'nan' is not a finite number; write a finite decimal such as 0.25 or -1.5e-3",
        "v 0 -inf 0   |a.obj:1:5: '-inf' is not a finite number; write a finite decimal such as 0.25 or -1.5e-3",
        "v 0 0 1e999  |a.obj:1:7: '1e999' is too large for a double; write a finite decimal such as 0.25 or -1.5e-3",
        "v 0 0 0x10   |a.obj:1:7: '0x10' is not a number; write a finite decimal such as 0.25 or -1.5e-3",
        "v 0 0 1f     |a.obj:1:7: '1f' is not a number; write a finite decimal such as 0.25 or -1.5e-3",
        "v 0 0 1,5    |a.obj:1:7: '1,5' is not a number; write a finite decimal such as 0.25 or -1.5e-3",
        "f 0 1 2      |a.obj:1:3: vertex 0 does not exist; 0 vertices so far; indices count from 1, negative ones from the latest vertex",
        "f 1 2 -1     |a.obj:1:7: vertex -1 does not exist; 0 vertices so far; indices count from 1, negative ones from the latest vertex",
        "f 1 2 9      |a.obj:1:7: vertex 9 does not exist; the file has 0 vertices; indices count from 1",
        "f 1 2        |a.obj:1:1: a face of 2 corners; a face needs at least 3",
        "f 1 2 a      |a.obj:1:7: 'a' is not a corner of a face; write v, v/vt, v//vn or v/vt/vn",
        "f 1 2 3/1/1/1|a.obj:1:7: '3/1/1/1' is not a corner of a face; write v, v/vt, v//vn or v/vt/vn",
        "f 1 2 99999999999|a.obj:1:7: vertex 99999999999 does not exist; 0 vertices so far; indices count from 1, negative ones from the latest vertex",
        "surf 0 1     |a.obj:1:1: the statement 'surf' is not supported; export polygons only",
        "nonsense     |a.obj:1:1: unknown statement 'nonsense'; is this an OBJ file?",
      })
  void obj_brokenFilesAreToldByPlace(String text, String expected) {
    assertEquals(expected, refusal(folder, "a.obj", text + "\n"));
  }

  @Test
  void obj_placesAreRightBehindAnyLines() {
    String text = "# one\r\n\r\nv 0 0 0\rv 0 0 \\\n x\n";
    assertEquals(
        "a.obj:5:2: 'x' is not a number; write a finite decimal such as 0.25 or -1.5e-3",
        refusal(folder, "a.obj", text));
  }

  private TriangleMesh read(String text) {
    return MeshFiles.read(write(folder, "a.obj", text));
  }
}
