package clearway.scene.build;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.geometry.TriangleMesh;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.scene.Query;
import clearway.scene.Scene;
import clearway.space.Configuration;
import clearway.world.Obstacle;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** A fingerprint of every number and name of a scene. */
public final class SceneDigest {
  private final MessageDigest digest;

  private SceneDigest() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  /** Sixteen hexadecimal digits. */
  public static String of(Scene scene) {
    SceneDigest digest = new SceneDigest();
    digest.scene(scene);
    return HexFormat.of().formatHex(digest.digest.digest()).substring(0, 16);
  }

  private void scene(Scene scene) {
    text(scene.name() + "/" + scene.units());
    for (Obstacle obstacle : scene.world().obstacles()) {
      text(obstacle.name());
      frame(obstacle.at());
      bodies(obstacle.bodies());
    }
    scene.world().robots().forEach(this::robot);
    scene.queries().forEach(this::query);
  }

  private void robot(Robot robot) {
    text(robot.name());
    frame(robot.base());
    for (Link link : robot.links()) {
      text(link.name() + link.parent() + link.jointName() + link.joint()); // doubles in full
      frame(link.placement());
      bodies(link.bodies());
    }
  }

  private void bodies(List<Body> bodies) {
    for (Body body : bodies) {
      frame(body.at());
      if (body.geometry() instanceof Geometry.Mesh mesh) mesh(mesh.mesh());
      else text(body.geometry().toString());
    }
  }

  private void mesh(TriangleMesh mesh) {
    numbers(mesh.copyVertices());
    ByteBuffer buffer = ByteBuffer.allocate(12 * mesh.triangleCount());
    for (int corner : mesh.copyCorners()) buffer.putInt(corner);
    digest.update(buffer.array());
  }

  private void query(Query query) {
    text(query.name());
    numbers(query.start().toArray());
    for (Configuration goal : query.goals()) numbers(goal.toArray());
  }

  private void frame(Frame f) {
    numbers(f.x(), f.y(), f.z(), f.qw(), f.qx(), f.qy(), f.qz());
  }

  private void numbers(double... numbers) {
    ByteBuffer buffer = ByteBuffer.allocate(8 * numbers.length);
    for (double number : numbers) buffer.putDouble(number);
    digest.update(buffer.array());
  }

  private void text(String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
  }
}
