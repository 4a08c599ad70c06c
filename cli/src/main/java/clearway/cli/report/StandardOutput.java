package clearway.cli.report;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Standard output that remembers why it failed. A reader that went away ({@code | head}) is no
 * failure; a full disk is.
 */
public final class StandardOutput extends FilterOutputStream {
  private IOException failure;

  public StandardOutput(OutputStream out) {
    super(out);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    if (failure != null) throw failure;
    try {
      out.write(bytes, from, count);
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  /**
   * @throws InputException if something could not be written although there was a reader
   */
  public void requireWritten() {
    if (failure == null || readerWentAway(failure)) return;
    throw new InputException(
        "standard output cannot be written (" + failure.getMessage() + ")",
        "check the place it goes to and the space left");
  }

  private static boolean readerWentAway(IOException failure) {
    String message = String.valueOf(failure.getMessage());
    return message.contains("Broken pipe") || message.contains("pipe is being closed");
  }
}
