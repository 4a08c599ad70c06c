package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;

/** The formats, and how a file is told to be of one: by content where that is sure. */
public enum MeshFormat {
  OBJ,
  STL,
  PLY,
  COLLADA,
  GLTF;

  private static final int HEAD = 1024;
  private static final Set<String> OBJ_STARTS =
      Set.of("v", "vn", "vt", "f", "o", "g", "s", "mtllib", "usemtl");

  /** The format of a file, or an error that lists the formats. */
  public static MeshFormat of(MeshSource source) {
    byte[] head = source.head(HEAD);
    String extension = extension(source.file().getFileName());
    // The 80 free bytes at the start of a binary STL may look like anything, so its length rules.
    if (extension.equals("stl") && StlReader.hasBinaryLength(source)) return STL;
    MeshFormat sure = byMagic(new String(head, StandardCharsets.ISO_8859_1));
    if (sure != null) return sure;
    MeshFormat named = byExtension(extension);
    return named != null ? named : guess(source, head);
  }

  private static String extension(Object fileName) {
    String name = String.valueOf(fileName);
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }

  private static MeshFormat byMagic(String head) {
    if (head.startsWith("glTF")) return GLTF;
    if (head.startsWith("ply\n") || head.startsWith("ply\r")) return PLY;
    String text = withoutMarks(head).stripLeading();
    if (text.startsWith("<")) return COLLADA;
    return text.startsWith("{") ? GLTF : null;
  }

  /** Byte order marks and the zero bytes of UTF-16 left out. */
  private static String withoutMarks(String head) {
    String text = head.startsWith("\u00ef\u00bb\u00bf") ? head.substring(3) : head;
    boolean wide = text.startsWith("\u00ff\u00fe") || text.startsWith("\u00fe\u00ff");
    return wide ? text.substring(2).replace("\0", "") : text;
  }

  private static MeshFormat byExtension(String extension) {
    return switch (extension) {
      case "obj" -> OBJ;
      case "stl", "stla", "stlb" -> STL;
      case "ply" -> PLY;
      case "dae" -> COLLADA;
      case "gltf", "glb" -> GLTF;
      default -> null;
    };
  }

  private static MeshFormat guess(MeshSource source, byte[] head) {
    String text = withoutMarks(new String(head, StandardCharsets.ISO_8859_1));
    if (StlReader.hasBinaryLength(source)) return STL;
    if (text.stripLeading().toLowerCase(Locale.ROOT).startsWith("solid")) return STL;
    if (looksLikeObj(text)) return OBJ;
    throw source.wrong(
        "the format of "
            + SceneFormatException.quote(String.valueOf(source.file().getFileName()))
            + " is not known",
        "meshes are OBJ (.obj), STL (.stl), PLY (.ply), COLLADA (.dae) or glTF 2.0 (.gltf, .glb)");
  }

  private static boolean looksLikeObj(String text) {
    return text.lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .findFirst()
        .filter(line -> OBJ_STARTS.contains(line.split("\\s", 2)[0]))
        .isPresent();
  }
}
