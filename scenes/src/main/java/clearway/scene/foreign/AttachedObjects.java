package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.geometry.Body;
import clearway.kinematics.Attached;
import clearway.kinematics.Robot;
import clearway.scene.NearNames;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Objects that a robot carries at its start; later states replace objects of the same name. One
 * without shapes is the world's object of its name, taken where it stands.
 */
final class AttachedObjects {
  private final Robot robot;
  private final CollisionObjects objects;
  private final WorldObjects world;
  private final StartFrames frames;
  private final SceneDraft draft;
  private final Map<String, Attached> attached = new LinkedHashMap<>();

  AttachedObjects(
      Robot robot,
      CollisionObjects objects,
      WorldObjects world,
      StartFrames frames,
      SceneDraft draft) {
    this.robot = robot;
    this.objects = objects;
    this.world = world;
    this.frames = frames;
    this.draft = draft;
  }

  void addState(Fields robotState) {
    for (Value value : Messages.list(robotState, "attached_collision_objects")) {
      add(value.object());
    }
  }

  /** The robot with these objects; those it carries are no obstacles. */
  Robot carrying() {
    if (attached.isEmpty()) return robot;
    List<Attached> all = attached.values().stream().map(this::known).toList();
    return Robot.of(robot.name(), robot.base(), robot.links(), all, robot.states());
  }

  private void add(Fields fields) {
    String carrier = carrier(fields.required("link_name"));
    Fields object = fields.required("object").object();
    if (!objects.isAdded(object)) return;
    String name = CollisionObjects.id(object);
    if (robot.linkIndex(name) >= 0) {
      throw object
          .required("id")
          .wrong(quote(name) + " is a link of the robot", "rename the object");
    }
    List<String> touch = new ArrayList<>();
    for (Value each : Messages.list(fields, "touch_links")) touch.add(Messages.text(each));
    attached.put(name, new Attached(name, carrier, bodies(object, carrier), touch));
  }

  private String carrier(Value link) {
    String carrier = Messages.text(link);
    if (robot.linkIndex(carrier) >= 0) return carrier;
    throw link.wrong("the robot has no link " + quote(carrier), "correct the name");
  }

  /** In the frame of the link, which is also the one meant where none is named. */
  private List<Body> bodies(Fields object, String carrier) {
    List<Body> own = objects.bodies(object);
    if (own.isEmpty()) {
      return CollisionObjects.placed(frames.worldSeenFrom(carrier), fromWorld(object));
    }
    return FixedFrames.named(object)
        .map(frame -> CollisionObjects.placed(frames.seenFrom(carrier, frame), own))
        .orElse(own);
  }

  private List<Body> fromWorld(Fields object) {
    String name = CollisionObjects.id(object);
    Optional<List<Body>> found = world.bodies(name);
    if (found.isPresent()) return found.get();
    throw object
        .required("id")
        .wrong(
            "the attached object " + quote(name) + " has no shape, nor has the world one to attach",
            NearNames.remedy(
                name, world.namesBut(name), "give its shapes, or add it to the world"));
  }

  private Attached known(Attached object) {
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
