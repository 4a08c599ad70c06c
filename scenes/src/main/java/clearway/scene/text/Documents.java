package clearway.scene.text;

import clearway.scene.SceneFormatException;
import clearway.scene.TextLimits;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Reads JSON and YAML files into trees of values.
 *
 * <p>Any file gives a tree or a {@link SceneFormatException}. One file is one value. Keys are texts
 * and stand once; numbers are decimal and finite; YAML is read without tags, anchors and aliases,
 * so no value is larger than its text.
 */
public final class Documents {
  private Documents() {}

  /** JSON or YAML by the end of the name: .json, .yaml or .yml. */
  public static Value read(Path file, TextLimits limits) {
    if (isJson(file)) return json(TextSource.read(file, limits));
    if (isYaml(file)) return yaml(TextSource.read(file, limits));
    throw new SceneFormatException(
        SceneFormatException.Location.of(file),
        "the name does not tell JSON from YAML",
        "give a file whose name ends with .json, .yaml or .yml");
  }

  public static boolean isJson(Path file) {
    return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(".json");
  }

  public static boolean isYaml(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return name.endsWith(".yaml") || name.endsWith(".yml");
  }

  public static Value json(TextSource source) {
    return new JsonTree(source).read();
  }

  public static Value yaml(TextSource source) {
    return new YamlTree(source).read();
  }
}
