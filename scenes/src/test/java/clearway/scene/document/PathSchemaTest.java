package clearway.scene.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.scene.Mutator;
import clearway.scene.PathFiles;
import clearway.scene.SceneFiles;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneSamples;
import clearway.world.World;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The published schema and the reader say the same about what a path file looks like. */
class PathSchemaTest {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final JsonNode TEXT = schemaText();
  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(TEXT);
  private static final String SCENE =
      """
      { "format": "clearway-scene/1", "robots": [ { "name": "arm", "links": [ { "name": "l",
        "box": [1, 1, 1], "joint": { "type": "prismatic", "axis": [1, 0, 0], "range": [0, 5] } } ] } ] }
      """;
  private static final String FULL =
      """
      {
        "format": "clearway-path/1",
        "scene": { "file": "../arm.json", "sha256": "%s" },
        "query": "q", "goal": 1, "planner": "a-sbl", "options": { "milestones": 100, "smooth": true, "checker": "x" },
        "seed": 7, "checker": "refined", "delta": 1e-6, "exact": true, "length": 4,
        "counts": { "milestones": 3, "segments": 4, "bv_tests": 5, "triangle_tests": 6 },
        "waypoints": [ { "arm": [0] }, { "arm": [4] } ]
      }
      """
          .formatted("0a".repeat(32));

  @TempDir private Path folder;

  private static JsonNode schemaText() {
    try (InputStream in =
        PathReader.class.getResourceAsStream("/clearway/scene/clearway-path-1.schema.json")) {
      return JSON.readTree(in);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void theSchemaHasTheKeysOfTheReader() {
    assertKeys(PathReader.KEYS, TEXT);
    assertKeys(PathReader.SCENE_KEYS, TEXT.get("$defs").get("scene"));
    assertKeys(PathReader.COUNT_KEYS, TEXT.get("$defs").get("counts"));
    assertKeys(Frames.KEYS, TEXT.get("$defs").get("frame"));
  }

  private static void assertKeys(List<String> expected, JsonNode object) {
    assertEquals(new TreeSet<>(expected), new TreeSet<>(object.get("properties").propertyNames()));
    assertEquals("false", object.get("additionalProperties").toString());
  }

  @Test
  void aFullPathIsValidAndTaken() {
    assertEquals(List.of(), SCHEMA.validate(JSON.readTree(FULL)));
    assertTrue(isTaken(FULL));
  }

  @Test
  void damagedFilesThatTheReaderTakesAreValid() {
    int taken = 0;
    for (long seed = 1; seed <= 300; seed++) {
      byte[] bytes = new Mutator(seed).mutate(FULL.getBytes(StandardCharsets.UTF_8));
      String damaged = new String(bytes, StandardCharsets.ISO_8859_1);
      if (!isTaken(damaged)) continue;
      taken++;
      assertEquals(List.of(), SCHEMA.validate(JSON.readTree(damaged)), "seed " + seed);
    }
    assertTrue(taken >= 10, "only " + taken);
  }

  private boolean isTaken(String text) {
    World world = SceneFiles.read(SceneSamples.write(folder, "arm.json", SCENE)).world();
    try {
      PathFiles.read(SceneSamples.write(folder, "p.json", text), world);
      return true;
    } catch (SceneFormatException refused) {
      return false;
    }
  }
}
