package clearway.cli.experiment;

import clearway.space.Configuration;

/** The motion between two way-points that is to be checked. */
public record Segment(Configuration from, Configuration to) {}
