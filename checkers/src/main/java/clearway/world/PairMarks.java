package clearway.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** For every pair of a world's objects the rule that named it last. */
final class PairMarks {
  static final int NONE = -1;

  private final List<CollisionObject> objects;
  private final int obstacles; // come first; two of them are no pair
  private final int[] marks; // row by row: an object, then one of a robot
  private final Map<String, Integer> byName = new HashMap<>();

  PairMarks(List<CollisionObject> objects, int obstacles) {
    this.objects = objects;
    this.obstacles = obstacles;
    marks = new int[Math.multiplyExact(objects.size(), objects.size() - obstacles)];
    Arrays.fill(marks, NONE);
    for (int o = 0; o < objects.size(); o++) byName.put(objects.get(o).name(), o);
  }

  /** Marks all pairs of which one object fits the first pattern and the other the second. */
  void mark(String first, String second, int rule) {
    List<Integer> ones = fitting(first);
    List<Integer> others = fitting(second);
    for (int one : ones) {
      for (int other : others) {
        int b = Math.max(one, other);
        if (one != other && b >= obstacles) marks[at(Math.min(one, other), b)] = rule;
      }
    }
  }

  /** The rule that marked the pair last, or {@link #NONE}; a comes before b. */
  int rule(int a, int b) {
    return marks[at(a, b)];
  }

  private int at(int a, int b) {
    return a * (objects.size() - obstacles) + b - obstacles;
  }

  private List<Integer> fitting(String pattern) {
    if (pattern.indexOf('*') < 0) {
      Integer only = byName.get(pattern);
      return only == null ? List.of() : List.of(only);
    }
    List<Integer> fitting = new ArrayList<>();
    for (int o = 0; o < objects.size(); o++) {
      if (NamePattern.matches(pattern, objects.get(o).name())) fitting.add(o);
    }
    return fitting;
  }
}
