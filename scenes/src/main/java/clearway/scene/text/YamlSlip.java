package clearway.scene.text;

/** Says in plain words what is wrong with YAML that a parser gave up on. */
final class YamlSlip {
  private YamlSlip() {}

  /**
   * @param problem in the words of the parser
   */
  static String told(String problem) {
    if (problem.contains("TAB")) return "a tab stands where blanks are needed";
    if (problem.startsWith("mapping values")) return "a colon is not expected here";
    if (problem.startsWith("sequence entries")) return "an entry of a list is not expected here";
    if (problem.startsWith("expected <block end>")) {
      return "the indentation does not fit the lines above";
    }
    if (problem.endsWith("end of stream") || problem.contains("<stream end>")) {
      return "the YAML ends too early";
    }
    return "the YAML is not well-formed here: " + problem;
  }
}
