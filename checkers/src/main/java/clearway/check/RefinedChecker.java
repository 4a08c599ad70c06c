package clearway.check;

import clearway.world.PreparedWorld;
import clearway.world.World;

/**
 * REFINED-ADAPTIVE-BISECTION over pairs of bounding volumes: exact, and the quickest for most
 * scenes.
 *
 * <p>The best mode keeps a front of pairs of volumes and judges each by a plane that keeps the two
 * apart; the paper's mode intersects the traversal trees of greedy distances. Immutable and shared
 * between threads.
 */
public final class RefinedChecker implements CollisionChecker {
  private final PreparedWorld prepared;
  private final CheckOptions options;
  private final double delta;
  private final PairTable table;

  private RefinedChecker(PreparedWorld prepared, CheckOptions options) {
    this.prepared = prepared;
    this.options = options;
    delta = Math.max(options.delta(), CheckOptions.leastDelta(prepared.world()));
    table = new PairTable(prepared);
  }

  public static RefinedChecker of(PreparedWorld prepared, CheckOptions options) {
    return new RefinedChecker(prepared, options);
  }

  @Override
  public String name() {
    return "refined";
  }

  @Override
  public World world() {
    return prepared.world();
  }

  @Override
  public Guarantee guarantee() {
    return new Guarantee.Exact(delta);
  }

  @Override
  public CheckSession open() {
    return new CheckSession(this, prepared, options, this::method);
  }

  private CheckSession.Method method(CheckSession session) {
    if (options.mode() == CheckOptions.Mode.PAPER) return TraversalTreesCheck.method(session);
    Front front = new Front(table, delta, session.counts());
    Scout scout = new Scout(table, session.query(), session.counts());
    return motion -> new FrontCheck(session, motion, front, scout, false);
  }
}
