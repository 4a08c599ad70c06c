package clearway.scene.document;

import clearway.geometry.TriangleMesh;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * File names for the meshes of a scene: made from the names of the objects that use them, different
 * from each other on every file system, and one for equal meshes.
 */
final class MeshNames {
  private static final int LONGEST = 60;
  private static final Set<String> RESERVED =
      Set.of(
          "con", "prn", "aux", "nul", "com0", "com1", "com2", "com3", "com4", "com5", "com6",
          "com7", "com8", "com9", "lpt0", "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7",
          "lpt8", "lpt9");

  private final String folder;
  private final Map<TriangleMesh, String> names = new LinkedHashMap<>();
  private final Set<String> taken = new HashSet<>();

  /**
   * @param scene the file name of the scene, without its ending
   */
  MeshNames(String scene) {
    this.folder = "meshes/" + portable(scene) + "/";
  }

  /** The file of the mesh, relative to the scene. */
  String of(TriangleMesh mesh, String object) {
    return names.computeIfAbsent(mesh, unnamed -> folder + unused(portable(object)) + ".obj");
  }

  /** Every mesh with its file, in the order of first use. */
  Map<TriangleMesh, String> all() {
    return Collections.unmodifiableMap(names);
  }

  private String unused(String name) {
    String candidate = name;
    for (int i = 2; !taken.add(candidate); i++) candidate = name + "-" + i;
    return candidate;
  }

  /** Lower-case letters, digits, hyphens and underscores: a name on every file system. */
  private static String portable(String name) {
    String safe = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9_]+", "-");
    safe = safe.substring(0, Math.min(safe.length(), LONGEST)).replaceAll("^-+|-+$", "");
    if (safe.isEmpty()) return "mesh";
    return RESERVED.contains(safe) ? "mesh-" + safe : safe;
  }
}
