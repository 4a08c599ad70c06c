package clearway.scene.text;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Writes maps, lists, texts, numbers, truth values and nulls as JSON or YAML.
 *
 * <p>What fits into a line stands on one; lists without maps in them always do. Keys keep the order
 * of their map.
 */
public final class DocumentWriter {
  private static final int LINE = 100;
  private static final int LONGEST_SIMPLE_KEY = 1000; // YAML allows 1024 characters
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*(-[A-Za-z0-9_]+)*");

  /** Readers of YAML 1.1 take these for true and false; Clearway's own does not. */
  private static final Pattern OLD_FLAG =
      Pattern.compile("y|n|yes|no|on|off", Pattern.CASE_INSENSITIVE);

  private final boolean yaml;
  private final StringBuilder out = new StringBuilder();

  private DocumentWriter(boolean yaml) {
    this.yaml = yaml;
  }

  /**
   * @throws IllegalArgumentException for a number that is not finite or beyond 1e50
   */
  public static String json(Map<String, ?> document) {
    DocumentWriter writer = new DocumentWriter(false);
    writer.jsonMap(document, 0);
    return writer.out.append('\n').toString();
  }

  /**
   * @throws IllegalArgumentException for a number that is not finite or beyond 1e50
   */
  public static String yaml(Map<String, ?> document) {
    DocumentWriter writer = new DocumentWriter(true);
    writer.yamlMap(document, 0);
    return writer.out.toString();
  }

  private void jsonValue(Object value, int depth) {
    String line = onOneLine(value, 2 * depth);
    if (line != null) out.append(line);
    else if (value instanceof Map<?, ?> map) jsonMap(map, depth);
    else jsonList((List<?>) value, depth);
  }

  private void jsonMap(Map<?, ?> map, int depth) {
    out.append('{');
    String separator = "\n";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      out.append(separator).append("  ".repeat(depth + 1)).append(key(entry.getKey())).append(": ");
      jsonValue(entry.getValue(), depth + 1);
      separator = ",\n";
    }
    out.append('\n').append("  ".repeat(depth)).append('}');
  }

  private void jsonList(List<?> list, int depth) {
    out.append('[');
    String separator = "\n";
    for (Object entry : list) {
      out.append(separator).append("  ".repeat(depth + 1));
      jsonValue(entry, depth + 1);
      separator = ",\n";
    }
    out.append('\n').append("  ".repeat(depth)).append(']');
  }

  private void yamlMap(Map<?, ?> map, int depth) {
    String indent = "";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      String key = key(entry.getKey());
      if (key.length() > LONGEST_SIMPLE_KEY) key = "? " + key + "\n" + "  ".repeat(depth);
      out.append(indent).append(key).append(':');
      yamlValue(entry.getValue(), depth);
      indent = "  ".repeat(depth);
    }
  }

  private void yamlValue(Object value, int depth) {
    String line = onOneLine(value, 2 * depth);
    if (line != null) {
      out.append(' ').append(line).append('\n');
    } else if (value instanceof Map<?, ?> map) {
      out.append('\n').append("  ".repeat(depth + 1));
      yamlMap(map, depth + 1);
    } else {
      out.append('\n');
      yamlList((List<?>) value, depth + 1);
    }
  }

  private void yamlList(List<?> list, int depth) {
    for (Object entry : list) {
      out.append("  ".repeat(depth)).append("- ");
      String line = onOneLine(entry, 2 * depth);
      if (line != null) out.append(line).append('\n');
      else if (entry instanceof Map<?, ?> map) yamlMap(map, depth + 1);
      else nestedYamlList((List<?>) entry, depth);
    }
  }

  private void nestedYamlList(List<?> list, int depth) {
    out.append('\n');
    yamlList(list, depth + 1);
  }

  /** The value on one line, or null if it has to be broken. */
  private String onOneLine(Object value, int indent) {
    StringBuilder line = new StringBuilder();
    boolean always = !holdsMap(value);
    return flow(value, always ? Integer.MAX_VALUE : LINE - indent, line) ? line.toString() : null;
  }

  private static boolean holdsMap(Object value) {
    if (value instanceof Map<?, ?> map) return !map.isEmpty();
    return value instanceof List<?> list && list.stream().anyMatch(DocumentWriter::holdsMap);
  }

  /** Whether the value was appended within so many characters. */
  private boolean flow(Object value, int most, StringBuilder line) {
    if (value instanceof Map<?, ?> map) return flowMap(map, most, line);
    if (value instanceof List<?> list) return flowList(list, most, line);
    line.append(scalar(value));
    return line.length() <= most;
  }

  private boolean flowMap(Map<?, ?> map, int most, StringBuilder line) {
    line.append(map.isEmpty() ? "{" : "{ ");
    String separator = "";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      line.append(separator).append(key(entry.getKey())).append(": ");
      if (!flow(entry.getValue(), most, line)) return false;
      separator = ", ";
    }
    line.append(map.isEmpty() ? "}" : " }");
    return line.length() <= most;
  }

  private boolean flowList(List<?> list, int most, StringBuilder line) {
    line.append('[');
    String separator = "";
    for (Object entry : list) {
      line.append(separator);
      if (!flow(entry, most, line)) return false;
      separator = ", ";
    }
    line.append(']');
    return line.length() <= most;
  }

  private String scalar(Object value) {
    if (value == null) return "null";
    if (value instanceof Boolean) return value.toString();
    if (value instanceof Number number) return Scalars.number(number.doubleValue());
    return text((String) value);
  }

  private String key(Object key) {
    return text((String) key);
  }

  private String text(String text) {
    return yaml && isPlain(text) ? text : Scalars.quoted(text);
  }

  private static boolean isPlain(String text) {
    return PLAIN.matcher(text).matches()
        && PlainScalar.of(text) == PlainScalar.TEXT
        && !OLD_FLAG.matcher(text).matches();
  }
}
