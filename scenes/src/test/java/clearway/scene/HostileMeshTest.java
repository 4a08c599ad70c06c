package clearway.scene;

import static clearway.scene.MeshSamples.refusal;
import static clearway.scene.MeshSamples.write;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.TriangleMesh;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files made to read what they must not, to fill the memory or to run for ever. */
class HostileMeshTest {
  private static final TriangleMesh BOX = TriangleMesh.box(1, 2, 3);
  private static final String INPUT = "<input semantic=\"VERTEX\" source=\"#v\" offset=\"0\"/>";
  private static final String TRIANGLE =
      "<triangles count=\"1\">" + INPUT + "<p>0 1 2</p></triangles>";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../secret.bin",
        "sub/../../secret.bin",
        "%2e%2e/secret.bin",
        "..%2fsecret.bin",
        "link.bin",
        "linked/secret.bin",
        "ABSOLUTE",
        "file:///etc/passwd",
        "FILE:secret.bin",
        "http://localhost/secret.bin",
        "https://localhost/secret.bin",
        "jar:file:x!/y",
        "..\\\\secret.bin",
        "C:/secret.bin",
        "%00",
        "%zz",
        "",
        "sub",
        "//host/share"
      })
  void gltf_neverOpensABufferOutsideItsFolder(String uri) throws Exception {
    Path outside = Files.createDirectories(folder.resolve("outside"));
    Path inside = Files.createDirectories(outside.resolve("inside"));
    Files.createDirectories(inside.resolve("sub"));
    Path secret = write(outside, "secret.bin", MeshSamples.gltfBuffer(BOX));
    Files.createSymbolicLink(inside.resolve("link.bin"), secret);
    Files.createSymbolicLink(inside.resolve("linked"), outside);
    String name = uri.equals("ABSOLUTE") ? secret.toString() : uri;
    String message = refusal(inside, "a.gltf", MeshSamples.gltf(BOX, "\"uri\":\"" + name + "\","));
    assertTrue(message.startsWith("a.gltf"), message);
    boolean rightReason =
        message.contains("leads out of the folder")
            || message.contains("has a scheme")
            || message.contains("is absolute")
            || message.contains("is not a usable file name")
            || message.contains("without two hex digits")
            || message.contains("is a folder");
    assertTrue(rightReason, message);
  }

  @Test
  void gltf_opensABufferOutsideOnlyWhereAllowed() throws Exception {
    Path inside = Files.createDirectories(folder.resolve("inside"));
    write(folder, "open.bin", MeshSamples.gltfBuffer(BOX));
    Path file = write(inside, "a.gltf", MeshSamples.gltf(BOX, "\"uri\":\"../open.bin\","));
    assertThrows(SceneFormatException.class, () -> MeshFiles.read(file));
    MeshOptions wider = MeshOptions.DEFAULT.withFolder(folder);
    assertEquals(12, MeshFiles.read(file, wider).triangleCount());
    MeshOptions open = MeshOptions.DEFAULT.withAllowOutside(true);
    assertEquals(12, MeshFiles.read(file, open).triangleCount());
  }

  @Test
  void gltf_missingBuffersAndLargeDataUrisAreTold() {
    assertEquals(
        "a.gltf /buffers/0/uri: the file 'no.bin' does not exist; put the file there or correct its"
            + " name here",
        refusal(folder, "a.gltf", MeshSamples.gltf(BOX, "\"uri\":\"no.bin\",")));
    Path file =
        write(
            folder,
            "b.gltf",
            MeshSamples.gltf(BOX, MeshSamples.dataUri(MeshSamples.gltfBuffer(BOX))));
    MeshOptions options = MeshOptions.DEFAULT.withLimits(MeshLimits.DEFAULT.withEmbeddedBytes(100));
    assertThrows(SceneFormatException.class, () -> MeshFiles.read(file, options));
  }

  @Test
  void collada_documentTypesAreRefusedSoNoEntityIsEverRead() {
    Path secret = write(folder, "secret.txt", "0 0 0 1 0 0 0 1 0");
    String plain =
        MeshSamples.collada("", "&x;", 9, TRIANGLE, "<node><instance_geometry url=\"#g\"/></node>");
    String refused = "a.dae:2: a document type declaration; remove the <!DOCTYPE> line";
    for (String type :
        new String[] {
          "<!DOCTYPE COLLADA [<!ENTITY x SYSTEM \"" + secret.toUri() + "\">]>",
          "<!DOCTYPE COLLADA SYSTEM \"" + secret.toUri() + "\">",
          "<!DOCTYPE COLLADA SYSTEM \"http://localhost:9/x.dtd\">",
          "<!DOCTYPE COLLADA [<!ENTITY % p SYSTEM \"" + secret.toUri() + "\"> %p;]>",
          billionLaughs(),
        }) {
      String text =
          plain.replaceFirst("\\?>\n", "?>\n" + java.util.regex.Matcher.quoteReplacement(type));
      assertEquals(refused, refusal(folder, "a.dae", text));
    }
    assertTrue(refusal(folder, "a.dae", plain).contains("a.dae:"));
  }

  @Test
  void collada_deepNestingIsRefused() {
    String deep = "<node>".repeat(100_000) + "</node>".repeat(100_000);
    assertEquals(
        "a.dae: more than 256 levels of XML elements; split or simplify the mesh (library: MeshLimits.nesting)",
        refusal(folder, "a.dae", MeshSamples.collada("", "", 0, "", deep)));
    String hidden = "<extra>" + "<a>".repeat(100_000) + "</a>".repeat(100_000) + "</extra>";
    assertTrue(
        refusal(folder, "a.dae", MeshSamples.collada("", "", 0, "", hidden))
            .contains("256 levels"));
  }

  @Test
  void gltf_deepNestingIsRefused() {
    String deep = "[".repeat(100_000) + "]".repeat(100_000);
    String message = refusal(folder, "a.gltf", "{\"extras\":" + deep + "}");
    assertTrue(message.contains("more than 256 levels of JSON; split or simplify"), message);
  }

  /** Each level shows the one below twice: forty levels would be a million million triangles. */
  @Test
  void collada_instancesOfInstancesAreBounded() {
    StringBuilder library = new StringBuilder("<library_nodes>");
    library.append("<node id=\"n0\"><instance_geometry url=\"#g\"/></node>");
    for (int i = 1; i <= 40; i++) {
      String below = "<instance_node url=\"#n" + (i - 1) + "\"/>";
      library.append("<node id=\"n").append(i).append("\">").append(below).append(below);
      library.append("</node>");
    }
    String text =
        MeshSamples.collada(
                "", "0 0 0 1 0 0 0 1 0", 9, TRIANGLE, "<node><instance_node url=\"#n40\"/></node>")
            .replace(
                "<library_visual_scenes>", library + "</library_nodes><library_visual_scenes>");
    assertEquals(
        "a.dae: more than 1000000 instances; split or simplify the mesh (library: MeshLimits.instances)",
        refusal(folder, "a.dae", text));
  }

  /** A small mesh shown by very many nodes. */
  @Test
  void gltf_instancesAreBounded() {
    String nodes = "{\"mesh\":0},".repeat(450_000) + "{\"mesh\":0}";
    assertEquals(
        "a.gltf: more than 1000000 instances; split or simplify the mesh (library: MeshLimits.instances)",
        refusal(folder, "a.gltf", rooted(nodes, 450_001)));
  }

  private static String rooted(String nodes, int count) {
    StringBuilder children = new StringBuilder("0");
    for (int i = 1; i < count; i++) children.append(',').append(i);
    return MeshSamples.gltf(BOX, MeshSamples.dataUri(MeshSamples.gltfBuffer(BOX)))
        .replace("{\"nodes\":[0]}", "{\"nodes\":[" + children + "]}")
        .replace("[{\"mesh\":0}]", "[" + nodes + "]");
  }

  @ParameterizedTest
  @CsvSource({"2147483647", "4294967295", "999999999999999999"})
  void ply_hugeCountsTakeNoMemory(String count) {
    for (String format : new String[] {"ascii", "binary_little_endian", "binary_big_endian"}) {
      String text =
          "ply\nformat "
              + format
              + " 1.0\nelement vertex "
              + count
              + "\nproperty float x\nproperty float y\nproperty float z\nend_header\n";
      assertTrue(refusal(folder, "a.ply", text).contains("although more is declared"));
      String hollow = "ply\nformat " + format + " 1.0\nelement nothing " + count + "\nend_header\n";
      assertTrue(refusal(folder, "a.ply", hollow).contains("holds no triangles"));
    }
  }

  @Test
  void collada_hugeCountsTakeNoMemory() {
    String text = MeshSamples.collada("", "0 0 0", 3, TRIANGLE, "");
    String huge = text.replace("count=\"1\" stride", "count=\"2147483647\" stride");
    String shown = huge.replaceAll("(?s)<library_visual_scenes>.*</scene>", "");
    assertTrue(refusal(folder, "a.dae", shown).contains("asks for 6442450941 numbers of 3"));
  }

  @Test
  void messages_stayOneLineWhateverTheFileHolds() {
    String evil = "x\u001b[31m\u202e\u2028" + "y".repeat(3000);
    String message = refusal(folder, "a.obj", "v 0 0 " + evil + "\n");
    assertEquals(
        "a.obj:1:7: 'x?[31m??"
            + "y".repeat(32)
            + "...' is not a number; write a finite decimal such"
            + " as 0.25 or -1.5e-3",
        message);
  }

  @Test
  void words_withoutEndAreRefused() {
    assertEquals(
        "a.obj:1:3: a word of more than 4096 characters; check the file",
        refusal(folder, "a.obj", "v " + "1".repeat(100_000)));
    assertTrue(
        refusal(folder, "a.dae", MeshSamples.collada("", "1".repeat(100_000), 3, TRIANGLE, ""))
            .contains("is not a number"));
  }

  private static String billionLaughs() {
    StringBuilder text = new StringBuilder("<!DOCTYPE COLLADA [<!ENTITY e0 \"0 0 0 \">");
    for (int i = 1; i < 12; i++) {
      String below = ("&e" + (i - 1) + ";").repeat(10);
      text.append("<!ENTITY e").append(i).append(" \"").append(below).append("\">");
    }
    text.append("<!ENTITY x \"&e11;\">");
    return text.append("]>").toString();
  }
}
