package clearway.space;

import java.util.Arrays;

/** One point of a configuration space: finite coordinates, immutable. */
public final class Configuration {
  private final double[] coordinates;

  private Configuration(double[] coordinates) {
    this.coordinates = coordinates;
  }

  /**
   * @throws IllegalArgumentException if a coordinate is not finite
   */
  public static Configuration of(double... coordinates) {
    for (int i = 0; i < coordinates.length; i++) {
      if (!Double.isFinite(coordinates[i])) {
        throw new IllegalArgumentException(
            "coordinate " + i + " is " + coordinates[i] + "; it must be finite");
      }
    }
    return new Configuration(coordinates.clone());
  }

  public int dimension() {
    return coordinates.length;
  }

  public double get(int i) {
    return coordinates[i];
  }

  public double[] toArray() {
    return coordinates.clone();
  }

  /** Writes the coordinates to {@code out[at .. at + dimension)}. */
  public void copyTo(double[] out, int at) {
    System.arraycopy(coordinates, 0, out, at, coordinates.length);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Configuration configuration
        && Arrays.equals(coordinates, configuration.coordinates);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(coordinates);
  }

  @Override
  public String toString() {
    return Arrays.toString(coordinates);
  }
}
