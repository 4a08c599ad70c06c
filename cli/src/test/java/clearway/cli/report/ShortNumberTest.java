package clearway.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortNumberTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.0, 0",
    "1, 1",
    "100, 100",
    "-3.141592653589793, -3.14159",
    "0.05, 0.05",
    "0.00123456789, 0.00123457",
    "0.000123, 1.23e-4",
    "123456789, 123457000",
    "1e50, 1.0e50",
    "Infinity, Infinity"
  })
  void numbers_haveSixDigitsAtMost(double value, String text) {
    assertEquals(text, ShortNumber.of(value));
  }
}
