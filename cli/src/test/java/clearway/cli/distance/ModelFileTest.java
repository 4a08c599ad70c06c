package clearway.cli.distance;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.cli.report.InputException;
import clearway.geometry.TriangleMesh;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ModelFileTest {
  @Test
  void memoryThatRunsOut_isToldOfTheFileWithTheRemedy() {
    InputException error =
        assertThrows(
            InputException.class,
            () ->
                ModelFile.build(
                    Path.of("large.obj"),
                    TriangleMesh.box(1, 1, 1),
                    mesh -> {
                      throw new OutOfMemoryError("planted");
                    }));
    assertTrue(
        error
            .getMessage()
            .matches(
                "large.obj: its 12 triangles need more memory than \\d+ MB; allow more:"
                    + " CLEARWAY_JAVA_OPTS=-Xmx4g"),
        error::getMessage);
  }
}
