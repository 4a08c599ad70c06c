package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The header of a PLY file: its encoding and its elements in the order of their data. */
final class PlyHeader {
  private static final int LONGEST_LINE = 4096;
  private static final int MOST_LINES = 10_000;

  enum Encoding {
    ASCII,
    LITTLE_ENDIAN,
    BIG_ENDIAN
  }

  enum Type {
    INT8,
    UINT8,
    INT16,
    UINT16,
    INT32,
    UINT32,
    FLOAT32,
    FLOAT64;

    boolean isWhole() {
      return this != FLOAT32 && this != FLOAT64;
    }
  }

  /** A property; {@code countType} is null unless it is a list. */
  record Property(String name, Type countType, Type type) {
    boolean isList() {
      return countType != null;
    }
  }

  /** An element: so many records of these properties. */
  record Element(String name, long count, int line, List<Property> properties) {}

  private final MeshSource source;
  private final ByteInput input;
  private final List<Element> elements = new ArrayList<>();
  private Encoding encoding;
  private boolean returnsOnly; // lines end with CR alone, so a LF behind one is data
  private int line;

  private PlyHeader(ByteInput input) {
    this.source = input.source();
    this.input = input;
  }

  /** Reads up to the first byte of the data. */
  static PlyHeader read(ByteInput input) {
    PlyHeader header = new PlyHeader(input);
    if (!header.nextLine().equals("ply")) {
      throw header.wrong("the first line is not 'ply'", "is this a PLY file?");
    }
    String text = header.nextLine();
    while (!text.strip().equals("end_header")) {
      header.readLine(text.strip().split("\\s+"));
      text = header.nextLine();
    }
    if (header.encoding == null) throw header.wrong("no format line", "write: format ascii 1.0");
    return header;
  }

  Encoding encoding() {
    return encoding;
  }

  List<Element> elements() {
    return elements;
  }

  /** Lines of the header, end_header among them. */
  int lines() {
    return line;
  }

  private void readLine(String[] words) {
    switch (words[0]) {
      case "", "comment", "obj_info" -> {}
      case "format" -> readFormat(words);
      case "element" -> readElement(words);
      case "property" -> readProperty(words);
      default ->
          throw wrong(
              "unknown header line " + SceneFormatException.quote(words[0]),
              "a header has format, element, property, comment and end_header");
    }
  }

  private void readFormat(String[] words) {
    if (encoding != null) throw wrong("a second format line", "leave one of them");
    encoding =
        switch (words.length == 3 && words[2].equals("1.0") ? words[1] : "") {
          case "ascii" -> Encoding.ASCII;
          case "binary_little_endian" -> Encoding.LITTLE_ENDIAN;
          case "binary_big_endian" -> Encoding.BIG_ENDIAN;
          default ->
              throw wrong(
                  "unknown format " + SceneFormatException.quote(String.join(" ", words)),
                  "it is ascii, binary_little_endian or binary_big_endian, version 1.0");
        };
  }

  private void readElement(String[] words) {
    long count = words.length == 3 ? whole(words[2]) : -1;
    if (count < 0) throw wrong("not an element line", "write: element NAME COUNT");
    if (elements.stream().anyMatch(element -> element.name().equals(words[1]))) {
      throw wrong("a second element " + SceneFormatException.quote(words[1]), "names must differ");
    }
    elements.add(new Element(words[1], count, line, new ArrayList<>()));
  }

  private void readProperty(String[] words) {
    if (elements.isEmpty()) throw wrong("a property before any element", "put it behind one");
    List<Property> properties = elements.get(elements.size() - 1).properties();
    boolean list = words.length == 5 && words[1].equals("list");
    if (!list && words.length != 3) {
      throw wrong(
          "not a property line", "write: property TYPE NAME or property list TYPE TYPE NAME");
    }
    Property property =
        list
            ? new Property(words[4], countType(words[2]), type(words[3]))
            : new Property(words[2], null, type(words[1]));
    properties.add(property);
    requireDistinct(properties);
  }

  private void requireDistinct(List<Property> properties) {
    Set<String> names = new HashSet<>();
    if (properties.size() > 1000) throw wrong("more than 1000 properties", "leave some out");
    for (Property property : properties) {
      if (!names.add(property.name())) {
        throw wrong(
            "a second property " + SceneFormatException.quote(property.name()),
            "names must differ");
      }
    }
  }

  private Type countType(String name) {
    Type type = type(name);
    if (type.isWhole()) return type;
    throw wrong("the length of a list is of type " + name, "use a whole-number type such as uchar");
  }

  private Type type(String name) {
    return switch (name) {
      case "char", "int8" -> Type.INT8;
      case "uchar", "uint8" -> Type.UINT8;
      case "short", "int16" -> Type.INT16;
      case "ushort", "uint16" -> Type.UINT16;
      case "int", "int32" -> Type.INT32;
      case "uint", "uint32" -> Type.UINT32;
      case "float", "float32" -> Type.FLOAT32;
      case "double", "float64" -> Type.FLOAT64;
      default ->
          throw wrong(
              "unknown type " + SceneFormatException.quote(name),
              "types are char uchar short ushort int uint float double");
    };
  }

  private static long whole(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return NumberText.parseWhole(bytes, 0, bytes.length);
  }

  private String nextLine() {
    if (++line > MOST_LINES)
      throw wrong("a header of more than 10000 lines", "is this a PLY file?");
    StringBuilder text = new StringBuilder();
    int c = input.next();
    while (c != '\n' && c != '\r') {
      if (c == ByteInput.END) throw wrong("the file ends within the header", "it looks cut off");
      if (text.length() == LONGEST_LINE)
        throw wrong("an endless header line", "is this a PLY file?");
      text.append((char) c);
      c = input.next();
    }
    if (c == '\r') skipLineFeed();
    return text.toString();
  }

  private void skipLineFeed() {
    if (line == 1) returnsOnly = input.peek() != '\n';
    if (!returnsOnly && input.peek() == '\n') input.next();
  }

  private SceneFormatException wrong(String problem, String remedy) {
    return source.wrong(source.at(line, 0), problem, remedy);
  }
}
