package clearway.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class NamePatternTest {
  private static final String[] WORDS = {"", "a", "b", "*", "a*", "*b", "ab*", "/*", "/", "**"};

  @Test
  void starsStandForAnyCharacters_asRegularExpressionsSay() {
    int matches = 0;
    for (String p : WORDS) {
      for (String q : WORDS) {
        for (String r : WORDS) {
          for (String name : new String[] {"", "a", "ab", "a/b", "aab", "b/a/b", "aXb", "ba"}) {
            boolean expected = expression(p + q + r).matcher(name).matches();
            assertEquals(expected, NamePattern.matches(p + q + r, name), p + q + r + " " + name);
            if (expected) matches++;
          }
        }
      }
    }
    assertEquals(true, matches > 500, "too few matches: " + matches);
  }

  @Test
  void charactersOfRegularExpressions_standForThemselves() {
    assertEquals(false, NamePattern.matches("a.c", "abc"));
    assertEquals(true, NamePattern.matches("a.[c]*", "a.[c]d"));
  }

  private static Pattern expression(String pattern) {
    return Pattern.compile(
        pattern
            .chars()
            .mapToObj(c -> c == '*' ? ".*" : Pattern.quote(String.valueOf((char) c)))
            .collect(Collectors.joining()));
  }
}
