package clearway.scene.text;

import clearway.scene.SceneFormatException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/** Reads JSON as RFC 8259 has it: no comments, no trailing commas, no NaN, nothing behind it. */
final class JsonTree {
  private final TextSource source;
  private final TreeBuilder tree;

  JsonTree(TextSource source) {
    this.source = source;
    this.tree = new TreeBuilder(source);
  }

  Value read() {
    try (JsonParser parser = parser()) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (tree.isComplete()) throw trailing(parser.currentTokenLocation());
        take(parser, token);
      }
    } catch (JacksonException failure) {
      throw malformed(failure.getLocation());
    }
    if (tree.isComplete()) return tree.root();
    throw new JsonSlip(source, source.text().length()).told();
  }

  private JsonParser parser() {
    // The builder holds the limits and tells their places; the size of the file bounds the rest.
    StreamReadConstraints limits =
        StreamReadConstraints.builder()
            .maxNestingDepth(source.limits().nesting() + 1)
            .maxNumberLength(Integer.MAX_VALUE)
            .maxStringLength(Integer.MAX_VALUE)
            .maxNameLength(Integer.MAX_VALUE)
            .build();
    return JsonFactory.builder()
        .streamReadConstraints(limits)
        .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
        .build()
        .createParser(ObjectReadContext.empty(), source.text());
  }

  private void take(JsonParser parser, JsonToken token) {
    TokenStreamLocation place = parser.currentTokenLocation();
    int line = place.getLineNr();
    int column = place.getColumnNr();
    switch (token) {
      case START_OBJECT -> tree.beginObject(line, column);
      case START_ARRAY -> tree.beginList(line, column);
      case END_OBJECT, END_ARRAY -> tree.end();
      case PROPERTY_NAME -> tree.key(parser.currentName(), line, column);
      case VALUE_STRING -> tree.text(parser.getString(), line, column);
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> tree.number(parser.getString(), line, column);
      case VALUE_TRUE, VALUE_FALSE -> tree.flag(token == JsonToken.VALUE_TRUE, line, column);
      case VALUE_NULL -> tree.nothing(line, column);
      default -> throw new AssertionError("no such token in a text: " + token);
    }
  }

  private SceneFormatException malformed(TokenStreamLocation place) {
    if (place == null) {
      return new SceneFormatException(source.whole(), "the JSON cannot be read", "simplify it");
    }
    if (tree.isComplete()) return trailing(place);
    return new JsonSlip(source, place.getCharOffset()).told();
  }

  private SceneFormatException trailing(TokenStreamLocation place) {
    return new SceneFormatException(
        source.at(place.getLineNr(), place.getColumnNr()),
        "something follows the end of the JSON value",
        "one file is one value; remove the rest");
  }
}
