package clearway.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Body;
import clearway.geometry.Geometry;
import clearway.geometry.TriangleMesh;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that ask for too much or reach too far, and meshes that are used many times. */
class HostileSceneTest {
  private static final String HEAD = "{ \"format\": \"clearway-scene/1\", ";

  @TempDir private Path folder;

  /** Every rule would be held against every pair: a small file could take hours. */
  @Test
  void tooManyRulesWithStars_areRefused() {
    String link = "{ \"name\": \"l%d\", \"box\": [1, 1, 1] }";
    String links =
        IntStream.range(0, 1400).mapToObj(link::formatted).collect(Collectors.joining(","));
    String rules = "[\"*\", \"**\"],".repeat(99_999) + "[\"*\", \"*\"]";
    String text =
        "{ \"format\": \"clearway-scene/1\", \"robots\": [ { \"name\": \"r\", \"links\": ["
            + links
            + "] } ], \"ignore\": ["
            + rules
            + "] }";
    Path file = SceneSamples.write(folder, "stars.json", text);
    SceneFormatException refusal =
        assertThrows(SceneFormatException.class, () -> SceneFiles.read(file));
    assertTrue(refusal.getMessage().contains("too many rules with a *"), refusal::getMessage);
  }

  @Test
  void linksThatLeadOutAreRefusedUnlessAllowed() throws IOException {
    Path inside = Files.createDirectory(folder.resolve("inside"));
    SceneSamples.writeParts(folder);
    Files.createSymbolicLink(inside.resolve("link.obj"), folder.resolve("meshes/cage.obj"));
    for (String name : List.of("link.obj", "../meshes/cage.obj")) {
      String text = HEAD + "\"obstacles\": [ { \"name\": \"a\", \"mesh\": \"" + name + "\" } ] }";
      Path file = SceneSamples.write(inside, "cell.json", text);
      String refusal = refusal(file, SceneOptions.DEFAULT);
      assertTrue(refusal.contains("leads out of the scene's folder"), refusal);
      SceneFiles.read(file, SceneOptions.DEFAULT.withAllowOutside(true));
    }
  }

  @Test
  void aMeshIsReadOnceForEachScale() {
    SceneSamples.writeParts(folder);
    String mesh = "{ \"mesh\": \"meshes/cage.obj\" }";
    String same = "{ \"mesh\": \"meshes/../meshes/cage.obj\", \"scale\": 1 }";
    String twice = "{ \"mesh\": \"meshes/cage.obj\", \"scale\": 2 }";
    String bodies = String.join(", ", mesh, same, twice, twice);
    Path file =
        SceneSamples.write(
            folder,
            "cell.json",
            HEAD + "\"obstacles\": [ { \"name\": \"a\", \"bodies\": [ " + bodies + " ] } ] }");
    List<Body> read = SceneFiles.read(file).world().obstacles().get(0).bodies();
    assertSame(mesh(read, 0), mesh(read, 1));
    assertSame(mesh(read, 2), mesh(read, 3));
    TriangleMesh expected = MeshFiles.canonical(mesh(read, 0).scaled(2, 2, 2));
    assertEquals(expected, mesh(read, 2));
  }

  private static TriangleMesh mesh(List<Body> bodies, int index) {
    return ((Geometry.Mesh) bodies.get(index).geometry()).mesh();
  }

  @Test
  void allMeshesTogetherStayWithinTheLimit() {
    SceneSamples.writeParts(folder);
    StringBuilder bodies = new StringBuilder();
    for (int i = 1; i <= 10; i++) {
      bodies.append(i == 1 ? "" : ", ");
      bodies.append("{ \"mesh\": \"meshes/cage.obj\", \"scale\": ").append(i).append(" }");
    }
    Path file =
        SceneSamples.write(
            folder,
            "cell.json",
            HEAD + "\"obstacles\": [ { \"name\": \"a\", \"bodies\": [ " + bodies + " ] } ] }");
    SceneFiles.read(file);
    SceneOptions few = SceneOptions.DEFAULT.withMeshes(MeshLimits.DEFAULT.withTriangles(100));
    assertEquals(
        file
            + ":1:429 /obstacles/0/bodies/8/mesh: more than 100 triangles in the meshes of the"
            + " scene; simplify them (library: MeshLimits.triangles)",
        refusal(file, few));
  }

  @Test
  void aSmallFileCannotAskForAnEndlessNumberOfPairs() {
    StringBuilder links = new StringBuilder("{ \"name\": \"l\" }");
    for (int i = 0; i < 1399; i++) links.append(", { \"name\": \"").append(i).append("\" }");
    String robot = "{ \"name\": \"a\", \"links\": [ " + links + " ] }";
    String text = HEAD + "\"robots\": [ " + robot + ", " + robot.replace("a\"", "b\"") + " ] }";
    Path file = SceneSamples.write(folder, "cell.json", text);
    assertEquals(
        file
            + ":1:1: 2800 links and 0 obstacles make too many pairs; at most 2000000 pairs are"
            + " handled",
        refusal(file, SceneOptions.DEFAULT));
    Path longer =
        SceneSamples.write(
            folder,
            "longer.json",
            HEAD
                + "\"robots\": [ { \"name\": \"a\", \"links\": [ "
                + links
                + ", { \"name\": \"x\" } ] } ] }");
    assertEquals(
        longer + ":1:69 /robots/0/links: the robot has 1401 links; at most 1400 are handled",
        refusal(longer, SceneOptions.DEFAULT));
  }

  @Test
  void aSceneOutOfLimitsNamesTheLimit() {
    SceneSamples.writeParts(folder);
    Path file = SceneSamples.writeFull(folder);
    SceneOptions small = SceneOptions.DEFAULT.withText(TextLimits.DEFAULT.withValues(50));
    assertTrue(refusal(file, small).endsWith("(library: TextLimits.values)"));
  }

  private static String refusal(Path file, SceneOptions options) {
    return assertThrows(SceneFormatException.class, () -> SceneFiles.read(file, options))
        .getMessage();
  }
}
