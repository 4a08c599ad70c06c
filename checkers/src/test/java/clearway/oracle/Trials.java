package clearway.oracle;

/**
 * How many cases a random test tries: its own number, times the system property {@code
 * clearway.trials}, which a longer run sets: {@code mvn -pl checkers verify -Dclearway.trials=20}.
 */
public final class Trials {
  private Trials() {}

  public static int of(int usual) {
    return usual * Integer.getInteger("clearway.trials", 1);
  }
}
