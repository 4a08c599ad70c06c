package clearway.scene.robot;

import clearway.scene.xml.XmlNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Turns the {@code filename} of a mesh into a file that exists and may be read.
 *
 * <p>A file it returns lies, with every link resolved, in the tree of the folder of the options, in
 * a package the user gave or (if the options say so) in the URDF's own package, unless the options
 * allow otherwise.
 */
final class MeshFinder {
  private static final Pattern SCHEME = Pattern.compile("^[A-Za-z][A-Za-z0-9+.-]*:.*");
  private static final String PACKAGE = "package://";
  private static final String FILE = "file://";
  private static final int LONGEST = 300;

  private final UrdfRequest request;
  private final PackageFinder packages;
  private final Path urdfFolder;

  /** A mesh file and the folder whose tree it and its buffers may not leave. */
  record Found(Path file, Path root) {}

  MeshFinder(UrdfRequest request) {
    this.request = request;
    this.packages = new PackageFinder(request);
    this.urdfFolder = request.urdf().toAbsolutePath().normalize().getParent();
  }

  Found find(UrdfShape.MeshFile mesh, String link) {
    String uri = mesh.uri();
    if (uri.startsWith(PACKAGE)) return inPackage(mesh, link, uri.substring(PACKAGE.length()));
    if (uri.startsWith(FILE)) return asFile(mesh, link, uri.substring(FILE.length()));
    if (SCHEME.matcher(uri).matches()) {
      throw mesh.node()
          .wrong(
              "the mesh " + named(uri) + " of link '" + link + "' is nothing that is read",
              "give a file name, package://NAME/FILE or file:///FILE");
    }
    return asFile(mesh, link, uri);
  }

  private Found inPackage(UrdfShape.MeshFile mesh, String link, String rest) {
    int cut = rest.indexOf('/');
    String name = cut < 0 ? "" : rest.substring(0, cut);
    if (cut < 1 || cut == rest.length() - 1 || name.startsWith(".")) {
      throw unusable(mesh, link);
    }
    Path inside = usable(mesh, link, rest.substring(cut + 1).replaceFirst("^/+", ""));
    PackageFinder.Search search = packages.find(name);
    List<String> tried = new ArrayList<>(search.misses());
    for (PackageFinder.Place place : search.places()) {
      Path file = place.folder().resolve(inside).normalize();
      boolean known = place.trusted() && staysInside(file, place.folder()) || mayRead(file);
      if (!known && Files.exists(place.folder())) throw outside(mesh, link);
      if (Files.isRegularFile(file)) return found(file, place.folder());
      tried.add(PackageFinder.shown(file));
    }
    throw missing(mesh, link, tried, "give the folder of the package, " + name + "=DIR");
  }

  private Found asFile(UrdfShape.MeshFile mesh, String link, String name) {
    Path file = urdfFolder.resolve(usable(mesh, link, name)).normalize();
    Path folder = request.options().folder().toAbsolutePath().normalize();
    // Asked before the file is touched: whether one exists outside is not to be learnt here.
    if (!mayRead(file)) throw outside(mesh, link);
    if (Files.isRegularFile(file)) return found(file, folder);
    throw missing(mesh, link, List.of(PackageFinder.shown(file)), "put the file there");
  }

  private static Found found(Path file, Path folder) {
    return new Found(file, file.startsWith(folder) ? folder : file.getParent());
  }

  private boolean mayRead(Path file) {
    return request.options().allowOutside()
        || trusted().stream().anyMatch(root -> staysInside(file, root));
  }

  private static boolean staysInside(Path file, Path root) {
    if (!file.startsWith(root)) return false;
    try {
      return !Files.exists(file) || file.toRealPath().startsWith(root.toRealPath());
    } catch (IOException unreadable) {
      return false;
    }
  }

  private List<Path> trusted() {
    List<Path> roots = new ArrayList<>();
    roots.add(request.options().folder().toAbsolutePath().normalize());
    request.packages().values().forEach(given -> roots.add(given.toAbsolutePath().normalize()));
    if (request.options().ownPackage()) packages.own().ifPresent(roots::add);
    return roots;
  }

  private Path usable(UrdfShape.MeshFile mesh, String link, String name) {
    boolean control = name.chars().anyMatch(c -> c < ' ' || c == 0x7f || c == '\\');
    if (control || name.isEmpty()) throw unusable(mesh, link);
    return PackageFinder.usable(name).orElseThrow(() -> unusable(mesh, link));
  }

  private static RuntimeException unusable(UrdfShape.MeshFile mesh, String link) {
    return mesh.node()
        .wrong(
            "the mesh name " + named(mesh.uri()) + " of link '" + link + "' is not usable",
            "give a file name with / between folders, or package://NAME/FILE");
  }

  private static RuntimeException missing(
      UrdfShape.MeshFile mesh, String link, List<String> tried, String remedy) {
    XmlNode node = mesh.node();
    String places = String.join(", ", tried);
    return node.wrong(
        "the mesh " + named(mesh.uri()) + " of link '" + link + "' was not found in: " + places,
        remedy);
  }

  private static RuntimeException outside(UrdfShape.MeshFile mesh, String link) {
    return mesh.node()
        .wrong(
            "the mesh " + named(mesh.uri()) + " of link '" + link + "' lies outside the folder",
            "give its package (NAME=DIR) or allow files outside");
  }

  private static String named(String uri) {
    return "'" + (uri.length() <= LONGEST ? uri : uri.substring(0, LONGEST) + "...") + "'";
  }
}
