package clearway.scene.text;

import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * A value of a JSON or YAML document that knows its place: line, column and JSON pointer.
 *
 * <p>What is asked for and is not there, or is of another kind, is a {@link SceneFormatException}
 * at that place. Numbers are finite and at most 1e50 in size.
 */
public final class Value {
  /** What a value can be. */
  public enum Kind {
    OBJECT("an object", "write { ... }"),
    LIST("a list", "write [ ... ]"),
    TEXT("a text", "write a text such as \"left\""),
    NUMBER("a number", "write a number such as 0.5"),
    FLAG("true or false", "write true or false"),
    NOTHING("null", "write null");

    private final String noun;
    private final String remedy;

    Kind(String noun, String remedy) {
      this.noun = noun;
      this.remedy = remedy;
    }
  }

  private final TextSource source;
  private final Key key;
  private final Kind kind;
  private final Object content;
  private final int line;
  private final int column;

  /**
   * Where a value hangs in the tree.
   *
   * @param parent null for the root
   * @param name the key in an object; null in a list
   * @param index the entry in a list
   */
  record Key(Value parent, String name, int index, int line, int column) {
    static final Key ROOT = new Key(null, null, 0, 0, 0);
  }

  Value(TextSource source, Key key, Kind kind, Object content, int line, int column) {
    this.source = source;
    this.key = key;
    this.kind = kind;
    this.content = content;
    this.line = line;
    this.column = column;
  }

  public Kind kind() {
    return kind;
  }

  public boolean is(Kind other) {
    return kind == other;
  }

  /** The members of an object. */
  public Fields object() {
    require(Kind.OBJECT);
    return new Fields(this, members());
  }

  /** The entries of a list. */
  public List<Value> list() {
    require(Kind.LIST);
    return Collections.unmodifiableList(entries());
  }

  /**
   * The entries of a list of this length.
   *
   * @param each what stands in the list, for the error: "numbers x, y, z"
   */
  public List<Value> list(int length, String each) {
    require(Kind.LIST);
    int found = entries().size();
    if (found == length) return list();
    throw wrong(
        "the list has " + found + (found == 1 ? " entry" : " entries") + ", not " + length,
        "write " + each);
  }

  public String text() {
    require(Kind.TEXT);
    return (String) content;
  }

  /** A text that is not empty. */
  public String name() {
    if (!text().isEmpty()) return text();
    throw wrong("the text is empty", "give a name");
  }

  public boolean flag() {
    require(Kind.FLAG);
    return (Boolean) content;
  }

  public double number() {
    require(Kind.NUMBER);
    double value = (Double) content;
    if (Numbers.isUsable(value)) return value;
    throw wrong("the number " + value + " is beyond 1e50", "write a smaller number");
  }

  /** A number above zero. */
  public double positive() {
    double value = number();
    if (value > 0) return value;
    throw wrong(
        "the number " + Numbers.shown(value) + " is not above 0", "write a positive number");
  }

  /** As many numbers as there are in this list. */
  public double[] numbers() {
    require(Kind.LIST);
    return entries().stream().mapToDouble(Value::number).toArray();
  }

  /**
   * @param each what stands in the list, for the error: "numbers x, y, z"
   */
  public double[] numbers(int length, String each) {
    return list(length, each).stream().mapToDouble(Value::number).toArray();
  }

  /** The key under which the value stands in its object; empty for others. */
  public String key() {
    return key.name == null ? "" : key.name;
  }

  /** RFC 6901; empty for the root. */
  public String pointer() {
    StringBuilder text = new StringBuilder();
    appendPointer(text);
    return text.toString();
  }

  /** The value that a JSON pointer leads to from here, or the last on the way that is there. */
  public Value descend(String pointer) {
    Value at = this;
    for (String step : pointer.split("/", -1)) {
      if (step.isEmpty() && at == this) continue; // before the first slash
      Value next = at.child(step.replace("~1", "/").replace("~0", "~"));
      if (next == null) return at;
      at = next;
    }
    return at;
  }

  private Value child(String step) {
    if (kind == Kind.OBJECT) return members().get(step);
    if (kind != Kind.LIST || !step.matches("[0-9]{1,9}")) return null;
    int index = Integer.parseInt(step);
    return index < entries().size() ? entries().get(index) : null;
  }

  /** Where the value begins. */
  public Location location() {
    return new Location(source.file(), line, column, pointer());
  }

  /** Where the key of the value begins; the value itself where it has none. */
  public Location keyLocation() {
    if (key.name == null) return location();
    return new Location(source.file(), key.line, key.column, pointer());
  }

  public TextSource source() {
    return source;
  }

  /** An error at this value. */
  public SceneFormatException wrong(String problem, String remedy) {
    return new SceneFormatException(location(), problem, remedy);
  }

  /** An error at the key of this value. */
  public SceneFormatException wrongKey(String problem, String remedy) {
    return new SceneFormatException(keyLocation(), problem, remedy);
  }

  /** An error at this value for an argument that a constructor refused with "problem; remedy". */
  public SceneFormatException refused(IllegalArgumentException refusal) {
    String message = String.valueOf(refusal.getMessage());
    int cut = message.indexOf("; ");
    String problem = cut < 0 ? message : message.substring(0, cut);
    String remedy = cut < 0 ? "" : message.substring(cut + 2);
    return new SceneFormatException(location(), problem, remedy, refusal);
  }

  @SuppressWarnings("unchecked") // the builder puts nothing else there
  private Map<String, Value> members() {
    return (Map<String, Value>) content;
  }

  @SuppressWarnings("unchecked") // the builder puts nothing else there
  private List<Value> entries() {
    return (List<Value>) content;
  }

  private void require(Kind expected) {
    if (kind != expected) throw wrong(described() + ", not " + expected.noun, expected.remedy);
  }

  private String described() {
    return switch (kind) {
      case TEXT -> SceneFormatException.quote((String) content) + " is a text";
      case NUMBER -> Numbers.shown((Double) content) + " is a number";
      case FLAG -> content + " is a truth value";
      default -> "this is " + kind.noun;
    };
  }

  private void appendPointer(StringBuilder text) {
    if (key.parent == null) return;
    key.parent.appendPointer(text);
    text.append('/');
    if (key.name == null) text.append(key.index);
    else text.append(key.name.replace("~", "~0").replace("/", "~1"));
  }
}
