package clearway.scene;

import static clearway.scene.MeshSamples.bytes;
import static clearway.scene.MeshSamples.join;
import static clearway.scene.MeshSamples.refusal;
import static clearway.scene.MeshSamples.write;
import static org.junit.jupiter.api.Assertions.assertEquals;

import clearway.geometry.TriangleMesh;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlyFilesTest {
  private static final TriangleMesh BOX = TriangleMesh.box(1, 2, 3);
  private static final String TRIANGLE =
      "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\n"
          + "property float z\nelement face 1\nproperty list uchar int vertex_indices\n"
          + "end_header\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n";

  @TempDir Path folder;

  @Test
  void ply_extraElementsPolygonsAndStripsAreUnderstood() {
    TriangleMesh mesh = MeshFiles.read(write(folder, "a.ply", RichSamples.ply()));
    assertEquals(
        TriangleMesh.of(
            new double[] {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 1},
            new int[] {0, 1, 2, 0, 2, 3, 0, 1, 4, 0, 1, 2, 2, 1, 3}),
        mesh);
  }

  @Test
  void ply_everyLineEndLeavesBinaryDataWhole() {
    byte[] file = MeshSamples.binaryPly(BOX, ByteOrder.BIG_ENDIAN);
    String header = MeshSamples.plyHeader(BOX, "binary_big_endian");
    byte[] data = Arrays.copyOfRange(file, header.length(), file.length);
    data[0] = '\n'; // a first data byte that could be taken for the end of the line
    TriangleMesh expected = MeshFiles.read(write(folder, "a.ply", join(bytes(header), data)));
    for (String end : new String[] {"\r", "\r\n"}) {
      byte[] other = join(bytes(header.replace("\n", end)), data);
      assertEquals(expected, MeshFiles.read(write(folder, "a.ply", other)));
    }
  }

  @Test
  void ply_everyScalarTypeServesAsACoordinate() {
    String types = "char uchar short ushort int uint float double";
    for (String type : types.split(" ")) {
      String text = TRIANGLE.replace("float x", type + " x");
      assertEquals(1, MeshFiles.read(write(folder, "a.ply", text)).triangleCount(), type);
    }
  }

  @Test
  void ply_facesMayStandBeforeVertices() {
    String text =
        "ply\nformat ascii 1.0\nelement face 1\nproperty list uchar int vertex_index\n"
            + "element vertex 3\nproperty float x\nproperty float y\nproperty float z\n"
            + "end_header\n3 0 1 2\n0 0 0\n1 0 0\n0 1 0\n";
    assertEquals(1, MeshFiles.read(write(folder, "a.ply", text)).triangleCount());
  }

  @Test
  void ply_asciiDoublesKeepEveryBit() {
    TriangleMesh mesh =
        MeshFiles.read(write(folder, "a.ply", TRIANGLE.replace("1 0 0\n", "0.1 0 0\n")));
    assertEquals(0.1, mesh.coordinate(1, 0));
  }

  @Test
  void ply_unusedValuesMayBeAnything() {
    String text =
        TRIANGLE
            .replace("property float z\n", "property float z\nproperty float q\n")
            .replace("0 0 0\n1 0 0\n0 1 0\n", "0 0 0 nan\n1 0 0 nan\n0 1 0 inf\n");
    assertEquals(1, MeshFiles.read(write(folder, "a.ply", text)).triangleCount());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "ply|plx|a.ply:1: the first line is not 'ply'; is this a PLY file?",
        "ascii 1.0|ascii 2.0|a.ply:2: unknown format 'format ascii 2.0'; it is ascii, binary_little_endian or binary_big_endian, version 1.0",
        "format|comment|a.ply:9: no format line; write: format ascii 1.0",
        "vertex 3|vertex -3|a.ply:3: not an element line; write: element NAME COUNT",
        "vertex 3|vertex 4|a.ply:13:7: a face of 2 corners; a face needs at least 3",
        "float y|float yy|a.ply:3: the element vertex has no property y; declare it",
        "float y|floot y|a.ply:5: unknown type 'floot'; types are char uchar short ushort int uint float double",
        "float y|float x|a.ply:5: a second property 'x'; names must differ",
        "element face|element vertex|a.ply:7: a second element 'vertex'; names must differ",
        "list uchar int|list float int|a.ply:8: the length of a list is of type float; use a whole-number type such as uchar",
        "list uchar int|list uchar float|a.ply:7: the element face has no list of whole numbers named vertex_indices; write: property list uchar int vertex_indices",
        "vertex_indices|corners|a.ply:7: the element face has no list of whole numbers named vertex_indices; write: property list uchar int vertex_indices",
        "face 1|face 2|a.ply:14:1: the file ends although more is declared; check the counts in the header",
        "face 1|face 0|a.ply:13:1: data behind the last element, beginning with '3'; check the counts in the header",
        "3 0 1 2|3 0 1 3|a.ply:13:7: vertex 3 does not exist; indices count from 0",
        "3 0 1 2|3 0 1 -2|a.ply:13:7: vertex -2 does not exist; indices count from 0",
        "3 0 1 2|-3 0 1 2|a.ply:13:1: a list of length -3; lengths must not be negative",
        "3 0 1 2|2 0 1 2|a.ply:13:1: a face of 2 corners; a face needs at least 3",
        "3 0 1 2|3 0 1 x|a.ply:13:7: 'x' is not a whole number; write digits",
        "1 0 0|1 NaN 0|a.ply:11:3: 'NaN' is not a finite number; write a finite decimal such as 0.25 or -1.5e-3",
        "end_header|property|a.ply:9: not a property line; write: property TYPE NAME or property list TYPE TYPE NAME",
      })
  void ply_brokenFilesAreToldByPlace(String right, String wrong, String expected) {
    assertEquals(expected, refusal(folder, "a.ply", TRIANGLE.replaceFirst(right, wrong)));
  }

  @Test
  void ply_brokenBinaryIsToldByItsByte() {
    byte[] file = MeshSamples.binaryPly(BOX, ByteOrder.LITTLE_ENDIAN);
    int data = MeshSamples.plyHeader(BOX, "binary_little_endian").length();
    assertEquals(
        "a.ply: the file ends at byte "
            + (file.length - 1)
            + " although more is declared; export"
            + " the mesh again; the file looks cut off",
        refusal(folder, "a.ply", Arrays.copyOf(file, file.length - 1)));
    assertEquals(
        "a.ply: data behind the last element, from byte "
            + file.length
            + "; check the counts in the header",
        refusal(folder, "a.ply", Arrays.copyOf(file, file.length + 1)));
    ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putFloat(data + 4, Float.NaN);
    assertEquals(
        "a.ply: vertex 0 has y = NaN (byte " + (data + 4) + "); coordinates must be finite",
        refusal(folder, "a.ply", file));
  }
}
