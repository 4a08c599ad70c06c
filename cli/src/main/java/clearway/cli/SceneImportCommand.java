package clearway.cli;

import clearway.cli.report.ExitCode;
import clearway.cli.report.InputException;
import clearway.cli.report.InputFile;
import clearway.cli.scene.SceneOutput;
import clearway.scene.ImportOptions;
import clearway.scene.Imported;
import clearway.scene.SceneImport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(
    name = "import",
    header = "Turns files of other programs into a scene.",
    description = {
      "",
      "Reads a URDF robot, an OMPL.app problem (.cfg), a MoveIt scene (.scene) or a MotionBenchMaker"
          + " scene or problem set (YAML, JSON), and writes a scene file and its meshes, in a folder"
          + " meshes beside it, whole or not at all.",
      ""
    },
    footer = {
      "",
      "What the files say and the scene does not show is told on standard error. The fields of"
          + " --json: scene, file, robots, obstacles, triangles, queries, notes."
    })
final class SceneImportCommand implements Callable<Integer> {
  @ParentCommand private SceneCommand scene;
  @Mixin private HelpOption help;
  @Mixin private JsonOption json;
  @Mixin private FileOptions files;

  @Parameters(paramLabel = "FILE", description = "The file to import.")
  private Path file;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "SCENE.json",
      description = "The scene file to write; .yaml for YAML.")
  private Path output;

  @Option(
      names = "--urdf",
      paramLabel = "FILE",
      description = "The robot of a file that describes obstacles or problems only.")
  private Path urdf;

  @Option(
      names = "--srdf",
      paramLabel = "FILE",
      description = "Groups, states and disabled pairs of the robot.")
  private Path srdf;

  @Option(
      names = "--group",
      paramLabel = "NAME",
      description =
          "The SRDF group whose joints move. Without it: the one the file names, else all joints.")
  private String group;

  @Option(
      names = "--request",
      paramLabel = "FILE",
      description =
          "The motion request of a MotionBenchMaker scene. Without it: the one beside the scene.")
  private Path request;

  @Option(
      names = "--problem",
      paramLabel = "N",
      description = "Which problem of a problem set. Without it: the first.")
  private Integer problem;

  @Override
  public Integer call() {
    SceneOutput target = SceneOutput.at(output);
    refuseOverwriting();
    Imported imported = SceneImport.read(InputFile.readable(file), options());
    target.write(imported.scene());
    if (json.isAsked()) scene.print(object(target, imported));
    else scene.print(target.text(imported.scene()));
    scene.warn(imported.notes());
    return ExitCode.YES;
  }

  /** A slip that would cost the user a file: {@code scene import a.yaml -o a.yaml}. */
  private void refuseOverwriting() {
    for (Path input : Arrays.asList(file, request)) {
      if (input != null && isOutput(input)) {
        throw InputException.in(output, "is a file to import", "name another file to write");
      }
    }
  }

  private boolean isOutput(Path input) {
    try {
      return Files.exists(output) && Files.exists(input) && Files.isSameFile(input, output);
    } catch (IOException e) {
      return false; // one of the two cannot be looked at, which reading or writing will tell
    }
  }

  private ImportOptions options() {
    ImportOptions options = ImportOptions.DEFAULT.withFiles(files.options());
    if (urdf != null) options = options.withUrdf(InputFile.readable(urdf));
    if (srdf != null) options = options.withSrdf(InputFile.readable(srdf));
    if (group != null) options = options.withGroup(group);
    if (request != null) options = options.withRequest(InputFile.readable(request));
    if (problem != null) options = options.withProblem(problem);
    return options;
  }

  private static Map<String, Object> object(SceneOutput target, Imported imported) {
    Map<String, Object> object = new LinkedHashMap<>(target.json(imported.scene()));
    object.put("notes", imported.notes());
    return object;
  }
}
