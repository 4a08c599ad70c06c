package clearway.scene.text;

import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts a tree of values together from what a parser meets, in order. Here the limits on depth and
 * count are held and keys that stand twice are refused, alike for JSON and YAML.
 */
final class TreeBuilder {
  private static final int LONGEST_TEXT = 1 << 20;
  private static final int LONGEST_NUMBER = 1000;

  private final TextSource source;
  private final Deque<Open> open = new ArrayDeque<>();
  private int count;
  private Value root;

  /** A list or object that has begun, and the key that waits for its value. */
  private static final class Open {
    final Value value;
    final Map<String, Value> members;
    final List<Value> entries;
    String name;
    int line;
    int column;

    Open(Value value, Map<String, Value> members, List<Value> entries) {
      this.value = value;
      this.members = members;
      this.entries = entries;
    }
  }

  TreeBuilder(TextSource source) {
    this.source = source;
  }

  /** Whether what comes next must be a key. */
  boolean awaitsKey() {
    Open top = open.peek();
    return top != null && top.members != null && top.name == null;
  }

  boolean isComplete() {
    return root != null && open.isEmpty();
  }

  void key(String name, int line, int column) {
    Open top = open.element();
    requireText(name, line, column);
    if (top.members.containsKey(name)) throw twice(top, name, line, column);
    top.name = name;
    top.line = line;
    top.column = column;
  }

  void beginObject(int line, int column) {
    Map<String, Value> members = new LinkedHashMap<>();
    begin(new Open(add(Value.Kind.OBJECT, members, line, column), members, null));
  }

  void beginList(int line, int column) {
    List<Value> entries = new ArrayList<>();
    begin(new Open(add(Value.Kind.LIST, entries, line, column), null, entries));
  }

  void end() {
    open.pop();
  }

  void text(String text, int line, int column) {
    requireText(text, line, column);
    add(Value.Kind.TEXT, text, line, column);
  }

  /**
   * @param digits a decimal number
   */
  void number(String digits, int line, int column) {
    if (digits.length() > LONGEST_NUMBER) {
      throw wrong(
          line,
          column,
          "a number of more than " + LONGEST_NUMBER + " characters",
          "17 digits say all that a double holds");
    }
    double value = Double.parseDouble(digits);
    if (Double.isInfinite(value)) {
      throw wrong(
          line,
          column,
          "the number " + SceneFormatException.quote(digits) + " is too large for a double",
          "write a finite number");
    }
    add(Value.Kind.NUMBER, value, line, column);
  }

  void flag(boolean flag, int line, int column) {
    add(Value.Kind.FLAG, flag, line, column);
  }

  void nothing(int line, int column) {
    add(Value.Kind.NOTHING, null, line, column);
  }

  Value root() {
    return root;
  }

  /** An error at a place, with the pointer of what is being read there. */
  SceneFormatException wrong(int line, int column, String problem, String remedy) {
    Location place = new Location(source.file(), line, column, pointer());
    return new SceneFormatException(place, problem, remedy);
  }

  private String pointer() {
    Open top = open.peek();
    if (top == null) return "";
    if (top.members != null && top.name == null) return top.value.pointer();
    return new Value(source, nextKey(), Value.Kind.NOTHING, null, 0, 0).pointer();
  }

  private void begin(Open next) {
    if (open.size() == source.limits().nesting()) {
      throw new SceneFormatException(
          next.value.location(),
          "more than " + source.limits().nesting() + " levels of lists and objects",
          "nest less deeply (library: TextLimits.nesting)");
    }
    open.push(next);
  }

  private Value add(Value.Kind kind, Object content, int line, int column) {
    if (++count > source.limits().values()) throw tooMany(line, column);
    Value value = new Value(source, nextKey(), kind, content, line, column);
    Open top = open.peek();
    if (top == null) root = value;
    else if (top.members != null) top.members.put(top.name, value);
    else top.entries.add(value);
    if (top != null) top.name = null;
    return value;
  }

  private Value.Key nextKey() {
    Open top = open.peek();
    if (top == null) return Value.Key.ROOT;
    int index = top.entries == null ? 0 : top.entries.size();
    return new Value.Key(top.value, top.name, index, top.line, top.column);
  }

  private SceneFormatException tooMany(int line, int column) {
    return wrong(
        line,
        column,
        "more than " + source.limits().values() + " values in one file",
        "put geometry into mesh files (library: TextLimits.values)");
  }

  private void requireText(String text, int line, int column) {
    if (text.length() > LONGEST_TEXT) {
      throw wrong(
          line, column, "a text of more than " + LONGEST_TEXT + " characters", "shorten the text");
    }
    if (Scalars.hasHalfCharacter(text)) {
      throw wrong(line, column, "a text with half a character", "write both surrogates of it");
    }
  }

  private SceneFormatException twice(Open top, String name, int line, int column) {
    Location first = top.members.get(name).keyLocation();
    Location place = new Location(source.file(), line, column, first.pointer());
    return new SceneFormatException(
        place,
        "the key "
            + SceneFormatException.quote(name)
            + " stands twice, first at line "
            + first.line(),
        "remove one of them");
  }
}
