package clearway.scene.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.scene.Mutator;
import clearway.scene.Scene;
import clearway.scene.SceneFiles;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneRecipe;
import clearway.scene.SceneSamples;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The published schema and the reader say the same about what a scene file looks like. */
class SchemaTest {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final JsonNode TEXT = schemaText();
  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(TEXT);

  /** Refusals that no schema can express: names that lead nowhere, limits, counts. */
  private static final Pattern OF_MEANING =
      Pattern.compile(
          "there is no .*|nothing is named .*|two .* are named .*|the robot .* is missing"
              + "|\\d+ values? for \\d+ coordinates?|.* outside its limits|the quaternion has .*"
              + "|.* is attached to .*|.* may touch .*|the lower limit .*|the parent .*"
              + "|the robot .*has no .*|the mesh .* was not found .*|the group .* does not exist|the joint .*|.* is not a file|.* is not a folder"
              + "|this is an object, not a list", // the pose of a robot that is not free
          Pattern.DOTALL);

  @TempDir private Path folder;

  private static JsonNode schemaText() {
    try (InputStream in =
        SceneReader.class.getResourceAsStream("/clearway/scene/clearway-scene-1.schema.json")) {
      return JSON.readTree(in);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void theSchemaHasTheKeysOfTheReader() {
    Map<String, List<String>> expected = new TreeMap<>();
    expected.put("", SceneReader.KEYS);
    expected.put("attached", Attachments.KEYS);
    expected.put("body", Bodies.BODY_KEYS);
    expected.put("clearanceRule", Rules.CLEARANCE_KEYS);
    expected.put("frame", Frames.KEYS);
    expected.put("free", Robots.FREE_KEYS);
    expected.put("freeRobot", Robots.FREE_ROBOT_KEYS);
    expected.put("ignoredFor", Rules.IGNORE_KEYS);
    expected.put("joint", Joints.KEYS);
    expected.put("link", Links.KEYS);
    expected.put("linksRobot", Robots.LINKS_ROBOT_KEYS);
    expected.put("mimic", Joints.MIMIC_KEYS);
    expected.put("obstacle", Obstacles.KEYS);
    expected.put("query", Queries.KEYS);
    expected.put("round", Bodies.ROUND_KEYS);
    expected.put("sphere", Bodies.SPHERE_KEYS);
    expected.put("urdfRobot", Robots.URDF_ROBOT_KEYS);
    assertEquals(sorted(expected), keysOfSchema());
  }

  private static Map<String, Set<String>> sorted(Map<String, List<String>> keys) {
    Map<String, Set<String>> result = new TreeMap<>();
    keys.forEach((name, list) -> result.put(name, new TreeSet<>(list)));
    return result;
  }

  private static Map<String, Set<String>> keysOfSchema() {
    Map<String, Set<String>> result = new TreeMap<>();
    result.put("", new TreeSet<>(TEXT.get("properties").propertyNames()));
    for (Map.Entry<String, JsonNode> part : TEXT.get("$defs").properties()) {
      JsonNode properties = part.getValue().get("properties");
      if (properties == null) continue;
      result.put(part.getKey(), new TreeSet<>(properties.propertyNames()));
      assertEquals("false", part.getValue().get("additionalProperties").toString(), part.getKey());
    }
    return result;
  }

  @Test
  void jointTypesAndUnitsAreThoseOfTheReader() {
    JsonNode joint = TEXT.get("$defs").get("joint").get("properties").get("type").get("enum");
    assertEquals(Joints.TYPES, texts(joint));
    assertEquals(Scene.UNITS, texts(TEXT.get("properties").get("units").get("enum")));
  }

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(entry -> texts.add(entry.stringValue()));
    return texts;
  }

  @Test
  void whatTheWriterWritesIsValid() throws IOException {
    for (long seed = 1; seed <= 100; seed++) {
      Path file = folder.resolve("scene.json");
      SceneFiles.write(new SceneRecipe(seed).scene(), file);
      assertEquals(List.of(), errors(JSON.readTree(Files.readString(file))), "seed " + seed);
    }
  }

  @Test
  void theExamplesAreValid() throws IOException {
    for (String name : List.of("hook.json", "arm.json", "two-arms.yaml")) {
      String text = Files.readString(Path.of("examples", name));
      InputFormat format = name.endsWith("json") ? InputFormat.JSON : InputFormat.YAML;
      assertEquals(List.of(), SCHEMA.validate(text, format), name);
    }
  }

  @Test
  void damagedFilesThatTheReaderTakesAreValid() {
    SceneSamples.writeParts(folder);
    byte[] original = SceneSamples.FULL.getBytes(StandardCharsets.UTF_8);
    int taken = 0;
    for (long seed = 1; seed <= 300; seed++) {
      String damaged = new String(new Mutator(seed).mutate(original), StandardCharsets.ISO_8859_1);
      if (!isTaken(damaged)) continue;
      taken++;
      assertEquals(List.of(), errors(JSON.readTree(damaged)), "seed " + seed);
    }
    assertTrue(taken >= 10, "only " + taken);
  }

  private boolean isTaken(String text) {
    try {
      SceneFiles.read(SceneSamples.write(folder, "damaged.json", text));
      return true;
    } catch (SceneFormatException refused) {
      return false;
    }
  }

  @Test
  void schemaAndReaderAgreeOnStructuralChanges() {
    SceneFiles.read(SceneSamples.writeFull(folder));
    JsonNode full = JSON.readTree(SceneSamples.FULL);
    assertEquals(List.of(), errors(full));
    List<Change> changes = changesOf(full);
    List<String> wrong = new ArrayList<>();
    int accepted = 0;
    int refused = 0;
    for (Change change : changes) {
      JsonNode changed = change.applied(full);
      String refusal = refusal(changed);
      boolean valid = errors(changed).isEmpty();
      if (refusal.isEmpty()) accepted++;
      if (!valid) refused++;
      boolean agree = valid == refusal.isEmpty() || valid && ofMeaning(refusal);
      if (!agree) wrong.add(change + ": schema " + errors(changed) + ", reader: " + refusal);
    }
    assertEquals("", String.join("\n", wrong));
    int all = changes.size();
    assertTrue(all > 1000 && accepted > 100 && refused > 500, all + " " + accepted + " " + refused);
  }

  /** Only objects have names that rules use; whatever has no geometry may be named with a star. */
  @Test
  void namesOfObjectsHaveNoStar() {
    String box = ", \"box\": [1, 1, 1]}";
    List<String> objects =
        List.of(
            "\"obstacles\": [{\"name\": \"a*\"" + box + "]",
            "\"robots\": [{\"name\": \"a*\", \"free\": {\"sphere\": {\"radius\": 1}}}]",
            "\"robots\": [{\"name\": \"a*\", \"links\": [{\"name\": \"l\"" + box + "]}]",
            "\"robots\": [{\"name\": \"a\", \"links\": [{\"name\": \"l*\"" + box + "]}]",
            "\"robots\": [{\"name\": \"a\", \"links\": [{\"name\": \"l\"}],"
                + " \"attached\": [{\"link\": \"l\", \"name\": \"t*\""
                + box
                + "]}]",
            "\"robots\": [{\"name\": \"a*\", \"links\": [{\"name\": \"l\"}],"
                + " \"attached\": [{\"link\": \"l\", \"name\": \"t\""
                + box
                + "]}]");
    for (String member : objects) {
      JsonNode starred = scene(member);
      assertTrue(refusal(starred).matches("the name .* has a \\*"), refusal(starred));
      assertEquals(false, errors(starred).isEmpty(), member);
      JsonNode plain = scene(member.replace("*", ""));
      assertEquals("", refusal(plain));
      assertEquals(List.of(), errors(plain), member);
    }
    JsonNode bare = scene("\"robots\": [{\"name\": \"a*\", \"links\": [{\"name\": \"l*\"}]}]");
    assertEquals("", refusal(bare));
    assertEquals(List.of(), errors(bare));
  }

  private static JsonNode scene(String member) {
    return JSON.readTree("{\"format\": \"clearway-scene/1\", " + member + "}");
  }

  private static boolean ofMeaning(String refusal) {
    return OF_MEANING.matcher(refusal).matches();
  }

  /** What the reader says against a document; empty if nothing. */
  private String refusal(JsonNode document) {
    try {
      SceneFiles.read(SceneSamples.write(folder, "changed.json", document.toString()));
      return "";
    } catch (SceneFormatException refused) {
      return refused.problem();
    }
  }

  private static List<String> errors(JsonNode document) {
    return SCHEMA.validate(document).stream().map(Object::toString).toList();
  }

  /**
   * One member or entry put in, replaced or left out.
   *
   * @param value null to leave it out
   */
  private record Change(String pointer, String key, JsonNode value) {
    JsonNode applied(JsonNode full) {
      JsonNode copy = full.deepCopy();
      JsonNode target = copy.at(pointer);
      if (target instanceof ObjectNode object && value == null) object.remove(key);
      else if (target instanceof ObjectNode object) object.set(key, value);
      else if (target instanceof ArrayNode list && value == null) list.remove(index());
      else if (target instanceof ArrayNode list) list.set(index(), value);
      return copy;
    }

    private int index() {
      return Integer.parseInt(key);
    }
  }

  private static List<Change> changesOf(JsonNode full) {
    List<Change> changes = new ArrayList<>();
    collect(full, "", changes);
    return changes;
  }

  private static void collect(JsonNode node, String pointer, List<Change> changes) {
    if (node.isObject()) {
      changes.add(new Change(pointer, "zzz", JSON.readTree("1")));
      for (Map.Entry<String, JsonNode> member : node.properties()) {
        change(pointer, member.getKey(), member.getValue(), changes);
      }
    }
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      change(pointer, String.valueOf(i), node.get(i), changes);
    }
  }

  private static void change(String pointer, String key, JsonNode value, List<Change> changes) {
    changes.add(new Change(pointer, key, null));
    for (String other :
        List.of("\"\"", "\"x\"", "\"x*\"", "0", "-1", "true", "null", "[]", "{}", "[0,0,0]")) {
      changes.add(new Change(pointer, key, JSON.readTree(other)));
    }
    collect(value, pointer + "/" + key, changes);
  }
}
