package clearway.scene;

import static clearway.scene.MeshSamples.refusal;
import static clearway.scene.MeshSamples.write;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import clearway.geometry.TriangleMesh;
import clearway.scene.MeshOptions.AxisConvention;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColladaFilesTest {
  private static final String INPUT = "<input semantic=\"VERTEX\" source=\"#v\" offset=\"0\"/>";
  private static final String TRIANGLE =
      "<triangles count=\"1\">" + INPUT + "<p>0 1 2</p></triangles>";
  private static final String SHOW = "<instance_geometry url=\"#g\"/>";
  private static final String SQUARE = "0 0 0 1 0 0 1 1 0 0 1 0";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "polylist|<vcount>4 3</vcount><p>0 1 2 3 0 1 3</p>|2|0 1 2 0 2 3 0 1 3",
        "polygons|<p>0 1 2 3</p><p>0 1 3</p>|2|0 1 2 0 2 3 0 1 3",
        "tristrips|<p>0 1 2 3</p>|1|0 1 2 2 1 3",
        "trifans|<p>0 1 2 3</p><p>0 1 3</p>|2|0 1 2 0 2 3 0 1 3",
        "triangles|<p>0 1 2 0 2 3</p>|2|0 1 2 0 2 3",
      })
  void collada_everyPrimitiveBecomesTriangles(String name, String body, int count, String corners) {
    String primitive = "<" + name + " count=\"" + count + "\">" + INPUT + body + "</" + name + ">";
    TriangleMesh mesh = read(file("", primitive, "<node>" + SHOW + "</node>"));
    int[] expected =
        java.util.Arrays.stream(corners.split(" ")).mapToInt(Integer::parseInt).toArray();
    assertArrayEquals(expected, mesh.copyCorners());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<translate>1 2 3</translate>|2 2 3",
        "<rotate>0 0 2 90</rotate>|0 1 0",
        "<rotate>0 0 1e300 90</rotate>|0 1 0",
        "<rotate>0 0 1.7e308 90</rotate>|0 1 0",
        "<rotate>0 0 1e-320 90</rotate>|0 1 0",
        "<rotate>0 0 1 -270</rotate>|0 1 0",
        "<scale>2 3 4</scale>|2 0 0",
        "<matrix>1 0 0 5 0 1 0 6 0 0 1 7 0 0 0 1</matrix>|6 6 7",
        "<translate>1 0 0</translate><rotate>0 1 0 90</rotate>|1 0 -1",
        "<rotate>0 1 0 90</rotate><translate>1 0 0</translate>|0 0 -2",
        "<lookat>5 0 0 0 0 0 0 0 1</lookat>|5 1 0",
      })
  void collada_transformationsCarryTheSecondCorner(String transformation, String expected) {
    TriangleMesh mesh = read(file("", TRIANGLE, "<node>" + transformation + SHOW + "</node>"));
    assertArrayEquals(numbers(expected), vertex(mesh, 1));
  }

  @Test
  void collada_nestedAndLibraryNodesAreFollowed() {
    String nodes =
        "<node><translate>0 0 1</translate><node><translate>0 0 10</translate>"
            + SHOW
            + "</node><instance_node url=\"#kept\"/></node>";
    String text =
        file("", TRIANGLE, nodes)
            .replace(
                "<library_visual_scenes>",
                "<library_nodes><node id=\"kept\"><translate>0 0 100</translate>"
                    + SHOW
                    + "</node></library_nodes><library_visual_scenes>");
    TriangleMesh mesh = read(text);
    assertEquals(2, mesh.triangleCount());
    assertEquals(11, mesh.coordinate(0, 2));
    assertEquals(101, mesh.coordinate(3, 2));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Z_UP|AS_WRITTEN|1 2 3",
        "Z_UP|Y_UP|1 3 -2",
        "X_UP|AS_WRITTEN|1 2 3",
        "X_UP|Y_UP|-2 1 3",
        "Y_UP|AS_WRITTEN|1 2 3",
        "Y_UP|Y_UP|1 2 3",
      })
  void collada_upAxisTurnsOnlyWhereAsked(String upAxis, AxisConvention axes, String expected) {
    String text =
        MeshSamples.collada(
            "<up_axis>" + upAxis + "</up_axis>",
            "1 2 3 0 0 0 1 1 1",
            9,
            TRIANGLE,
            "<node>" + SHOW + "</node>");
    Path file = write(folder, "a.dae", text);
    TriangleMesh mesh = MeshFiles.read(file, MeshOptions.DEFAULT.withAxes(axes));
    assertArrayEquals(numbers(expected), vertex(mesh, 0));
  }

  @Test
  void collada_unitScalesUnlessToldNotTo() {
    String unit = "<unit name=\"centimetre\" meter=\"0.01\"/>";
    Path file = write(folder, "a.dae", file(unit, TRIANGLE, "<node>" + SHOW + "</node>"));
    assertEquals(0.01, MeshFiles.read(file).coordinate(1, 0));
    MeshOptions raw = MeshOptions.DEFAULT.withApplyUnit(false);
    assertEquals(1, MeshFiles.read(file, raw).coordinate(1, 0));
  }

  @Test
  void collada_accessorsWithStrideOffsetAndNamesAreFollowed() {
    String text =
        file("", TRIANGLE, "<node>" + SHOW + "</node>")
            .replace("count=\"12\">" + SQUARE, "count=\"13\">9 3 2 1 7 6 5 4 8 0 0 0 8")
            .replace(
                "count=\"4\" stride=\"3\"/>",
                "count=\"3\" stride=\"4\" offset=\"1\"><param name=\"Z\"/><param name=\"Y\"/>"
                    + "<param name=\"X\"/></accessor>");
    TriangleMesh mesh = read(text);
    assertArrayEquals(new double[] {1, 2, 3, 4, 5, 6, 0, 0, 0}, mesh.copyVertices());
  }

  @Test
  void collada_withoutAnySceneEveryGeometryIsTaken() {
    String text = file("", TRIANGLE, "");
    String bare = text.replaceAll("(?s)<library_visual_scenes>.*</scene>", "");
    assertEquals(1, read(bare).triangleCount());
  }

  @Test
  void collada_utf16AndByteOrderMarksAreRead() {
    String text = file("", TRIANGLE, "<node>" + SHOW + "</node>");
    for (var charset :
        new java.nio.charset.Charset[] {
          StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE, StandardCharsets.UTF_8
        }) {
      Path file = write(folder, "a.dae", ("\ufeff" + text).getBytes(charset));
      assertEquals(1, MeshFiles.read(file).triangleCount(), charset.name());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "1 1 0|1 NaN 0|a.dae:10: in <float_array id=\"a\">: 'NaN' is not a finite number; write a finite decimal such as 0.25 or -1.5e-3",
        "1 1 0|1 INF 0|a.dae:10: in <float_array id=\"a\">: 'INF' is not a finite number; write a finite decimal such as 0.25 or -1.5e-3",
        "1 1 0|1 1e999 0|a.dae:10: in <float_array id=\"a\">: '1e999' is too large for a double; write a finite decimal such as 0.25 or -1.5e-3",
        "1 1 0|1 1|a.dae:10: <float_array id=\"a\"> declares 12 numbers but holds 11; correct the count or export the mesh again",
        "stride=\"3\"|stride=\"4\"|a.dae:12: <accessor> asks for 16 numbers of 12; check its count, stride and offset",
        "stride=\"3\"|stride=\"2\"|a.dae:12: <accessor> has the stride 2; positions need X, Y and Z",
        "<p>0 1 2</p>|<p>0 1 9</p>|a.dae:16: corner 2 of <triangles> names vertex 9; there are 4, counted from 0",
        "<p>0 1 2</p>|<p>0 1</p>|a.dae:16: <triangles> has 2 corners; triangles need a multiple of 3",
        "<p>0 1 2</p>|<p>0 1 x</p>|a.dae:16: in <p>: 'x' is not an index; indices are whole numbers from 0",
        "<p>0 1 2</p>|<p>0 1 2</p><ph><p>0 1 2</p><h>1</h></ph>|a.dae:16: a polygon with holes (<ph>) is not supported; triangulate it",
        "triangles count=\"1\"|triangles count=\"2\"|a.dae:16: <triangles> declares 2 shapes but holds 1; correct the count or export the mesh again",
        "<triangles count=\"1\">|<polylist><vcount>3</vcount><p></p></polylist><triangles count=\"1\">|a.dae:16: <polylist> has a <vcount> but no indices; add <p>",
        "source=\"#s\"|source=\"#nothing\"|a.dae:15: no <source> has the id 'nothing'; check the source",
        "source=\"#s\"|source=\"other.dae#s\"|a.dae:15: <input> refers to 'other.dae#s', which is not an id of this file; references are written #id; other files are not read",
        "url=\"#g\"|url=\"#h\"|a.dae:22: no <geometry> has the id 'h'; check the url",
        "<instance_geometry|<skew>1 2 3 4 5 6 7</skew><instance_geometry|a.dae:22: <skew> is not supported; export a <matrix> instead",
        "<instance_geometry|<matrix>1 2 3</matrix><instance_geometry|a.dae:22: <matrix> holds 3 numbers; it needs 16",
        "<instance_geometry|<rotate>0 0 0 1</rotate><instance_geometry|a.dae:22: a <rotate> around the axis 0 0 0; give an axis",
        "<instance_geometry|<scale>1e300 1 1</scale><scale>1e300 1 1</scale><instance_geometry|a.dae:22: the transformations carry vertex 0 beyond the finite numbers; check the matrices and scales",
        "instance_geometry|instance_controller|a.dae:22: <instance_controller> (skin or morph) is not supported; export the mesh without its armature",
        "<asset>|<asset><up_axis>UP</up_axis>|a.dae:3: the up_axis is 'UP'; it is X_UP, Y_UP or Z_UP",
        "<asset>|<asset><unit meter=\"-1\"/>|a.dae:3: the unit is '-1' metres; it must be positive",
        "COLLADA version|X3D version|a.dae:2: the root element is 'X3D', not COLLADA; of the XML formats only COLLADA is read",
        "encoding=\"utf-8\"|encoding=\"klingon\"|a.dae:1: the encoding 'klingon' is not known; save the file as UTF-8",
        "<node>|<node id=\"n\"><instance_node url=\"#n\"/>|a.dae:22: <node id=\"n\"> contains itself; break the cycle of instances",
      })
  void collada_brokenFilesAreToldByLine(String right, String wrong, String expected) {
    String text = file("", TRIANGLE, "<node>" + SHOW + "</node>");
    assertEquals(expected, refusal(folder, "a.dae", text.replace(right, wrong)));
  }

  private TriangleMesh read(String text) {
    return MeshFiles.read(write(folder, "a.dae", text));
  }

  private static String file(String asset, String primitives, String nodes) {
    return MeshSamples.collada(asset, SQUARE, 12, primitives, nodes);
  }

  private static double[] vertex(TriangleMesh mesh, int v) {
    return new double[] {mesh.coordinate(v, 0), mesh.coordinate(v, 1), mesh.coordinate(v, 2)};
  }

  private static double[] numbers(String text) {
    return java.util.Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
  }
}
