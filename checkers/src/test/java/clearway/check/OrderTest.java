package clearway.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clearway.oracle.Trials;
import clearway.recipe.Randoms;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class OrderTest {
  @Test
  void theLargestKeyComesFirst_andTiesAsTheyWereAdded() {
    Order order = new Order();
    for (long seed = 0; seed < Trials.of(100); seed++) {
      RandomGenerator random = Randoms.of(seed);
      int size = random.nextInt(200);
      List<double[]> plain = new ArrayList<>();
      order.clear();
      for (int i = 0; i < size; i++) {
        double key = random.nextInt(20) - 10;
        order.add(i, key);
        plain.add(new double[] {i, key});
      }
      order.sort();
      plain.sort(Comparator.comparingDouble(entry -> -entry[1])); // stable
      assertEquals(size, order.size());
      for (int i = 0; i < size; i++) assertEquals((int) plain.get(i)[0], order.item(i));
    }
  }
}
