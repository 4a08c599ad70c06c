package clearway.cli;

import clearway.cli.experiment.ExperimentReport;
import clearway.cli.experiment.Experiments;
import clearway.cli.experiment.Outcome;
import clearway.cli.report.Console;
import clearway.cli.report.ExitCode;
import clearway.cli.report.InputException;
import clearway.cli.report.JsonLine;
import clearway.cli.report.OutputFile;
import clearway.cli.report.Progress;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(
    name = "experiment",
    header = "Rebuilds a table or figure of the papers: the paper's figures beside ours.",
    description = {
      "",
      "Works on the built-in scenes and on one thread. Counts are the same in every run with the"
          + " same seed; times are those of this machine.",
      ""
    },
    footer = {
      "",
      "The fields of --json: experiment, paper, seed, quick, processor, jdk, clock, rows (flat objects; the"
          + " paper's own figures in fields that begin with paper_, what depends on times in fields"
          + " that begin with time_), notes. Of list: experiments, a list of experiment, paper,"
          + " summary."
    })
final class ExperimentCommand implements Callable<Integer> {
  private static final String LIST = "list";
  private static final int DEFAULT_SEED = 1;

  @ParentCommand private Main main;
  @Mixin private HelpOption help;
  @Mixin private JsonOption json;

  @Parameters(paramLabel = "NAME", description = "An experiment, or 'list' to name them all.")
  private String name;

  @Option(names = "--quick", description = "Fewer samples: within a minute.")
  private boolean quick;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Seed of all that is drawn at random; 1 unless given.")
  private Integer seed;

  @Option(
      names = "--report",
      paramLabel = "FILE.html",
      description = "Write a page with the table and the drawings, which needs nothing else.")
  private Path reportFile;

  @Override
  public Integer call() {
    if (name.equals(LIST)) return list();
    Experiments.Entry entry = Experiments.named(name);
    OutputFile output = reportFile == null ? null : OutputFile.at(reportFile);
    int given = seed == null ? DEFAULT_SEED : seed;
    Progress progress = new Progress(main.console(), main.isQuiet());
    Outcome outcome = entry.make(quick).run(given, progress);
    ExperimentReport report = new ExperimentReport(entry, outcome, given, quick);
    if (output != null) output.write(writer -> writer.write(report.html()));
    print(report);
    return ExitCode.YES;
  }

  private void print(ExperimentReport report) {
    Console console = main.console();
    console.out().print(json.isAsked() ? report.json() : report.text());
    boolean silent = json.isAsked() || main.isQuiet();
    if (!silent && report.hasTimes()) console.err().print(report.machineLine() + "\n");
  }

  private int list() {
    refuse(quick, "--quick");
    refuse(seed != null, "--seed");
    refuse(reportFile != null, "--report");
    String text = json.isAsked() ? JsonLine.of(Experiments.listingJson()) : Experiments.listing();
    main.console().out().print(text);
    return ExitCode.YES;
  }

  private static void refuse(boolean given, String option) {
    if (given) throw new InputException(option + " has no meaning for 'list'", "leave it out");
  }
}
