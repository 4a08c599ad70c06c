package clearway.scene.document;

import clearway.geometry.Frame;
import clearway.kinematics.Attached;
import clearway.kinematics.Robot;
import clearway.scene.SceneOptions;
import clearway.scene.text.Fields;
import clearway.scene.text.NamedFiles;
import clearway.scene.text.Value;
import clearway.world.Exemption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Robots that a scene takes from URDF files. */
final class UrdfRobots {
  private final NamedFiles files;
  private final SceneOptions options;

  UrdfRobots(NamedFiles files, SceneOptions options) {
    this.files = files;
    this.options = options;
  }

  /**
   * @param exemptions gets the pairs that the SRDF leaves out
   */
  Robot read(
      Fields fields, String name, Frame base, List<Attached> attached, List<Exemption> exemptions) {
    Path urdf = files.file(fields.required("urdf"));
    Optional<Path> srdf = fields.optional("srdf").map(files::file);
    Optional<String> group = fields.optional("group").map(Value::name);
    Map<String, List<Double>> hold = new Held(fields).asWritten();
    Map<String, Path> packages = packages(fields);
    throw fields.required("urdf").wrong("URDF", "");
  }

  /** Those of the options, over which those of the file have precedence. */
  private Map<String, Path> packages(Fields fields) {
    Map<String, Path> result = new TreeMap<>(options.packages());
    fields.optional("packages").ifPresent(value -> addPackages(value, result));
    return result;
  }

  private void addPackages(Value value, Map<String, Path> result) {
    for (Value folder : value.object().values()) result.put(folder.key(), files.folder(folder));
  }
}
