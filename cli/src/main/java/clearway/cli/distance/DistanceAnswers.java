package clearway.cli.distance;

import java.io.IOException;
import java.io.Writer;

/** The answers of a job, pose by pose, and their totals. */
public final class DistanceAnswers {
  private final boolean[] colliding;
  private final double[] distance;
  private final double[] lowerBound;
  private int count;
  private int collisions;
  private double checksum;
  private long volumeTests;
  private long triangleTests;

  DistanceAnswers(int poses) {
    colliding = new boolean[poses];
    distance = new double[poses];
    lowerBound = new double[poses];
  }

  void add(PoseQuery answer) {
    colliding[count] = answer.colliding;
    distance[count] = answer.distance;
    lowerBound[count] = answer.lowerBound;
    count++;
    if (answer.colliding) collisions++;
    checksum += answer.distanceFound();
    volumeTests += answer.volumeTests;
    triangleTests += answer.triangleTests;
  }

  public int count() {
    return count;
  }

  public boolean isColliding(int pose) {
    return colliding[pose];
  }

  /** Between the witness points; NaN where the query finds none. */
  public double distance(int pose) {
    return distance[pose];
  }

  /** Certified: the true distance is not smaller; NaN where the query gives none. */
  public double lowerBound(int pose) {
    return lowerBound[pose];
  }

  public int collisions() {
    return collisions;
  }

  /** The sum of the distances found: exact distances, else lower bounds; 0 for overlap queries. */
  public double checksum() {
    return checksum;
  }

  public long volumeTests() {
    return volumeTests;
  }

  public long triangleTests() {
    return triangleTests;
  }

  /** A header and one row per pose, poses counted from 0; what was not computed stays empty. */
  public void writeTo(Writer csv) throws IOException {
    csv.write("pose,colliding,distance,lower_bound\n");
    for (int i = 0; i < count; i++) {
      csv.write(i + "," + (colliding[i] ? 1 : 0) + ",");
      csv.write(field(distance[i]) + "," + field(lowerBound[i]) + "\n");
    }
  }

  private static String field(double value) {
    return Double.isNaN(value) ? "" : Double.toString(value);
  }
}
