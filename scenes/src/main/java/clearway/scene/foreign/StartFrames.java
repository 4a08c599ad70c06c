package clearway.scene.foreign;

import static clearway.scene.SceneFormatException.quote;

import clearway.geometry.Frame;
import clearway.geometry.Pose;
import clearway.kinematics.ForwardKinematics;
import clearway.kinematics.Link;
import clearway.kinematics.Mechanism;
import clearway.kinematics.Robot;
import clearway.scene.NearNames;
import clearway.scene.text.Value;
import clearway.space.Configuration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Frames in the world while a robot stands at its start: those of its links, and fixed ones. */
final class StartFrames {
  private final Robot robot;
  private final FixedFrames fixed;
  private final Supplier<Configuration> start;
  private Mechanism mechanism; // null until a link is asked for
  private double[] poses;

  /**
   * @param start asked only if a link's frame is needed
   */
  StartFrames(Robot robot, FixedFrames fixed, Supplier<Configuration> start) {
    this.robot = robot;
    this.fixed = fixed;
    this.start = start;
  }

  /** What takes coordinates of the world to those of a link. */
  Frame worldSeenFrom(String link) {
    return link(robot.linkIndex(link)).inverse();
  }

  /** The frame that a message names, seen from a link. */
  Frame seenFrom(String link, Value frame) {
    String name = FixedFrames.name(frame);
    if (name.equals(link)) return Frame.identity();
    return worldSeenFrom(link).times(inWorld(name, frame));
  }

  private Frame inWorld(String name, Value frame) {
    if (robot.linkIndex(name) >= 0) return link(robot.linkIndex(name));
    Frame found = fixed.find(name);
    if (found != null) return found;
    List<String> names = new ArrayList<>(robot.links().stream().map(Link::name).toList());
    names.addAll(fixed.names());
    throw frame.wrong(
        "the frame " + quote(name) + " is unknown",
        NearNames.remedy(name, names, "name a link of the robot or a frame that stands still"));
  }

  private Frame link(int link) {
    if (mechanism == null) place();
    Frame carrier = Rotations.frame(poses, Pose.STRIDE * mechanism.frameOf(0, link));
    return carrier.times(Rotations.frame(mechanism.placementOf(0, link)));
  }

  private void place() {
    mechanism = Mechanism.of(List.of(robot));
    ForwardKinematics kinematics = new ForwardKinematics(mechanism);
    poses = new double[kinematics.length()];
    kinematics.place(start.get().toArray(), poses);
  }
}
