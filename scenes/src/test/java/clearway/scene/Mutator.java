package clearway.scene;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Damages files. The damage depends on the seed alone. */
public final class Mutator {
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?(E-?[0-9]+)?");
  private static final Pattern WORD = Pattern.compile("[^\\s\"<>{}\\[\\],:/]+");
  private static final String[] EVIL = {
    "2147483647",
    "4294967295",
    "-1",
    "0",
    "99999999999999999999",
    "1e999",
    "-1e308",
    "NaN",
    "inf",
    "0x1p3",
    "1d",
    "",
    "1,5",
    "-2147483648",
    "1e-400",
    "#",
    "\\",
    "\0",
    "5000001",
    "%2e%2e"
  };

  private final SplittableRandom random; // unlike Random, unlike for seeds next to each other

  public Mutator(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** One injury for half of the seeds, up to three for the others. */
  public byte[] mutate(byte[] original) {
    byte[] result = original;
    for (int i = random.nextBoolean() ? 0 : random.nextInt(3); i >= 0; i--) result = injure(result);
    return result;
  }

  private byte[] injure(byte[] bytes) {
    if (bytes.length == 0) return bytes;
    return switch (random.nextInt(8)) {
      case 0 -> flipBit(bytes);
      case 1 -> Arrays.copyOf(bytes, random.nextInt(bytes.length));
      case 2 -> duplicate(bytes);
      case 3 -> delete(bytes);
      case 4 -> overwrite(bytes);
      case 5 -> swapWords(bytes);
      default -> replaceNumber(bytes);
    };
  }

  private byte[] flipBit(byte[] bytes) {
    byte[] result = bytes.clone();
    result[random.nextInt(result.length)] ^= (byte) (1 << random.nextInt(8));
    return result;
  }

  private byte[] duplicate(byte[] bytes) {
    int from = random.nextInt(bytes.length);
    int to = from + random.nextInt(Math.min(bytes.length - from, 300)) + 1;
    return MeshSamples.join(
        Arrays.copyOf(bytes, to),
        Arrays.copyOfRange(bytes, from, to),
        Arrays.copyOfRange(bytes, to, bytes.length));
  }

  private byte[] delete(byte[] bytes) {
    int from = random.nextInt(bytes.length);
    int to = from + random.nextInt(Math.min(bytes.length - from, 100)) + 1;
    return MeshSamples.join(
        Arrays.copyOf(bytes, from), Arrays.copyOfRange(bytes, to, bytes.length));
  }

  /** Four bytes of a kind that reads as a huge, negative or non-finite number. */
  private byte[] overwrite(byte[] bytes) {
    byte[] result = bytes.clone();
    int at = random.nextInt(result.length);
    byte[][] fills = {{-1, -1, -1, -1}, {0, 0, -64, 127}, {0, 0, -128, 127}, {0, 0, 0, -128}, {}};
    byte[] fill = fills[random.nextInt(fills.length)];
    for (int i = 0; i < fill.length && at + i < result.length; i++) result[at + i] = fill[i];
    return result;
  }

  private byte[] swapWords(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    MatchResult[] words = WORD.matcher(text).results().toArray(MatchResult[]::new);
    if (words.length < 2) return flipBit(bytes);
    int first = random.nextInt(words.length - 1);
    MatchResult a = words[first];
    MatchResult b = words[first + 1 + random.nextInt(words.length - first - 1)];
    String swapped =
        text.substring(0, a.start())
            + b.group()
            + text.substring(a.end(), b.start())
            + a.group()
            + text.substring(b.end());
    return swapped.getBytes(StandardCharsets.ISO_8859_1);
  }

  private byte[] replaceNumber(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    MatchResult[] numbers = NUMBER.matcher(text).results().toArray(MatchResult[]::new);
    if (numbers.length == 0) return flipBit(bytes);
    MatchResult hit = numbers[random.nextInt(numbers.length)];
    String replaced =
        text.substring(0, hit.start())
            + EVIL[random.nextInt(EVIL.length)]
            + text.substring(hit.end());
    return replaced.getBytes(StandardCharsets.ISO_8859_1);
  }
}
