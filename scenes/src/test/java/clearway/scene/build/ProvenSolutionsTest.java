package clearway.scene.build;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.check.CheckOptions;
import clearway.check.RefinedChecker;
import clearway.check.Verdict;
import clearway.scene.BuiltInScenes;
import clearway.scene.PathFiles;
import clearway.space.MotionPath;
import clearway.world.PreparedWorld;
import clearway.world.World;
import java.net.URISyntaxException;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The solutions on file are paths like any other, and free. */
class ProvenSolutionsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "arm-in-cage",
        "arm-in-lattice",
        "hook-tetrahedra",
        "machine-tool",
        "nine-arms-in-lattice",
        "puma-machine-room",
        "puma-pipes",
        "six-arms-car",
        "six-welders-car",
        "two-arms-three-tori",
        "two-springs",
        "welder-in-cage",
        "workshop"
      })
  void aSolutionOnFileIsProvenFree(String name) throws URISyntaxException {
    World world = BuiltInScenes.build(name).world();
    Path file = Path.of(ProvenSolutionsTest.class.getResource(name + ".csv").toURI());
    MotionPath path = PathFiles.read(file, world).path();
    RefinedChecker checker = RefinedChecker.of(PreparedWorld.of(world), CheckOptions.of(world));
    Verdict verdict = checker.open().path(path).finish();
    assertTrue(verdict.isFree(), verdict::toString);
  }
}
