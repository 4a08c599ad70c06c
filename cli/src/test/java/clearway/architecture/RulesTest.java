package clearway.architecture;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.architecture.fixture.exported.KeepsItInside;
import clearway.architecture.fixture.exported.LeaksByParameter;
import clearway.architecture.fixture.exported.LeaksByResult;
import clearway.architecture.fixture.files.KnowsFiles;
import clearway.architecture.fixture.hidden.Hidden;
import clearway.architecture.fixture.lower.Lower;
import clearway.architecture.fixture.math.CallsSine;
import clearway.architecture.fixture.math.KeepsToStrictMath;
import clearway.architecture.fixture.math.RefersToSine;
import clearway.architecture.fixture.upper.Upper;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Every rule of the architecture can fail: each is given a class that breaks it. */
class RulesTest {
  private static final String HERE = "clearway.architecture.fixture.";
  private static final Set<String> HIDDEN = Set.of(HERE + "hidden");
  private static final Set<String> EXPORTED = Set.of(HERE + "exported");

  @Test
  void aPackageCycleIsFound() {
    JavaClasses cycle = new ClassFileImporter().importPackages(HERE + "cycle");
    assertBroken(Rules.noPackageCycles(Set.of()), cycle, "Cycle detected");
  }

  @Test
  void anInternalPackageBelowItsExportedOneIsOneUnitWithIt() {
    JavaClasses cycle = new ClassFileImporter().importPackages(HERE + "cycle");
    Set<String> both = Set.of(HERE + "cycle.left", HERE + "cycle.right");
    assertDoesNotThrow(() -> Rules.noPackageCycles(both).check(cycle));
  }

  @Test
  void aLookUpwardsIsFound() {
    ArchRule rule = Rules.doNotUse(Set.of(HERE + "lower"), Set.of(HERE + "upper"));
    assertBroken(rule, classes(Lower.class, Upper.class), "Lower");
  }

  @Test
  void theUseOfAnInternalPackageIsFound() {
    ArchRule rule = Rules.doNotUse(EXPORTED, HIDDEN);
    assertBroken(rule, classes(KeepsItInside.class, Hidden.class), "KeepsItInside");
  }

  @Test
  void theUseOfAFileIsFound() {
    assertBroken(Rules.knowNoFiles(Set.of(HERE + "files")), classes(KnowsFiles.class), "Path");
  }

  @Test
  void aLeakIsFoundInResultsAndTypeArguments() {
    ArchRule rule = Rules.doNotShow(EXPORTED, HIDDEN);
    assertBroken(rule, classes(LeaksByResult.class), "LeaksByResult shows");
    assertBroken(rule, classes(LeaksByParameter.class), "LeaksByParameter shows");
  }

  @Test
  void whatStaysInsideIsNoLeak() {
    JavaClasses inside = classes(KeepsItInside.class, Hidden.class);
    assertDoesNotThrow(() -> Rules.doNotShow(EXPORTED, HIDDEN).check(inside));
  }

  @Test
  void aSineOfMathIsFoundAsCallAndAsReference() {
    ArchRule rule = Rules.computeTheSameEverywhere();
    assertBroken(rule, classes(CallsSine.class), "Math.sin");
    assertBroken(rule, classes(RefersToSine.class), "Math.sin");
  }

  @Test
  void strictMathAndRootsAreAllowed() {
    JavaClasses strict = classes(KeepsToStrictMath.class);
    assertDoesNotThrow(() -> Rules.computeTheSameEverywhere().check(strict));
  }

  private static JavaClasses classes(Class<?>... types) {
    return new ClassFileImporter().importClasses(types);
  }

  private static void assertBroken(ArchRule rule, JavaClasses classes, String expected) {
    AssertionError error = assertThrows(AssertionError.class, () -> rule.check(classes));
    assertTrue(error.getMessage().contains(expected), error::getMessage);
  }
}
