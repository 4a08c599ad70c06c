package clearway.kinematics;

import clearway.space.Configuration;
import clearway.space.Range;
import java.util.Objects;

/** How a link moves against its parent. Axes are in the joint's frame; angles are in radians. */
public sealed interface Joint {

  /** Does not move. */
  record Fixed() implements Joint {}

  /** Turns about an axis within limits; its angle never wraps. */
  record Revolute(Axis axis, Range range) implements Joint {
    public Revolute {
      Objects.requireNonNull(axis, "axis");
      Objects.requireNonNull(range, "range");
    }
  }

  /** Turns about an axis without limits, always the shorter way round. */
  record Continuous(Axis axis) implements Joint {
    public Continuous {
      Objects.requireNonNull(axis, "axis");
    }
  }

  /** Slides along an axis within limits. */
  record Prismatic(Axis axis, Range range) implements Joint {
    public Prismatic {
      Objects.requireNonNull(axis, "axis");
      Objects.requireNonNull(range, "range");
    }
  }

  /**
   * Slides in the plane across {@code normal} and then turns about the normal through the moving
   * origin: coordinates x, y, angle. The plane's x and y are those of the joint's frame turned the
   * least that takes z to the normal (for the opposite of z: half a turn about x).
   */
  record Planar(Axis normal, Range x, Range y) implements Joint {
    public Planar {
      Objects.requireNonNull(normal, "normal");
      Objects.requireNonNull(x, "x");
      Objects.requireNonNull(y, "y");
    }
  }

  /** Moves freely: coordinates x y z of the position and w x y z of the orientation. */
  record Floating(Range x, Range y, Range z) implements Joint {
    public Floating {
      Objects.requireNonNull(x, "x");
      Objects.requireNonNull(y, "y");
      Objects.requireNonNull(z, "z");
    }
  }

  /**
   * Follows another joint: its value is {@code multiplier} times the leader's plus {@code offset}
   * at every moment. It has no coordinate of its own and may leave the range of {@code motion}.
   *
   * @param leader index of the link whose joint is followed; that joint may be a mimic itself
   * @param motion what the value does: revolute, continuous or prismatic
   */
  record Mimic(int leader, double multiplier, double offset, Joint motion) implements Joint {
    public Mimic {
      Objects.requireNonNull(motion, "motion");
      if (!Double.isFinite(multiplier) || !Double.isFinite(offset)) {
        throw new IllegalArgumentException(
            "multiplier " + multiplier + " and offset " + offset + " must be finite");
      }
      if (!(motion instanceof Revolute
          || motion instanceof Continuous
          || motion instanceof Prismatic)) {
        throw new IllegalArgumentException(
            "a mimic joint turns or slides; " + motion + " does neither");
      }
    }
  }

  /** A joint that could move but stands still at {@code value}, its coordinates in order. */
  record Held(Joint joint, Configuration value) implements Joint {
    public Held {
      Objects.requireNonNull(joint, "joint");
      Objects.requireNonNull(value, "value");
      if (joint instanceof Held || joint instanceof Fixed || joint instanceof Mimic) {
        throw new IllegalArgumentException(
            "a joint that moves by itself can be held, not " + joint);
      }
      int needed = coordinates(joint);
      if (value.dimension() != needed) {
        throw new IllegalArgumentException(
            "the joint has " + needed + " coordinates, but " + value + " are held");
      }
    }
  }

  /** Entries of a configuration that the joint takes. */
  static int coordinates(Joint joint) {
    if (joint instanceof Planar) return 3;
    if (joint instanceof Floating) return 7;
    return joint instanceof Revolute || joint instanceof Continuous || joint instanceof Prismatic
        ? 1
        : 0;
  }
}
