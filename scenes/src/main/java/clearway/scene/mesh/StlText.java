package clearway.scene.mesh;

import clearway.scene.SceneFormatException;

/** ASCII STL: any number of solids, upper or lower case, any white space. */
final class StlText {
  private final TextScanner scanner;
  private final MeshBuilder builder;

  private StlText(TextScanner scanner, MeshBuilder builder) {
    this.scanner = scanner;
    this.builder = builder;
  }

  static void read(MeshSource source, MeshBuilder builder) {
    try (ByteInput input = ByteInput.ofText(source)) {
      StlText reader = new StlText(new TextScanner(input, 1, false), builder);
      while (reader.scanner.nextWord()) reader.readSolid();
    }
  }

  private void readSolid() {
    require("solid");
    scanner.skipLine(); // the name
    expectWord("facet or endsolid");
    while (!scanner.wordIsAnyCase("endsolid")) {
      readFacet();
      expectWord("facet or endsolid");
    }
    scanner.skipLine();
  }

  private void readFacet() {
    require("facet");
    expect("normal");
    for (int i = 0; i < 3; i++) expectWord("a normal"); // unused, and NaN in many files
    expect("outer");
    expect("loop");
    int a = readVertex();
    int b = readVertex();
    int c = readVertex();
    expect("endloop");
    expect("endfacet");
    builder.triangle(a, b, c);
  }

  private int readVertex() {
    expect("vertex");
    double x = readNumber();
    double y = readNumber();
    double z = readNumber();
    return builder.corner(x, y, z);
  }

  private double readNumber() {
    expectWord("a coordinate");
    return scanner.number();
  }

  private void expect(String keyword) {
    expectWord(keyword);
    require(keyword);
  }

  private void expectWord(String what) {
    if (scanner.nextWord()) return;
    throw scanner.wrongHere(
        "the file ends where " + what + " is expected", "export the mesh again; it looks cut off");
  }

  private void require(String keyword) {
    if (scanner.wordIsAnyCase(keyword)) return;
    throw scanner.wrong(
        SceneFormatException.quote(scanner.text()) + " stands where " + keyword + " is expected",
        "a facet is: facet normal, outer loop, three vertices, endloop, endfacet");
  }
}
