package clearway.cli;

import clearway.check.CollisionChecker;
import clearway.check.SegmentBatch.Segment;
import clearway.check.Verdict;
import clearway.cli.check.BatchReport;
import clearway.cli.check.BatchRun;
import clearway.cli.check.CheckJob;
import clearway.cli.check.NearMotions;
import clearway.cli.check.PathAnswer;
import clearway.cli.check.PathReport;
import clearway.cli.check.PathRun;
import clearway.cli.check.PathSource;
import clearway.cli.check.WorkLimit;
import clearway.cli.report.Console;
import clearway.cli.report.ExitCode;
import clearway.cli.report.InputException;
import clearway.cli.report.InputFile;
import clearway.cli.report.OutputFile;
import clearway.cli.report.Progress;
import clearway.scene.Scene;
import clearway.scene.SegmentFiles;
import clearway.space.MotionPath;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(
    name = "check",
    header = "Is a path free?",
    description = {
      "",
      "Proves that no two tested objects touch, or come closer than their clearance, anywhere along"
          + " a path, or shows where they do. Exit code 0: free, 1: colliding, 4: undecided.",
      ""
    },
    footer = {
      "",
      "Results go to standard output, notes and timings to standard error. The fields of --json for"
          + " a path: verdict, clearance_proven, segment (from 0), t, kind, object_a, object_b,"
          + " distance, nearest_a, nearest_b, configuration and counts; with --segments: segments,"
          + " free, colliding, undecided, ns_per_segment (mean over the list, best pass after"
          + " warm-up, CPU time of all threads), bv_tests, triangle_tests, distance_queries."
    })
final class CheckCommand implements Callable<Integer> {
  @ParentCommand private Main main;
  @Mixin private HelpOption help;
  @Mixin private SceneArgument argument;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "PATH",
      description = "A path: clearway-path/1 (JSON), CSV, or a matrix as OMPL prints it.")
  private Path path;

  @Option(
      names = "--segments",
      paramLabel = "FILE.csv",
      description = "Check a list of segments instead: two configurations a row.")
  private Path segments;

  @Mixin private CheckerOptions checker;

  @Option(
      names = "--first-contact",
      description =
          "Find the earliest contact: never later than the truth, and within delta of it.")
  private boolean firstContact;

  @Option(
      names = "--motion",
      paramLabel = "KIND",
      description = "Only straight for now: the motion that planners and checkers share.")
  private String motion;

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      description = "Give up after so long (500ms, 30s, 2m): what is left is undecided.")
  private Duration timeout;

  @Option(
      names = "--budget",
      paramLabel = "N",
      description = "Give up after N steps of a path, or of each segment of a list.")
  private Long budget;

  @Option(
      names = "--same-scene",
      description = "Refuse a path that was found in another version of the scene.")
  private boolean sameScene;

  @Option(
      names = "--answers",
      paramLabel = "OUT.csv",
      description =
          "Write segment,verdict,t,object_a,object_b,clearance for every segment, counted from 0."
              + " clearance: proven for free ones, the distance at t for colliding ones.")
  private Path answersFile;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Check a list on N threads, 1 unless given; the answers are the same.")
  private Integer threads;

  @Option(
      names = "--repeat",
      paramLabel = "N",
      description = "Warm up, then time N passes over the list and report the best.")
  private Integer repeat;

  @Option(
      names = "--json",
      description = "One JSON object instead of text; with --segments warms up and times.")
  private boolean json;

  @Override
  public Integer call() {
    requireValidOptions();
    OutputFile output = answersFile == null ? null : answersOutput();
    Scene scene = checker.scene(argument.read());
    return segments == null ? checkPath(scene) : checkSegments(scene, output);
  }

  private OutputFile answersOutput() {
    return OutputFile.besides(answersFile, argument.source().file(), segments);
  }

  private void requireValidOptions() {
    require(path != null || segments != null, "a path or --segments is needed", "give one");
    require(
        path == null || segments == null, "--segments stands beside a path", "give one of them");
    require(
        motion == null || motion.equals("straight"),
        "--motion " + motion + " is not there yet",
        "leave it out");
    checker.requireValid(firstContact);
    require(budget == null || budget >= 1, "--budget is " + budget, "it must be at least 1");
    require(threads == null || threads >= 1, "--threads is " + threads, "it must be at least 1");
    require(repeat == null || repeat >= 1, "--repeat is " + repeat, "it must be at least 1");
    require(
        repeat == null || timeout == null, "--repeat stands beside --timeout", "give one of them");
    if (segments != null) requireAbsent("--same-scene", sameScene, "a list of segments");
    else requireNoListOptions();
  }

  private void requireNoListOptions() {
    requireAbsent("--answers", answersFile != null, "a path");
    requireAbsent("--threads", threads != null, "a path");
    requireAbsent("--repeat", repeat != null, "a path");
  }

  private static void requireAbsent(String option, boolean present, String where) {
    require(!present, option + " has no meaning for " + where, "leave it out");
  }

  private static void require(boolean holds, String what, String remedy) {
    if (!holds) throw new InputException(what, remedy);
  }

  private int checkPath(Scene scene) {
    PathSource source = new PathSource(InputFile.readable(path), argument.source(), sameScene);
    MotionPath read = source.read(scene.world());
    NearMotions.require(path, scene.world(), read);
    CheckJob job = job(scene, source.notes());
    PathRun run = new PathRun(job, read, limit());
    PathAnswer answer = firstContact ? run.firstContact() : run.whole();
    PathReport report = new PathReport(job, answer);
    print(json ? report.json() : report.text(), job.notes());
    if (answer.verdict() instanceof Verdict.Undecided) return ExitCode.UNDECIDED;
    return answer.verdict().isFree() ? ExitCode.YES : ExitCode.NO;
  }

  private int checkSegments(Scene scene, OutputFile output) {
    List<Segment> list = SegmentFiles.read(InputFile.readable(segments), scene.world());
    NearMotions.require(segments, scene.world(), list);
    CheckJob job = job(scene, List.of());
    BatchRun.Result result = run(new BatchRun(job, list, threads(), steps(), progress()));
    if (output != null) output.write(result.answers()::writeTo);
    BatchReport report = new BatchReport(job, result);
    print(json ? report.json() : report.text(), job.notes());
    if (!json && !main.isQuiet()) main.console().err().print(report.timingLine() + "\n");
    return report.exitCode();
  }

  private CheckJob job(Scene scene, List<String> about) {
    List<String> notes = new ArrayList<>(argument.notes());
    notes.addAll(about);
    notes.addAll(checker.notes(scene.world()));
    CollisionChecker made = checker.checker(scene.world());
    double clearance = scene.world().clearance();
    return new CheckJob(scene, made, clearance, checker.isPaper(), firstContact, notes);
  }

  private BatchRun.Result run(BatchRun run) {
    boolean timed = (json || repeat != null) && timeout == null;
    return timed ? run.timed(repeat == null ? 1 : repeat) : run.once(limit());
  }

  private WorkLimit limit() {
    return new WorkLimit(steps(), Optional.ofNullable(timeout));
  }

  private long steps() {
    return budget == null ? Long.MAX_VALUE : budget;
  }

  private int threads() {
    return threads == null ? 1 : threads;
  }

  private Progress progress() {
    return new Progress(main.console(), main.isQuiet());
  }

  private void print(String text, List<String> notes) {
    Console console = main.console();
    console.out().print(text);
    if (main.isQuiet()) return;
    for (String note : notes) console.warn(note);
  }
}
