package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Walks the nodes of a COLLADA scene and adds the geometry they show.
 *
 * <p>Without a {@code <scene>} the only visual scene is taken; without any visual scene every
 * geometry is taken once, as it is.
 */
final class ColladaScene {
  private final ColladaDocument document;
  private final MeshSource source;
  private final MeshBuilder builder;
  private final Map<XmlElement, List<ColladaGeometry.Part>> geometries = new IdentityHashMap<>();
  private final Set<XmlElement> above = Collections.newSetFromMap(new IdentityHashMap<>());
  private long instances;

  ColladaScene(ColladaDocument document, MeshBuilder builder) {
    this.document = document;
    this.source = document.source();
    this.builder = builder;
  }

  /** Adds all triangles of the scene, carried by {@code world} last. */
  void add(Affine world) {
    XmlElement scene = visualScene();
    if (scene == null) {
      for (XmlElement geometry : document.inLibraries("library_geometries", "geometry")) {
        addGeometry(geometry, geometry, world);
      }
    } else {
      for (XmlElement node : scene.children("node")) addNode(node, world, 1);
    }
  }

  private XmlElement visualScene() {
    XmlElement scene = document.root().child("scene");
    XmlElement instance = scene == null ? null : scene.child("instance_visual_scene");
    if (instance != null) return document.resolve(instance, "url", "visual_scene");
    List<XmlElement> all = document.inLibraries("library_visual_scenes", "visual_scene");
    if (all.size() <= 1) return all.isEmpty() ? null : all.get(0);
    throw document.wrong(
        all.get(1), all.size() + " visual scenes and no <scene> that chooses", "name one");
  }

  private void addNode(XmlElement node, Affine parent, int depth) {
    countInstances(1 + node.children.size());
    if (!above.add(node)) {
      throw document.wrong(node, node + " contains itself", "break the cycle of instances");
    }
    if (depth > source.limits().nesting()) {
      throw source.overLimit("levels of nodes", "nesting", source.limits().nesting());
    }
    Affine map = parent.times(ColladaTransforms.of(document, node));
    for (XmlElement child : node.children) addChild(child, map, depth);
    above.remove(node);
  }

  private void addChild(XmlElement child, Affine map, int depth) {
    switch (child.name) {
      case "node" -> addNode(child, map, depth + 1);
      case "instance_node" -> addNode(document.resolve(child, "url", "node"), map, depth + 1);
      case "instance_geometry" ->
          addGeometry(document.resolve(child, "url", "geometry"), child, map);
      case "instance_controller" -> throw controller(child);
      default -> {} // cameras, lights, and the transformations, already applied
    }
  }

  private SceneFormatException controller(XmlElement instance) {
    return document.wrong(
        instance,
        "<instance_controller> (skin or morph) is not supported",
        "export the mesh without its armature");
  }

  private void addGeometry(XmlElement geometry, XmlElement instance, Affine map) {
    List<ColladaGeometry.Part> parts = geometries.get(geometry);
    if (parts == null) {
      parts = ColladaGeometry.read(document, geometry);
      geometries.put(geometry, parts);
    }
    countInstances(1 + parts.size());
    for (ColladaGeometry.Part part : parts) {
      builder.add(part.positions(), part.triples(), map, source.at(instance.line, 0));
    }
  }

  /** Counts what is walked over, so that the work is bounded whatever refers to whatever. */
  private void countInstances(int more) {
    instances += more;
    if (instances > source.limits().instances()) {
      throw source.overLimit("instances", "instances", source.limits().instances());
    }
  }
}
