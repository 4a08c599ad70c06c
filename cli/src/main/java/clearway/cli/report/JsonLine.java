package clearway.cli.report;

import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** One JSON object on one line. */
public final class JsonLine {
  private JsonLine() {}

  /** Numbers in full, a line end at the end. */
  public static String of(Map<String, Object> object) {
    return new JsonMapper().writeValueAsString(object) + "\n";
  }

  /** A number as JSON has it: null for what is not finite. */
  public static Double number(double value) {
    return Double.isFinite(value) ? value : null;
  }
}
