package clearway.cli;

import clearway.check.CheckOptions;
import clearway.cli.check.CheckerKind;
import clearway.cli.distance.QueryKind;
import clearway.cli.report.DecimalNumber;
import clearway.cli.scene.SceneSource;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** Turns the words of a command line into values, with messages for people. */
final class OptionValues {
  private static final Pattern DURATION = Pattern.compile("([0-9]{1,9})(ms|s|m)");
  private static final Set<String> LATER_CHECKERS = Set.of("linear", "ccd");

  private OptionValues() {}

  static CommandLine register(CommandLine commandLine) {
    return commandLine
        .registerConverter(Double.class, OptionValues::number)
        .registerConverter(Integer.class, OptionValues::wholeNumber)
        .registerConverter(Long.class, OptionValues::longNumber)
        .registerConverter(Duration.class, OptionValues::duration)
        .registerConverter(CheckerKind.class, OptionValues::checker)
        .registerConverter(CheckOptions.Mode.class, word -> oneOf(CheckOptions.Mode.values(), word))
        .registerConverter(
            CheckOptions.Covering.class, word -> oneOf(CheckOptions.Covering.values(), word))
        .registerConverter(Path.class, OptionValues::file)
        .registerConverter(SceneSource.class, word -> new SceneSource(word, file(word)))
        .registerConverter(PackageFolder.class, OptionValues::packageFolder)
        .registerConverter(QueryKind.class, OptionValues::queryKind);
  }

  private static Double number(String word) {
    if (!DecimalNumber.looksLikeOne(word)) {
      throw new TypeConversionException("'" + word + "' is not a number");
    }
    return DecimalNumber.parse(word);
  }

  private static Integer wholeNumber(String word) {
    try {
      return Integer.valueOf(word);
    } catch (NumberFormatException e) {
      boolean isLarge = word.matches("[-+]?[0-9]+");
      throw new TypeConversionException(
          "'" + word + (isLarge ? "' is too large" : "' is not a whole number"));
    }
  }

  private static Path file(String word) {
    if (word.isEmpty()) throw new TypeConversionException("the file name is empty");
    try {
      return Path.of(word);
    } catch (InvalidPathException e) { // a zero byte, or letters that the locale's encoding lacks
      throw new TypeConversionException(
          "'" + word + "' cannot name a file here; a locale of UTF-8 (LC_ALL=C.UTF-8) may help");
    }
  }

  private static PackageFolder packageFolder(String word) {
    int equals = word.indexOf('=');
    if (equals > 0) {
      return new PackageFolder(word.substring(0, equals), file(word.substring(equals + 1)));
    }
    throw new TypeConversionException("'" + word + "' is not NAME=DIR");
  }

  private static Long longNumber(String word) {
    try {
      return Long.valueOf(word);
    } catch (NumberFormatException e) {
      boolean isLarge = word.matches("[-+]?[0-9]+");
      throw new TypeConversionException(
          "'" + word + (isLarge ? "' is too large" : "' is not a whole number"));
    }
  }

  private static Duration duration(String word) {
    Matcher matcher = DURATION.matcher(word);
    if (!matcher.matches()) {
      throw new TypeConversionException(
          "'" + word + "' is not a duration such as 500ms, 30s or 2m");
    }
    long value = longNumber(matcher.group(1));
    return switch (matcher.group(2)) {
      case "ms" -> Duration.ofMillis(value);
      case "s" -> Duration.ofSeconds(value);
      default -> Duration.ofMinutes(value);
    };
  }

  private static CheckerKind checker(String word) {
    if (LATER_CHECKERS.contains(word)) {
      throw new TypeConversionException(
          "the checker '" + word + "' is not there yet; " + names(CheckerKind.values()) + " are");
    }
    return oneOf(CheckerKind.values(), word);
  }

  private static QueryKind queryKind(String word) {
    return oneOf(QueryKind.values(), word);
  }

  private static <E extends Enum<E>> E oneOf(E[] values, String word) {
    for (E value : values) if (name(value).equals(word)) return value;
    throw new TypeConversionException("'" + word + "' is none of " + names(values));
  }

  private static String names(Enum<?>[] values) {
    return Arrays.stream(values).map(OptionValues::name).collect(Collectors.joining(", "));
  }

  /** As users write it. */
  private static String name(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
