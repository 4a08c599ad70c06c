package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.geometry.Body;
import clearway.kinematics.Attached;
import clearway.kinematics.Robot;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Objects that a robot state carries; later states replace objects of the same name. */
final class AttachedObjects {
  private final CollisionObjects objects;
  private final SceneDraft draft;
  private final Map<String, Attached> attached = new LinkedHashMap<>();

  AttachedObjects(CollisionObjects objects, SceneDraft draft) {
    this.objects = objects;
    this.draft = draft;
  }

  void addState(Fields robotState, Robot robot) {
    for (Value value : Messages.list(robotState, "attached_collision_objects")) {
      add(value.object(), robot);
    }
  }

  /** The robot with these objects; those it carries are no obstacles. */
  Robot carriedBy(Robot robot) {
    if (attached.isEmpty()) return robot;
    List<Attached> all = attached.values().stream().map(each -> known(each, robot)).toList();
    return Robot.of(robot.name(), robot.base(), robot.links(), all, robot.states());
  }

  boolean has(String name) {
    return attached.containsKey(name);
  }

  private void add(Fields fields, Robot robot) {
    Value link = fields.required("link_name");
    String carrier = Messages.text(link);
    if (robot.linkIndex(carrier) < 0) {
      throw link.wrong("the robot has no link " + quote(carrier), "correct the name");
    }
    Fields object = fields.required("object").object();
    requireFrame(object, carrier);
    if (!objects.isAdded(object)) return;
    List<Body> bodies = objects.bodies(object);
    String name = CollisionObjects.id(object);
    if (robot.linkIndex(name) >= 0) {
      throw object
          .required("id")
          .wrong(quote(name) + " is a link of the robot", "rename the object");
    }
    if (bodies.isEmpty()) {
      draft.note("the attached object " + quote(name) + " has no shape: left out");
      return;
    }
    List<String> touch = new ArrayList<>();
    for (Value each : Messages.list(fields, "touch_links")) touch.add(Messages.text(each));
    attached.put(name, new Attached(name, carrier, bodies, touch));
  }

  private static void requireFrame(Fields object, String carrier) {
    Value frame =
        Messages.object(object, "header")
            .flatMap(header -> Messages.optional(header, "frame_id"))
            .orElse(null);
    if (frame == null || List.of("", carrier).contains(Messages.text(frame))) return;
    throw frame.wrong(
        "the attached object "
            + quote(CollisionObjects.id(object))
            + " is given in the frame "
            + quote(Messages.text(frame)),
        "give it in the frame of the link that carries it, " + quote(carrier));
  }

  private Attached known(Attached object, Robot robot) {
    List<String> touch = new ArrayList<>();
    for (String name : object.touch()) {
      if (robot.linkIndex(name) >= 0 || attached.containsKey(name)) touch.add(name);
      else
        draft.note(
            "touch link " + quote(name) + " of " + quote(object.name()) + " is unknown: left out");
    }
    return new Attached(object.name(), object.link(), object.bodies(), touch);
  }
}
