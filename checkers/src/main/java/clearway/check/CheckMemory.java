package clearway.check;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * Keeps the unfinished checks of a session within their memory: when they outgrow it, the least
 * urgent are dropped to their proven intervals. One thread.
 *
 * <p>Checks are held weakly: those that their owner has forgotten are left out at the next
 * clearing.
 */
final class CheckMemory {
  private final long limit;
  private List<WeakReference<SegmentCheck>> kept = new ArrayList<>();
  private long bytes;
  private long drops;

  CheckMemory(long limit) {
    this.limit = limit;
  }

  /** Takes note of what a check that was just advanced keeps now; it is the last to be dropped. */
  void note(SegmentCheck check) {
    if (!check.isKept) kept.add(new WeakReference<>(check));
    check.isKept = true;
    long now = check.bytes();
    bytes += now - check.noted;
    check.noted = now;
    if (bytes > limit) clear(check);
  }

  /** Takes note that a check has dropped its work or is settled. */
  void forget(SegmentCheck check) {
    bytes -= check.noted;
    check.noted = 0;
  }

  /** Bytes kept by all checks, those forgotten by their owners included. */
  long bytes() {
    return bytes;
  }

  /** Checks dropped so far. */
  long drops() {
    return drops;
  }

  /** Drops the least urgent until half of the limit is free, so that this is seldom needed. */
  private void clear(SegmentCheck active) {
    List<SegmentCheck> checks = live();
    checks.sort(Comparator.comparingDouble(SegmentCheck::urgency));
    for (SegmentCheck check : checks) {
      if (bytes <= limit / 2) return;
      if (check == active || check.noted == 0) continue;
      check.drop();
      bytes += check.bytes() - check.noted;
      check.noted = check.bytes();
      drops++;
    }
  }

  /** The checks that are still wanted and not settled; the account is made anew from them. */
  private List<SegmentCheck> live() {
    List<SegmentCheck> checks = new ArrayList<>();
    kept.stream().map(WeakReference::get).filter(Objects::nonNull).forEach(checks::add);
    checks.removeIf(check -> !check.verdict().isPending());
    kept = new ArrayList<>();
    bytes = 0;
    for (SegmentCheck check : checks) {
      kept.add(new WeakReference<>(check));
      bytes += check.noted;
    }
    return checks;
  }
}
