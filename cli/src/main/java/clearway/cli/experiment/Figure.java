package clearway.cli.experiment;

/**
 * A drawing of a report.
 *
 * @param svg a whole svg element
 */
public record Figure(String caption, String svg) {}
