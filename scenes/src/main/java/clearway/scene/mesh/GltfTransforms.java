package clearway.scene.mesh;

import clearway.scene.text.Numbers;

/** The transformation of a glTF node: a matrix, or translation, rotation and scale. */
final class GltfTransforms {
  private GltfTransforms() {}

  static Affine of(GltfValue node) {
    GltfValue matrix = node.get("matrix");
    if (!matrix.isPresent()) return parts(node);
    if (node.get("translation").isPresent()
        || node.get("rotation").isPresent()
        || node.get("scale").isPresent()) {
      throw node.wrong("a matrix beside translation, rotation or scale", "leave one of them");
    }
    return matrix(matrix, matrix.numbers(new double[16]));
  }

  /** From sixteen numbers, column by column. */
  private static Affine matrix(GltfValue place, double[] m) {
    if (m[3] != 0 || m[7] != 0 || m[11] != 0 || m[15] != 1) {
      throw place.wrong("the last row of the matrix is not 0 0 0 1", "only affine maps are read");
    }
    return Affine.ofRows(
        m[0], m[4], m[8], m[12], m[1], m[5], m[9], m[13], m[2], m[6], m[10], m[14]);
  }

  private static Affine parts(GltfValue node) {
    double[] t = node.get("translation").numbers(0, 0, 0);
    double[] s = node.get("scale").numbers(1, 1, 1);
    return Affine.translation(t[0], t[1], t[2])
        .times(rotation(node.get("rotation")))
        .times(Affine.scale(s[0], s[1], s[2]));
  }

  /** Quaternions x y z w are normalised; one whose norm is off by more than 1e-3 is refused. */
  private static Affine rotation(GltfValue value) {
    double[] q = value.numbers(0, 0, 0, 1);
    double norm = Numbers.quaternionLength(q, 0);
    if (!Numbers.isUnit(norm)) {
      throw value.wrong("the quaternion has the norm " + norm, "it must be 1");
    }
    return Affine.rotation(q[0], q[1], q[2], q[3]);
  }
}
