package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import java.util.Set;

/**
 * Wavefront OBJ: vertices and polygonal faces. Everything else that the format knows is skipped, no
 * other file is opened, and statements that would hide geometry are refused by name.
 */
public final class ObjReader {
  private static final Set<String> SKIPPED =
      Set.of(
          "vn",
          "vt",
          "vp",
          "g",
          "o",
          "s",
          "mg",
          "p",
          "l",
          "mtllib",
          "usemtl",
          "maplib",
          "usemap",
          "bevel",
          "c_interp",
          "d_interp",
          "lod",
          "shadow_obj",
          "trace_obj",
          "cstype",
          "deg",
          "bmat",
          "step",
          "curv",
          "curv2",
          "parm",
          "trim",
          "hole",
          "scrv",
          "sp",
          "end",
          "con",
          "ctech",
          "stech");
  private static final Set<String> REFUSED =
      Set.of("surf", "call", "csh", "bsp", "bzp", "cdc", "cdp", "res");

  private final MeshSource source;
  private final TextScanner scanner;
  private final DoubleList xyz = new DoubleList();
  private final Triples triples;
  private int farthest; // the highest vertex named so far, counted from 1, and where
  private int farthestLine;
  private int farthestColumn;

  private ObjReader(MeshSource source, TextScanner scanner) {
    this.source = source;
    this.triples = new Triples(source);
    this.scanner = scanner;
  }

  public static void read(MeshSource source, MeshBuilder builder) {
    try (ByteInput input = ByteInput.ofText(source)) {
      ObjReader reader = new ObjReader(source, new TextScanner(input, 1, true));
      reader.readStatements();
      reader.requireVertices();
      builder.add(
          Positions.of(reader.xyz), reader.triples.corners(), Affine.IDENTITY, source.whole());
    }
  }

  private void readStatements() {
    while (!scanner.atEnd()) {
      if (scanner.nextWordInLine()) readStatement();
      scanner.skipLine();
    }
  }

  private void readStatement() {
    if (scanner.wordIs("v")) {
      readVertex();
    } else if (scanner.wordIs("f") || scanner.wordIs("fo")) {
      readFace();
    } else if (!SKIPPED.contains(scanner.text())) {
      throw unknownStatement();
    }
  }

  private SceneFormatException unknownStatement() {
    String statement = SceneFormatException.quote(scanner.text());
    return REFUSED.contains(scanner.text())
        ? scanner.wrong("the statement " + statement + " is not supported", "export polygons only")
        : scanner.wrong("unknown statement " + statement, "is this an OBJ file?");
  }

  /** {@code v x y z}, with a weight of 1 or a colour behind it. */
  private void readVertex() {
    int line = scanner.wordLine();
    int column = scanner.wordColumn();
    if (xyz.size() / 3 == source.limits().vertices()) throw MeshBuilder.tooManyVertices(source);
    int count = 0;
    while (scanner.nextWordInLine()) {
      double value = scanner.number();
      if (count < 3) xyz.add(value);
      count++;
      if (count == 4) requireWeightOrColour(value);
    }
    if (count < 3 || count == 5 || count > 7) {
      throw scanner.wrong(line, column, "a vertex of " + count + " numbers", "write v x y z");
    }
  }

  /** A fourth number that is the last one is a weight, and divides the vertex unless it is 1. */
  private void requireWeightOrColour(double value) {
    if (value == 1 || scanner.wordFollowsInLine()) return;
    throw scanner.wrong(
        "the vertex weight " + SceneFormatException.quote(scanner.text()) + " is not 1",
        "export without weights");
  }

  private void readFace() {
    int line = scanner.wordLine();
    int column = scanner.wordColumn();
    int count = 0;
    int first = 0;
    int previous = 0;
    while (scanner.nextWordInLine()) {
      int vertex = readCorner();
      if (count == 0) first = vertex;
      if (count >= 2) triples.add(first, previous, vertex);
      previous = vertex;
      count++;
    }
    if (count < 3) {
      throw scanner.wrong(
          line, column, "a face of " + count + " corners", "a face needs at least 3");
    }
  }

  /** The vertex of {@code v}, {@code v/vt}, {@code v//vn} or {@code v/vt/vn}, counted from 0. */
  private int readCorner() {
    byte[] text = scanner.bytes();
    int end = 0;
    while (end < scanner.length() && text[end] != '/') end++;
    requireWholeNumbers(text, end);
    long index = NumberText.parseWhole(text, 0, end);
    int known = xyz.size() / 3;
    long vertex = index < 0 ? known + index : index - 1;
    if (index == 0 || vertex < 0 || vertex >= Integer.MAX_VALUE) throw noSuchVertex(index, known);
    if (vertex >= Math.max(known, farthest)) {
      farthest = (int) vertex + 1;
      farthestLine = scanner.wordLine();
      farthestColumn = scanner.wordColumn();
    }
    return (int) vertex;
  }

  private void requireWholeNumbers(byte[] text, int firstEnd) {
    boolean right = NumberText.parseWhole(text, 0, firstEnd) != Long.MIN_VALUE;
    int parts = 1;
    for (int from = firstEnd + 1; from <= scanner.length(); parts++) {
      int end = from;
      while (end < scanner.length() && text[end] != '/') end++;
      right &= end == from || NumberText.parseWhole(text, from, end) != Long.MIN_VALUE;
      from = end + 1;
    }
    if (right && parts <= 3) return;
    throw scanner.wrong(
        SceneFormatException.quote(scanner.text()) + " is not a corner of a face",
        "write v, v/vt, v//vn or v/vt/vn");
  }

  private SceneFormatException noSuchVertex(long index, int known) {
    return scanner.wrong(
        "vertex " + index + " does not exist; " + known + " vertices so far",
        "indices count from 1, negative ones from the latest vertex");
  }

  /** Faces may stand before their vertices, so this is known only at the end. */
  private void requireVertices() {
    int known = xyz.size() / 3;
    if (farthest <= known) return;
    throw scanner.wrong(
        farthestLine,
        farthestColumn,
        "vertex " + farthest + " does not exist; the file has " + known + " vertices",
        "indices count from 1");
  }
}
