package clearway.scene.document;

import clearway.scene.text.Numbers;
import clearway.space.Component;
import clearway.space.ConfigurationSpace;
import clearway.space.Range;

/**
 * What keeps numbers from being a configuration of a space.
 *
 * @param coordinate at fault; the first of an orientation
 */
record CoordinateProblem(int coordinate, String problem, String remedy) {
  /** The first one, or null: all within limits, quaternions of a length within 1e-3 of one. */
  static CoordinateProblem first(double[] q, ConfigurationSpace space) {
    for (int c = 0; c < space.components().size(); c++) {
      CoordinateProblem found = of(space.components().get(c), q, space.offset(c), space);
      if (found != null) return found;
    }
    return null;
  }

  private static CoordinateProblem of(
      Component component, double[] q, int at, ConfigurationSpace space) {
    if (component instanceof Component.Interval interval && !interval.range().contains(q[at])) {
      return outside(at, space.name(at), q[at], interval.range());
    }
    boolean turn = component instanceof Component.Orientation;
    if (!turn || Numbers.isUnit(Numbers.quaternionLength(q, at))) return null;
    return new CoordinateProblem(
        at, Frames.notUnit(Numbers.quaternionLength(q, at)), Frames.UNIT_REMEDY);
  }

  private static CoordinateProblem outside(int at, String name, double value, Range range) {
    return new CoordinateProblem(
        at,
        "'" + name + "' is " + Numbers.shown(value) + ", outside its limits",
        "give a value from "
            + Numbers.shown(range.lower())
            + " to "
            + Numbers.shown(range.upper()));
  }
}
