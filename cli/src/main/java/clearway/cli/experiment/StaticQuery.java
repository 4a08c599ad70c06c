package clearway.cli.experiment;

import clearway.proximity.Volumes;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import clearway.world.WorldQuery;
import java.util.List;
import java.util.Locale;

/** One kind of static query by one kind of volumes, its work and how near its bounds come. */
final class StaticQuery {
  private static final double GAMMA = 0.5;

  /** In the order of the paper's columns. */
  enum Kind {
    COLLIDE,
    GREEDY,
    EXACT,
    APPROX;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    boolean isBound() {
      return this == GREEDY || this == APPROX;
    }
  }

  private final Kind kind;
  private final Volumes volumes;
  private final WorldQuery query;
  private double latest;
  private double ratios;
  private long compared;

  private StaticQuery(Kind kind, Volumes volumes, PreparedWorld prepared) {
    this.kind = kind;
    this.volumes = volumes;
    query = new WorldQuery(prepared, volumes);
  }

  /** Every query that is compared: first those of the paper, in its order. */
  static List<StaticQuery> all(PreparedWorld prepared) {
    return List.of(
        new StaticQuery(Kind.COLLIDE, Volumes.BOXES, prepared),
        new StaticQuery(Kind.GREEDY, Volumes.RECTANGLES, prepared),
        new StaticQuery(Kind.EXACT, Volumes.RECTANGLES, prepared),
        new StaticQuery(Kind.APPROX, Volumes.RECTANGLES, prepared),
        new StaticQuery(Kind.GREEDY, Volumes.BOXES, prepared),
        new StaticQuery(Kind.EXACT, Volumes.BOXES, prepared),
        new StaticQuery(Kind.APPROX, Volumes.BOXES, prepared));
  }

  Kind kind() {
    return kind;
  }

  Volumes volumes() {
    return volumes;
  }

  /** Whether the paper used these volumes for this query. */
  boolean isPublished() {
    return (kind == Kind.COLLIDE) == (volumes == Volumes.BOXES);
  }

  void place(double[] q) {
    query.place(q);
  }

  /** Asks all queries about a pair, and compares their bounds with its distance. */
  static void askAll(List<StaticQuery> queries, Pairing pair) {
    double distance = 0;
    for (StaticQuery query : queries) {
      query.latest = query.ask(pair);
      if (query.kind == Kind.EXACT) distance = query.latest;
    }
    for (StaticQuery query : queries) query.compareWith(distance);
  }

  private void compareWith(double distance) {
    if (distance == 0 || !kind.isBound()) return;
    ratios += latest / distance;
    compared++;
  }

  private double ask(Pairing pair) {
    return switch (kind) {
      case COLLIDE -> query.collide(pair) ? 0 : Double.POSITIVE_INFINITY;
      case GREEDY -> query.lowerBound(pair, 0, 0);
      case EXACT -> query.distance(pair);
      case APPROX -> query.approximateDistance(pair, GAMMA);
    };
  }

  double meanRatio() {
    return ratios / compared;
  }

  long volumeTests() {
    return query.volumeTests();
  }

  long triangleTests() {
    return query.triangleTests();
  }
}
