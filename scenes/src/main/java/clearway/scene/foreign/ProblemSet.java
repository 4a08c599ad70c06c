package clearway.scene.foreign;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.kinematics.Robot;
import clearway.scene.ImportOptions;
import clearway.scene.Imported;
import clearway.scene.Query;
import clearway.scene.robot.ImportedRobot;
import clearway.scene.robot.JointValues;
import clearway.scene.text.Fields;
import clearway.scene.text.Value;
import clearway.space.Configuration;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One problem of a file that holds many: {@code set} and {@code problems}, each with {@code index},
 * {@code objects} (poses as three rows of four), {@code joints}, {@code start}, {@code goal} or
 * {@code goals}, {@code group} and {@code all_start}.
 */
final class ProblemSet {
  private final Fields problem;
  private final int index;
  private final ImportOptions options;
  private final SceneDraft draft;
  private final CollisionObjects objects;

  private ProblemSet(Path file, String set, Fields problem, int index, ImportOptions options) {
    this.problem = problem;
    this.index = index;
    this.options = options;
    this.draft = new SceneDraft(file, set.isEmpty() ? "" : set + " " + index);
    this.objects = new CollisionObjects(options, draft);
  }

  static Imported read(Path file, Fields root, ImportOptions options) {
    List<Value> problems = root.required("problems").list();
    String set = Messages.text(root, "set").orElse("");
    for (int i = 0; i < problems.size(); i++) {
      Fields problem = problems.get(i).object();
      int index = (int) problem.number("index", i + 1);
      if (options.problem().isEmpty() || options.problem().getAsInt() == index) {
        return new ProblemSet(file, set, problem, index, options).read();
      }
    }
    throw root.required("problems")
        .wrong(
            problems.isEmpty()
                ? "there is no problem"
                : "there is no problem " + options.problem().getAsInt(),
            "there are " + problems.size());
  }

  private Imported read() {
    JointStates start = start();
    Optional<ImportedRobot> imported =
        options.urdf().map(urdf -> BenchRobot.read(urdf, options, group(), draft));
    Optional<Robot> robot = imported.map(each -> start.holding(each.robot(), draft));
    robot.ifPresent(draft::robot);
    imported.ifPresent(each -> draft.exempt(each.exemptions()));
    for (Value value : Messages.list(problem, "objects")) addObstacle(value);
    if (robot.isPresent()) addQuery(robot.get(), start);
    else draft.note("no URDF is given: obstacles only");
    return draft.finish();
  }

  private Optional<String> group() {
    return options.group().or(() -> Messages.text(problem, "group"));
  }

  private void addObstacle(Value value) {
    Fields object = value.object();
    Frame at = Messages.matrix(object.required("pose"));
    List<Body> bodies = List.of(Body.of(objects.primitive(object)));
    draft.obstacle(CollisionObjects.id(object), at, bodies, value.location());
  }

  private JointStates start() {
    JointStates start = new JointStates();
    Messages.object(problem, "all_start")
        .ifPresent(all -> all.values().forEach(value -> start.put(value.key(), value)));
    start.addAll(joints(), Messages.list(problem, "start"), problem.value());
    return start;
  }

  private List<Value> joints() {
    return Messages.list(problem, "joints");
  }

  private void addQuery(Robot robot, JointStates start) {
    Configuration from = start.configuration(robot, JointValues.rest(robot), "the start", draft);
    List<Configuration> goals = new ArrayList<>();
    Messages.optional(problem, "goal").ifPresent(goal -> goals.add(goal(goal, robot, from)));
    for (Value goal : Messages.list(problem, "goals")) goals.add(goal(goal, robot, from));
    if (goals.isEmpty()) draft.note("the problem has no goal: no query");
    else draft.query(new Query("problem " + index, from, goals));
  }

  private Configuration goal(Value value, Robot robot, Configuration from) {
    JointStates goal = new JointStates();
    goal.addAll(joints(), value.list(), value);
    return goal.configuration(robot, from, "the goal", draft);
  }
}
