package clearway.check;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;

/** What the trials of a corpus found, from any number of threads. */
final class Complaints {
  /** What verdicts are held to. */
  enum Claim {
    FREE,
    CLEARANCE,
    COLLIDING,
    POINTS,
    AGREEMENT,
    REVERSAL,
    HALVES,
    SCALE,
    STEPS,
    FIRST_CONTACT,
    ENDS
  }

  private record Complaint(long seed, String text) {}

  private final Map<Claim, Queue<Complaint>> complaints = new EnumMap<>(Claim.class);
  private final Map<String, LongAdder> counts = new ConcurrentSkipListMap<>();

  Complaints() {
    for (Claim claim : Claim.values()) complaints.put(claim, new ConcurrentLinkedQueue<>());
  }

  /** Takes note unless the text is null. */
  void add(Claim claim, long seed, String text) {
    if (text != null) complaints.get(claim).add(new Complaint(seed, text));
  }

  void count(String what) {
    counts.computeIfAbsent(what, key -> new LongAdder()).increment();
  }

  long counted(String what) {
    LongAdder sum = counts.get(what);
    return sum == null ? 0 : sum.sum();
  }

  /** All counts in the order of their names. */
  String counts() {
    return counts.toString();
  }

  /** The first complaints of a kind, each with the command that shows it again; empty if none. */
  String of(Claim claim) {
    List<String> lines =
        complaints.get(claim).stream()
            .sorted(Comparator.comparingLong(Complaint::seed))
            .limit(5)
            .map(Complaints::line)
            .toList();
    if (lines.isEmpty()) return "";
    return complaints.get(claim).size() + " complaints\n" + String.join("\n", lines);
  }

  private static String line(Complaint complaint) {
    return "mvn -pl checkers test -Dtest=ZeroMissesTest -Dclearway.seed=%d -Dclearway.segments=1 # %s"
        .formatted(complaint.seed(), complaint.text());
  }
}
