package clearway.scene.build;

import clearway.scene.Query;
import clearway.space.ConfigurationSpace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * RRT-Connect with edges sampled densely: enough to find out how hard a query is, and no proof. A
 * step changes no coordinate by more than a share of its range; every step is a milestone.
 */
final class RrtConnect {
  private static final double STEP = 0.1; // largest normalised change of one step

  private record Node(double[] q, Node parent) {}

  private final ConfigurationSpace space;
  private final SampledMotion motion;
  private final Random random;
  private final List<List<Node>> trees = List.of(new ArrayList<>(), new ArrayList<>());

  RrtConnect(ConfigurationSpace space, SampledMotion motion, long seed) {
    this.space = space;
    this.motion = motion;
    this.random = new Random(seed);
  }

  /** Nodes of both trees. */
  int milestones() {
    return trees.get(0).size() + trees.get(1).size();
  }

  /**
   * A path to the first goal, or null if none was found with so many milestones or four times as
   * many samples.
   */
  List<double[]> solve(Query query, int budget) {
    trees.get(0).add(new Node(query.start().toArray(), null));
    trees.get(1).add(new Node(query.goals().get(0).toArray(), null));
    double[] sample = new double[space.dimension()];
    for (int i = 0; i < 4 * budget && milestones() < budget; i++) {
      space.sample(random, sample);
      List<Node> grown = trees.get(i % 2);
      Node reached = extend(grown, nearest(grown, sample), sample);
      if (reached == null) continue;
      Node met = connect(trees.get(1 - i % 2), reached.q());
      if (met != null) return i % 2 == 0 ? path(reached, met) : path(met, reached);
    }
    return null;
  }

  private Node connect(List<Node> tree, double[] target) {
    Node node = nearest(tree, target);
    while (node != null && !Arrays.equals(node.q(), target)) {
      node = extend(tree, node, target);
    }
    return node;
  }

  private Node extend(List<Node> tree, Node from, double[] target) {
    double change = space.largestNormalisedChange(from.q(), target);
    double[] to = target.clone();
    if (change > STEP) {
      space.interpolate(from.q(), target, STEP / change, to);
      space.normalise(to);
    }
    if (!motion.isFree(from.q(), to)) return null;
    Node node = new Node(to, from);
    tree.add(node);
    return node;
  }

  private Node nearest(List<Node> tree, double[] q) {
    Node best = null;
    double least = Double.POSITIVE_INFINITY;
    for (Node node : tree) {
      double distance = space.normalisedDistance(node.q(), q);
      if (distance < least) {
        least = distance;
        best = node;
      }
    }
    return best;
  }

  private static List<double[]> path(Node fromStart, Node fromGoal) {
    List<double[]> path = new ArrayList<>();
    for (Node node = fromStart; node != null; node = node.parent()) path.add(node.q());
    Collections.reverse(path);
    for (Node node = fromGoal.parent(); node != null; node = node.parent()) path.add(node.q());
    return path;
  }
}
