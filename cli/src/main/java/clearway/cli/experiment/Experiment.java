package clearway.cli.experiment;

import clearway.cli.report.Progress;

/** Rebuilds one table or figure of a paper. */
public interface Experiment {
  /**
   * Works on the calling thread. The same seed gives the same rows, but for the times.
   *
   * @param seed of all that is drawn at random
   */
  Outcome run(long seed, Progress progress);
}
