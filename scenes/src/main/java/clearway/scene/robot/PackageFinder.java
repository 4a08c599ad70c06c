package clearway.scene.robot;

import clearway.scene.SceneFormatException;
import clearway.scene.TextLimits;
import clearway.scene.xml.XmlNode;
import clearway.scene.xml.XmlTree;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the folders that {@code package://NAME} may stand for, without ROS: those the user gave,
 * those of the environment where that is allowed, and those in or above the URDF's folder.
 */
final class PackageFinder {
  private static final String MANIFEST = "package.xml";
  private static final Set<String> USUAL = Set.of("urdf", "robots");

  private final UrdfRequest request;
  private final Path start; // folder of the URDF
  private final Path limit; // tree in which other folders may be looked into
  private final Map<Path, String> manifests = new HashMap<>();

  PackageFinder(UrdfRequest request) {
    this.request = request;
    this.start = request.urdf().toAbsolutePath().normalize().getParent();
    this.limit = request.options().folder().toAbsolutePath().normalize();
  }

  /**
   * A folder that may be the package.
   *
   * @param trusted whether its files may be read wherever it lies
   */
  record Place(Path folder, boolean trusted) {}

  /** Where a package may be, nearest to the user's word first, and where it is not. */
  record Search(List<Place> places, List<String> misses) {
    private void add(Path folder, boolean trusted) {
      if (Files.isDirectory(folder)) places.add(new Place(folder.normalize(), trusted));
    }
  }

  Search find(String name) {
    Search search = new Search(new ArrayList<>(), new ArrayList<>());
    Path given = request.packages().get(name);
    if (given == null) search.misses.add("the packages given");
    else search.places.add(new Place(given.toAbsolutePath().normalize(), true));
    if (request.options().allowOutside()) lookInEnvironment(name, search);
    lookUpwards(name, search);
    return search;
  }

  /**
   * The package that the URDF lies in: the nearest folder with a package.xml, else the folder above
   * one that is called urdf or robots.
   */
  Optional<Path> own() {
    for (Path at = start; at != null; at = at.getParent()) {
      if (Files.isRegularFile(at.resolve(MANIFEST))) return Optional.of(at);
    }
    boolean usual = start.getFileName() != null && USUAL.contains(start.getFileName().toString());
    return usual ? Optional.of(start.getParent()) : Optional.empty();
  }

  private void lookInEnvironment(String name, Search search) {
    for (Path entry : entries("ROS_PACKAGE_PATH", search)) {
      search.add(entry.resolve(name), false);
      if (isPackage(entry, name)) search.add(entry, false);
    }
    for (Path entry : entries("AMENT_PREFIX_PATH", search)) {
      search.add(entry.resolve("share").resolve(name), false);
    }
  }

  private List<Path> entries(String variable, Search search) {
    List<Path> result = new ArrayList<>();
    String value = request.options().environment().getOrDefault(variable, "");
    for (String entry : value.split(File.pathSeparator)) {
      if (!entry.isBlank()) usable(entry).map(Path::toAbsolutePath).ifPresent(result::add);
    }
    search.misses.add(variable + (result.isEmpty() ? " (not set)" : ""));
    return result;
  }

  static Optional<Path> usable(String name) {
    try {
      return Optional.of(Path.of(name));
    } catch (InvalidPathException unusable) {
      return Optional.empty();
    }
  }

  private void lookUpwards(String name, Search search) {
    Path last = start;
    for (Path at = start; at != null && mayVisit(at); at = at.getParent()) {
      if (isPackage(at, name)) search.add(at, request.options().ownPackage());
      if (mayLookInto(at)) search.add(at.resolve(name), false);
      last = at;
    }
    String above = last.equals(start) ? "" : " and above, up to " + shown(last);
    search.misses.add(shown(start) + above);
  }

  private boolean mayVisit(Path ancestor) {
    return request.options().ownPackage() || mayLookInto(ancestor);
  }

  private boolean mayLookInto(Path ancestor) {
    return request.options().allowOutside() || ancestor.startsWith(limit);
  }

  private boolean isPackage(Path folder, String name) {
    Path own = folder.getFileName();
    if (own == null) return false;
    return own.toString().equals(name)
        || manifests.computeIfAbsent(folder, PackageFinder::manifestName).equals(name);
  }

  /** The name in a folder's package.xml; empty where there is none to be read. */
  private static String manifestName(Path folder) {
    Path file = folder.resolve(MANIFEST);
    if (!Files.isRegularFile(file)) return "";
    try {
      XmlNode root = XmlTree.read(file, MANIFEST, TextLimits.DEFAULT);
      return root.child("name").map(XmlNode::content).orElse("");
    } catch (SceneFormatException unusable) {
      return ""; // not the file that was asked for: the folder's own name still counts
    }
  }

  /** A folder as a person standing in the current one would name it. */
  static String shown(Path path) {
    Path here = Path.of("").toAbsolutePath();
    boolean below = path.startsWith(here) && !path.equals(here);
    return (below ? here.relativize(path) : path).toString();
  }
}
