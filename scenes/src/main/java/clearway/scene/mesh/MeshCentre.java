package clearway.scene.mesh;

import clearway.scene.MeshOptions;
import java.nio.file.Path;
import java.util.BitSet;

/**
 * The mean of a mesh file's vertices as the file lists them: a position that is listed twice, as
 * for two normals, counts twice. Those that no triangle uses do not count.
 */
public final class MeshCentre {
  private final double[] sum = new double[3];
  private long count;

  private MeshCentre() {}

  /** x, y and z of the mean, axes and units as the options say. */
  public static double[] read(Path file, MeshOptions options) {
    MeshSource source = MeshSource.open(file, options);
    MeshCentre centre = new MeshCentre();
    MeshBuilder builder = new MeshBuilder(source, centre);
    MeshReading.read(source, builder);
    builder.build();
    double[] mean = new double[3];
    for (int k = 0; k < 3; k++) mean[k] = centre.sum[k] / centre.count;
    return mean;
  }

  void add(double x, double y, double z) {
    sum[0] += x;
    sum[1] += y;
    sum[2] += z;
    count++;
  }

  /** Every position that the triangles use, once. */
  void add(Positions positions, IntList triples, Affine map) {
    BitSet seen = new BitSet();
    for (int i = 0; i < triples.size(); i++) {
      int index = triples.get(i);
      if (seen.get(index)) continue;
      seen.set(index);
      double x = positions.coordinate(index, 0);
      double y = positions.coordinate(index, 1);
      double z = positions.coordinate(index, 2);
      add(map.apply(0, x, y, z), map.apply(1, x, y, z), map.apply(2, x, y, z));
    }
  }
}
