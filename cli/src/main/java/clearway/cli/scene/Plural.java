package clearway.cli.scene;

/** Counts for people. */
final class Plural {
  private Plural() {}

  /** {@code 1 robot}, {@code 2 robots}, {@code 2 degrees of freedom}, {@code 2 boxes}. */
  static String of(long count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }

  static String of(long count, String one) {
    return of(count, one, one + "s");
  }
}
