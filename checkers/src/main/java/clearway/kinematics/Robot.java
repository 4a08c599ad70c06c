package clearway.kinematics;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.space.Component;
import clearway.space.Configuration;
import clearway.space.ConfigurationSpace;
import clearway.space.Range;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A tree of links on a base that stands still.
 *
 * <p>Parents come before their children, and the coordinates of a configuration follow the order of
 * the links. A free body is a robot of one link on a floating joint, which bears the robot's name.
 */
public final class Robot {
  private final String name;
  private final Frame base;
  private final List<Link> links;
  private final List<Attached> attached;
  private final SortedMap<String, Configuration> states;
  private final ConfigurationSpace space;

  private Robot(
      String name,
      Frame base,
      List<Link> links,
      List<Attached> attached,
      SortedMap<String, Configuration> states) {
    this.name = Objects.requireNonNull(name, "name");
    this.base = Objects.requireNonNull(base, "base");
    this.links = List.copyOf(links);
    this.attached = List.copyOf(attached);
    this.states = Collections.unmodifiableSortedMap(new TreeMap<>(states));
    requireTree();
    requireNames();
    Mimics.require(this.links);
    space = spaceOf(this.links);
    requireStates();
  }

  /**
   * @param states named configurations of this robot's own coordinates
   * @throws IllegalArgumentException if a parent does not come first, a name is used twice or
   *     unknown, a mimic joint follows itself or one that cannot lead, or a state is outside limits
   */
  public static Robot of(
      String name,
      Frame base,
      List<Link> links,
      List<Attached> attached,
      SortedMap<String, Configuration> states) {
    return new Robot(name, base, links, attached, states);
  }

  public static Robot of(String name, Frame base, List<Link> links) {
    return of(name, base, links, List.of(), new TreeMap<>());
  }

  /** A rigid body that flies freely, its origin within the given ranges of the base's frame. */
  public static Robot free(String name, Frame base, List<Body> bodies, Range x, Range y, Range z) {
    Link link =
        new Link(name, Link.BASE, Frame.identity(), name, new Joint.Floating(x, y, z), bodies);
    return of(name, base, List.of(link));
  }

  /** Whether this is a single free body rather than a mechanism. */
  public boolean isFree() {
    return links.size() == 1
        && links.get(0).name().equals(name)
        && links.get(0).jointName().equals(name)
        && links.get(0).placement().isIdentity()
        && links.get(0).joint() instanceof Joint.Floating;
  }

  public String name() {
    return name;
  }

  /** Pose of the robot's base in the world. */
  public Frame base() {
    return base;
  }

  public List<Link> links() {
    return links;
  }

  public List<Attached> attached() {
    return attached;
  }

  public SortedMap<String, Configuration> states() {
    return states;
  }

  public ConfigurationSpace space() {
    return space;
  }

  /** Index of the link of that name, or -1. */
  public int linkIndex(String linkName) {
    for (int i = 0; i < links.size(); i++) {
      if (links.get(i).name().equals(linkName)) return i;
    }
    return -1;
  }

  private void requireTree() {
    for (int i = 0; i < links.size(); i++) {
      int parent = links.get(i).parent();
      if (parent < Link.BASE || parent >= i) {
        throw new IllegalArgumentException(
            "link '"
                + links.get(i).name()
                + "' has the parent "
                + parent
                + "; a parent must come before its children");
      }
    }
  }

  private void requireNames() {
    Set<String> names = new HashSet<>();
    Set<String> joints = new HashSet<>();
    for (Link link : links) {
      requireNew(names, "link", link.name());
      requireNew(joints, "joint", link.jointName());
    }
    for (Attached object : attached) {
      if (linkIndex(object.link()) < 0) {
        throw new IllegalArgumentException(
            "'" + object.name() + "' is attached to '" + object.link() + "', which is no link");
      }
      requireNew(names, "link or attached object", object.name());
    }
    for (Attached object : attached) requireTouch(object, names);
  }

  private static void requireTouch(Attached object, Set<String> names) {
    for (String touched : object.touch()) {
      if (!names.contains(touched)) {
        throw new IllegalArgumentException(
            "'" + object.name() + "' may touch '" + touched + "', which the robot does not have");
      }
    }
  }

  private static void requireNew(Set<String> names, String kind, String name) {
    if (!names.add(name)) {
      throw new IllegalArgumentException(
          "two of the robot's " + kind + "s are named '" + name + "'; names must differ");
    }
  }

  private void requireStates() {
    states.forEach(
        (state, configuration) -> {
          if (!space.contains(configuration.toArray())) {
            throw new IllegalArgumentException(
                "state '" + state + "' is " + configuration + ", outside the robot's limits");
          }
        });
  }

  private static ConfigurationSpace spaceOf(List<Link> links) {
    List<Component> components = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (Link link : links) {
      addComponents(link.joint(), components);
      addNames(link, names);
    }
    return ConfigurationSpace.of(components, names);
  }

  private static void addComponents(Joint joint, List<Component> out) {
    if (joint instanceof Joint.Revolute revolute) {
      out.add(new Component.Interval(revolute.range()));
    } else if (joint instanceof Joint.Prismatic prismatic) {
      out.add(new Component.Interval(prismatic.range()));
    } else if (joint instanceof Joint.Continuous) {
      out.add(new Component.Circle());
    } else if (joint instanceof Joint.Planar planar) {
      out.add(new Component.Interval(planar.x()));
      out.add(new Component.Interval(planar.y()));
      out.add(new Component.Circle());
    } else if (joint instanceof Joint.Floating floating) {
      out.add(new Component.Interval(floating.x()));
      out.add(new Component.Interval(floating.y()));
      out.add(new Component.Interval(floating.z()));
      out.add(new Component.Orientation());
    }
  }

  private static void addNames(Link link, List<String> out) {
    String name = link.jointName();
    if (link.joint() instanceof Joint.Planar) {
      for (String part : List.of("x", "y", "angle")) out.add(name + "/" + part);
    } else if (link.joint() instanceof Joint.Floating) {
      for (String part : List.of("x", "y", "z", "qw", "qx", "qy", "qz")) out.add(name + "/" + part);
    } else if (Joint.coordinates(link.joint()) == 1) {
      out.add(name);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Robot robot
        && name.equals(robot.name)
        && base.equals(robot.base)
        && links.equals(robot.links)
        && attached.equals(robot.attached)
        && states.equals(robot.states);
  }

  @Override
  public int hashCode() {
    return Objects.hash(name, base, links, attached, states);
  }

  @Override
  public String toString() {
    return "Robot[" + name + ", " + links.size() + " links]";
  }
}
