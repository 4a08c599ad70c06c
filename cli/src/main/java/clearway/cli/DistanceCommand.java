package clearway.cli;

import clearway.cli.distance.DistanceJob;
import clearway.cli.distance.DistanceReport;
import clearway.cli.distance.DistanceRun;
import clearway.cli.distance.ModelFile;
import clearway.cli.distance.PoseFile;
import clearway.cli.distance.QueryKind;
import clearway.cli.report.Console;
import clearway.cli.report.ExitCode;
import clearway.cli.report.InputException;
import clearway.cli.report.InputFile;
import clearway.cli.report.OutputFile;
import clearway.cli.report.Progress;
import clearway.geometry.Pose;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

@Command(
    name = "distance",
    header = "Static queries between two meshes over a list of poses.",
    description = {
      "",
      "Places mesh B at each pose in the frame of mesh A and asks whether the two meet or how far"
          + " apart they are. Works on one thread.",
      ""
    },
    footer = {
      "",
      "Results go to standard output, progress and timings to standard error. The fields of --json:"
          + " query, delta or gamma, solid, triangles_a, triangles_b, queries, colliding (for greedy:"
          + " not proven farther apart than delta), checksum (the sum of the distances found: exact"
          + " distances, else certified lower bounds, 0 for collide), ns_per_query (mean over the"
          + " list, best pass after warm-up), clock (cpu: CPU time of the thread; wall: wall-clock"
          + " time where the system does not tell), bv_tests, triangle_tests."
    })
final class DistanceCommand implements Callable<Integer> {
  private static final double DEFAULT_GAMMA = 0.5;
  private static final double DEFAULT_DELTA = 0;

  @ParentCommand private Main main;
  @Mixin private HelpOption help;

  @Option(
      names = "--mesh-a",
      required = true,
      paramLabel = "FILE",
      description = "The mesh that stands still.")
  private Path meshA;

  @Option(
      names = "--mesh-b",
      required = true,
      paramLabel = "FILE",
      description = "The mesh that is placed at each pose.")
  private Path meshB;

  @Option(
      names = "--poses",
      paramLabel = "FILE.csv",
      description =
          "Rows px,py,pz,qw,qx,qy,qz, a header if you like: the pose of mesh B in the frame of mesh"
              + " A. Without it: both meshes as they are.")
  private Path poses;

  @Option(
      names = "--query",
      paramLabel = "KIND",
      defaultValue = "exact",
      description = {
        "collide: do they meet?",
        "greedy: a quick lower bound on the distance.",
        "exact: the distance (unless given).",
        "approx: a lower bound within a relative error of the distance."
      })
  private QueryKind query;

  @Option(
      names = "--gamma",
      paramLabel = "G",
      description = "Largest relative error of approx, from 0 to below 1; 0.5 unless given.")
  private Double gamma;

  @Option(
      names = "--delta",
      paramLabel = "D",
      description = "greedy answers 0 where the distance may be at most D; 0 unless given.")
  private Double delta;

  @Option(
      names = "--solid",
      description =
          "A closed mesh is solid: one inside the other collides. Without it: surfaces only.")
  private boolean solid;

  @Option(
      names = "--repeat",
      paramLabel = "N",
      description = "Warm up, then time N passes over the list and report the best.")
  private Integer repeat;

  @Option(
      names = "--answers",
      paramLabel = "OUT.csv",
      description =
          "Write pose,colliding,distance,lower_bound for every pose, counted from 0; what the query"
              + " does not compute stays empty. lower_bound is certified; distance is that of the"
              + " nearest points found, which for approx may be larger than the true one.")
  private Path answersFile;

  @Option(names = "--json", description = "One JSON object instead of text; warms up and times.")
  private boolean json;

  @Override
  public Integer call() {
    requireValidOptions();
    OutputFile output =
        answersFile == null ? null : OutputFile.besides(answersFile, meshA, meshB, poses);
    DistanceJob job = job();
    DistanceRun.Result result = run(job);
    if (output != null) output.write(result.answers()::writeTo);
    print(new DistanceReport(job, result));
    return ExitCode.YES;
  }

  private void requireValidOptions() {
    if (gamma != null) {
      requireQuery("--gamma", QueryKind.APPROX);
      require(gamma >= 0 && gamma < 1, "--gamma is " + gamma, "it must be from 0 to below 1");
    }
    if (delta != null) {
      requireQuery("--delta", QueryKind.GREEDY);
      require(
          delta >= 0 && Double.isFinite(delta),
          "--delta is " + delta,
          "it must be zero or positive and finite");
    }
    require(repeat == null || repeat >= 1, "--repeat is " + repeat, "it must be at least 1");
  }

  private void requireQuery(String option, QueryKind needed) {
    require(
        query == needed,
        option + " has no meaning for --query " + query,
        "leave it out or ask for --query " + needed);
  }

  private static void require(boolean holds, String what, String remedy) {
    if (!holds) throw new InputException(what, remedy);
  }

  private DistanceJob job() {
    List<Pose> list =
        poses == null ? List.of(Pose.identity()) : PoseFile.read(InputFile.readable(poses));
    return new DistanceJob(
        ModelFile.read(meshA), ModelFile.read(meshB), list, query, parameter(), solid);
  }

  private double parameter() {
    return switch (query) {
      case GREEDY -> delta == null ? DEFAULT_DELTA : delta;
      case APPROX -> gamma == null ? DEFAULT_GAMMA : gamma;
      case COLLIDE, EXACT -> 0;
    };
  }

  private DistanceRun.Result run(DistanceJob job) {
    DistanceRun run = new DistanceRun(job, new Progress(main.console(), main.isQuiet()));
    boolean timed = json || repeat != null;
    return timed ? run.timed(repeat == null ? 1 : repeat) : run.once();
  }

  private void print(DistanceReport report) {
    Console console = main.console();
    console.out().print(json ? report.json() : report.text());
    if (!json && !main.isQuiet()) console.err().print(report.timingLine() + "\n");
  }
}
