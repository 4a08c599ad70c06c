package clearway.check;

/**
 * Work that a session has done since it was opened. Counts are exact and repeatable.
 *
 * @param segments checks begun
 * @param steps parts of segments worked on: configurations tested, or intervals divided
 * @param placements configurations for which the robots were placed
 * @param distanceQueries pairs of bodies asked about
 * @param volumeTests pairs of bounding volumes tested
 * @param triangleTests pairs of triangles tested
 */
public record CheckStatistics(
    long segments,
    long steps,
    long placements,
    long distanceQueries,
    long volumeTests,
    long triangleTests) {

  public CheckStatistics plus(CheckStatistics other) {
    return new CheckStatistics(
        segments + other.segments,
        steps + other.steps,
        placements + other.placements,
        distanceQueries + other.distanceQueries,
        volumeTests + other.volumeTests,
        triangleTests + other.triangleTests);
  }
}
