package clearway.cli;

import clearway.cli.report.ExitCode;
import clearway.cli.report.InputException;
import clearway.cli.report.OutputFile;
import clearway.cli.scene.PairProofs;
import clearway.cli.scene.PairReport;
import clearway.cli.scene.SrdfPairs;
import clearway.scene.Scene;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

@Command(
    name = "acm",
    header = "Lists every pair of objects as tested or left out, and why.",
    description = {
      "",
      "Reasons: adjacent (a joint joins the two links), static (no joint moves one against the"
          + " other), attached (one carries the other), touch (the carried one may touch it), ignore"
          + " (the scene leaves it out), the word of an SRDF, never: proven (no configuration brings"
          + " them together).",
      ""
    },
    footer = {
      "",
      "The fields of --json: scene, tested, left_out (counts by reason), pairs_of_obstacles (all"
          + " static), pairs, a list of a, b, tested, reason, clearance and, with --prove, proof."
    })
final class SceneAcmCommand implements Callable<Integer> {
  private static final int DEFAULT_BUDGET = 20_000;

  @ParentCommand private SceneCommand scene;
  @Mixin private HelpOption help;
  @Mixin private JsonOption json;
  @Mixin private SceneArgument argument;

  @Option(
      names = "--prove",
      description =
          "Prove of each pair that an SRDF calls Never that it cannot meet within the joints'"
              + " limits, or give a configuration where it does.")
  private boolean prove;

  @Option(
      names = "--budget",
      paramLabel = "N",
      description =
          "With --prove: boxes of configurations to look at for each pair; 20000 unless given.")
  private Integer budget;

  @Option(
      names = "--srdf",
      paramLabel = "OUT",
      description =
          "Write the left out pairs of a robot's links as an SRDF; with --prove without those that"
              + " are refuted.")
  private Path srdf;

  @Option(
      names = "--robot",
      paramLabel = "NAME",
      description = "With --srdf: which robot, where there are several.")
  private String robot;

  @Override
  public Integer call() {
    requireValidOptions();
    OutputFile output = srdf == null ? null : OutputFile.at(srdf);
    Scene read = argument.read();
    // A wrong choice of robot, or a name that XML cannot say, is told before the proofs.
    if (output != null) SrdfPairs.of(read.world(), PairProofs.none(), robot).text();
    PairProofs proofs = proofs(read);
    List<String> notes = new ArrayList<>(argument.notes());
    if (output != null) notes.addAll(write(SrdfPairs.of(read.world(), proofs, robot), output));
    PairReport report = new PairReport(read, proofs);
    if (json.isAsked()) scene.print(report.json());
    else scene.print(report.text());
    scene.warn(notes);
    return ExitCode.YES;
  }

  private void requireValidOptions() {
    if (budget != null && !prove) {
      throw new InputException("--budget has no meaning without --prove", "leave it out");
    }
    if (budget != null && budget < 1) {
      throw new InputException("--budget is " + budget, "it must be at least 1");
    }
    if (robot != null && srdf == null) {
      throw new InputException("--robot has no meaning without --srdf", "leave it out");
    }
  }

  private PairProofs proofs(Scene read) {
    if (!prove) return PairProofs.none();
    return PairProofs.of(read.world(), budget == null ? DEFAULT_BUDGET : budget, scene.progress());
  }

  private static List<String> write(SrdfPairs pairs, OutputFile output) {
    String text = pairs.text();
    output.write(writer -> writer.write(text));
    return pairs.notes();
  }
}
