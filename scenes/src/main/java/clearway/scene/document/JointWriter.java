package clearway.scene.document;

import clearway.geometry.Frame;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.space.Range;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The {@code joint} of a link as a map for a scene file. */
final class JointWriter {
  private final List<Link> links;

  JointWriter(List<Link> links) {
    this.links = links;
  }

  /** Adds the joint unless it is what a link without one has. */
  void addJoint(Map<String, Object> out, Link link) {
    boolean plain =
        link.joint() instanceof Joint.Fixed
            && link.jointName().equals(link.name())
            && link.placement().equals(Frame.identity());
    if (!plain) out.put("joint", joint(link));
  }

  private Map<String, Object> joint(Link link) {
    Joint joint = link.joint() instanceof Joint.Held held ? held.joint() : link.joint();
    Joint motion = joint instanceof Joint.Mimic mimic ? mimic.motion() : joint;
    Map<String, Object> out = new LinkedHashMap<>();
    out.put("type", type(motion));
    if (!link.jointName().equals(link.name())) out.put("name", SceneWriter.name(link.jointName()));
    GeometryWriter.addFrame(out, link.placement());
    addMotion(out, motion, joint instanceof Joint.Mimic);
    if (joint instanceof Joint.Mimic mimic) out.put("mimic", mimic(mimic));
    return out;
  }

  private static String type(Joint motion) {
    if (motion instanceof Joint.Revolute) return "revolute";
    if (motion instanceof Joint.Continuous) return "continuous";
    if (motion instanceof Joint.Prismatic) return "prismatic";
    if (motion instanceof Joint.Planar) return "planar";
    return motion instanceof Joint.Floating ? "floating" : "fixed";
  }

  private static void addMotion(Map<String, Object> out, Joint motion, boolean follows) {
    if (motion instanceof Joint.Revolute revolute) {
      addSingle(out, revolute.axis(), revolute.range(), follows);
    } else if (motion instanceof Joint.Prismatic prismatic) {
      addSingle(out, prismatic.axis(), prismatic.range(), follows);
    } else if (motion instanceof Joint.Continuous continuous) {
      out.put("axis", axis(continuous.axis()));
    } else if (motion instanceof Joint.Planar planar) {
      if (!planar.normal().equals(Axis.Z)) out.put("axis", axis(planar.normal()));
      addWithin(out, planar.x(), planar.y());
    } else if (motion instanceof Joint.Floating floating) {
      addWithin(out, floating.x(), floating.y(), floating.z());
    }
  }

  private static void addSingle(Map<String, Object> out, Axis axis, Range range, boolean follows) {
    out.put("axis", axis(axis));
    boolean omitted = follows && range.equals(Range.UNBOUNDED);
    if (!omitted) out.put("range", GeometryWriter.range(range));
  }

  /** Adds {@code within} unless nothing is bounded. */
  static void addWithin(Map<String, Object> out, Range... ranges) {
    boolean bounded = !List.of(ranges).stream().allMatch(Range.UNBOUNDED::equals);
    if (bounded) {
      out.put("within", List.of(ranges).stream().map(GeometryWriter::range).toList());
    }
  }

  private static List<Double> axis(Axis axis) {
    return GeometryWriter.numbers(axis.x(), axis.y(), axis.z());
  }

  private Map<String, Object> mimic(Joint.Mimic mimic) {
    Map<String, Object> out = new LinkedHashMap<>();
    out.put("joint", links.get(mimic.leader()).jointName());
    if (Double.compare(mimic.multiplier(), 1) != 0) out.put("multiplier", mimic.multiplier());
    if (Double.compare(mimic.offset(), 0) != 0) out.put("offset", mimic.offset());
    return out;
  }
}
