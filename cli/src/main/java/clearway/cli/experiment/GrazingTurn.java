package clearway.cli.experiment;

import clearway.check.CheckSession;
import clearway.check.CheckStatistics;
import clearway.check.SegmentBatch.Segment;
import clearway.check.SegmentCheck;
import clearway.check.Verdict;
import clearway.scene.BuiltInScenes;
import clearway.scene.Query;
import clearway.scene.Scene;
import clearway.space.Configuration;
import clearway.world.CollisionObject;
import clearway.world.Exemption;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.World;
import clearway.world.WorldQuery;
import java.util.ArrayList;
import java.util.List;

/**
 * The full turn of a grazing scene: all links, or the last of them alone, against the obstacles.
 */
final class GrazingTurn {
  private static final int STEPS = 64; // between looks at the count of tests
  private static final int GREEDY_QUERIES = 10;
  private static final int SAMPLES = 16; // of the turn, to find where it is closest

  private final PreparedWorld prepared;
  private final Segment segment;
  private final Configuration closest;

  private GrazingTurn(PreparedWorld prepared, Segment segment) {
    this.prepared = prepared;
    this.segment = segment;
    closest = findClosest();
  }

  /**
   * Tests of volumes and triangles.
   *
   * @param answer free, colliding, or given up
   */
  record Work(String answer, long volumeTests, long triangleTests) {}

  static GrazingTurn of(String scene, double clearance, boolean endEffector) {
    Scene built = BuiltInScenes.build(scene, clearance);
    World world = againstObstacles(built.world(), endEffector);
    Query turn = built.queries().get(0);
    Segment segment = new Segment(turn.start(), turn.goals().get(0));
    return new GrazingTurn(PreparedWorld.of(world), segment);
  }

  /** The world with no pair tested but those of links, or of the last alone, and obstacles. */
  private static World againstObstacles(World world, boolean endEffector) {
    int last = world.objects().size() - 1;
    List<Exemption> ignore = new ArrayList<>(world.ignore());
    for (Pairing pair : world.tested()) {
      CollisionObject a = world.objects().get(pair.a());
      boolean obstacle = a.robot() == CollisionObject.NO_ROBOT;
      if (obstacle && (pair.b() == last || !endEffector)) continue;
      ignore.add(Exemption.ignore(a.name(), world.objects().get(pair.b()).name()));
    }
    return World.of(
        world.robots(), world.obstacles(), ignore, world.clearance(), world.clearances());
  }

  PreparedWorld prepared() {
    return prepared;
  }

  /** Checks the turn until it is decided or so many volumes were tested. */
  Work check(Contender contender, long mostTests) {
    CheckSession session = contender.checker().open();
    SegmentCheck check = session.segment(segment.from(), segment.to());
    while (check.verdict().isPending() && session.statistics().volumeTests() < mostTests) {
      check.finish(STEPS);
    }
    CheckStatistics counts = session.statistics();
    return new Work(answer(check.verdict()), counts.volumeTests(), counts.triangleTests());
  }

  private static String answer(Verdict verdict) {
    if (verdict.isPending()) return "given up";
    return verdict.isFree() ? "free" : "colliding";
  }

  /** Ten static greedy queries of every tested pair where the turn is closest. */
  Work greedyQueries(double delta) {
    WorldQuery query = new WorldQuery(prepared);
    query.place(closest.toArray());
    for (int i = 0; i < GREEDY_QUERIES; i++) {
      for (Pairing pair : prepared.world().tested()) query.lowerBound(pair, delta, delta);
    }
    return new Work("", query.volumeTests(), query.triangleTests());
  }

  /** The configuration, of several along the turn, with the least distance of a tested pair. */
  private Configuration findClosest() {
    WorldQuery query = new WorldQuery(prepared);
    double[] from = segment.from().toArray();
    double[] to = segment.to().toArray();
    double[] q = new double[from.length];
    Configuration found = segment.from();
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i <= SAMPLES; i++) {
      prepared.world().space().interpolate(from, to, (double) i / SAMPLES, q);
      query.place(q);
      double distance = leastDistance(query);
      if (distance < least) found = Configuration.of(q);
      least = Math.min(least, distance);
    }
    return found;
  }

  private static double leastDistance(WorldQuery query) {
    double least = Double.POSITIVE_INFINITY;
    for (Pairing pair : query.world().tested()) least = Math.min(least, query.distance(pair));
    return least;
  }
}
