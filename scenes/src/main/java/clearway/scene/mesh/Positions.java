package clearway.scene.mesh;

/** Vertex positions as a file holds them, before any transformation. */
interface Positions {
  int count();

  /** Coordinate {@code k} of vertex {@code index}; finite, or an error with its place. */
  double coordinate(int index, int k);

  /** Positions in a list, x, y, z of each vertex in turn, all finite. */
  static Positions of(DoubleList xyz) {
    return new Positions() {
      @Override
      public int count() {
        return xyz.size() / 3;
      }

      @Override
      public double coordinate(int index, int k) {
        return xyz.get(3 * index + k);
      }
    };
  }
}
