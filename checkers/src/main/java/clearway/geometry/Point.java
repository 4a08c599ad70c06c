package clearway.geometry;

/** A place. */
public record Point(double x, double y, double z) {}
