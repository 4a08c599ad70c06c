package clearway.cli.check;

import clearway.check.CheckStatistics;
import clearway.check.Verdict;
import java.io.IOException;
import java.io.Writer;

/**
 * What a check of a list of segments found.
 *
 * @param verdicts one for each segment, none pending
 * @param work of all threads together
 */
public record BatchAnswers(Verdict[] verdicts, CheckStatistics work) {
  static final String HEADER = "segment,verdict,t,object_a,object_b,clearance";

  public int free() {
    return count(Verdict.Free.class);
  }

  public int colliding() {
    return count(Verdict.Colliding.class);
  }

  public int undecided() {
    return count(Verdict.Undecided.class);
  }

  private int count(Class<? extends Verdict> kind) {
    int count = 0;
    for (Verdict verdict : verdicts) if (kind.isInstance(verdict)) count++;
    return count;
  }

  /** A header and a row for each segment, numbers in full; what is not known stays empty. */
  public void writeTo(Writer writer) throws IOException {
    writer.write(HEADER + "\n");
    for (int i = 0; i < verdicts.length; i++) writer.write(i + "," + row(verdicts[i]) + "\n");
  }

  private static String row(Verdict verdict) {
    if (verdict instanceof Verdict.Free free) return "free,,,," + number(free.clearance());
    if (verdict instanceof Verdict.Colliding hit) {
      return "colliding,"
          + at(hit.t(), hit.objectA(), hit.objectB())
          + number(CheckWords.clearance(hit));
    }
    Verdict.Undecided left = (Verdict.Undecided) verdict;
    return "undecided," + at(left.t(), left.objectA(), left.objectB());
  }

  private static String at(double t, String a, String b) {
    return t + "," + cell(a) + "," + cell(b) + ",";
  }

  private static String number(double value) {
    return Double.isNaN(value) ? "" : Double.toString(value);
  }

  /** A name on one line, in quotes where it needs them. */
  private static String cell(String name) {
    String line = name.replaceAll("\\p{Cntrl}", "?");
    boolean plain = line.indexOf(',') < 0 && line.indexOf('"') < 0;
    return plain ? line : '"' + line.replace("\"", "\"\"") + '"';
  }
}
