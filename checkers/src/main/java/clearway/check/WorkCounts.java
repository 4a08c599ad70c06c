package clearway.check;

/** Work done in a session beyond that of its static queries. One thread. */
final class WorkCounts {
  long segments;
  long steps;
  long placements;
  long distanceQueries;
  long volumeTests;
  long triangleTests;
}
