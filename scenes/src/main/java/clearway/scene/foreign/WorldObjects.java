package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The collision objects of a planning scene's world; shapes are read when they are asked for. */
final class WorldObjects {
  private final List<Value> listed;
  private final CollisionObjects objects;
  private final FixedFrames frames;

  /**
   * @throws clearway.scene.SceneFormatException if the world holds what cannot be taken: left out
   *     silently, it would make blocked paths free
   */
  WorldObjects(Fields world, CollisionObjects objects, FixedFrames frames) {
    world.refuseUnknown("collision_objects", "octomap"); // a misspelt one would drop obstacles
    refuseOctomap(world);
    this.listed = Messages.list(world, "collision_objects");
    this.objects = objects;
    this.frames = frames;
  }

  private static void refuseOctomap(Fields world) {
    Messages.object(world, "octomap")
        .flatMap(stamped -> Messages.object(stamped, "octomap"))
        .flatMap(octomap -> Messages.optional(octomap, "data"))
        .filter(data -> !data.is(Value.Kind.LIST) || !data.list().isEmpty())
        .ifPresent(
            data -> {
              throw data.wrong("the scene holds an octomap", "give its obstacles as shapes");
            });
  }

  /** The names of all objects but one. */
  List<String> namesBut(String name) {
    return listed.stream()
        .map(value -> CollisionObjects.id(value.object()))
        .filter(each -> !each.equals(name))
        .toList();
  }

  /** The shapes of an object, placed in the world; nothing if no object of the name has any. */
  Optional<List<Body>> bodies(String name) {
    List<Value> found =
        listed.stream().filter(each -> CollisionObjects.id(each.object()).equals(name)).toList();
    if (found.size() > 1) {
      throw found.get(1).wrong("two objects are named " + quote(name), "rename one of them");
    }
    return found.stream()
        .map(Value::object)
        .filter(objects::isAdded)
        .map(object -> CollisionObjects.placed(frames.of(object), objects.bodies(object)))
        .filter(bodies -> !bodies.isEmpty())
        .findFirst();
  }

  /** Makes every object an obstacle, except those that a robot carries. */
  void addTo(SceneDraft draft, Predicate<String> isCarried) {
    for (Value value : listed) {
      Fields object = value.object();
      String name = CollisionObjects.id(object);
      if (isCarried.test(name)) {
        draft.note("the object " + quote(name) + " is carried: no obstacle");
      } else if (objects.isAdded(object)) {
        Frame at = frames.of(object);
        draft.obstacle(name, at, objects.bodies(object), value.location());
      }
    }
  }
}
