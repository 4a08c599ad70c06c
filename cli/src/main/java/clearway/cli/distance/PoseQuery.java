package clearway.cli.distance;

import clearway.geometry.Pose;
import clearway.proximity.ProximityQuery;

/** Asks a job's query at one pose at a time; the latest answer stands in the fields. */
final class PoseQuery {
  private final DistanceJob job;
  private final ProximityQuery query = new ProximityQuery();

  boolean colliding;

  /** Between the witness points; NaN where the query finds none. */
  double distance;

  /** Certified; NaN where the query gives none. */
  double lowerBound;

  long volumeTests;
  long triangleTests;

  PoseQuery(DistanceJob job) {
    this.job = job;
  }

  void ask(Pose bInA) {
    switch (job.kind()) {
      case COLLIDE -> found(query.overlap(job.a(), job.b(), bInA), Double.NaN, Double.NaN);
      case GREEDY -> greedy(bInA);
      case EXACT -> withWitness(query.exactDistance(job.a(), job.b(), bInA));
      case APPROX ->
          withWitness(query.approximateDistance(job.a(), job.b(), bInA, job.parameter()));
    }
    volumeTests = query.volumeTests();
    triangleTests = query.triangleTests();
    if (job.solid() && !colliding) askNested(bInA);
  }

  /** The distance that counts in the checksum: exact if asked for, else the certified bound. */
  double distanceFound() {
    return switch (job.kind()) {
      case COLLIDE -> 0;
      case GREEDY, APPROX -> lowerBound;
      case EXACT -> distance;
    };
  }

  private void greedy(Pose bInA) {
    double bound = query.greedyDistance(job.a(), job.b(), bInA, job.parameter());
    found(bound == 0, Double.NaN, bound);
  }

  private void withWitness(double bound) {
    found(query.distance() == 0, query.distance(), bound);
  }

  private void askNested(Pose bInA) {
    if (query.nested(job.a(), job.b(), bInA)) {
      found(true, Double.isNaN(distance) ? distance : 0, Double.isNaN(lowerBound) ? lowerBound : 0);
    }
  }

  private void found(boolean colliding, double distance, double lowerBound) {
    this.colliding = colliding;
    this.distance = distance;
    this.lowerBound = lowerBound;
  }
}
