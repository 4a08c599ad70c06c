package clearway.scene.mesh;

/** Hands a mesh file to the reader of its format. */
public final class MeshReading {
  private MeshReading() {}

  public static void read(MeshSource source, MeshBuilder builder) {
    switch (MeshFormat.of(source)) {
      case OBJ -> ObjReader.read(source, builder);
      case STL -> StlReader.read(source, builder);
      case PLY -> PlyReader.read(source, builder);
      case COLLADA -> ColladaReader.read(source, builder);
      case GLTF -> GltfReader.read(source, builder);
    }
  }
}
