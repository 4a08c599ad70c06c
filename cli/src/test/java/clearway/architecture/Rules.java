package clearway.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The rules of the design, each for any set of packages, so that fixtures can break them. */
final class Rules {
  private static final Set<String> NOT_THE_SAME_EVERYWHERE =
      Set.of(
          "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp",
          "expm1", "log", "log10", "log1p", "pow", "cbrt", "hypot");

  private Rules() {}

  /**
   * No cycle among packages. An internal package below an exported one (clearway.scene.mesh below
   * clearway.scene) counts with it: the two are one unit, which only its own module sees inside.
   */
  static ArchRule noPackageCycles(Set<String> internalPackages) {
    return slices().assignedFrom(packagesAsUnits(internalPackages)).should().beFreeOfCycles();
  }

  private static SliceAssignment packagesAsUnits(Set<String> internalPackages) {
    return new SliceAssignment() {
      @Override
      public SliceIdentifier getIdentifierOf(JavaClass type) {
        String name = type.getPackageName();
        if (!name.startsWith("clearway.")) return SliceIdentifier.ignore();
        return SliceIdentifier.of(unit(name, internalPackages));
      }

      @Override
      public String getDescription() {
        return "packages";
      }
    };
  }

  private static String unit(String packageName, Set<String> internalPackages) {
    String parent = packageName.substring(0, packageName.lastIndexOf('.'));
    boolean hasExportedParent = parent.indexOf('.') > 0;
    return internalPackages.contains(packageName) && hasExportedParent ? parent : packageName;
  }

  /** No class of {@code packages} uses one of {@code forbidden}. */
  static ArchRule doNotUse(Set<String> packages, Set<String> forbidden) {
    return noClasses()
        .that(resideIn(packages))
        .should()
        .dependOnClassesThat(resideIn(forbidden))
        .allowEmptyShould(true);
  }

  /** Nothing but memory: no files, streams or sockets. */
  static ArchRule knowNoFiles(Set<String> packages) {
    return noClasses()
        .that(resideIn(packages))
        .should()
        .dependOnClassesThat(describe("deal with files or networks", Rules::dealsWithFiles));
  }

  private static boolean dealsWithFiles(JavaClass type) {
    String name = type.getPackageName();
    boolean ofStreams = name.equals("java.io") && !type.getSimpleName().equals("Serializable");
    return ofStreams
        || name.startsWith("java.nio.file")
        || name.startsWith("java.nio.channels")
        || name.startsWith("java.net");
  }

  /** What others can see of {@code exported} packages mentions no class of internal ones. */
  static ArchRule doNotShow(Set<String> exported, Set<String> internalPackages) {
    return classes()
        .that(resideIn(exported))
        .and(describe("can be seen", type -> type.getModifiers().contains(JavaModifier.PUBLIC)))
        .should(showNothingOf(internalPackages));
  }

  private static ArchCondition<JavaClass> showNothingOf(Set<String> internalPackages) {
    return new ArchCondition<>("show no internal class") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        for (JavaClass shown : shownBy(type)) {
          if (internalPackages.contains(shown.getPackageName())) {
            String message = type.getName() + " shows " + shown.getName();
            events.add(SimpleConditionEvent.violated(type, message));
          }
        }
      }
    };
  }

  private static Set<JavaClass> shownBy(JavaClass type) {
    Set<JavaClass> shown = new HashSet<>(type.getRawInterfaces());
    type.getRawSuperclass().ifPresent(shown::add);
    for (JavaMember member : type.getMembers()) {
      if (isVisible(member)) shown.addAll(member.getAllInvolvedRawTypes());
      if (isVisible(member) && member instanceof JavaCodeUnit unit) {
        shown.addAll(unit.getExceptionTypes());
      }
    }
    return shown;
  }

  private static boolean isVisible(JavaMember member) {
    return member.getModifiers().contains(JavaModifier.PUBLIC)
        || member.getModifiers().contains(JavaModifier.PROTECTED);
  }

  /** Transcendental functions come from StrictMath: answers are the same on every processor. */
  static ArchRule computeTheSameEverywhere() {
    return classes().should(callNoneOf(Math.class, NOT_THE_SAME_EVERYWHERE));
  }

  private static ArchCondition<JavaClass> callNoneOf(Class<?> owner, Set<String> names) {
    return new ArchCondition<>("take transcendental functions from StrictMath") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        List.of(type.getMethodCallsFromSelf(), type.getMethodReferencesFromSelf()).stream()
            .flatMap(Set::stream)
            .filter(access -> isOneOf(access, owner, names))
            .forEach(
                access ->
                    events.add(SimpleConditionEvent.violated(access, access.getDescription())));
      }
    };
  }

  private static boolean isOneOf(JavaAccess<?> access, Class<?> owner, Set<String> names) {
    return access.getTargetOwner().isEquivalentTo(owner) && names.contains(access.getName());
  }

  private static DescribedPredicate<JavaClass> resideIn(Set<String> packages) {
    return describe("reside in " + packages, type -> packages.contains(type.getPackageName()));
  }
}
