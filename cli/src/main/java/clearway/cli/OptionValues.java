package clearway.cli;

import clearway.cli.distance.QueryKind;
import clearway.cli.report.DecimalNumber;
import clearway.cli.scene.SceneSource;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** Turns the words of a command line into values, with messages for people. */
final class OptionValues {
  private OptionValues() {}

  static CommandLine register(CommandLine commandLine) {
    return commandLine
        .registerConverter(Double.class, OptionValues::number)
        .registerConverter(Integer.class, OptionValues::wholeNumber)
        .registerConverter(Path.class, OptionValues::file)
        .registerConverter(SceneSource.class, word -> new SceneSource(word, file(word)))
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
      throw new TypeConversionException("'" + word + "' is not a whole number");
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

  private static QueryKind queryKind(String word) {
    for (QueryKind kind : QueryKind.values()) {
      if (kind.toString().equals(word)) return kind;
    }
    String names =
        Arrays.stream(QueryKind.values())
            .map(QueryKind::toString)
            .collect(Collectors.joining(", "));
    throw new TypeConversionException("'" + word + "' is none of " + names);
  }
}
