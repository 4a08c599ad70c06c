package clearway.scene.mesh;

import clearway.scene.MeshOptions.AxisConvention;
import clearway.scene.SceneFormatException;
import java.nio.charset.StandardCharsets;

/** COLLADA 1.4 and 1.5: the meshes of the scene, in its unit and axes as the options say. */
public final class ColladaReader {
  private ColladaReader() {}

  public static void read(MeshSource source, MeshBuilder builder) {
    ColladaDocument document = new ColladaDocument(source, ColladaXml.parse(source));
    Affine world = axes(document);
    double unit = source.options().applyUnit() ? unit(document) : 1;
    new ColladaScene(document, builder).add(Affine.scale(unit, unit, unit).times(world));
  }

  private static Affine axes(ColladaDocument document) {
    XmlElement upAxis = assetChild(document, "up_axis");
    String axis = upAxis == null ? "Y_UP" : upAxis.text.strip();
    boolean turn = document.source().options().axes() == AxisConvention.Y_UP;
    return switch (axis) {
      case "Y_UP" -> Affine.IDENTITY;
      case "Z_UP" -> turn ? Affine.turn(1, 0, 0, -90) : Affine.IDENTITY;
      case "X_UP" -> turn ? Affine.turn(0, 0, 1, 90) : Affine.IDENTITY;
      default ->
          throw document.wrong(
              upAxis,
              "the up_axis is " + SceneFormatException.quote(axis),
              "it is X_UP, Y_UP or Z_UP");
    };
  }

  /** Metres per unit; 1 if the file does not say. */
  private static double unit(ColladaDocument document) {
    XmlElement unit = assetChild(document, "unit");
    String text = unit == null ? "" : unit.attribute("meter").strip();
    if (text.isEmpty()) return 1;
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    double metres = NumberText.parse(bytes, bytes.length);
    if (metres > 0) return metres;
    throw document.wrong(
        unit, "the unit is " + SceneFormatException.quote(text) + " metres", "it must be positive");
  }

  private static XmlElement assetChild(ColladaDocument document, String name) {
    XmlElement asset = document.root().child("asset");
    return asset == null ? null : asset.child(name);
  }
}
