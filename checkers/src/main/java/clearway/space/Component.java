package clearway.space;

import java.util.Objects;

/** One factor of a configuration space. */
public sealed interface Component {
  /** How many entries of a configuration belong to this component. */
  int coordinates();

  /** How many independent directions it can move in. */
  int degreesOfFreedom();

  /** A value that moves linearly and never wraps: a length, or an angle with limits. */
  record Interval(Range range) implements Component {
    public Interval {
      Objects.requireNonNull(range, "range");
    }

    @Override
    public int coordinates() {
      return 1;
    }

    @Override
    public int degreesOfFreedom() {
      return 1;
    }
  }

  /** An angle without limits, from -pi to pi, that moves the shorter way round. */
  record Circle() implements Component {
    @Override
    public int coordinates() {
      return 1;
    }

    @Override
    public int degreesOfFreedom() {
      return 1;
    }
  }

  /** A unit quaternion w, x, y, z that moves along the shorter arc. */
  record Orientation() implements Component {
    @Override
    public int coordinates() {
      return 4;
    }

    @Override
    public int degreesOfFreedom() {
      return 3;
    }
  }
}
