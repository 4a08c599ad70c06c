package clearway.scene.build;

import clearway.space.ConfigurationSpace;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The motion between two configurations, sampled so densely that no body moves by more than a given
 * length from sample to sample. May refute that a motion is free, never prove it.
 */
public final class SampledMotion {
  private static final double PIECE = 0.02; // normalised change over which chords are as arcs

  private final ConfigurationSpace space;
  private final Probe probe;
  private final double spacing;

  public SampledMotion(ConfigurationSpace space, Probe probe, double spacing) {
    this.space = space;
    this.probe = probe;
    this.spacing = spacing;
  }

  /** Whether every sample is free, the start aside. */
  public boolean isFree(double[] from, double[] to) {
    return allMatch(from, to, probe::isFree);
  }

  public void forEach(double[] from, double[] to, Consumer<double[]> visitor) {
    allMatch(
        from,
        to,
        q -> {
          visitor.accept(q);
          return true;
        });
  }

  /** Tests the samples from the end backwards, until one fails. */
  private boolean allMatch(double[] from, double[] to, Predicate<double[]> test) {
    int pieces = (int) Math.ceil(space.largestNormalisedChange(from, to) / PIECE);
    double[] low = new double[from.length];
    double[] high = new double[from.length];
    for (int i = pieces; i >= 1; i--) {
      space.interpolate(from, to, (i - 1) / (double) pieces, low);
      space.interpolate(from, to, i / (double) pieces, high);
      if (!pieceMatches(low, high, test)) return false;
    }
    return true;
  }

  private boolean pieceMatches(double[] low, double[] high, Predicate<double[]> test) {
    int steps = Math.max(1, (int) Math.ceil(probe.displacement(low, high) / spacing));
    double[] q = new double[low.length];
    for (int i = steps; i >= 1; i--) {
      space.interpolate(low, high, i / (double) steps, q);
      if (!test.test(q)) return false;
    }
    return true;
  }
}
