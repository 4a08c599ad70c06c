package clearway.scene.robot;

import static clearway.scene.SceneFormatException.quote;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.kinematics.Attached;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import clearway.space.Configuration;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * Reads a robot from a URDF and, where given, an SRDF.
 *
 * <p>Every collision shape of every link becomes a body or the reading fails: a shape that was
 * dropped could make a blocked path free. Visual shapes are never tested. Whatever the files hold,
 * the outcome is a robot or a {@link SceneFormatException}.
 */
public final class UrdfRobot {
  private final UrdfRequest request;
  private final List<String> notes = new ArrayList<>();
  private final UrdfTree tree;
  private final SrdfModel srdf;
  private final UrdfModel urdf;
  private final String name;

  private UrdfRobot(UrdfRequest request) {
    this.request = request;
    this.urdf = limited(UrdfReader.read(request.urdf(), request.options().text(), notes));
    this.name = request.name().isEmpty() ? urdf.name() : request.name();
    this.tree = new UrdfTree(urdf);
    this.srdf =
        request
            .srdf()
            .map(file -> SrdfReader.read(file, request.options().text(), urdf, tree, notes))
            .orElse(SrdfModel.NONE);
  }

  /**
   * @throws SceneFormatException if a file is missing, broken, not one robot, or names a mesh that
   *     is missing or may not be read
   */
  public static ImportedRobot read(UrdfRequest request) {
    return new UrdfRobot(request).convert();
  }

  private UrdfModel limited(UrdfModel model) {
    long soft = model.joints().stream().filter(joint -> joint.soft().isPresent()).count();
    if (soft == 0) return model;
    boolean used = request.options().softLimits();
    notes.add(
        "soft limits of "
            + soft
            + (soft == 1 ? " joint are " : " joints are ")
            + (used ? "used" : "not used"));
    if (!used) return model;
    List<UrdfJoint> joints = model.joints().stream().map(UrdfJoint::withinSoftLimits).toList();
    return new UrdfModel(model.node(), model.name(), model.links(), joints);
  }

  private ImportedRobot convert() {
    JointPlan plan = new JointPlan(request, tree, srdf, notes);
    List<Link> links = links(plan);
    requireMotion(links);
    SortedMap<String, Configuration> states = new GroupStates(srdf, links, notes).read();
    Robot robot = robot(links, List.of(), states, Location.of(request.urdf()));
    if (!request.attached().isEmpty()) {
      Location place = request.place().apply(List.of("attached"));
      robot = robot(links, request.attached(), states, place);
    }
    var pairs = new SrdfPairs(srdf, tree, name, notes).exemptions();
    return new ImportedRobot(robot, plan.root().frame(), pairs, notes);
  }

  private Robot robot(
      List<Link> links,
      List<Attached> attached,
      SortedMap<String, Configuration> states,
      Location place) {
    try {
      return Robot.of(name, request.base(), links, attached, states);
    } catch (IllegalArgumentException refusal) {
      throw new SceneFormatException(place, refusal.getMessage(), "", refusal);
    }
  }

  private List<Link> links(JointPlan plan) {
    RobotMeshes meshes = new RobotMeshes(request);
    List<Link> links = new ArrayList<>();
    for (UrdfLink link : tree.links()) {
      List<Body> bodies = bodies(link, meshes);
      UrdfJoint joint = tree.above(link.name()).orElse(null);
      if (joint == null) {
        links.add(rootLink(link, plan, bodies));
      } else {
        int parent = tree.position(joint.parent());
        Joint motion = plan.joint(joint);
        links.add(new Link(link.name(), parent, joint.origin(), joint.name(), motion, bodies));
      }
    }
    return links;
  }

  private static Link rootLink(UrdfLink link, JointPlan plan, List<Body> bodies) {
    Joint motion = plan.rootJoint();
    return new Link(link.name(), Link.BASE, Frame.identity(), plan.root().name(), motion, bodies);
  }

  private List<Body> bodies(UrdfLink link, RobotMeshes meshes) {
    if (link.shapes().isEmpty() && link.visible()) {
      notes.add(
          "the link "
              + quote(link.name())
              + " has visual but no collision geometry: it will not be tested");
    }
    List<Body> bodies = new ArrayList<>();
    for (UrdfShape shape : link.shapes()) {
      bodies.add(new Body(geometry(shape, link, meshes), shape.origin()));
    }
    return bodies;
  }

  private static Geometry geometry(UrdfShape shape, UrdfLink link, RobotMeshes meshes) {
    if (shape instanceof UrdfShape.Solid solid) return solid.geometry();
    return new Geometry.Mesh(meshes.read((UrdfShape.MeshFile) shape, link.name()));
  }

  private void requireMotion(List<Link> links) {
    boolean moves = links.stream().anyMatch(link -> Joint.coordinates(link.joint()) > 0);
    if (moves || request.group().isEmpty()) return;
    throw new SceneFormatException(
        request.place().apply(List.of("group")),
        "the group " + quote(request.group().get()) + " has no joint that moves",
        "choose another group");
  }
}
