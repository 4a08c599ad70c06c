package clearway.world;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Frame;
import clearway.kinematics.Axis;
import clearway.kinematics.Chain;
import clearway.kinematics.EnclosingBall;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Mechanism;
import clearway.kinematics.Robot;
import clearway.space.Range;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boxes halved as far as they go still cover the limits, in exact arithmetic. */
final class LimitBoxesTest {
  private record Edges(BigDecimal lower, BigDecimal upper) {}

  @ParameterizedTest
  @CsvSource({"-1, 1", "1000, 1000.0000001", "-3e9, -2999999999.9", "0.1, 0.10001", "1e-9, 3e-9"})
  void halvesLeaveNoGap(double lower, double upper) {
    List<Edges> boxes = halvedToTheEnd(new Range(lower, upper));
    boxes.sort(Comparator.comparing(Edges::lower));
    BigDecimal reached = new BigDecimal(lower);
    for (Edges box : boxes) {
      assertTrue(box.lower().compareTo(reached) <= 0, () -> "a gap before " + box.lower());
      reached = reached.max(box.upper());
    }
    assertTrue(reached.compareTo(new BigDecimal(upper)) >= 0, "the upper limit is left out");
    assertTrue(boxes.size() > 32, "only " + boxes.size() + " boxes");
  }

  private static List<Edges> halvedToTheEnd(Range range) {
    Link slider =
        new Link(
            "slider",
            Link.BASE,
            Frame.identity(),
            "slide",
            new Joint.Prismatic(Axis.X, range),
            List.of());
    Mechanism mechanism = Mechanism.of(List.of(Robot.of("r", Frame.identity(), List.of(slider))));
    Chain chain = Chain.between(mechanism, Mechanism.GROUND, mechanism.frameOf(0, 0));
    LimitBoxes boxes = LimitBoxes.of(mechanism, chain, new EnclosingBall(0, 0, 0, 1));
    List<Edges> ends = new ArrayList<>();
    double[] speeds = new double[mechanism.screwCount()];
    while (boxes.next()) {
      if (ends.size() < 1 << 18 && boxes.split()) continue;
      boxes.speeds(0, 1, speeds);
      BigDecimal centre = new BigDecimal(boxes.centre()[0]);
      BigDecimal half = new BigDecimal(speeds[0]);
      ends.add(new Edges(centre.subtract(half), centre.add(half)));
    }
    return ends;
  }
}
