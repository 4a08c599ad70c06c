package clearway.scene;

import clearway.geometry.TriangleMesh;

/** Files that use much of their format at once. */
final class RichSamples {
  private RichSamples() {}

  static String obj() {
    return "# all face forms\nmtllib none.mtl\ng group\nv 0 0 0\nv 1 0 0 1\nv 1 1 0 0.5 0.5 0.5\n"
        + "v 0 1 0\nvt 0 0\nvn 0 0 1\nusemtl red\ns off\nf 1/1/1 2/1/1 3/1/1 4/1/1\n"
        + "v 0 0 1\nv 1 0 \\\n1\nf -2 -1 1\nf 5//1 6//1 3//1\nf 1/1 2/1 5/1\nl 1 2 3\np 1\n";
  }

  static String ply() {
    return "ply\nformat ascii 1.0\nobj_info x\nelement camera 1\nproperty double focal\n"
        + "property list uchar float poses\nelement vertex 5\nproperty uchar red\n"
        + "property double z\nproperty int x\nproperty float y\nelement face 2\n"
        + "property list uchar int vertex_index\nproperty list int float texture\n"
        + "element tristrips 1\nproperty list int int vertex_indices\nend_header\n"
        + "1.5 2 0.1 0.2\n255 0 0 0\n255 0 1 0\n255 0 1 1\n255 0 0 1\n255 1 0 0\n"
        + "4 0 1 2 3 0\n3 0 1 4 2 0.5 0.5\n7 0 1 2 3 -1 0 1\n";
  }

  static String collada() {
    String input =
        "<input semantic=\"VERTEX\" source=\"#v\" offset=\"1\"/>"
            + "<input semantic=\"NORMAL\" source=\"#s\" offset=\"0\"/>";
    String plain = "<input semantic=\"VERTEX\" source=\"#v\" offset=\"0\"/>";
    return MeshSamples.collada(
            "<unit name=\"cm\" meter=\"0.01\"/><up_axis>Z_UP</up_axis>",
            "0 0 0 1 0 0 1 1 0 0 1 0 0 0 1",
            15,
            "<triangles count=\"1\">"
                + input
                + "<p>0 0 0 1 0 2</p></triangles>"
                + "<polylist count=\"2\">"
                + plain
                + "<vcount>4 3</vcount>"
                + "<p>0 1 2 3 0 1 4</p></polylist>"
                + "<polygons count=\"2\">"
                + plain
                + "<p>0 1 2</p><p>0 1 2 3</p></polygons>"
                + "<tristrips count=\"1\">"
                + plain
                + "<p>0 1 2 3 4</p></tristrips>"
                + "<trifans count=\"1\">"
                + plain
                + "<p>0 1 2 3</p></trifans>"
                + "<lines count=\"1\">"
                + plain
                + "<p>0 1</p></lines>",
            "<node id=\"n\"><matrix>1 0 0 5 0 1 0 0 0 0 1 0 0 0 0 1</matrix>"
                + "<instance_geometry url=\"#g\"/><node><translate>1 2 3</translate>"
                + "<rotate>0 0 1 90</rotate><scale>2 2 2</scale><instance_node url=\"#kept\"/>"
                + "</node></node>")
        .replace(
            "<library_visual_scenes>",
            "<library_nodes><node id=\"kept\"><lookat>1 0 0 0 0 0 0 0 1</lookat>"
                + "<instance_geometry url=\"#g\"/></node></library_nodes><library_visual_scenes>");
  }

  static String gltf() {
    TriangleMesh mesh = TriangleMesh.box(1, 2, 4);
    return MeshSamples.gltf(mesh, MeshSamples.dataUri(MeshSamples.gltfBuffer(mesh)))
        .replace(
            "\"nodes\":[{\"mesh\":0}]",
            "\"nodes\":[{\"mesh\":0,\"children\":[1,2]},{\"mesh\":0,\"translation\":[1,2,3],"
                + "\"rotation\":[0,0,1,0],\"scale\":[1,2,1]},{\"mesh\":0,\"matrix\":"
                + "[1,0,0,0,0,1,0,0,0,0,1,0,9,0,0,1]}]")
        .replace(
            "\"indices\":1}",
            "\"indices\":1},{\"attributes\":{\"POSITION\":2},\"mode\":5},"
                + "{\"attributes\":{\"POSITION\":0},\"mode\":1},"
                + "{\"attributes\":{\"POSITION\":0},\"indices\":1,\"mode\":6}")
        .replace(
            "\"type\":\"SCALAR\"}]",
            "\"type\":\"SCALAR\"},{\"componentType\":5126,\"count\":4,\"type\":\"VEC3\","
                + "\"sparse\":{\"count\":1,\"indices\":{\"bufferView\":1,\"byteOffset\":4,"
                + "\"componentType\":5125},\"values\":{\"bufferView\":0}}}]");
  }
}
