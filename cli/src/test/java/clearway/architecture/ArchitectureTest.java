package clearway.architecture;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The design, held by the machine: who may use whom. The benchmarks are not seen from here and need
 * not be: nothing uses them.
 */
class ArchitectureTest {
  private static final String[] ALL = {"checkers", "planner-core", "scenes", "cli"};
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("clearway");

  @Test
  void theRulesSeeTheClassesOfEveryModule() {
    assertTrue(CLASSES.contain("clearway.geometry.Pose"));
    assertTrue(CLASSES.contain("clearway.scene.MeshFiles"));
    assertTrue(CLASSES.contain("clearway.cli.Main"));
    assertFalse(CLASSES.contain(ArchitectureTest.class));
  }

  @Test
  void packagesHaveNoCycles() {
    Rules.noPackageCycles(Modules.INTERNAL).check(CLASSES);
  }

  @Test
  void checkersUseNeitherScenesNorPlannersNorTheCommandLine() {
    Set<String> others = Modules.packagesOf("planner-core", "scenes", "cli");
    Rules.doNotUse(Modules.packagesOf("checkers"), others).check(CLASSES);
  }

  @Test
  void checkersKnowNoFiles() {
    Rules.knowNoFiles(Modules.packagesOf("checkers")).check(CLASSES);
  }

  @Test
  void planningUsesNeitherScenesNorTheCommandLine() {
    Set<String> others = Modules.packagesOf("scenes", "cli");
    Rules.doNotUse(Modules.packagesOf("planner-core"), others).check(CLASSES);
  }

  @Test
  void scenesUseNeitherPlanningNorTheCommandLine() {
    Set<String> others = Modules.packagesOf("planner-core", "cli");
    Rules.doNotUse(Modules.packagesOf("scenes"), others).check(CLASSES);
  }

  @Test
  void internalPackagesAreUsedInTheirOwnModuleOnly() {
    for (String module : ALL) {
      Set<String> others = new TreeSet<>(Modules.packagesOf(ALL));
      others.removeAll(Modules.packagesOf(module));
      Rules.doNotUse(others, Modules.internalPackagesOf(module)).check(CLASSES);
    }
  }

  @Test
  void exportedPackagesShowNothingInternal() {
    Rules.doNotShow(Modules.exportedPackagesOf(ALL), Modules.INTERNAL).check(CLASSES);
  }

  @Test
  void answersDoNotDependOnTheProcessor() {
    Rules.computeTheSameEverywhere().check(CLASSES);
  }
}
