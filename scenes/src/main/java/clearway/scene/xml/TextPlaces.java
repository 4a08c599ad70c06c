package clearway.scene.xml;

import clearway.scene.SceneFormatException.Location;
import java.nio.file.Path;
import java.util.Arrays;

/** Lines and columns of a text, counted from 1; a line ends with LF, CR or both. */
final class TextPlaces {
  private final String text;
  private final int[] starts; // of lines
  private final int lines;

  TextPlaces(String text) {
    this.text = text;
    int[] found = new int[16];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      if (!endsLine(i)) continue;
      if (count == found.length) found = Arrays.copyOf(found, 2 * count);
      found[count++] = i + 1;
    }
    this.starts = found;
    this.lines = count;
  }

  /** The nearest {@code <} before a place: no attribute of well-formed XML holds one. */
  Location openingBefore(Path file, int line, int column) {
    if (line < 1 || line > lines || column < 1) return new Location(file, line, column, "");
    int end = Math.min(text.length(), starts[line - 1] + column - 1);
    int at = text.lastIndexOf('<', end - 1);
    if (at < 0) return new Location(file, line, column, "");
    int found = Arrays.binarySearch(starts, 0, lines, at);
    int opening = found >= 0 ? found : -found - 2;
    return new Location(file, opening + 1, at - starts[opening] + 1, "");
  }

  private boolean endsLine(int i) {
    char c = text.charAt(i);
    boolean pair = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
    return c == '\n' || c == '\r' && !pair;
  }
}
