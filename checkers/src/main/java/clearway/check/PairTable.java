package clearway.check;

import clearway.kinematics.Chain;
import clearway.kinematics.EnclosingBall;
import clearway.kinematics.Mechanism;
import clearway.kinematics.MovingBody;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The tested pairs of a world with what their motion depends on. Immutable and shared.
 *
 * <p>The two objects of a pair are seen from the last frame that carries both. An object seen from
 * a frame is a <em>view</em>; most pairs share theirs, as most are seen from the ground.
 */
final class PairTable {
  /** The view of an object that the frame carries without a joint between. */
  static final int STILL = -1;

  /**
   * An object as seen from a frame.
   *
   * @param factors of the whole object along the chain
   * @param ball around the object in the frame it moves with
   */
  record View(Chain chain, double[] factors, EnclosingBall ball) {}

  private record Key(int object, int base) {}

  final PreparedWorld prepared;
  final Pairing[] pairs;
  final View[] views;
  final int[] viewA; // of each pair
  final int[] viewB;
  final EnclosingBall[] balls; // of each object, in its frame
  final int[] frames; // of each object

  // Every two bodies of a pair are a piece pair; those of one pair lie side by side.
  final int[] firstPiecePair; // of each pair, then the count
  final int[] pairOf; // of each piece pair
  final int[] pieceA;
  final int[] pieceB;

  PairTable(PreparedWorld prepared) {
    this.prepared = prepared;
    pairs = prepared.world().tested().toArray(Pairing[]::new);
    int objects = prepared.world().objects().size();
    balls = new EnclosingBall[objects];
    frames = new int[objects];
    viewA = new int[pairs.length];
    viewB = new int[pairs.length];
    views = listViews();
    firstPiecePair = new int[pairs.length + 1];
    for (int p = 0; p < pairs.length; p++) {
      firstPiecePair[p + 1] = firstPiecePair[p] + pieces(pairs[p].a()) * pieces(pairs[p].b());
    }
    pairOf = new int[firstPiecePair[pairs.length]];
    pieceA = new int[pairOf.length];
    pieceB = new int[pairOf.length];
    for (int p = 0; p < pairs.length; p++) listPieces(p);
  }

  private View[] listViews() {
    MovingBody[] bodies = new MovingBody[balls.length];
    for (int o = 0; o < bodies.length; o++) {
      bodies[o] = prepared.body(o);
      balls[o] = bodies[o].ball();
      frames[o] = bodies[o].frame();
    }
    Map<Key, Integer> known = new HashMap<>();
    List<View> list = new ArrayList<>();
    Mechanism mechanism = prepared.world().mechanism();
    for (int p = 0; p < pairs.length; p++) {
      int base = mechanism.commonFrame(frames[pairs[p].a()], frames[pairs[p].b()]);
      viewA[p] = view(bodies, pairs[p].a(), base, known, list);
      viewB[p] = view(bodies, pairs[p].b(), base, known, list);
    }
    return list.toArray(View[]::new);
  }

  private int view(
      MovingBody[] bodies, int object, int base, Map<Key, Integer> known, List<View> list) {
    MovingBody body = bodies[object];
    if (body.frame() == base) return STILL;
    Integer index = known.putIfAbsent(new Key(object, base), list.size());
    if (index != null) return index;
    Chain chain = Chain.between(prepared.world().mechanism(), base, body.frame());
    double[] factors = new double[chain.length()];
    chain.factors(body.corners(), body.corners().length / 3, body.reach(), factors);
    list.add(new View(chain, factors, body.ball()));
    return list.size() - 1;
  }

  private int pieces(int object) {
    return prepared.firstPiece(object + 1) - prepared.firstPiece(object);
  }

  private void listPieces(int p) {
    int at = firstPiecePair[p];
    int a = pairs[p].a();
    int b = pairs[p].b();
    for (int i = prepared.firstPiece(a); i < prepared.firstPiece(a + 1); i++) {
      for (int j = prepared.firstPiece(b); j < prepared.firstPiece(b + 1); j++, at++) {
        pairOf[at] = p;
        pieceA[at] = i;
        pieceB[at] = j;
      }
    }
  }
}
