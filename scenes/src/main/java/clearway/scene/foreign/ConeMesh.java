package clearway.scene.foreign;

import clearway.geometry.TriangleMesh;
import clearway.scene.MeshFiles;

/**
 * The pyramid around a cone along z, centred, its tip up.
 *
 * <p><b>Never smaller.</b> The base polygon contains the base disc and the tip is the cone's own,
 * so the pyramid contains the cone; it reaches beyond by less than 0.13 percent of the radius.
 */
final class ConeMesh {
  static final int SIDES = 64;
  static final String NOTE = "cones are tested as pyramids of " + SIDES + " sides around them";

  // Outweighs the rounding of sine, cosine and two products.
  private static final double ROOM = 1 + 0x1p-45;

  private ConeMesh() {}

  static TriangleMesh of(double radius, double length) {
    double outer = radius / StrictMath.cos(Math.PI / SIDES) * ROOM;
    double[] xyz = new double[3 * (SIDES + 1)];
    for (int i = 0; i < SIDES; i++) {
      double angle = 2 * Math.PI * i / SIDES;
      xyz[3 * i] = outer * StrictMath.cos(angle);
      xyz[3 * i + 1] = outer * StrictMath.sin(angle);
      xyz[3 * i + 2] = -length / 2;
    }
    xyz[3 * SIDES + 2] = length / 2;
    return MeshFiles.canonical(TriangleMesh.of(xyz, corners()));
  }

  /** Sides counter-clockwise from outside, then the base as a fan seen from below. */
  private static int[] corners() {
    int[] corners = new int[3 * (SIDES + SIDES - 2)];
    int at = 0;
    for (int i = 0; i < SIDES; i++) {
      corners[at++] = i;
      corners[at++] = (i + 1) % SIDES;
      corners[at++] = SIDES;
    }
    for (int i = 1; i < SIDES - 1; i++) {
      corners[at++] = 0;
      corners[at++] = i + 1;
      corners[at++] = i;
    }
    return corners;
  }
}
