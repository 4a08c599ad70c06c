package clearway.scene;

import clearway.scene.SceneFormatException.Location;
import clearway.scene.document.SceneWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The SHA-256 by which a path knows its scene: that of the bytes of the scene file, as any tool
 * computes it. Files that the scene names do not count. A built-in scene has the hash of the JSON
 * file that writing it under its own name gives.
 */
public final class SceneHash {
  private SceneHash() {}

  /**
   * @throws SceneFormatException if the file cannot be read
   */
  public static String ofFile(Path file) {
    MessageDigest digest = sha256();
    try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
      in.transferTo(OutputStream.nullOutputStream());
    } catch (IOException failure) {
      throw new SceneFormatException(
          Location.of(file), "the file cannot be read", "check its name and permissions", failure);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /**
   * @throws IllegalArgumentException if there is no built-in scene of this name
   */
  public static String ofBuiltIn(String name) {
    String text = SceneWriter.json(BuiltInScenes.build(name), name);
    return HexFormat.of().formatHex(sha256().digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) { // every Java platform has it
      throw new IllegalStateException(impossible);
    }
  }
}
