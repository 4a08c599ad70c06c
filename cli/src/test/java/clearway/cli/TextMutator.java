package clearway.cli;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Damages texts the way slips and broken tools do. The damage depends on the seed alone. */
final class TextMutator {
  private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?");
  private static final Pattern QUOTED = Pattern.compile("\"[^\"\\n]*\"");
  private static final List<String> NUMBERS =
      List.of(
          "0",
          "-1",
          "1",
          "7",
          "1e50",
          "-1e50",
          "1e51",
          "1e999",
          "1e-300",
          "NaN",
          "null",
          "true",
          "[]",
          "{}",
          "",
          "0x10",
          "1e-9",
          "3.2",
          "99999999999999999999");

  private final SplittableRandom random;

  TextMutator(long seed) {
    random = new SplittableRandom(seed);
  }

  /** One injury for half of the seeds, two or three for the others. */
  byte[] mutate(String text) {
    String result = text;
    int more = random.nextBoolean() ? 0 : 1 + random.nextInt(2);
    for (int i = 0; i <= more; i++) result = injure(result);
    return random.nextInt(20) == 0 ? flipBit(result) : bytes(result);
  }

  private String injure(String text) {
    if (text.isEmpty()) return text;
    return switch (random.nextInt(10)) {
      case 0 -> text.substring(0, random.nextInt(text.length()));
      case 1 -> deleteLine(text);
      case 2 -> repeatLine(text);
      case 3 -> deleteCharacter(text);
      case 4, 5 -> swap(text, QUOTED);
      case 6 -> swap(text, NUMBER);
      default -> replaceNumber(text);
    };
  }

  private String deleteLine(String text) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    if (!lines.isEmpty()) lines.remove(random.nextInt(lines.size()));
    return String.join("\n", lines);
  }

  private String repeatLine(String text) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    if (!lines.isEmpty()) {
      String line = lines.get(random.nextInt(lines.size()));
      lines.add(random.nextInt(lines.size() + 1), line);
    }
    return String.join("\n", lines);
  }

  private String deleteCharacter(String text) {
    int at = random.nextInt(text.length());
    return text.substring(0, at) + text.substring(at + 1);
  }

  private String swap(String text, Pattern pattern) {
    List<MatchResult> found = pattern.matcher(text).results().toList();
    if (found.size() < 2) return deleteCharacter(text);
    int first = random.nextInt(found.size() - 1);
    MatchResult a = found.get(first);
    MatchResult b = found.get(first + 1 + random.nextInt(found.size() - first - 1));
    String between = text.substring(a.end(), b.start());
    return text.substring(0, a.start()) + b.group() + between + a.group() + text.substring(b.end());
  }

  private String replaceNumber(String text) {
    List<MatchResult> found = NUMBER.matcher(text).results().toList();
    if (found.isEmpty()) return deleteCharacter(text);
    MatchResult hit = found.get(random.nextInt(found.size()));
    String evil = NUMBERS.get(random.nextInt(NUMBERS.size()));
    return text.substring(0, hit.start()) + evil + text.substring(hit.end());
  }

  private byte[] flipBit(String text) {
    byte[] result = bytes(text);
    if (result.length > 0) result[random.nextInt(result.length)] ^= (byte) (1 << random.nextInt(8));
    return result;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
