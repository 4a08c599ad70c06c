package clearway.scene.mesh;

import java.util.Arrays;

/** The transformations of a COLLADA node, multiplied in the order written. */
final class ColladaTransforms {
  private final ColladaDocument document;

  private ColladaTransforms(ColladaDocument document) {
    this.document = document;
  }

  static Affine of(ColladaDocument document, XmlElement node) {
    ColladaTransforms transforms = new ColladaTransforms(document);
    Affine map = Affine.IDENTITY;
    for (XmlElement child : node.children) {
      Affine next = transforms.read(child);
      if (next != null) map = map.times(next);
    }
    return map;
  }

  private Affine read(XmlElement element) {
    return switch (element.name) {
      case "matrix" -> matrix(element);
      case "translate" -> translate(element);
      case "rotate" -> rotate(element);
      case "scale" -> scale(element);
      case "lookat" -> lookat(element);
      case "skew" ->
          throw document.wrong(element, "<skew> is not supported", "export a <matrix> instead");
      default -> null;
    };
  }

  private Affine matrix(XmlElement element) {
    double[] m = document.numbers(element, 16);
    if (m[12] != 0 || m[13] != 0 || m[14] != 0 || m[15] != 1) {
      throw document.wrong(
          element, "the last row of a <matrix> is not 0 0 0 1", "only affine maps are read");
    }
    return Affine.ofRows(Arrays.copyOf(m, 12));
  }

  private Affine translate(XmlElement element) {
    double[] by = document.numbers(element, 3);
    return Affine.translation(by[0], by[1], by[2]);
  }

  private Affine scale(XmlElement element) {
    double[] by = document.numbers(element, 3);
    return Affine.scale(by[0], by[1], by[2]);
  }

  private Affine rotate(XmlElement element) {
    double[] r = document.numbers(element, 4);
    if (r[3] == 0) return Affine.IDENTITY;
    if (r[0] == 0 && r[1] == 0 && r[2] == 0) {
      throw document.wrong(element, "a <rotate> around the axis 0 0 0", "give an axis");
    }
    return Affine.turn(r[0], r[1], r[2], r[3]);
  }

  /** Eye, point looked at, and up: the node looks down its negative z axis. */
  private Affine lookat(XmlElement element) {
    double[] n = document.numbers(element, 9);
    double[] back = unit(n[0] - n[3], n[1] - n[4], n[2] - n[5]);
    double[] right = unitCross(new double[] {n[6], n[7], n[8]}, back);
    double[] up = unitCross(back, right);
    if (Double.isNaN(right[0]) || Double.isNaN(up[0])) {
      throw document.wrong(element, "a <lookat> without direction", "eye, target, up must differ");
    }
    return Affine.ofRows(
        right[0], up[0], back[0], n[0], right[1], up[1], back[1], n[1], right[2], up[2], back[2],
        n[2]);
  }

  private static double[] unitCross(double[] a, double[] b) {
    return unit(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]);
  }

  /** NaN throughout for the zero vector. */
  private static double[] unit(double x, double y, double z) {
    double length = Math.sqrt(x * x + y * y + z * z);
    return new double[] {x / length, y / length, z / length};
  }
}
