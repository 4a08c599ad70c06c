package clearway.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.geometry.Geometry;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.kinematics.Robot;
import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import clearway.recipe.WorldRecipe;
import clearway.space.Range;
import clearway.world.NeverProof.Outcome;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class NeverProofTest {
  private static final long BUDGET = 2000;

  /** Two bars of length one, joined end to end, and a stub at the base. */
  private static World planarArm(double limit) {
    List<Body> bar =
        List.of(new Body(new Geometry.Box(0.9, 0.05, 0.05), Frame.translation(0.5, 0, 0)));
    List<Body> stub = List.of(Body.of(new Geometry.Box(0.2, 0.2, 0.2)));
    Joint free = new Joint.Revolute(Axis.Z, new Range(-3, 3));
    Joint limited = new Joint.Revolute(Axis.Z, new Range(-limit, limit));
    return World.of(
        List.of(
            Robot.of(
                "arm",
                Frame.identity(),
                List.of(
                    new Link("stub", Link.BASE, Frame.identity(), "s", new Joint.Fixed(), stub),
                    new Link("upper", 0, Frame.identity(), "u", free, bar),
                    new Link("lower", 1, Frame.translation(1, 0, 0), "l", limited, bar)))),
        List.of());
  }

  private static Outcome prove(World world, Pairing pair, long budget) {
    return new NeverProof(PreparedWorld.of(world)).prove(pair, budget, () -> false);
  }

  @Test
  void aTurnWithoutLimitsElsewhere_doesNotMatter() {
    World arm = planarArm(2.5);
    Joint turn = new Joint.Revolute(Axis.Z, Range.UNBOUNDED);
    List<Body> small = List.of(Body.of(new Geometry.Box(0.1, 0.1, 0.1)));
    Link link = new Link("link", Link.BASE, Frame.translation(9, 0, 0), "turn", turn, small);
    Robot other = Robot.of("other", Frame.identity(), List.of(link));
    World world = World.of(List.of(arm.robots().get(0), other), List.of());
    Pairing pair = world.tested().get(0);
    assertInstanceOf(Outcome.Proven.class, prove(world, pair, 100_000));
  }

  /** Far from every surface, and yet inside. */
  @Test
  void aLinkDeepInsideASolid_meetsItWhereverItIs() {
    Joint turn = new Joint.Revolute(Axis.Z, new Range(-1, 1));
    List<Body> small = List.of(Body.of(new Geometry.Box(0.1, 0.1, 0.1)));
    Link link = new Link("link", Link.BASE, Frame.identity(), "turn", turn, small);
    Obstacle block =
        new Obstacle("block", Frame.identity(), List.of(Body.of(new Geometry.Box(10, 10, 10))));
    World world =
        World.of(List.of(Robot.of("robot", Frame.identity(), List.of(link))), List.of(block));
    assertInstanceOf(Outcome.Witness.class, prove(world, world.pairings().get(0), BUDGET));
  }

  @Test
  void anElbowThatCannotFold_neverReachesTheStub() {
    World world = planarArm(2.5);
    assertInstanceOf(Outcome.Proven.class, prove(world, world.tested().get(0), 100_000));
  }

  @Test
  void anElbowThatFolds_meetsTheStubAtTheWitness() {
    World world = planarArm(3.1);
    Pairing pair = world.tested().get(0);
    Outcome.Witness witness = assertInstanceOf(Outcome.Witness.class, prove(world, pair, 100_000));
    assertTrue(world.space().contains(witness.configuration().toArray()));
    WorldQuery query = new WorldQuery(PreparedWorld.of(world));
    query.place(witness.configuration().toArray());
    assertTrue(query.collide(pair));
  }

  @Test
  void aBudgetUsedUp_isUndecidedAndSaysHowMuchWasProven() {
    World world = planarArm(2.8);
    Outcome.Undecided outcome =
        assertInstanceOf(Outcome.Undecided.class, prove(world, world.tested().get(0), 20));
    assertEquals("the budget was used up", outcome.why());
    assertTrue(outcome.share() >= 0 && outcome.share() < 1, outcome.toString());
  }

  @Test
  void proofsAndWitnesses_standUpToSamples() {
    int proven = 0;
    int witnesses = 0;
    for (long seed = 0; seed < Trials.of(100); seed++) {
      World world = new WorldRecipe(seed).world();
      PreparedWorld prepared = PreparedWorld.of(world);
      NeverProof proof = new NeverProof(prepared);
      for (Pairing pair : world.tested()) {
        Outcome outcome = proof.prove(pair, BUDGET, () -> false);
        if (outcome instanceof Outcome.Proven) {
          proven++;
          refute(prepared, pair, seed);
        } else if (outcome instanceof Outcome.Witness witness) {
          witnesses++;
          WorldQuery query = new WorldQuery(prepared);
          query.place(witness.configuration().toArray());
          assertTrue(query.collide(pair), "seed " + seed + ": " + pair);
        }
      }
    }
    assertTrue(proven > 20, "too few proofs: " + proven);
    assertTrue(witnesses > 40, "too few witnesses: " + witnesses);
  }

  private static void refute(PreparedWorld prepared, Pairing pair, long seed) {
    WorldQuery query = new WorldQuery(prepared);
    RandomGenerator random = Randoms.of(seed);
    double[] q = new double[prepared.world().space().dimension()];
    for (int i = 0; i < 300; i++) {
      prepared.world().space().sample(random, q);
      query.place(q);
      assertFalse(query.collide(pair), "seed " + seed + ": " + pair);
    }
  }
}
