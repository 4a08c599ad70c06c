package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * STL, binary and ASCII. Normals and attribute bytes are skipped.
 *
 * <p>A file whose length is 84 + 50 n, n being the count at byte 80, is binary even if it begins
 * with "solid".
 */
public final class StlReader {
  private static final int HEADER = 80;
  private static final int PREAMBLE = 84;
  private static final int FACET = 50;

  private StlReader() {}

  public static void read(MeshSource source, MeshBuilder builder) {
    if (hasBinaryLength(source)) {
      readBinary(source, builder);
    } else if (looksLikeText(source)) {
      StlText.read(source, builder);
    } else {
      throw wrongLength(source);
    }
  }

  /** Whether the length is the one that the count at byte 80 asks for. */
  static boolean hasBinaryLength(MeshSource source) {
    return source.size() >= PREAMBLE
        && source.size() == PREAMBLE + FACET * declaredFacets(source.head(PREAMBLE));
  }

  private static long declaredFacets(byte[] head) {
    long count = 0;
    for (int i = 3; i >= 0; i--) count = count << 8 | head[HEADER + i] & 0xff;
    return count;
  }

  /** Begins with "solid" and has no zero byte where a binary file has its header. */
  private static boolean looksLikeText(MeshSource source) {
    String head = new String(source.head(PREAMBLE), StandardCharsets.ISO_8859_1);
    String text = head.startsWith("\u00ef\u00bb\u00bf") ? head.substring(3) : head;
    boolean wide = text.startsWith("\u00ff\u00fe") || text.startsWith("\u00fe\u00ff");
    boolean solid = text.stripLeading().toLowerCase(Locale.ROOT).startsWith("solid");
    return wide || (solid && text.indexOf('\0') < 0);
  }

  private static SceneFormatException wrongLength(MeshSource source) {
    if (source.size() < PREAMBLE) {
      return source.wrong(
          "neither ASCII STL, which begins with 'solid', nor binary STL, which has at least 84"
              + " bytes; the file has "
              + source.size(),
          "export the mesh again");
    }
    long facets = declaredFacets(source.head(PREAMBLE));
    return source.wrong(
        "the count at byte 80 declares "
            + facets
            + " triangles, "
            + (PREAMBLE + FACET * facets)
            + " bytes, but the file has "
            + source.size()
            + " bytes",
        "export the mesh again; the file looks damaged");
  }

  private static void readBinary(MeshSource source, MeshBuilder builder) {
    try (ByteInput input = ByteInput.of(source)) {
      BinaryScanner scanner = new BinaryScanner(input, false);
      scanner.skip(PREAMBLE);
      while (!scanner.atEnd()) {
        scanner.skip(12); // the normal
        int a = readVertex(source, scanner, builder);
        int b = readVertex(source, scanner, builder);
        int c = readVertex(source, scanner, builder);
        scanner.skip(2);
        builder.triangle(a, b, c);
      }
    }
  }

  private static int readVertex(MeshSource source, BinaryScanner scanner, MeshBuilder builder) {
    double x = readCoordinate(source, scanner);
    double y = readCoordinate(source, scanner);
    double z = readCoordinate(source, scanner);
    return builder.corner(x, y, z);
  }

  private static double readCoordinate(MeshSource source, BinaryScanner scanner) {
    double value = scanner.float32();
    if (Double.isFinite(value)) return value;
    long offset = scanner.offset() - 4;
    throw source.wrong(
        "triangle "
            + (offset - PREAMBLE) / FACET
            + " has the coordinate "
            + value
            + " at byte "
            + offset,
        "coordinates must be finite");
  }
}
