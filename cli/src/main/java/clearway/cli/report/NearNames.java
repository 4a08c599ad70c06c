package clearway.cli.report;

import java.util.Collection;
import java.util.Optional;

/** Finds the name someone may have meant. */
public final class NearNames {
  private NearNames() {}

  /** The nearest name within a third of the word's length in typing slips, if there is one. */
  public static Optional<String> to(String word, Collection<String> names) {
    int most = Math.max(1, word.length() / 3);
    String nearest = null;
    for (String name : names) {
      int slips = slips(word, name);
      if (slips <= most && (nearest == null || slips < slips(word, nearest))) nearest = name;
    }
    return Optional.ofNullable(nearest);
  }

  /** How many letters must be put in, left out or changed to turn one word into the other. */
  static int slips(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j < row.length; j++) row[j] = j;
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int change = diagonal + (isSame(from.charAt(i - 1), to.charAt(j - 1)) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[to.length()];
  }

  /** Upper and lower case count as the same. */
  private static boolean isSame(char a, char b) {
    return Character.toLowerCase(a) == Character.toLowerCase(b);
  }
}
