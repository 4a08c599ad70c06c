package clearway.check;

import clearway.kinematics.StraightMotion;
import clearway.space.Configuration;

/** A check that does as it is told: so many steps of falling urgency, then a verdict. */
final class ScriptedCheck extends SegmentCheck {
  private final double urgency;
  private final int steps;
  private final Verdict last;
  private final StringBuilder log;
  private final char name;
  private int taken;
  long bytes;
  int drops;

  ScriptedCheck(
      CheckSession session, char name, double urgency, int steps, Verdict last, StringBuilder log) {
    super(session, still(session));
    this.name = name;
    this.urgency = urgency;
    this.steps = steps;
    this.last = last;
    this.log = log;
  }

  private static StraightMotion still(CheckSession session) {
    double[] q = new double[session.prepared().world().space().dimension()];
    Configuration zero = Configuration.of(q);
    return StraightMotion.between(session.prepared().world().mechanism(), zero, zero);
  }

  @Override
  Verdict step() {
    log.append(name);
    return ++taken < steps ? Verdict.PENDING : last;
  }

  @Override
  double nextUrgency() {
    return urgency - taken;
  }

  @Override
  long bytes() {
    return bytes;
  }

  @Override
  void drop() {
    if (bytes > 0) drops++;
    bytes = 0;
  }

  @Override
  Verdict.Undecided undecided(Verdict.Reason reason) {
    return new Verdict.Undecided(reason, "a", "b", 0.5);
  }
}
