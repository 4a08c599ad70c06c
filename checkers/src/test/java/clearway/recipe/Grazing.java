package clearway.recipe;

import clearway.recipe.SegmentRecipe.Approach;
import clearway.recipe.SegmentRecipe.Segment;
import clearway.space.Configuration;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.World;
import clearway.world.WorldQuery;
import java.util.List;

/** Brings a motion near to contact: finds where it is nearest and changes the world to suit. */
final class Grazing {
  private static final int SAMPLES = 24;
  private static final int ROUNDS = 2;

  private SceneDraft draft;
  private final double[] from;
  private final double[] to;
  private World world;
  private WorldQuery query;
  private final double[] q;
  private Pairing nearest;
  private double nearestAt;
  private double distance;

  Grazing(SceneDraft draft, double[] from, double[] to) {
    this.draft = draft;
    this.from = from;
    this.to = to;
    q = new double[from.length];
    rebuild();
  }

  private void rebuild() {
    world = draft.world();
    query = new WorldQuery(PreparedWorld.of(world));
  }

  Segment brought(Approach approach, double gap) {
    boolean done = approach == Approach.MOVED ? moved(gap) : asked(gap);
    return new Segment(
        world, Configuration.of(from), Configuration.of(to), done ? gap : Double.NaN);
  }

  /** Moves the nearest obstacle along the line between the nearest points. */
  private boolean moved(double gap) {
    for (int round = 0; round < ROUNDS; round++) {
      find();
      if (nearest == null || distance <= 0 || nearest.a() >= draft.obstacles().size()) return false;
      place(nearestAt);
      WorldQuery.Nearest found = query.nearest(nearest);
      double x = found.onB().x() - found.onA().x();
      double y = found.onB().y() - found.onA().y();
      double z = found.onB().z() - found.onA().z();
      double length = Math.sqrt(x * x + y * y + z * z);
      if (length == 0) return false;
      double by = (distance - nearest.clearance() - gap) / length;
      draft = draft.withMoved(nearest.a(), by * x, by * y, by * z);
      rebuild();
    }
    return true;
  }

  private boolean asked(double gap) {
    draft = draft.withClearance(0, List.of());
    rebuild();
    find();
    if (nearest == null || distance <= gap) return false;
    draft = draft.withClearance(distance - gap, List.of());
    rebuild();
    return true;
  }

  /** The least distance beyond the clearance at some samples, then between their neighbours. */
  private void find() {
    nearest = null;
    distance = Double.POSITIVE_INFINITY;
    for (int i = 0; i <= SAMPLES; i++) {
      double t = (double) (7 * i % (SAMPLES + 1)) / SAMPLES; // far apart, then between
      place(t);
      for (Pairing pair : world.tested()) look(pair, t);
    }
    if (nearest != null) refine();
  }

  private void look(Pairing pair, double t) {
    double known = nearest == null ? distance : distance - nearest.clearance();
    double wanted = Math.max(0, known + pair.clearance());
    if (nearest != null && query.lowerBound(pair, wanted, wanted) > 0) return;
    double found = query.distance(pair);
    if (found - pair.clearance() >= known) return;
    distance = found;
    nearest = pair;
    nearestAt = t;
  }

  private void refine() {
    double low = Math.max(0, nearestAt - 1.0 / SAMPLES);
    double high = Math.min(1, nearestAt + 1.0 / SAMPLES);
    for (int i = 0; i < 30; i++) {
      double a = low + (high - low) * 0.382;
      double b = low + (high - low) * 0.618;
      if (at(a) <= at(b)) high = b;
      else low = a;
    }
    double middle = (low + high) / 2;
    if (at(middle) <= at(nearestAt)) nearestAt = middle;
    distance = at(nearestAt);
  }

  private double at(double t) {
    place(t);
    return query.distance(nearest);
  }

  private void place(double t) {
    world.space().interpolate(from, to, t, q);
    query.place(q);
  }
}
