package clearway.check;

import clearway.kinematics.GlobalFactors;
import clearway.kinematics.Mechanism;
import clearway.kinematics.MovingBody;
import clearway.world.CollisionObject;
import clearway.world.ObjectPoints;
import clearway.world.Pairing;
import clearway.world.PreparedWorld;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Lists the pairs of bodies of a world's tested pairs; a body's factors are shared by its pairs.
 */
final class BodyPairs {
  /** A body as seen from a frame. */
  private record View(int object, int body, int base) {}

  private final PreparedWorld prepared;
  private final Mechanism mechanism;
  private final Map<View, GlobalFactors> factors = new HashMap<>();
  private final Map<Integer, MovingBody> wholes = new HashMap<>();
  private final List<BodyPair> pairs = new ArrayList<>();

  private BodyPairs(PreparedWorld prepared) {
    this.prepared = prepared;
    mechanism = prepared.world().mechanism();
    for (Pairing pairing : prepared.world().tested()) add(pairing);
  }

  /** In the order of the tested pairs, and of the bodies within a pair. */
  static BodyPair[] of(PreparedWorld prepared) {
    return new BodyPairs(prepared).pairs.toArray(BodyPair[]::new);
  }

  private void add(Pairing pairing) {
    int base = mechanism.commonFrame(object(pairing.a()).frame(), object(pairing.b()).frame());
    for (int i = 0; i < object(pairing.a()).bodies().size(); i++) {
      GlobalFactors ofA = factors(new View(pairing.a(), i, base));
      for (int j = 0; j < object(pairing.b()).bodies().size(); j++) {
        GlobalFactors ofB = factors(new View(pairing.b(), j, base));
        pairs.add(new BodyPair(prepared, pairing, i, j, ofA, ofB));
      }
    }
  }

  private CollisionObject object(int index) {
    return prepared.world().objects().get(index);
  }

  private GlobalFactors factors(View view) {
    return factors.computeIfAbsent(
        view,
        v -> {
          int volumes = prepared.model(v.object(), v.body()).volumeCount();
          return new GlobalFactors(mechanism, v.base(), whole(v.object()), volumes);
        });
  }

  private MovingBody whole(int index) {
    return wholes.computeIfAbsent(
        index,
        i -> {
          CollisionObject object = object(i);
          double radius = ObjectPoints.largestRadius(object);
          return MovingBody.of(object.frame(), ObjectPoints.of(object), radius);
        });
  }
}
