package clearway.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final AtomicLong nanos = new AtomicLong();

  @Test
  void onATerminal_speaksAfterTwoSecondsAndWipesItsLine() {
    Progress progress = progress(true, false);
    updateAt(progress, 1_900);
    assertEquals("", shown());
    updateAt(progress, 2_000);
    updateAt(progress, 2_100);
    progress.finish();
    assertEquals("\rpose 20 of 40 (50 %)\u001b[K\r\u001b[K", shown());
  }

  @Test
  void elsewhereOrWhenQuiet_isSilent() {
    updateAt(progress(false, false), 5_000);
    updateAt(progress(true, true), 5_000);
    assertEquals("", shown());
  }

  private Progress progress(boolean terminal, boolean quiet) {
    nanos.set(0);
    Console console = new Console(new PrintStream(err), new PrintStream(err), terminal);
    return new Progress(console, quiet, nanos::get);
  }

  private void updateAt(Progress progress, long milliseconds) {
    nanos.set(milliseconds * 1_000_000);
    progress.update("pose", 20, 40);
  }

  private String shown() {
    return err.toString(StandardCharsets.US_ASCII);
  }
}
