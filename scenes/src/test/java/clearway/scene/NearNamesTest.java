package clearway.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearNamesTest {
  @ParameterizedTest
  @CsvSource({
    "'', '', 0",
    "abc, abc, 0",
    "abc, abd, 1",
    "abc, bc, 1",
    "'', abc, 3",
    "ab, ba, 2",
    "AB, ab, 0"
  })
  void slips_areCounted(String from, String to, int slips) {
    assertEquals(slips, NearNames.slips(from, to));
    assertEquals(slips, NearNames.slips(to, from));
  }

  @Test
  void theNearestIsProposedAndNothingFarAway() {
    List<String> names = List.of("distance", "completion", "help");
    assertEquals(Optional.of("distance"), NearNames.to("distanc", names));
    assertEquals(Optional.of("help"), NearNames.to("halp", names));
    assertEquals(Optional.empty(), NearNames.to("plan", names));
    assertEquals(Optional.of("box"), NearNames.to("boxes", List.of("mesh", "box")));
    assertEquals(Optional.empty(), NearNames.to("--budget", List.of("--quiet")));
  }

  @Test
  void aNameOfWhichNothingIsLeft_isNotProposed() {
    assertEquals(Optional.empty(), NearNames.to("a", List.of("b")));
    assertEquals(Optional.of("j1"), NearNames.to("j", List.of("b", "j1")));
  }

  @Test
  void theRemedyIsTheNearNameOrTheWordsGiven() {
    assertEquals("did you mean 'help'?", NearNames.remedy("halp", List.of("help"), "ask"));
    assertEquals("ask", NearNames.remedy("plan", List.of("help"), "ask"));
  }
}
