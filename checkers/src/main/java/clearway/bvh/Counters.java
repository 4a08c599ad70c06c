package clearway.bvh;

/** Work of the queries of one thread: exact, the same on every machine. */
public final class Counters {
  public long volumeTests;
  public long triangleTests;

  void reset() {
    volumeTests = 0;
    triangleTests = 0;
  }
}
