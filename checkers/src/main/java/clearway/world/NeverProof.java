package clearway.world;

import clearway.kinematics.Chain;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.MotionBounds;
import clearway.kinematics.MovingBody;
import clearway.kinematics.RelativeMotion;
import clearway.space.Configuration;
import java.util.function.BooleanSupplier;

/**
 * Proves that two objects of a world never meet within the joints' limits, or finds a configuration
 * where they do. For one thread.
 *
 * <p>The coordinates between the two span a box. If at its centre the objects are farther apart
 * than any configuration of the box can move one against the other, no configuration of the box
 * lets them meet; else the box is halved. <b>Proven</b> means that such boxes cover all
 * configurations within the limits, rounding included. The search is deterministic.
 */
public final class NeverProof {

  /** How the search ended; {@code boxes} were looked at. */
  public sealed interface Outcome {
    long boxes();

    /** At no configuration within the limits do the two touch or lie one inside the other. */
    record Proven(long boxes) implements Outcome {}

    /** At this configuration of the world the two meet. */
    record Witness(Configuration configuration, long boxes) implements Outcome {}

    /**
     * Neither was found.
     *
     * @param share of the configurations for which it was proven
     * @param why the search ended
     */
    record Undecided(double share, String why, long boxes) implements Outcome {}
  }

  private final World world;
  private final WorldQuery query;
  private final ForwardKinematics kinematics;
  private final MotionBounds bounds;
  private final double[] poses;

  public NeverProof(PreparedWorld prepared) {
    world = prepared.world();
    query = new WorldQuery(prepared);
    kinematics = new ForwardKinematics(world.mechanism());
    bounds = new MotionBounds(world.mechanism());
    poses = new double[kinematics.length()];
  }

  /**
   * @param pair any pair of the world's objects
   * @param budget how many boxes may be looked at
   * @param stop ends the search early when it answers true; asked once for every box
   */
  public Outcome prove(Pairing pair, long budget, BooleanSupplier stop) {
    int frameA = world.objects().get(pair.a()).frame();
    int frameB = world.objects().get(pair.b()).frame();
    Chain chain = Chain.between(world.mechanism(), frameA, frameB);
    if (!LimitBoxes.fits(world.mechanism(), chain)) {
      return new Outcome.Undecided(0, "a joint between the two has no limits", 0);
    }
    LimitBoxes boxes = LimitBoxes.of(world.mechanism(), chain, world.extents().ball(pair.b()));
    return search(pair, motion(pair), boxes, budget, stop);
  }

  private RelativeMotion motion(Pairing pair) {
    return RelativeMotion.of(world.mechanism(), body(pair.a()), body(pair.b()));
  }

  private MovingBody body(int index) {
    CollisionObject object = world.objects().get(index);
    return MovingBody.of(
        object.frame(), ObjectPoints.of(object), ObjectPoints.largestRadius(object));
  }

  private Outcome search(
      Pairing pair, RelativeMotion motion, LimitBoxes boxes, long budget, BooleanSupplier stop) {
    double proven = 0;
    long looked = 0;
    while (boxes.next()) {
      if (looked == budget) return new Outcome.Undecided(proven, "the budget was used up", looked);
      if (stop.getAsBoolean()) return new Outcome.Undecided(proven, "it was stopped", looked);
      kinematics.place(boxes.centre(), poses);
      query.placeFrames(poses);
      bounds.interval(boxes, 0, 1, 0, poses);
      double need = motion.displacement(bounds) + world.rounding();
      looked++;
      // One configuration decides on nesting: no other is reached without the surfaces meeting.
      if (looked == 1 && query.nested(pair)) return witness(boxes, looked);
      if (query.lowerBound(pair, need, need) > 0) {
        proven += boxes.share();
      } else if (query.collide(pair)) {
        return witness(boxes, looked);
      } else if (!boxes.split()) {
        return new Outcome.Undecided(proven, "the two come too close to tell", looked);
      }
    }
    return new Outcome.Proven(looked);
  }

  private static Outcome witness(LimitBoxes boxes, long looked) {
    return new Outcome.Witness(Configuration.of(boxes.centre()), looked);
  }
}
