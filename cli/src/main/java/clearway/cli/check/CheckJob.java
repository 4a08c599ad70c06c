package clearway.cli.check;

import clearway.check.CollisionChecker;
import clearway.check.Guarantee;
import clearway.scene.Scene;
import java.util.List;

/**
 * What is asked of a path or a list of segments.
 *
 * @param clearance asked for between pairs that no rule of the scene names
 * @param paper whether the checker keeps to the published method
 * @param firstContact whether the earliest contact is asked for
 * @param notes what a user should know about the input
 */
public record CheckJob(
    Scene scene,
    CollisionChecker checker,
    double clearance,
    boolean paper,
    boolean firstContact,
    List<String> notes) {
  public CheckJob {
    notes = List.copyOf(notes);
  }

  /** Looking for the first contact is a method of its own, whatever the checker. */
  String method() {
    return firstContact ? "first-contact" : checker.name();
  }

  public boolean isExact() {
    return checker.guarantee() instanceof Guarantee.Exact;
  }

  /** Delta of an exact checker, the resolution of one that samples. */
  double fineness() {
    if (checker.guarantee() instanceof Guarantee.Exact exact) return exact.delta();
    return ((Guarantee.Sampled) checker.guarantee()).resolution();
  }
}
