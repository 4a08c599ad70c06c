package clearway.scene.robot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Geometry;
import clearway.geometry.TriangleMesh;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where meshes are found, where they may lie, and what is told when they are not there. */
class MeshFinderTest {
  private static final String TRIANGLE = "v 0 0 0\nv 1 0 0\nv 0 2 0\nv 0 0 3\nf 1 2 3\nf 1 2 4\n";
  private static final String MESH = "package://arm_description/meshes/a.obj";

  @TempDir Path folder;

  @Test
  void aPlainName_isRelativeToTheUrdf() {
    put("robot/meshes/a.obj");
    assertEquals("read", outcome(request("robot/r.urdf", "meshes/a.obj")));
    assertEquals("read", outcome(request("robot/r.urdf", "file:meshes/a.obj".substring(5))));
  }

  @Test
  void aPackageTheUserGave_mayLieAnywhere() {
    put("elsewhere/meshes/a.obj");
    UrdfRequest request = request("robot/r.urdf", MESH);
    Path given = folder.resolve("elsewhere");
    assertEquals("read", outcome(request.withPackages(Map.of("arm_description", given))));
  }

  @Test
  void theUrdfsOwnPackage_isFoundByItsFolderOrItsManifest() {
    put("arm_description/meshes/a.obj");
    assertEquals("read", outcome(request("arm_description/urdf/deep/r.urdf", MESH)));
    put("renamed/meshes/a.obj");
    RobotSamples.write(
        folder, "renamed/package.xml", "<package><name> arm_description\n</name></package>");
    assertEquals("read", outcome(request("renamed/urdf/r.urdf", MESH)));
  }

  @Test
  void aFolderBelowTheUrdfs_countsAsAPackage() {
    put("robot/arm_description/meshes/a.obj");
    assertEquals("read", outcome(request("robot/r.urdf", MESH)));
  }

  @Test
  void aPackageBesideTheUrdfs_needsLeave() {
    put("arm_description/meshes/a.obj");
    UrdfRequest request = request("other_package/urdf/r.urdf", MESH);
    assertEquals(
        "other_package/urdf/r.urdf:1:59: the mesh '"
            + MESH
            + "' of link 'a' was not found in: the packages given, other_package/urdf and above, up"
            + " to /; give the folder of the package, arm_description=DIR",
        outcome(request));
    assertEquals("read", outcome(request.withOptions(request.options().withAllowOutside(true))));
  }

  @Test
  void theEnvironment_countsOnlyWithLeave() {
    put("ros/arm_description/meshes/a.obj");
    put("ament/share/arm_description/meshes/a.obj");
    for (var variable :
        Map.of("ROS_PACKAGE_PATH", "ros", "AMENT_PREFIX_PATH", "ament").entrySet()) {
      UrdfRequest request = request("robot/r.urdf", MESH);
      RobotOptions options =
          request
              .options()
              .withEnvironment(
                  Map.of(variable.getKey(), folder.resolve(variable.getValue()).toString()));
      assertTrue(outcome(request.withOptions(options)).contains("was not found in"));
      options = options.withAllowOutside(true);
      assertEquals("read", outcome(request.withOptions(options)));
    }
  }

  @Test
  void aMissingMesh_isToldWithEveryPlaceTried() throws IOException {
    Files.createDirectories(folder.resolve("given"));
    Files.createDirectories(folder.resolve("robot/arm_description"));
    UrdfRequest request =
        request("robot/r.urdf", MESH)
            .withPackages(Map.of("arm_description", folder.resolve("given")));
    request =
        request.withOptions(
            request
                .options()
                .withAllowOutside(true)
                .withEnvironment(Map.of("ROS_PACKAGE_PATH", folder.resolve("ros").toString())));
    assertEquals(
        "robot/r.urdf:1:59: the mesh '"
            + MESH
            + "' of link 'a' was not found in: ROS_PACKAGE_PATH, AMENT_PREFIX_PATH (not set), robot"
            + " and above, up to /, given/meshes/a.obj, robot/arm_description/meshes/a.obj; give"
            + " the folder of the package, arm_description=DIR",
        outcome(request));
  }

  @Test
  void aLinkThatLeadsOut_isRefused() throws IOException {
    put("secret/a.obj");
    Files.createDirectories(folder.resolve("robot"));
    Files.createSymbolicLink(folder.resolve("robot/a.obj"), folder.resolve("secret/a.obj"));
    String message = outcome(request("robot/r.urdf", "a.obj"));
    assertTrue(message.contains("the mesh 'a.obj' of link 'a' lies outside the folder"), message);
  }

  @Test
  void inAScene_packagesAboveItsFolderNeedLeave() {
    put("arm_description/meshes/a.obj");
    UrdfRequest request = request("arm_description/urdf/r.urdf", MESH);
    request =
        request.withOptions(
            RobotOptions.forScene(folder.resolve("arm_description/urdf"))
                .withEnvironment(Map.of()));
    String message = outcome(request);
    assertTrue(
        message.contains("was not found in: the packages given, arm_description/urdf; give"),
        message);
    request =
        request.withOptions(
            RobotOptions.forScene(folder.resolve("arm_description")).withEnvironment(Map.of()));
    assertEquals("read", outcome(request));
  }

  @Test
  void scale_isAppliedAndAMirrorTurnsTrianglesOver() {
    put("robot/a.obj");
    TriangleMesh mesh = mesh("scale='2 -3 1'");
    assertEquals(4, mesh.vertexCount());
    // The first triangle was (0 0 0), (1 0 0), (0 2 0); corners two and three change places.
    assertEquals(-6, mesh.copyVertices()[3 * mesh.corner(0, 1) + 1]);
    assertEquals(2, mesh.copyVertices()[3 * mesh.corner(0, 2)]);
    assertEquals(2, mesh("").copyVertices()[3 * mesh("").corner(0, 2) + 1]);
  }

  @Test
  void aMeshUsedTwice_isReadOnce() {
    put("robot/a.obj");
    String collision = "<collision><geometry><mesh filename='a.obj'/></geometry></collision>";
    Path urdf =
        RobotSamples.write(
            folder,
            "robot/r.urdf",
            "<robot name='r'><link name='a'>" + collision + collision + "</link></robot>");
    var bodies = UrdfRobot.read(UrdfRequest.of("r", urdf)).robot().links().get(0).bodies();
    assertTrue(
        ((Geometry.Mesh) bodies.get(0).geometry()).mesh()
            == ((Geometry.Mesh) bodies.get(1).geometry()).mesh());
  }

  private TriangleMesh mesh(String scale) {
    UrdfRequest request = request("robot/r.urdf", "a.obj' " + scale + " x='");
    Geometry geometry = UrdfRobot.read(request).robot().links().get(0).bodies().get(0).geometry();
    return ((Geometry.Mesh) geometry).mesh();
  }

  private void put(String name) {
    RobotSamples.write(folder, name, TRIANGLE);
  }

  private UrdfRequest request(String urdf, String mesh) {
    String text =
        "<robot name='r'><link name='a'><collision><geometry>      <mesh filename='"
            + mesh
            + "'/></geometry></collision></link></robot>";
    UrdfRequest request = UrdfRequest.of("r", RobotSamples.write(folder, urdf, text));
    return request.withOptions(request.options().withEnvironment(Map.of()));
  }

  private String outcome(UrdfRequest request) {
    String outcome = RobotSamples.refusal(folder, request);
    return outcome.startsWith("not refused") ? "read" : outcome;
  }
}
