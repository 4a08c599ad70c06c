package clearway.scene.robot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** URDF texts of random trees with every kind of joint; a text depends on its seed alone. */
final class RandomUrdf {
  private static final String[] TYPES = {
    "revolute", "continuous", "prismatic", "planar", "floating", "fixed"
  };

  private final Random random;
  private final List<String> elements = new ArrayList<>();
  private final List<String> leaders = new ArrayList<>(); // joints that others may follow

  private RandomUrdf(long seed) {
    this.random = new Random(seed * 7919);
  }

  static String of(long seed) {
    RandomUrdf urdf = new RandomUrdf(seed);
    int links = 2 + urdf.random.nextInt(7);
    for (int i = 0; i < links; i++) urdf.elements.add("<link name=\"l" + i + "\"/>");
    for (int i = 1; i < links; i++) urdf.addJoint(i);
    Collections.shuffle(urdf.elements, urdf.random);
    return "<robot name=\"r\">\n" + String.join("\n", urdf.elements) + "\n</robot>\n";
  }

  private void addJoint(int child) {
    String type = TYPES[random.nextInt(TYPES.length)];
    boolean single = !type.equals("planar") && !type.equals("floating") && !type.equals("fixed");
    boolean follows = single && !leaders.isEmpty() && random.nextInt(3) == 0;
    StringBuilder text = new StringBuilder();
    text.append("<joint name=\"j%d\" type=\"%s\">".formatted(child, type));
    text.append(
        "<parent link=\"l%d\"/><child link=\"l%d\"/>".formatted(random.nextInt(child), child));
    if (random.nextInt(4) > 0) {
      text.append("<origin xyz=\"%s\" rpy=\"%s\"/>".formatted(vector(1), vector(3.2)));
    }
    if (random.nextInt(4) > 0) text.append("<axis xyz=\"" + vector(2) + "\"/>");
    text.append("<limit lower=\"-1.5\" upper=\"1.75\"/>");
    if (follows) text.append(mimic());
    if (single && !type.equals("continuous")) leaders.add("j" + child);
    elements.add(text.append("</joint>").toString());
  }

  private String mimic() {
    String leader = leaders.get(random.nextInt(leaders.size()));
    return "<mimic joint=\"%s\" multiplier=\"%s\" offset=\"%s\"/>"
        .formatted(leader, number(1.5), number(0.5));
  }

  private String vector(double size) {
    return number(size) + "  " + number(size) + " " + number(size);
  }

  private String number(double size) {
    return String.format(Locale.ROOT, "%.6g", size * (2 * random.nextDouble() - 1));
  }
}
