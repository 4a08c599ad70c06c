package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import clearway.scene.mesh.NumberText;
import clearway.scene.text.Numbers;
import clearway.scene.text.TextSource;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The {@code [problem]} section of an OMPL.app configuration: keys, values and their lines. */
final class OmplConfig {
  private record Entry(String value, Location place) {}

  private final TextSource source;
  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private final Set<String> otherSections = new TreeSet<>();

  private OmplConfig(TextSource source) {
    this.source = source;
  }

  static OmplConfig read(TextSource source) {
    OmplConfig config = new OmplConfig(source);
    String section = "";
    int number = 0;
    for (String raw : source.text().split("\n", -1)) {
      number++;
      String line = (raw.indexOf('#') < 0 ? raw : raw.substring(0, raw.indexOf('#'))).strip();
      if (line.startsWith("[") && line.endsWith("]")) {
        section = line.substring(1, line.length() - 1).strip().toLowerCase(Locale.ROOT);
        if (!section.equals("problem")) config.otherSections.add(section);
      } else if (!line.isEmpty() && section.equals("problem")) {
        config.addEntry(line, source.at(number, 1 + raw.indexOf(line.charAt(0))));
      }
    }
    return config;
  }

  private void addEntry(String line, Location place) {
    int equals = line.indexOf('=');
    if (equals < 1) {
      throw new SceneFormatException(
          place, quote(line) + " has no '='", "write key = value, or # before a comment");
    }
    String key = line.substring(0, equals).strip().toLowerCase(Locale.ROOT);
    Entry entry = new Entry(line.substring(equals + 1).strip(), place);
    if (entries.put(key, entry) == null) return;
    throw new SceneFormatException(place, "the key " + quote(key) + " stands twice", "remove one");
  }

  Set<String> otherSections() {
    return otherSections;
  }

  Set<String> keys() {
    return entries.keySet();
  }

  boolean has(String key) {
    return entries.containsKey(key);
  }

  /** The value of a key that must be there. */
  String text(String key) {
    Entry entry = entries.get(key);
    if (entry == null) {
      throw new SceneFormatException(
          source.whole(), "the key " + quote(key) + " is missing in [problem]", "add it");
    }
    if (!entry.value.isEmpty()) return entry.value;
    throw wrong(key, "the key " + quote(key) + " has no value", "write one");
  }

  double number(String key) {
    return parse(key, text(key));
  }

  /** Three numbers with blanks between them. */
  double[] triple(String key) {
    String[] words = text(key).split("\\s+");
    if (words.length != 3) throw wrong(key, quote(key) + " needs three numbers", "write x y z");
    double[] values = new double[3];
    for (int i = 0; i < 3; i++) values[i] = parse(key, words[i]);
    return values;
  }

  private double parse(String key, String word) {
    double value = NumberText.parse(word);
    if (Double.isNaN(value)) {
      throw wrong(key, quote(key) + ": " + NumberText.complaint(word), NumberText.REMEDY);
    }
    if (Numbers.isUsable(value)) return value;
    throw wrong(key, quote(key) + ": " + quote(word) + " is beyond 1e50", "check the unit");
  }

  Location place(String key) {
    return entries.get(key).place;
  }

  SceneFormatException wrong(String key, String problem, String remedy) {
    return new SceneFormatException(place(key), problem, remedy);
  }
}
