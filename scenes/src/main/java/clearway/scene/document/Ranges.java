package clearway.scene.document;

import clearway.scene.text.Numbers;
import clearway.scene.text.Value;
import clearway.space.Range;
import java.util.List;

/** Limits: {@code [lower, upper]}, where null stands for none. */
final class Ranges {
  private Ranges() {}

  static Range read(Value value) {
    List<Value> ends = value.list(2, "[lower, upper]");
    double lower = end(ends.get(0), Double.NEGATIVE_INFINITY);
    double upper = end(ends.get(1), Double.POSITIVE_INFINITY);
    if (lower <= upper) return new Range(lower, upper);
    throw value.wrong(
        "the lower limit "
            + Numbers.shown(lower)
            + " is above the upper limit "
            + Numbers.shown(upper),
        "limits are [lower, upper]; maybe they are swapped");
  }

  /** One range for each axis of {@code axes}, all unbounded if there is no value. */
  static List<Range> within(Value value, String axes) {
    List<Value> ranges = value.list(axes.length(), "a range [lower, upper] for each of " + axes);
    return ranges.stream().map(Ranges::read).toList();
  }

  private static double end(Value value, double none) {
    return value.is(Value.Kind.NOTHING) ? none : value.number();
  }
}
