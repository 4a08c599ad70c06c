package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Parses the JSON of a glTF file within limits on depth, tokens and text. */
final class GltfJson {
  private static final int MOST_BYTES = 256 << 20;
  private static final int MOST_TOKENS = 3_000_000;
  private static final int LONGEST_NAME = 10_000;
  private static final Pattern PARSER_NOISE =
      Pattern.compile(
          " \\((for|start marker)[^\\[]*\\[[^\\]]*\\]\\)| for `ObjectNode`: not allowed.*");

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
        "the JSON cannot be read: "
            + PARSER_NOISE.matcher(failure.getOriginalMessage()).replaceAll(""),
        "export the mesh again");
  }
}
