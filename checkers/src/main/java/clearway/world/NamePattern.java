package clearway.world;

/** Names with {@code *} for any characters, none included; everything else stands for itself. */
public final class NamePattern {
  private NamePattern() {}

  /** Whether a name fits a pattern. */
  public static boolean matches(String pattern, String name) {
    int star = pattern.indexOf('*');
    if (star < 0) return pattern.equals(name);
    if (!name.startsWith(pattern.substring(0, star))) return false;
    return matchesRest(pattern, star, name, star);
  }

  /** Tries the shortest share of each star first; on a mismatch the last star takes one more. */
  private static boolean matchesRest(String pattern, int from, String name, int at) {
    int star = from;
    int resume = at;
    int p = from + 1;
    int n = at;
    while (n < name.length()) {
      if (p < pattern.length() && pattern.charAt(p) == '*') {
        star = p++;
        resume = n;
      } else if (p < pattern.length() && pattern.charAt(p) == name.charAt(n)) {
        p++;
        n++;
      } else {
        p = star + 1;
        n = ++resume;
      }
    }
    while (p < pattern.length() && pattern.charAt(p) == '*') p++;
    return p == pattern.length();
  }
}
