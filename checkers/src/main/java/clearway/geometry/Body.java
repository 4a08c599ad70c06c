package clearway.geometry;

import java.util.Objects;

/**
 * A geometry placed in the frame of its link or obstacle.
 *
 * @param at pose of the geometry in that frame
 */
public record Body(Geometry geometry, Frame at) {
  public Body {
    Objects.requireNonNull(geometry, "geometry");
    Objects.requireNonNull(at, "at");
  }

  public static Body of(Geometry geometry) {
    return new Body(geometry, Frame.identity());
  }
}
