package clearway.cli.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import clearway.cli.report.InputException;
import clearway.geometry.Pose;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PoseFileTest {
  private static final String ROW = "each row is px,py,pz,qw,qx,qy,qz";
  private static final Pose POSE = Pose.of(1, -2, 30, 0, 1, 0, 0);

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1,-2,30,0,1,0,0",
        "1,-2,30,0,1,0,0\n",
        "1,-2,30,0,1,0,0\r\n",
        "px,py,pz,qw,qx,qy,qz\n1,-2,30,0,1,0,0\n",
        "x,y\r\n1,-2,30,0,1,0,0\r\n\r\n\n  \n",
        " 1.0 , -2e0,3E+1,0,1,0,.0\n",
        "\u00ef\u00bb\u00bf1,-2,30,0,1,0,0\n",
      })
  void onePoseInManySpellings(String text) throws IOException {
    assertEquals(List.of(POSE), read(text));
  }

  @Test
  void aQuaternionWithinTheToleranceIsNormalised() throws IOException {
    assertEquals(Pose.of(0, 0, 0, 1.0009, 0, 0, 0), read("0,0,0,1.0009,0,0,0\n").get(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0,0,0,1.002,0,0,0       | :1:7: the quaternion's norm is 1.002; it must be 1 within 0.001, in the order qw,qx,qy,qz
          0,0,0,0,0,0,0           | :1:7: the quaternion's norm is 0.0; it must be 1 within 0.001, in the order qw,qx,qy,qz
          0,0,0,1e50,0,0,0        | :1:7: the quaternion's norm is 1.0E50; it must be 1 within 0.001, in the order qw,qx,qy,qz
          0,-1e51,0,1,0,0,0       | :1:3: py is '-1e51'; at most 1e50 can be computed with
          0,nan,0,1,0,0,0         | :1:3: py is 'nan'; it must be finite
          nan,nan,nan,1,0,0,0     | :1:1: px is 'nan'; it must be finite
          0,0, -Infinity,1,0,0,0  | :1:6: pz is '-Infinity'; it must be finite
          0,0,1e999,1,0,0,0       | :1:5: pz is '1e999'; it must be finite
          """)
  void valuesThatAreNoPose(String row, String message) throws IOException {
    assertMessage(row + "\n", message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0,0,0,1,0,0             | :2:12: 6 columns instead of 7; each row is px,py,pz,qw,qx,qy,qz, with commas
          0,0,0,1,0,0,0,0         | :2:15: 8 columns instead of 7; each row is px,py,pz,qw,qx,qy,qz, with commas
          0;0;0;1;0;0;0           | :2:14: 1 column instead of 7; each row is px,py,pz,qw,qx,qy,qz, with commas
          0,0,x,1,0,0,0           | :2:5: pz is 'x', not a number; each row is px,py,pz,qw,qx,qy,qz
          0,0,,1,0,0,0            | :2:5: pz is '', not a number; each row is px,py,pz,qw,qx,qy,qz
          0,0,1d,1,0,0,0          | :2:5: pz is '1d', not a number; each row is px,py,pz,qw,qx,qy,qz
          0,0,0x1p3,1,0,0,0       | :2:5: pz is '0x1p3', not a number; each row is px,py,pz,qw,qx,qy,qz
          a,b,c,d,e,f,g           | :2:1: px is 'a', not a number; each row is px,py,pz,qw,qx,qy,qz
          """)
  void rowsThatAreNoNumbers(String row, String message) throws IOException {
    assertMessage("0,0,0,1,0,0,0\n" + row + "\n", message);
  }

  @Test
  void aFirstRowWithSomeNumbersIsNoHeader() throws IOException {
    assertMessage("0,0,oops,1,0,0,0\n", ":1:5: pz is 'oops', not a number; " + ROW);
  }

  @Test
  void aSecondHeaderIsNone() throws IOException {
    assertMessage("a,b\na,b\n", ":2:4: 2 columns instead of 7; " + ROW + ", with commas");
  }

  @Test
  void aBlankLineBetweenPosesIsToldWithItsPlace() throws IOException {
    assertMessage("0,0,0,1,0,0,0\n\n\n0,0,0,1,0,0,0\n", ":2:1: the line is blank; remove it");
    assertMessage("\n0,0,0,1,0,0,0\n", ":1:1: the line is blank; remove it");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n\n", "px,py,pz,qw,qx,qy,qz\n"})
  void aFileWithoutPosesIsRefused(String text) throws IOException {
    assertMessage(text, ": has no pose in it; " + ROW);
  }

  @Test
  void aLineWithoutEndIsRefusedEarly() throws IOException {
    String line = "1".repeat(PoseFile.LONGEST_LINE + 1);
    assertMessage(line, ":1:1001: longer than 1000 characters; " + ROW);
  }

  @Test
  void aLongFieldIsShortened() throws IOException {
    String message = ":1:3: py is '" + "x".repeat(37) + "...', not a number; " + ROW;
    assertMessage("0," + "x".repeat(50) + ",0,1,0,0,0\n", message);
  }

  private List<Pose> read(String text) throws IOException {
    return PoseFile.read(
        Files.writeString(folder.resolve("p.csv"), text, StandardCharsets.ISO_8859_1));
  }

  private void assertMessage(String text, String expected) {
    InputException error = assertThrows(InputException.class, () -> read(text));
    assertEquals(folder.resolve("p.csv") + expected, error.getMessage());
  }
}
