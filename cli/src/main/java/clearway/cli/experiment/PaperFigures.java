package clearway.cli.experiment;

/** What the paper says of one checker in one scene: means per segment. */
record PaperFigures(double time, double volumeTests, double triangleTests) {
  /** Adds the paper's columns; empty ones where the paper says nothing. */
  static Row addTo(Row row, PaperFigures paper) {
    return row.with("paper_bv_tests", paper == null ? null : paper.volumeTests)
        .with("paper_triangle_tests", paper == null ? null : paper.triangleTests)
        .with("paper_time_ms", paper == null ? null : paper.time);
  }

  /** The figures of a checker by its place in a row of the paper's table, null beyond. */
  static PaperFigures at(PaperFigures[] row, int checker) {
    return row == null || checker >= row.length ? null : row[checker];
  }
}
