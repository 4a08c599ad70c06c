package clearway.cli.report;

/** The version of Clearway; a test keeps it equal to that of the build. */
public final class Version {
  public static final String CURRENT = "0.1.0-SNAPSHOT";

  private Version() {}
}
