package clearway.scene.foreign;

import clearway.scene.ImportOptions;
import clearway.scene.Imported;
import clearway.scene.SceneFormatException;
import clearway.scene.SceneFormatException.Location;
import clearway.scene.xml.XmlTree;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** The formats that can be imported: by the end of the name, else by how the text begins. */
public enum ForeignFormat {
  URDF {
    @Override
    public Imported read(Path file, ImportOptions options) {
      return UrdfImport.read(file, options);
    }
  },
  OMPL_APP {
    @Override
    public Imported read(Path file, ImportOptions options) {
      return OmplImport.read(file, options);
    }
  },
  MOVEIT_SCENE {
    @Override
    public Imported read(Path file, ImportOptions options) {
      return MoveItImport.read(file, options);
    }
  },
  MOTION_BENCH_MAKER {
    @Override
    public Imported read(Path file, ImportOptions options) {
      return BenchImport.read(file, options);
    }
  };

  private static final int HEAD = 4096;

  public abstract Imported read(Path file, ImportOptions options);

  public static ForeignFormat of(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "urdf":
        return URDF;
      case "cfg":
        return OMPL_APP;
      case "scene":
        return MOVEIT_SCENE;
      case "yaml", "yml", "json":
        return MOTION_BENCH_MAKER;
      case "xacro":
        throw wrong(file, "a xacro file is a template of a URDF file", XmlTree.RUN_XACRO);
      default:
        return byContent(file);
    }
  }

  private static ForeignFormat byContent(Path file) {
    String head = head(file);
    if (head.stripLeading().startsWith("<") && head.contains("<robot")) return URDF;
    if (head.lines().anyMatch(line -> line.strip().equals("[problem]"))) return OMPL_APP;
    if (head.lines().anyMatch(line -> line.startsWith("* "))) return MOVEIT_SCENE;
    throw wrong(
        file,
        "the format is not known",
        "files that can be imported are .urdf, .cfg (OMPL.app), .scene (MoveIt) and .yaml or .json"
            + " (MotionBenchMaker)");
  }

  private static String head(Path file) {
    if (!Files.exists(file)) throw wrong(file, "the file does not exist", "check its name");
    if (!Files.isRegularFile(file)) throw wrong(file, "this is not a regular file", "name a file");
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(HEAD), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new SceneFormatException(
          Location.of(file), "the file cannot be read", "check its permissions", failure);
    }
  }

  private static SceneFormatException wrong(Path file, String problem, String remedy) {
    return new SceneFormatException(Location.of(file), problem, remedy);
  }
}
