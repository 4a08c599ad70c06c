package clearway.cli.scene;

import clearway.world.CollisionObject;
import clearway.world.Pairing;
import clearway.world.World;
import java.util.Map;
import java.util.TreeMap;

/** How much there is in a world. */
final class SceneCounts {
  private final World world;

  SceneCounts(World world) {
    this.world = world;
  }

  int degreesOfFreedom() {
    return world.space().degreesOfFreedom();
  }

  long triangles() {
    return world.objects().stream().mapToLong(CollisionObject::triangleCount).sum();
  }

  long obstacleTriangles() {
    return trianglesOf(CollisionObject.NO_ROBOT);
  }

  /** Of a robot's links and of what they carry. */
  long trianglesOf(int robot) {
    return world.objects().stream()
        .filter(object -> object.robot() == robot)
        .mapToLong(CollisionObject::triangleCount)
        .sum();
  }

  int testedPairs() {
    return world.tested().size();
  }

  /** Pairs that are not tested, by reason; those of two obstacles are left aside. */
  Map<String, Long> leftOut() {
    Map<String, Long> counts = new TreeMap<>();
    for (Pairing pair : world.pairings()) {
      if (!pair.isTested()) counts.merge(pair.reason(), 1L, Long::sum);
    }
    return counts;
  }

  long leftOutPairs() {
    return world.pairings().size() - (long) testedPairs();
  }

  /** Pairs of two obstacles, none of which can ever change. */
  long obstaclePairs() {
    long obstacles = world.obstacles().size();
    return obstacles * (obstacles - 1) / 2;
  }
}
