package clearway.scene.document;

import clearway.scene.text.Value;

/** Factors along the axes of a mesh. */
record Scale(double x, double y, double z) {
  static final Scale NONE = new Scale(1, 1, 1);

  /** One number for all axes or a list of three; none is zero. */
  static Scale read(Value value) {
    if (!value.is(Value.Kind.LIST)) {
      double factor = nonZero(value);
      return new Scale(factor, factor, factor);
    }
    var factors = value.list(3, "one number or three, [x, y, z]");
    return new Scale(nonZero(factors.get(0)), nonZero(factors.get(1)), nonZero(factors.get(2)));
  }

  private static double nonZero(Value value) {
    double factor = value.number();
    if (factor != 0) return factor;
    throw value.wrong("the scale is 0", "write another factor");
  }
}
