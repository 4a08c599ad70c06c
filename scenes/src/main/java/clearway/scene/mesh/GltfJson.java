package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Parses the JSON of a glTF file within limits on depth, tokens and text. */
final class GltfJson {
  private static final int MOST_BYTES = 256 << 20;
  private static final int MOST_TOKENS = 3_000_000;
  private static final int LONGEST_NAME = 10_000;

  private GltfJson() {}

  static GltfValue parse(MeshSource source, byte[] json) {
    if (json.length > MOST_BYTES) {
      throw source.wrong("more than 256 MiB of JSON", "put the buffers into files or a GLB");
    }
    try {
      JsonNode root = mapper(source).readTree(json);
      if (!root.isObject()) throw source.wrong("the JSON is not an object", "see glTF 2.0");
      return new GltfValue(source, root, "");
    } catch (JacksonException failure) {
      throw malformed(source, failure);
    }
  }

  private static JsonMapper mapper(MeshSource source) {
    StreamReadConstraints limits =
        StreamReadConstraints.builder()
            .maxNestingDepth(source.limits().nesting())
            .maxStringLength(source.limits().embeddedBytes())
            .maxTokenCount(MOST_TOKENS)
            .maxNameLength(LONGEST_NAME)
            .build();
    JsonFactory factory =
        JsonFactory.builder()
            .streamReadConstraints(limits)
            // A table of all names would take seconds where a file has a million of them.
            .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
            .build();
    return JsonMapper.builder(factory)
        .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .build();
  }

  private static SceneFormatException malformed(MeshSource source, JacksonException failure) {
    int line = failure.getLocation() == null ? 0 : failure.getLocation().getLineNr();
    int column = failure.getLocation() == null ? 0 : failure.getLocation().getColumnNr();
    return source.wrong(
        source.at(Math.max(0, line), Math.max(0, column)),
        problem(source, failure),
        failure instanceof StreamConstraintsException
            ? "split or simplify the mesh, and put large buffers into files or a GLB"
            : "export the mesh again");
  }

  /** What is wrong in words of our own: those of the parser speak of its classes. */
  private static String problem(MeshSource source, JacksonException failure) {
    String message = String.valueOf(failure.getOriginalMessage());
    if (failure instanceof StreamConstraintsException) return limit(source, message);
    if (failure instanceof UnexpectedEndOfInputException) return "the JSON ends too early";
    if (message.startsWith("Duplicate ")) return "a name stands twice in this JSON object";
    if (message.startsWith("Trailing ")) return "something follows the JSON";
    return "the JSON is not well-formed here";
  }

  private static String limit(MeshSource source, String message) {
    if (message.startsWith("Document nesting")) {
      return "more than " + source.limits().nesting() + " levels of JSON";
    }
    if (message.startsWith("String")) {
      return "a text of more than " + source.limits().embeddedBytes() + " characters in the JSON";
    }
    if (message.startsWith("Token")) return "more than " + MOST_TOKENS + " values in the JSON";
    return "a name or number in the JSON is too long";
  }
}
