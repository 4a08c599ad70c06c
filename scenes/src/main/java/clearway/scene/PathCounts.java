package clearway.scene;

/**
 * Work that finding a path took.
 *
 * @param milestones configurations that the planner kept
 * @param segments motions between two configurations that were tested
 * @param volumeTests pairs of bounding volumes tested
 * @param triangleTests pairs of triangles tested
 */
public record PathCounts(long milestones, long segments, long volumeTests, long triangleTests) {
  /**
   * @throws IllegalArgumentException if a count is negative
   */
  public PathCounts {
    if (Math.min(Math.min(milestones, segments), Math.min(volumeTests, triangleTests)) < 0) {
      throw new IllegalArgumentException("a count is negative; counts are 0 or more");
    }
  }
}
