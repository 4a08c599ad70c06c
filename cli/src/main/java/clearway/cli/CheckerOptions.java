package clearway.cli;

import clearway.check.CheckOptions;
import clearway.check.CollisionChecker;
import clearway.check.FixedResolutionChecker;
import clearway.cli.check.CheckerKind;
import clearway.cli.report.InputException;
import clearway.scene.Scene;
import clearway.space.Component;
import clearway.space.ConfigurationSpace;
import clearway.world.PreparedWorld;
import clearway.world.World;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Which checker judges motions, and how. */
final class CheckerOptions {
  @Option(
      names = "--checker",
      paramLabel = "NAME",
      description = {
        "refined: exact, over pairs of bounding volumes (unless given).",
        "adaptive: exact, over pairs of objects.",
        "fixed: samples at a resolution; proves nothing."
      })
  private CheckerKind kind;

  @Option(
      names = "--mode",
      paramLabel = "MODE",
      description = "best (unless given), or paper: keep to the published method.")
  private CheckOptions.Mode mode;

  @Option(
      names = "--resolution",
      paramLabel = "E",
      description =
          "Of the fixed checker: longest way between two samples in the normalised space; 0.012"
              + " unless given.")
  private Double resolution;

  @Option(
      names = "--delta",
      paramLabel = "D",
      description =
          "Pairs closer than D beyond their clearance may be called too close; a millionth of the"
              + " scene's size unless given.")
  private Double delta;

  @Option(
      names = "--clearance",
      paramLabel = "R",
      description = "Ask for this clearance in place of the scene's; its rules for pairs stay.")
  private Double clearance;

  @Option(
      names = "--covering",
      paramLabel = "WHERE",
      description =
          "Of the adaptive checker: divide intervals in their middle (unless given), or in that of"
              + " the uncovered part: uncovered.")
  private CheckOptions.Covering covering;

  /**
   * @throws InputException if options do not go together or a value makes no sense
   */
  void requireValid(boolean firstContact) {
    if (firstContact) {
      requireAbsent("--checker", kind, "--first-contact, which has a method of its own");
      requireAbsent("--mode", mode, "--first-contact, which has a method of its own");
      requireAbsent("--covering", covering, "--first-contact, which has a method of its own");
    }
    String checker = "--checker " + kind();
    if (kind().isExact()) requireAbsent("--resolution", resolution, checker);
    else requireAbsent("--delta", delta, checker);
    if (kind() != CheckerKind.ADAPTIVE) requireAbsent("--covering", covering, checker);
    require(resolution == null || resolution > 0, "--resolution", resolution, "above 0");
    require(delta == null || delta >= 0, "--delta", delta, "0 or more");
    require(clearance == null || clearance >= 0, "--clearance", clearance, "0 or more");
  }

  private static void requireAbsent(String option, Object value, String where) {
    if (value == null) return;
    throw new InputException(option + " has no meaning for " + where, "leave it out");
  }

  private static void require(boolean holds, String option, Double value, String range) {
    if (holds && (value == null || Double.isFinite(value))) return;
    throw new InputException(option + " is " + value, "it must be finite and " + range);
  }

  boolean isPaper() {
    return mode == CheckOptions.Mode.PAPER;
  }

  /** The scene with the clearance asked for; which pairs never meet depends on it. */
  Scene scene(Scene read) {
    if (clearance == null) return read;
    World world = read.world();
    World other =
        World.of(world.robots(), world.obstacles(), world.ignore(), clearance, world.clearances());
    return new Scene(read.name(), read.units(), other, read.queries());
  }

  CollisionChecker checker(World world) {
    return kind().checker(PreparedWorld.of(world), options(world), resolution());
  }

  /** What a user may not expect. */
  List<String> notes(World world) {
    List<String> notes = new ArrayList<>();
    if (kind() == CheckerKind.FIXED && resolution == null) {
      notes.add("no --resolution is given; " + resolution() + " of the normalised space is used");
    }
    String unlimited = kind() == CheckerKind.FIXED ? firstWithoutLimits(world.space()) : null;
    if (unlimited != null) {
      notes.add(
          "coordinates without limits, such as '"
              + unlimited
              + "', do not count in the normalised space: samples may lie far apart along them");
    }
    double least = CheckOptions.leastDelta(world);
    if (delta != null && delta < least) {
      notes.add("--delta " + delta + " is below what rounding allows; " + least + " is used");
    }
    return notes;
  }

  /** The name of the first coordinate that has no limits and is no angle; null if there is none. */
  private static String firstWithoutLimits(ConfigurationSpace space) {
    for (int c = 0; c < space.components().size(); c++) {
      boolean line = space.components().get(c) instanceof Component.Interval;
      if (line && Double.isInfinite(space.extent(c))) return space.name(space.offset(c));
    }
    return null;
  }

  private CheckerKind kind() {
    return kind == null ? CheckerKind.REFINED : kind;
  }

  private double resolution() {
    return resolution == null ? FixedResolutionChecker.RESOLUTION : resolution;
  }

  private CheckOptions options(World world) {
    CheckOptions options = CheckOptions.of(world);
    if (delta != null) options = options.withDelta(delta);
    if (mode != null) options = options.withMode(mode);
    return covering == null ? options : options.withCovering(covering);
  }
}
