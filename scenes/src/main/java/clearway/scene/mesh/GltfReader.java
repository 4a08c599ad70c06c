package clearway.scene.mesh;

/** glTF 2.0, as JSON or GLB. */
public final class GltfReader {
  private GltfReader() {}

  public static void read(MeshSource source, MeshBuilder builder) {
    GlbFile file = GlbFile.read(source);
    GltfValue root = GltfJson.parse(source, file.json());
    GltfBuffers buffers = new GltfBuffers(source, file.binary());
    new GltfScene(new GltfDocument(root, buffers), builder).add();
  }
}
