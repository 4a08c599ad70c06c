package clearway.scene;

/**
 * How much a scene file or another text file may ask for. What goes beyond is refused with the name
 * of the limit.
 *
 * @param fileBytes size of the file
 * @param nesting depth of lists, objects and XML elements
 * @param values values of the document, every list, object, text and number counted
 */
public record TextLimits(long fileBytes, int nesting, int values) {

  /** 64 MiB, 64 levels, a million values: read within a heap of one gibibyte. */
  public static final TextLimits DEFAULT = new TextLimits(64L << 20, 64, 1_000_000);

  private static final long LARGEST = 1L << 30;
  private static final int DEEPEST = 1000;

  public TextLimits {
    requireWithin("fileBytes", fileBytes, LARGEST);
    requireWithin("nesting", nesting, DEEPEST);
    requireWithin("values", values, Integer.MAX_VALUE);
  }

  public TextLimits withFileBytes(long most) {
    return new TextLimits(most, nesting, values);
  }

  public TextLimits withNesting(int most) {
    return new TextLimits(fileBytes, most, values);
  }

  public TextLimits withValues(int most) {
    return new TextLimits(fileBytes, nesting, most);
  }

  private static void requireWithin(String name, long value, long most) {
    if (value < 1 || value > most) {
      throw new IllegalArgumentException(name + " is " + value + "; it must be from 1 to " + most);
    }
  }
}
