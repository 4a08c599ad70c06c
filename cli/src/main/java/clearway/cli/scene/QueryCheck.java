package clearway.cli.scene;

import clearway.cli.report.Progress;
import clearway.scene.Query;
import clearway.scene.Scene;
import clearway.space.Configuration;
import clearway.world.CollisionObject;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.World;
import clearway.world.WorldQuery;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks at the start and the goals of every query.
 *
 * <p>Where no problem is found, every tested pair is proven farther apart than its clearance and
 * the world's delta, and none lies inside the other.
 */
public final class QueryCheck {
  private final Scene scene;
  private final World world;
  private final WorldQuery query;
  private final Progress progress;
  private final List<QueryProblem> problems = new ArrayList<>();
  private int done;

  private QueryCheck(Scene scene, Progress progress) {
    this.scene = scene;
    this.progress = progress;
    world = scene.world();
    query = new WorldQuery(PreparedWorld.of(world));
  }

  /** All problems: by query, start before goals, and by pair. */
  public static List<QueryProblem> problems(Scene scene, Progress progress) {
    if (scene.queries().isEmpty()) return List.of();
    QueryCheck check = new QueryCheck(scene, progress);
    for (int i = 0; i < scene.queries().size(); i++) check.look(i);
    progress.finish();
    return check.problems;
  }

  /** Starts and goals of all queries. */
  public static int configurations(Scene scene) {
    return scene.queries().stream().mapToInt(query -> 1 + query.goals().size()).sum();
  }

  private void look(int index) {
    Query asked = scene.queries().get(index);
    look(index, QueryProblem.START, asked.start());
    for (int goal = 0; goal < asked.goals().size(); goal++) {
      look(index, goal, asked.goals().get(goal));
    }
  }

  private void look(int index, int goal, Configuration configuration) {
    query.place(configuration.toArray());
    for (Pairing pair : world.tested()) {
      double need = pair.clearance() + world.delta();
      if (query.lowerBound(pair, need, need) == 0 || query.nested(pair)) {
        add(index, goal, pair, need);
      }
    }
    progress.update("starts and goals", ++done, configurations(scene));
  }

  private void add(int index, int goal, Pairing pair, double need) {
    boolean overlap = query.collide(pair);
    double distance = overlap ? 0 : query.distance(pair);
    if (distance > need) return; // the quick bound could not tell
    Query asked = scene.queries().get(index);
    CollisionObject a = world.objects().get(pair.a());
    CollisionObject b = world.objects().get(pair.b());
    problems.add(
        new QueryProblem(
            index,
            asked,
            goal,
            a.name(),
            b.name(),
            overlap,
            distance,
            pair.clearance(),
            world.delta()));
  }
}
