package clearway.scene;

import static clearway.scene.MeshSamples.bytes;
import static clearway.scene.MeshSamples.refusal;
import static clearway.scene.MeshSamples.write;
import static org.junit.jupiter.api.Assertions.assertEquals;

import clearway.geometry.TriangleMesh;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StlFilesTest {
  private static final TriangleMesh BOX = TriangleMesh.box(1, 2, 3);

  @TempDir Path folder;

  @Test
  void stl_soupOfAClosedBoxIsWeldedToEightVertices() {
    assertEquals(8, read(MeshSamples.binaryStl(BOX, "")).vertexCount());
    assertEquals(8, read(bytes(MeshSamples.asciiStl(BOX))).vertexCount());
  }

  @Test
  void stl_binaryWhoseHeaderLooksLikeAnotherFormatIsBinary() {
    for (String header : new String[] {"solid x\n", "<?xml", "{", "ply\n", "glTF", "facet"}) {
      assertEquals(12, read(MeshSamples.binaryStl(BOX, header)).triangleCount(), header);
    }
  }

  @Test
  void stl_upperCaseAndOddWhiteSpaceAreRead() {
    String text = MeshSamples.asciiStl(BOX).toUpperCase(Locale.ROOT).replace("\n", "\r\n\t ");
    assertEquals(12, read(bytes(text)).triangleCount());
  }

  @Test
  void stl_severalSolidsAreOneMesh() {
    String two = MeshSamples.asciiStl(BOX) + MeshSamples.asciiStl(TriangleMesh.box(2, 2, 2));
    assertEquals(24, read(bytes(two + "solid\nendsolid\n")).triangleCount());
  }

  @Test
  void stl_normalsThatAreNotNumbersDoNotMatter() {
    String text = MeshSamples.asciiStl(BOX).replace("normal 0 0 0", "normal nan -nan(ind) inf");
    assertEquals(12, read(bytes(text)).triangleCount());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "vertex 1 nan 0|a.stl:4:12: 'nan' is not a finite number; write a finite decimal such as 0.25 or -1.5e-3",
        "vertex 1 -Infinity 0|a.stl:4:12: '-Infinity' is not a finite number; write a finite decimal such as 0.25 or -1.5e-3",
        "vertex 1 1e400 0|a.stl:4:12: '1e400' is too large for a double; write a finite decimal such as 0.25 or -1.5e-3",
        "vertex 1 0|a.stl:5:3: 'vertex' is not a number; write a finite decimal such as 0.25 or -1.5e-3",
        "vertex 1 0 0 0|a.stl:4:16: '0' stands where vertex is expected; a facet is: facet normal, outer loop, three vertices, endloop, endfacet",
        "point 1 0 0|a.stl:4:3: 'point' stands where vertex is expected; a facet is: facet normal, outer loop, three vertices, endloop, endfacet",
        "endloop|a.stl:4:3: 'endloop' stands where vertex is expected; a facet is: facet normal, outer loop, three vertices, endloop, endfacet",
      })
  void stl_brokenTextIsToldByPlace(String vertex, String expected) {
    String text = MeshSamples.asciiStl(BOX).replaceFirst("vertex [^\n]*", vertex);
    assertEquals(expected, refusal(folder, "a.stl", text));
  }

  @Test
  void stl_cutOrContinuedTextIsRefused() {
    String text = MeshSamples.asciiStl(BOX);
    assertEquals(
        "a.stl:86:1: the file ends where facet or endsolid is expected; export the mesh again; it"
            + " looks cut off",
        refusal(folder, "a.stl", text.replace("endsolid thing\n", "")));
    assertEquals(
        "a.stl:87:1: 'garbage' stands where solid is expected; a facet is: facet normal, outer loop,"
            + " three vertices, endloop, endfacet",
        refusal(folder, "a.stl", text + "garbage"));
  }

  @Test
  void stl_binaryWithNonFiniteCoordinateIsToldByItsByte() {
    for (float wrong : new float[] {Float.NaN, Float.NEGATIVE_INFINITY}) {
      byte[] file = MeshSamples.binaryStl(BOX, "");
      ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putFloat(84 + 50 + 12 + 4, wrong);
      assertEquals(
          "a.stl: triangle 1 has the coordinate "
              + wrong
              + " at byte 150; coordinates must be finite",
          refusal(folder, "a.stl", file));
    }
  }

  @Test
  void stl_binaryOfAnotherLengthThanDeclaredIsRefused() {
    byte[] file = MeshSamples.binaryStl(BOX, "solid");
    String end = " bytes; export the mesh again; the file looks damaged";
    assertEquals(
        "a.stl: the count at byte 80 declares 12 triangles, 684 bytes, but the file has 683" + end,
        refusal(folder, "a.stl", Arrays.copyOf(file, 683)));
    assertEquals(
        "a.stl: the count at byte 80 declares 12 triangles, 684 bytes, but the file has 685" + end,
        refusal(folder, "a.stl", Arrays.copyOf(file, 685)));
    Arrays.fill(file, 80, 84, (byte) -1);
    assertEquals(
        "a.stl: the count at byte 80 declares 4294967295 triangles, 214748364834 bytes, but the"
            + " file has 684"
            + end,
        refusal(folder, "a.stl", file));
    assertEquals(
        "a.stl: neither ASCII STL, which begins with 'solid', nor binary STL, which has at least 84"
            + " bytes; the file has 5; export the mesh again",
        refusal(folder, "a.stl", "hello"));
  }

  private TriangleMesh read(byte[] content) {
    return MeshFiles.read(write(folder, "a.stl", content));
  }
}
