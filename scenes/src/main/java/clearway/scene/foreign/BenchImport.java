package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.scene.ImportOptions;
import clearway.scene.Imported;
import clearway.scene.NearNames;
import clearway.scene.Query;
import clearway.scene.robot.ImportedRobot;
import clearway.scene.robot.JointValues;
import clearway.scene.text.Documents;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import clearway.space.Configuration;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A MotionBenchMaker scene: a planning scene message as YAML or JSON, and beside it a motion
 * request. The robot comes from the options; without one only the obstacles are taken.
 */
final class BenchImport {
  private static final Pattern NUMBERED = Pattern.compile("scene(.*)");

  private final ImportOptions options;
  private final Fields scene;
  private final Optional<Fields> request;
  private final String queryName;
  private final SceneDraft draft;
  private final CollisionObjects objects;

  private BenchImport(Path file, Fields scene, ImportOptions options) {
    this.options = options;
    this.scene = scene;
    Optional<Path> requestFile = options.request().or(() -> beside(file));
    this.request = requestFile.map(each -> Documents.read(each, options.files().text()).object());
    this.queryName = requestFile.map(SceneDraft::stem).orElse("");
    this.draft = new SceneDraft(file, Messages.text(scene, "name").orElse(""));
    this.objects = new CollisionObjects(options, draft);
  }

  static Imported read(Path file, ImportOptions options) {
    Value root = Documents.read(file, options.files().text());
    Fields fields = root.object();
    if (fields.has("format")) {
      throw root.wrong("this is a scene of Clearway already", "use it as it is");
    }
    if (fields.has("problems")) {
      new UnusedOptions(file, "a problem set", options).refuseRequest();
      return ProblemSet.read(file, fields, options);
    }
    if (fields.has("world")) {
      new UnusedOptions(file, "a scene of one problem", options).refuseProblem();
      return new BenchImport(file, fields, options).read();
    }
    throw root.wrong(
        "there is neither 'world' nor 'problems' here",
        "give a planning scene (scene0001.yaml) or a problem set");
  }

  /** {@code request0001.yaml} for {@code scene0001.yaml}, if it is there. */
  private static Optional<Path> beside(Path file) {
    Matcher numbered = NUMBERED.matcher(String.valueOf(file.getFileName()));
    if (!numbered.matches()) return Optional.empty();
    Path request = file.resolveSibling("request" + numbered.group(1));
    return Files.isRegularFile(request) ? Optional.of(request) : Optional.empty();
  }

  private Imported read() {
    noteUnused();
    JointStates start = new JointStates();
    states().forEach(start::addState);
    Optional<ImportedRobot> imported =
        options.urdf().map(urdf -> BenchRobot.read(urdf, options, group(), draft));
    Optional<Robot> plain = imported.map(each -> start.holding(each.robot(), draft));
    FixedFrames frames = new FixedFrames(plain, imported.map(ImportedRobot::frame).orElse(""));
    frames.add(Messages.list(scene, "fixed_frame_transforms"));
    WorldObjects world = new WorldObjects(scene.required("world").object(), objects, frames);
    Optional<Robot> robot = plain.map(each -> carrying(each, start, frames, world));
    robot.ifPresentOrElse(draft::robot, () -> draft.note("no URDF is given: obstacles only"));
    world.addTo(draft, name -> robot.isPresent() && carries(robot.get(), name));
    exempt(imported, robot);
    robot.ifPresent(each -> addQuery(each, start));
    return draft.finish();
  }

  /** What would make the robot larger, or its paths fewer. */
  private void noteUnused() {
    for (Value padding : Messages.list(scene, "link_padding")) {
      if (padding.object().number("padding", 0) != 0) draft.note("link_padding is not used");
    }
    for (Value scale : Messages.list(scene, "link_scale")) {
      if (scale.object().number("scale", 1) != 1) draft.note("link_scale is not used");
    }
    request
        .flatMap(each -> Messages.object(each, "path_constraints"))
        .filter(each -> each.values().stream().anyMatch(BenchImport::isListed))
        .ifPresent(each -> draft.note("path_constraints of the request are not used"));
  }

  private static boolean isListed(Value value) {
    return value.is(Value.Kind.LIST) && !value.list().isEmpty();
  }

  /** Of the scene and then of the request, which has the last word. */
  private List<Fields> states() {
    List<Fields> states = new ArrayList<>();
    Messages.object(scene, "robot_state").ifPresent(states::add);
    request.flatMap(each -> Messages.object(each, "start_state")).ifPresent(states::add);
    return states;
  }

  /** The robot with what its states have it carry. */
  private Robot carrying(Robot robot, JointStates start, FixedFrames fixed, WorldObjects world) {
    StartFrames frames = new StartFrames(robot, fixed, () -> configuration(robot, start));
    AttachedObjects attached = new AttachedObjects(robot, objects, world, frames, draft);
    states().forEach(attached::addState);
    return attached.carrying();
  }

  private static boolean carries(Robot robot, String name) {
    return robot.attached().stream().anyMatch(each -> each.name().equals(name));
  }

  private Configuration configuration(Robot robot, JointStates start) {
    return start.configuration(robot, JointValues.rest(robot), "the start", draft);
  }

  private Optional<String> group() {
    return options.group().or(() -> request.flatMap(each -> Messages.text(each, "group_name")));
  }

  private void exempt(Optional<ImportedRobot> imported, Optional<Robot> robot) {
    var before = imported.map(ImportedRobot::exemptions).orElse(List.of());
    Optional<Fields> matrix = Messages.object(scene, "allowed_collision_matrix");
    if (matrix.isEmpty()) draft.exempt(before);
    else {
      draft.exempt(new AllowedPairs(draft, robot.stream().toList()).merge(before, matrix.get()));
    }
  }

  private void addQuery(Robot robot, JointStates start) {
    if (request.isEmpty()) {
      draft.note("no motion request is given: no query");
      return;
    }
    Configuration from = configuration(robot, start);
    List<Configuration> goals = new ArrayList<>();
    for (Value value : Messages.list(request.get(), "goal_constraints")) {
      goal(value.object(), robot)
          .ifPresent(goal -> goals.add(goal.configuration(robot, from, "the goal", draft)));
    }
    if (goals.isEmpty()) draft.note("the request has no goal of joint values: no query");
    else draft.query(new Query(queryName, from, goals));
  }

  /** A goal for a joint that is not there would be another goal without it. */
  private static void requireJoint(Value value, Robot robot) {
    String name = Messages.text(value);
    List<String> names = robot.links().stream().map(Link::jointName).toList();
    if (names.contains(name)) return;
    throw value.wrong(
        "the robot has no joint " + quote(name),
        NearNames.remedy(name, names, "correct the name, or give the robot's own URDF"));
  }

  private Optional<JointStates> goal(Fields constraints, Robot robot) {
    JointStates goal = new JointStates();
    for (Value value : Messages.list(constraints, "joint_constraints")) {
      Fields joint = value.object();
      requireJoint(joint.required("joint_name"), robot);
      goal.put(Messages.text(joint.required("joint_name")), joint.required("position"));
    }
    for (String other :
        List.of("position_constraints", "orientation_constraints", "visibility_constraints")) {
      if (!Messages.list(constraints, other).isEmpty())
        draft.note(other + " of goals are not used");
    }
    return goal.isEmpty() ? Optional.empty() : Optional.of(goal);
  }
}
