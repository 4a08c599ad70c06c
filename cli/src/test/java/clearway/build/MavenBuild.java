package clearway.build;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** Reads the poms of a project as far as the comparison with Gradle needs them. */
final class MavenBuild {
  private static final Pattern PROPERTY = Pattern.compile("\\$\\{([^}]+)}");

  private final Path root;
  private final Element top;
  private final Map<String, String> properties = new TreeMap<>();
  private final Map<String, String> managedVersions = new TreeMap<>();
  private final Map<String, String> platforms = new LinkedHashMap<>();

  private MavenBuild(Path root) {
    this.root = root;
    this.top = parse(root.resolve("pom.xml"));
    readProperties();
    readManagedVersions();
  }

  static BuildModel read(Path root) {
    return new MavenBuild(root).model();
  }

  private BuildModel model() {
    Map<String, String> facts = new TreeMap<>();
    facts.put("group", text(top, "groupId"));
    facts.put("version", text(top, "version"));
    facts.put("release", properties.get("maven.compiler.release"));
    facts.put("compiler arguments", compilerArguments());
    facts.put("test arguments", text(plugin(top, "maven-surefire-plugin"), "argLine"));
    Map<String, Set<String>> modules = new LinkedHashMap<>();
    for (Element module : children(child(top, "modules"), "module")) {
      Element pom = parse(root.resolve(content(module)).resolve("pom.xml"));
      modules.put(content(module), dependencies(pom));
      for (Element main : descendants(pom, "mainClass")) {
        facts.put("main class of " + content(module), content(main));
      }
    }
    return new BuildModel(facts, modules);
  }

  private void readProperties() {
    Element list = child(top, "properties");
    for (Node node = list.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element) properties.put(element.getTagName(), content(element));
    }
  }

  private void readManagedVersions() {
    Element management = child(child(top, "dependencyManagement"), "dependencies");
    for (Element dependency : children(management, "dependency")) {
      String version = resolved(text(dependency, "version"));
      if ("import".equals(text(dependency, "scope"))) {
        platforms.put(text(dependency, "groupId"), version);
      } else {
        managedVersions.put(key(dependency), version);
      }
    }
  }

  private Set<String> dependencies(Element pom) {
    List<Element> all = new ArrayList<>(children(child(top, "dependencies"), "dependency"));
    all.addAll(children(child(pom, "dependencies"), "dependency"));
    Set<String> result = new TreeSet<>();
    for (Element dependency : all) result.add(scope(dependency) + " " + coordinate(dependency));
    for (Element paths : descendants(pom, "annotationProcessorPaths")) {
      for (Element path : children(paths, "path")) result.add("processor " + coordinate(path));
    }
    return result;
  }

  private static String scope(Element dependency) {
    String scope = text(dependency, "scope");
    return scope.isEmpty() ? "compile" : scope;
  }

  private String coordinate(Element dependency) {
    if (text(dependency, "groupId").equals(text(top, "groupId"))) {
      String tests = text(dependency, "type").equals("test-jar") ? " tests" : "";
      return ":" + text(dependency, "artifactId") + tests;
    }
    return key(dependency) + ":" + version(dependency);
  }

  private String version(Element dependency) {
    if (child(dependency, "version") != null) return resolved(text(dependency, "version"));
    String managed = managedVersions.get(key(dependency));
    if (managed != null) return managed;
    for (Map.Entry<String, String> platform : platforms.entrySet()) {
      if (text(dependency, "groupId").startsWith(platform.getKey())) return platform.getValue();
    }
    return "unknown";
  }

  private static String key(Element dependency) {
    return text(dependency, "groupId") + ":" + text(dependency, "artifactId");
  }

  private String resolved(String text) {
    return PROPERTY
        .matcher(text)
        .replaceAll(
            match ->
                Matcher.quoteReplacement(properties.getOrDefault(match.group(1), match.group())));
  }

  private String compilerArguments() {
    Element configuration = plugin(top, "maven-compiler-plugin");
    StringBuilder arguments = new StringBuilder();
    if (text(configuration, "parameters").equals("true")) arguments.append("-parameters");
    for (Element argument : children(child(configuration, "compilerArgs"), "arg")) {
      arguments.append(" ").append(content(argument));
    }
    return arguments.toString().strip();
  }

  /** The configuration of a plugin of the pom itself, not of its plugin management. */
  private static Element plugin(Element pom, String name) {
    Element plugins = child(child(pom, "build"), "plugins");
    for (Element plugin : children(plugins, "plugin")) {
      if (text(plugin, "artifactId").equals(name)) return child(plugin, "configuration");
    }
    throw new AssertionError("no plugin " + name);
  }

  private static Element parse(Path pom) {
    try (InputStream stream = Files.newInputStream(pom)) {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      return factory.newDocumentBuilder().parse(stream).getDocumentElement();
    } catch (IOException | SAXException | ParserConfigurationException e) {
      throw new AssertionError("cannot read " + pom, e);
    }
  }

  private static Element child(Element parent, String name) {
    List<Element> all = children(parent, name);
    return all.isEmpty() ? null : all.get(0);
  }

  private static List<Element> children(Element parent, String name) {
    List<Element> result = new ArrayList<>();
    Node node = parent == null ? null : parent.getFirstChild();
    for (; node != null; node = node.getNextSibling()) {
      if (node instanceof Element element && element.getTagName().equals(name)) result.add(element);
    }
    return result;
  }

  private static List<Element> descendants(Element pom, String name) {
    List<Element> result = new ArrayList<>();
    var nodes = pom.getElementsByTagName(name);
    for (int i = 0; i < nodes.getLength(); i++) result.add((Element) nodes.item(i));
    return result;
  }

  private static String text(Element parent, String name) {
    Element child = child(parent, name);
    return child == null ? "" : content(child);
  }

  private static String content(Element element) {
    return element.getTextContent().strip();
  }
}
