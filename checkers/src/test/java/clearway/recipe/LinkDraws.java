package clearway.recipe;

import clearway.geometry.Frame;
import clearway.kinematics.Axis;
import clearway.kinematics.Joint;
import clearway.kinematics.Link;
import clearway.recipe.MechanismRecipe.Kind;
import clearway.space.Configuration;
import clearway.space.Range;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Draws the links and joints of one robot. */
final class LinkDraws {
  private final Kind kind;
  private final double scale;
  private final RandomGenerator random;
  private final int count;

  LinkDraws(Kind kind, double scale, RandomGenerator random) {
    this.kind = kind;
    this.scale = scale;
    this.random = random;
    count = count();
  }

  private int count() {
    return switch (kind) {
      case SINGLE, FREE -> 1;
      case TWO_AXES -> 2;
      case SIX_AXIS -> 6;
      case LONG_CHAIN -> 12;
      default -> 2 + random.nextInt(6);
    };
  }

  List<Link> links() {
    List<Joint> joints = new ArrayList<>();
    for (int l = 0; l < count; l++) joints.add(joint(l));
    if (kind == Kind.MIMICS || count > 1 && random.nextInt(6) == 0) addMimics(joints);
    List<Link> links = new ArrayList<>();
    for (int l = 0; l < count; l++) {
      links.add(new Link("l" + l, parent(l), placement(), "j" + l, joints.get(l), List.of()));
    }
    return links;
  }

  private int parent(int l) {
    boolean branches = kind == Kind.TREE || kind == Kind.MIMICS || kind == Kind.STILL;
    return branches && l > 0 ? random.nextInt(l + 1) - 1 : l - 1;
  }

  private Joint joint(int l) {
    return switch (kind) {
      case SIX_AXIS, LEVEL_ARM, TWO_AXES -> revolute();
      case GANTRY -> l < 3 ? prismatic() : revolute();
      case FREE -> new Joint.Floating(slide(), slide(), slide());
      case FLOATING_BASE -> l == 0 ? new Joint.Floating(slide(), slide(), slide()) : any();
      case STILL -> random.nextInt(2) == 0 ? still() : any();
      default -> any();
    };
  }

  private Joint any() {
    return switch (random.nextInt(12)) {
      case 0, 1, 2, 3 -> revolute();
      case 4, 5 -> new Joint.Continuous(axis());
      case 6, 7, 8 -> prismatic();
      case 9 -> new Joint.Planar(axis(), slide(), slide());
      case 10 -> new Joint.Floating(slide(), slide(), slide());
      default -> random.nextBoolean() ? new Joint.Fixed() : revolute();
    };
  }

  private Joint still() {
    if (random.nextInt(3) == 0) return new Joint.Fixed();
    Joint joint = any();
    if (joint instanceof Joint.Fixed) return joint;
    double[] value = new double[Joint.coordinates(joint)];
    for (int k = 0; k < value.length; k++) value[k] = 2 * random.nextDouble() - 1;
    if (joint instanceof Joint.Prismatic) value[0] *= scale;
    for (int k = 0; k < value.length - 1 && k < 3; k++) value[k] *= scale;
    return new Joint.Held(joint, Configuration.of(value));
  }

  private Joint revolute() {
    double from = random.nextInt(kind == Kind.TWO_AXES ? 2 : 8) == 0 ? 20 : Math.PI;
    double a = from * (2 * random.nextDouble() - 1);
    double b = from * (2 * random.nextDouble() - 1);
    Range drawn = new Range(Math.min(a, b), Math.max(a, b));
    return new Joint.Revolute(axis(), random.nextBoolean() ? new Range(-from, from) : drawn);
  }

  private Joint prismatic() {
    return new Joint.Prismatic(axis(), slide());
  }

  private Range slide() {
    double a = scale * (2 * random.nextDouble() - 1);
    double b = scale * (2 * random.nextDouble() - 1);
    return switch (random.nextInt(12)) {
      case 0 -> Range.UNBOUNDED;
      case 1 -> new Range(a, Double.POSITIVE_INFINITY);
      case 2 -> new Range(a, a);
      default -> new Range(Math.min(a, b), Math.max(a, b));
    };
  }

  private Axis axis() {
    if (kind == Kind.LEVEL_ARM) return Axis.Z;
    double[] a = Randoms.unit(random);
    boolean direct = kind == Kind.ALONG_AXES || random.nextInt(3) == 0;
    if (direct) {
      a = new double[3];
      a[random.nextInt(3)] = random.nextBoolean() ? 1 : -1;
    }
    if (random.nextInt(12) == 0) a[random.nextInt(3)] += 1e-7 * random.nextDouble();
    return new Axis(a[0], a[1], a[2]);
  }

  private Frame placement() {
    if (kind == Kind.COINCIDENT && random.nextInt(3) > 0) return Frame.identity();
    double[] at = Randoms.unit(random);
    if (kind == Kind.ALONG_AXES) at = new double[] {1, 0, 0};
    double length = scale * random.nextDouble();
    for (int k = 0; k < 3; k++) at[k] *= length;
    return switch (kind == Kind.LEVEL_ARM ? 0 : random.nextInt(4)) {
      case 0 -> Frame.translation(at[0], at[1], at[2]);
      case 1 -> Frame.rpy(at[0], at[1], at[2], quarter(), quarter(), quarter());
      default -> turned(random, at);
    };
  }

  private double quarter() {
    return random.nextInt(4) * Math.PI / 2;
  }

  static Frame turned(RandomGenerator random, double[] at) {
    double[] q = new double[4];
    for (int k = 0; k < 4; k++) q[k] = random.nextGaussian();
    return Frame.of(at[0], at[1], at[2], q[0], q[1], q[2], q[3]);
  }

  /** Lets some joints follow a leader, directly or through each other, in any order. */
  private void addMimics(List<Joint> joints) {
    int head = random.nextInt(joints.size());
    Joint leader = random.nextInt(4) == 0 ? new Joint.Continuous(axis()) : leader();
    boolean isHeld = random.nextInt(8) == 0;
    double held = leader instanceof Joint.Prismatic ? 0.3 * scale : 0.3;
    joints.set(head, isHeld ? new Joint.Held(leader, Configuration.of(held)) : leader);
    int last = head;
    for (int step = 1; step < joints.size(); step++) {
      int l = (head + step * (random.nextInt(2) * 2 - 1) + joints.size()) % joints.size();
      if (l == head || joints.get(l) instanceof Joint.Mimic || random.nextInt(3) == 0) continue;
      joints.set(l, follower(last, leader, last == head));
      boolean slides = ((Joint.Mimic) joints.get(l)).motion() instanceof Joint.Prismatic;
      if (!slides && random.nextBoolean()) last = l;
    }
  }

  private Joint leader() {
    return random.nextBoolean() ? revolute() : prismatic();
  }

  private Joint follower(int of, Joint leader, boolean direct) {
    boolean whole = leader instanceof Joint.Continuous;
    Joint motion = whole || random.nextInt(3) > 0 ? turning() : prismatic();
    double multiplier = whole ? 1 - random.nextInt(4) : 3 * random.nextDouble() - 1.5;
    boolean slides = motion instanceof Joint.Prismatic;
    if (direct && leader instanceof Joint.Prismatic) multiplier /= scale;
    if (slides) multiplier *= scale;
    double offset = (slides ? scale : 1) * (random.nextInt(2) * random.nextDouble());
    return new Joint.Mimic(of, multiplier, offset, motion);
  }

  private Joint turning() {
    return random.nextBoolean() ? revolute() : new Joint.Continuous(axis());
  }
}
