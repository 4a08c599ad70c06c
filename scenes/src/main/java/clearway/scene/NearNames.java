package clearway.scene;

import java.util.Collection;
import java.util.Optional;

/** Finds the name that a slip of the keyboard may have meant. */
public final class NearNames {
  private static final int LONGEST = 64;

  private NearNames() {}

  /** "did you mean 'NAME'?" for a near name, else the words given. */
  public static String remedy(String word, Collection<String> names, String otherwise) {
    return to(word, names).map(name -> "did you mean '" + name + "'?").orElse(otherwise);
  }

  /** The nearest of the names, about a quarter of the word away at most, the first of a tie. */
  public static Optional<String> to(String word, Collection<String> names) {
    if (word.length() > LONGEST) return Optional.empty();
    int nearest = (word.length() + 3) / 4 + 1;
    String found = null;
    for (String name : names) {
      int away = name.length() > LONGEST ? LONGEST : slips(word, name);
      if (away < nearest && away < name.length()) {
        nearest = away;
        found = name;
      }
    }
    return Optional.ofNullable(found);
  }

  /** Letters to put in, leave out or change; upper and lower case count as the same. */
  static int slips(String from, String to) {
    int[] above = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) above[j] = j;
    for (int i = 1; i <= from.length(); i++) {
      int[] row = new int[to.length() + 1];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int change = isSame(from.charAt(i - 1), to.charAt(j - 1)) ? 0 : 1;
        row[j] = Math.min(above[j - 1] + change, 1 + Math.min(above[j], row[j - 1]));
      }
      above = row;
    }
    return above[to.length()];
  }

  private static boolean isSame(char a, char b) {
    return Character.toLowerCase(a) == Character.toLowerCase(b);
  }
}
