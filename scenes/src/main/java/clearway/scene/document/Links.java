package clearway.scene.document;

import clearway.geometry.Frame;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.scene.SceneFormatException;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The {@code links} of a robot that is given inline: a tree, parents first. */
final class Links {
  static final List<String> KEYS =
      Bodies.with(Bodies.GEOMETRY_KEYS, "bodies", "at", "name", "parent", "joint");

  private static final int MOST_LINKS = 1400;

  private final Bodies bodies;
  private final Held held;
  private final Map<String, Integer> linkOfName = new LinkedHashMap<>();
  private final Map<String, Integer> linkOfJoint = new LinkedHashMap<>();
  private final List<Link> links = new ArrayList<>();

  private Links(Bodies bodies, Held held) {
    this.bodies = bodies;
    this.held = held;
  }

  static List<Link> read(Value value, Bodies bodies, Held held) {
    Links reader = new Links(bodies, held);
    List<Value> entries = value.list();
    if (entries.isEmpty()) throw value.wrong("the robot has no links", "give at least one");
    if (entries.size() > MOST_LINKS) {
      throw value.wrong(
          "the robot has " + entries.size() + " links", "at most " + MOST_LINKS + " are handled");
    }
    reader.collectNames(entries);
    for (Value entry : entries) reader.links.add(reader.link(entry.object()));
    for (int i = 0; i < entries.size(); i++) reader.requireLeader(entries.get(i), i);
    held.requireAllUsed(reader.linkOfJoint.keySet());
    return List.copyOf(reader.links);
  }

  /** Names first: a mimic joint may follow one that comes later. */
  private void collectNames(List<Value> entries) {
    Names names = new Names("links");
    Names joints = new Names("joints");
    for (Value entry : entries) {
      Fields fields = entry.object();
      fields.refuseUnknown(KEYS);
      linkOfName.put(names.take(fields), linkOfName.size());
      linkOfJoint.put(joints.take(jointName(fields)), linkOfJoint.size());
    }
  }

  /** Where the joint's name stands: a joint without one has that of its link. */
  private static Value jointName(Fields link) {
    return link.optional("joint")
        .flatMap(joint -> joint.object().optional("name"))
        .orElse(link.required("name"));
  }

  private Link link(Fields fields) {
    String joint = jointName(fields).text();
    return new Link(
        fields.required("name").text(),
        fields.optional("parent").map(this::parent).orElse(Link.BASE),
        fields.optional("joint").map(value -> Frames.at(value.object())).orElse(Frame.identity()),
        joint,
        held.hold(joint, joint(fields)),
        bodies.placed(fields, bodies.optional(fields)));
  }

  /** Refuses a joint that follows itself, directly or by way of others. */
  private void requireLeader(Value entry, int link) {
    int at = link;
    for (int steps = 0; links.get(at).joint() instanceof Joint.Mimic mimic; steps++) {
      if (steps > links.size()) {
        String name = SceneFormatException.quote(links.get(link).jointName());
        throw entry
            .object()
            .required("joint")
            .object()
            .required("mimic")
            .wrong("the joint " + name + " follows itself", "let one joint of the circle lead");
      }
      at = mimic.leader();
    }
  }

  private Joint joint(Fields fields) {
    return fields.optional("joint").map(new Joints(linkOfJoint)::read).orElse(new Joint.Fixed());
  }

  private int parent(Value value) {
    Integer parent = linkOfName.get(value.text());
    if (parent == null) throw Names.unknown(value, "link", linkOfName.keySet());
    if (parent < links.size()) return parent;
    throw value.wrong(
        "the parent " + SceneFormatException.quote(value.text()) + " does not come first",
        "list parents before their children");
  }
}
