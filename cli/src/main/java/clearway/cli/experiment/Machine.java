package clearway.cli.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** What times were measured on: the kind of processor and the JDK, never the machine's name. */
final class Machine {
  private static final Path LINUX = Path.of("/proc/cpuinfo");
  private static final String MODEL = "model name";

  private Machine() {}

  static String processor() {
    return linuxModel()
        .or(() -> Optional.ofNullable(System.getenv("PROCESSOR_IDENTIFIER")))
        .orElse(System.getProperty("os.arch"));
  }

  static String jdk() {
    return System.getProperty("java.vm.name") + " " + System.getProperty("java.version");
  }

  private static Optional<String> linuxModel() {
    if (!Files.isReadable(LINUX)) return Optional.empty();
    try (Stream<String> lines = Files.lines(LINUX)) {
      return lines
          .filter(line -> line.startsWith(MODEL) && line.contains(":"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
