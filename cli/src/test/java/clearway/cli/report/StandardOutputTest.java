package clearway.cli.report;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class StandardOutputTest {
  @Test
  void aReaderThatWentAway_isNoFailure() {
    assertDoesNotThrow(() -> written("Broken pipe").requireWritten());
  }

  @Test
  void aFullDisk_isOne() {
    StandardOutput output = written("No space left on device");
    InputException error = assertThrows(InputException.class, output::requireWritten);
    assertEquals(
        "standard output cannot be written (No space left on device);"
            + " check the place it goes to and the space left",
        error.getMessage());
  }

  @Test
  void aWorkingStream_isFine() {
    StandardOutput output = new StandardOutput(OutputStream.nullOutputStream());
    new PrintStream(output).print("text");
    assertDoesNotThrow(output::requireWritten);
  }

  private static StandardOutput written(String failure) {
    StandardOutput output =
        new StandardOutput(
            new OutputStream() {
              @Override
              public void write(int value) throws IOException {
                throw new IOException(failure);
              }
            });
    PrintStream stream = new PrintStream(output, true);
    stream.print("text\n");
    stream.flush();
    return output;
  }
}
