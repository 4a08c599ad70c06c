package clearway.scene.mesh;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * Walks the nodes of a glTF scene and adds the meshes they show.
 *
 * <p>The scene is the one the file names, else the first; without scenes it is all nodes that are
 * no one's child, and without nodes every mesh once.
 */
final class GltfScene {
  private static final String INSTANCING = "EXT_mesh_gpu_instancing";

  private record Visit(GltfValue node, Affine parent, int depth) {}

  private final GltfDocument document;
  private final MeshSource source;
  private final MeshBuilder builder;
  private final GltfValue nodes;
  private final boolean quantized;
  private final Deque<Visit> waiting = new ArrayDeque<>();
  private final BitSet seen = new BitSet();
  private final Map<String, GltfPrimitive> primitives = new HashMap<>();
  private long instances;

  GltfScene(GltfDocument document, MeshBuilder builder) {
    this.document = document;
    this.source = document.source();
    this.builder = builder;
    this.nodes = document.list("nodes");
    this.quantized = document.uses("KHR_mesh_quantization");
  }

  void add() {
    if (nodes.size() == 0) {
      addAllMeshes();
    } else if (document.list("scenes").size() > 0) {
      GltfValue chosen = document.list("scene");
      GltfValue scenes = document.list("scenes");
      push(
          (chosen.isPresent() ? chosen.in(scenes) : scenes.at(0)).get("nodes"), Affine.IDENTITY, 1);
    } else {
      pushRoots();
    }
    while (!waiting.isEmpty()) addNode(waiting.pop());
  }

  private void addAllMeshes() {
    GltfValue meshes = document.list("meshes");
    for (int i = 0; i < meshes.size(); i++) addMesh(meshes.at(i), Affine.IDENTITY);
  }

  private void pushRoots() {
    BitSet children = new BitSet();
    for (int i = 0; i < nodes.size(); i++) {
      GltfValue list = nodes.at(i).get("children");
      for (int k = 0; k < list.size(); k++) {
        list.at(k).in(nodes);
        children.set((int) list.at(k).whole());
      }
    }
    for (int i = nodes.size() - 1; i >= 0; i--) {
      if (!children.get(i)) waiting.push(new Visit(nodes.at(i), Affine.IDENTITY, 1));
    }
    if (waiting.isEmpty()) throw nodes.wrong("every node is a child", "break the cycle of nodes");
  }

  /** Makes nodes wait in such a way that they are taken in the file's order. */
  private void push(GltfValue list, Affine parent, int depth) {
    for (int i = list.size() - 1; i >= 0; i--) {
      GltfValue node = list.at(i).in(nodes);
      int index = (int) list.at(i).whole();
      if (seen.get(index)) {
        throw list.at(i).wrong("node " + index + " is reached twice", "nodes must form a tree");
      }
      seen.set(index);
      waiting.push(new Visit(node, parent, depth));
    }
  }

  private void addNode(Visit visit) {
    GltfValue node = visit.node();
    if (visit.depth() > source.limits().nesting()) {
      throw source.overLimit("levels of nodes", "nesting", source.limits().nesting());
    }
    countInstances(1);
    GltfValue instancing = node.get("extensions").get(INSTANCING);
    if (instancing.isPresent()) throw GltfDocument.unsupported(instancing, INSTANCING);
    Affine map = visit.parent().times(GltfTransforms.of(node));
    if (node.get("mesh").isPresent()) addMesh(node, map, node.get("mesh"));
    push(node.get("children"), map, visit.depth() + 1);
  }

  private void addMesh(GltfValue node, Affine map, GltfValue reference) {
    if (node.get("skin").isPresent()) {
      throw node.get("skin").wrong("skinned meshes are not supported", "export a rigid mesh");
    }
    requireNoMorph(node.get("weights"));
    addMesh(reference.in(document.list("meshes")), map);
  }

  private void addMesh(GltfValue mesh, Affine map) {
    requireNoMorph(mesh.get("weights"));
    GltfValue primitives = mesh.get("primitives");
    countInstances(1 + primitives.size());
    for (int i = 0; i < primitives.size(); i++) {
      GltfPrimitive primitive = primitive(primitives.at(i));
      if (primitive != null) {
        builder.add(
            primitive.positions(), primitive.triples(), map, source.at(primitive.pointer()));
      }
    }
  }

  /** The primitive, read once however many nodes show it; null if it has no triangles. */
  private GltfPrimitive primitive(GltfValue value) {
    GltfPrimitive known = primitives.get(value.pointer());
    if (known == null) {
      known = GltfPrimitive.of(document, value, quantized);
      primitives.put(value.pointer(), known);
    }
    return known;
  }

  private void requireNoMorph(GltfValue weights) {
    countInstances(weights.size());
    for (int i = 0; i < weights.size(); i++) {
      if (weights.at(i).number() != 0) {
        throw weights.wrong("morph targets with weight are not supported", "apply them on export");
      }
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
