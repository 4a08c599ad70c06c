package clearway.scene.document;

import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import clearway.space.Range;
import java.util.List;
import java.util.Map;

/** The {@code joint} of a link. */
final class Joints {
  static final List<String> KEYS =
      List.of("type", "name", "at", "axis", "range", "within", "mimic");
  static final List<String> MIMIC_KEYS = List.of("joint", "multiplier", "offset");
  static final List<String> TYPES =
      List.of("fixed", "revolute", "continuous", "prismatic", "planar", "floating");

  private final Map<String, Integer> linkOfJoint;

  /**
   * @param linkOfJoint index of the link that each joint of the robot carries
   */
  Joints(Map<String, Integer> linkOfJoint) {
    this.linkOfJoint = linkOfJoint;
  }

  Joint read(Value value) {
    Fields fields = value.object();
    fields.refuseUnknown(KEYS);
    Value type = fields.required("type");
    return switch (type.text()) {
      case "fixed" -> fixed(fields);
      case "revolute", "continuous", "prismatic" -> single(fields, type.text());
      case "planar" -> planar(fields);
      case "floating" -> floating(fields);
      default -> throw Names.unknown(type, "joint type", TYPES);
    };
  }

  private static Joint fixed(Fields fields) {
    refuse(fields, "fixed", "axis", "range", "within", "mimic");
    return new Joint.Fixed();
  }

  private Joint single(Fields fields, String type) {
    refuse(fields, type, "within");
    if (type.equals("continuous")) refuse(fields, type, "range");
    Axis axis = axis(fields.required("axis"));
    boolean follows = fields.has("mimic");
    Joint motion =
        switch (type) {
          case "revolute" -> new Joint.Revolute(axis, range(fields, follows));
          case "prismatic" -> new Joint.Prismatic(axis, range(fields, follows));
          default -> new Joint.Continuous(axis);
        };
    return follows ? mimic(fields.required("mimic"), motion) : motion;
  }

  private static Range range(Fields fields, boolean optional) {
    if (optional && !fields.has("range")) return Range.UNBOUNDED;
    return Ranges.read(fields.required("range"));
  }

  private static Joint planar(Fields fields) {
    refuse(fields, "planar", "range", "mimic");
    Axis normal = fields.optional("axis").map(Joints::axis).orElse(Axis.Z);
    List<Range> within = within(fields, "xy");
    return new Joint.Planar(normal, within.get(0), within.get(1));
  }

  private static Joint floating(Fields fields) {
    refuse(fields, "floating", "axis", "range", "mimic");
    List<Range> within = within(fields, "xyz");
    return new Joint.Floating(within.get(0), within.get(1), within.get(2));
  }

  /** The ranges of a planar or floating joint or a free body, unbounded unless given. */
  static List<Range> within(Fields fields, String axes) {
    return fields
        .optional("within")
        .map(value -> Ranges.within(value, axes))
        .orElse(List.of(Range.UNBOUNDED, Range.UNBOUNDED, Range.UNBOUNDED));
  }

  private static Axis axis(Value value) {
    double[] xyz = value.numbers(3, "[x, y, z]");
    if (xyz[0] == 0 && xyz[1] == 0 && xyz[2] == 0) {
      throw value.wrong("the axis is zero", "write a direction such as [0, 0, 1]");
    }
    return new Axis(xyz[0], xyz[1], xyz[2]);
  }

  private Joint mimic(Value value, Joint motion) {
    Fields fields = value.object();
    fields.refuseUnknown(MIMIC_KEYS);
    Value leader = fields.required("joint");
    Integer link = linkOfJoint.get(leader.text());
    if (link == null) throw Names.unknown(leader, "joint", linkOfJoint.keySet());
    double multiplier = fields.number("multiplier", 1);
    return new Joint.Mimic(link, multiplier, fields.number("offset", 0), motion);
  }

  private static void refuse(Fields fields, String type, String... keys) {
    for (String key : keys) {
      if (!fields.has(key)) continue;
      throw fields
          .required(key)
          .wrongKey("a " + type + " joint has no '" + key + "'", "leave it out");
    }
  }
}
