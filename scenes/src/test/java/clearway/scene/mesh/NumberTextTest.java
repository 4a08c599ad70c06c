package clearway.scene.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumberTextTest {
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void parse_givesTheNearestDoubleForEveryDecimal(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 20_000; i++) {
      String text = decimal(random);
      double expected = Double.parseDouble(text);
      double actual = parse(text);
      if (Double.isInfinite(expected)) assertTrue(Double.isNaN(actual), text);
      else
        assertEquals(
            Double.doubleToRawLongBits(expected), Double.doubleToRawLongBits(actual), text);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "+",
        "-",
        ".",
        "e5",
        "1e",
        "1e+",
        "1.2.3",
        "--1",
        "1d",
        "1f",
        "0x1",
        "0x1p3",
        "NaN",
        "nan",
        "Infinity",
        "-inf",
        "1e999",
        "-1e309",
        "1,5",
        "1_000",
        " 1",
        "1 ",
        "\u0661",
        "1e5.5"
      })
  void parse_refusesEverythingElse(String text) {
    assertTrue(Double.isNaN(parse(text)), text);
  }

  private static double parse(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return NumberText.parse(bytes, bytes.length);
  }

  private static String decimal(SplittableRandom random) {
    return switch (random.nextInt(6)) {
      case 0 -> Double.toString(Double.longBitsToDouble(random.nextLong() & 0xffefffffffffffffL));
      case 1 ->
          String.format(Locale.ROOT, "%." + random.nextInt(20) + "f", random.nextDouble() * 1000);
      case 2 -> random.nextLong() + "e" + (random.nextInt(700) - 350);
      case 3 -> "+" + random.nextInt(1 << 30) + ".";
      case 4 -> "-." + "0".repeat(random.nextInt(30)) + (random.nextInt(1 << 30));
      default ->
          random.nextInt(1 << 20) + "." + random.nextInt(1 << 20) + "E" + (random.nextInt(50) - 25);
    };
  }
}
