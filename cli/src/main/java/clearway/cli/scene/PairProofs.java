package clearway.cli.scene;

import clearway.cli.report.Progress;
import clearway.world.NeverProof;
import clearway.world.NeverProof.Outcome;
import clearway.world.Pairing;
import clearway.world.Pairing.Standing;
import clearway.world.PreparedWorld;
import clearway.world.World;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What became of the pairs that an SRDF says never meet. */
public final class PairProofs {
  private static final String NEVER = "never";

  private final Map<Pairing, Outcome> outcomes;

  private PairProofs(Map<Pairing, Outcome> outcomes) {
    this.outcomes = outcomes;
  }

  /** Nothing was asked. */
  public static PairProofs none() {
    return new PairProofs(Map.of());
  }

  /**
   * Tries to prove every pair left out as "Never", in whatever case it is written.
   *
   * @param budget how many boxes of configurations may be looked at for each pair
   */
  public static PairProofs of(World world, long budget, Progress progress) {
    List<Pairing> claims = world.pairings().stream().filter(PairProofs::isClaim).toList();
    if (claims.isEmpty()) return none();
    NeverProof proof = new NeverProof(PreparedWorld.of(world));
    Map<Pairing, Outcome> outcomes = new HashMap<>();
    for (Pairing pair : claims) {
      int done = outcomes.size();
      outcomes.put(pair, proof.prove(pair, budget, () -> tell(progress, done, claims.size())));
    }
    progress.finish();
    return new PairProofs(outcomes);
  }

  private static boolean isClaim(Pairing pair) {
    return pair.standing() == Standing.EXEMPT && pair.reason().equalsIgnoreCase(NEVER);
  }

  /** Called for every box; never ends a search. */
  private static boolean tell(Progress progress, int done, int total) {
    progress.update("pairs that never meet", done, total);
    return false;
  }

  Optional<Outcome> of(Pairing pair) {
    return Optional.ofNullable(outcomes.get(pair));
  }

  boolean isProven(Pairing pair) {
    return outcomes.get(pair) instanceof Outcome.Proven;
  }

  boolean isRefuted(Pairing pair) {
    return outcomes.get(pair) instanceof Outcome.Witness;
  }

  boolean isEmpty() {
    return outcomes.isEmpty();
  }

  long count(Class<? extends Outcome> kind) {
    return outcomes.values().stream().filter(kind::isInstance).count();
  }
}
