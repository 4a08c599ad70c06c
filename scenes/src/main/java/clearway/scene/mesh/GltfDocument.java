package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** A glTF 2.0 document: its JSON, its buffers, and what it asks of a reader. */
final class GltfDocument {
  /** Extensions that do not move, hide or encode a vertex in a way the readers do not know. */
  private static final Set<String> HARMLESS =
      Set.of(
          "KHR_mesh_quantization",
          "KHR_lights_punctual",
          "KHR_animation_pointer",
          "KHR_xmp_json_ld",
          "KHR_xmp",
          "MSFT_texture_dds",
          "KHR_node_visibility",
          "KHR_node_selectability");

  private static final Set<String> HARMLESS_FAMILIES =
      Set.of("KHR_materials_", "KHR_texture_", "EXT_texture_", "EXT_materials_");

  private final GltfValue root;
  private final GltfBuffers buffers;
  private final Map<String, GltfAccessor> accessors = new HashMap<>();
  private long elements;

  GltfDocument(GltfValue root, GltfBuffers buffers) {
    this.root = root;
    this.buffers = buffers;
    requireVersion();
    requireExtensions();
  }

  GltfValue list(String name) {
    return root.get(name);
  }

  MeshSource source() {
    return root.source();
  }

  /** The accessor that an index refers to; made and checked once. */
  GltfAccessor accessor(GltfValue reference, String type) {
    GltfValue value = reference.in(list("accessors"));
    String key = type + value.pointer();
    GltfAccessor known = accessors.get(key);
    if (known == null) accessors.put(key, known = new GltfAccessor(this, value, type));
    return known;
  }

  /** Counts what is looked at one by one, before it is: many accessors may share one buffer. */
  void countElements(long more) {
    elements += more;
    if (elements > source().limits().vertices()) {
      throw source()
          .overLimit(
              "accessors and sparse elements together", "vertices", source().limits().vertices());
    }
  }

  /** The view that an index refers to, or null if there is no index. */
  GltfView view(GltfValue reference) {
    if (!reference.isPresent()) return null;
    GltfValue view = reference.in(list("bufferViews"));
    GltfValue extension = view.get("extensions").get("EXT_meshopt_compression");
    if (extension.isPresent()) throw unsupported(extension, "EXT_meshopt_compression");
    return GltfView.of(view, buffers.bytes(view.get("buffer").in(list("buffers"))));
  }

  boolean uses(String extension) {
    GltfValue used = list("extensionsUsed");
    for (int i = 0; i < used.size(); i++) {
      if (used.at(i).text().equals(extension)) return true;
    }
    return false;
  }

  static SceneFormatException unsupported(GltfValue place, String extension) {
    return place.wrong(
        "the extension " + SceneFormatException.quote(extension) + " is not supported",
        "export the mesh without it");
  }

  private void requireVersion() {
    GltfValue version = root.get("asset").get("version");
    if (!version.isPresent()) throw version.wrong("the version is missing", "is this glTF 2.0?");
    if (!version.text().matches("2\\.[0-9]{1,3}")) {
      throw version.wrong(
          "the version is " + SceneFormatException.quote(version.text()), "export glTF 2.0");
    }
  }

  private void requireExtensions() {
    GltfValue required = list("extensionsRequired");
    for (int i = 0; i < required.size(); i++) {
      String name = required.at(i).text();
      boolean known =
          HARMLESS.contains(name) || HARMLESS_FAMILIES.stream().anyMatch(name::startsWith);
      if (!known) throw unsupported(required.at(i), name);
    }
  }
}
