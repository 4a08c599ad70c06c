package clearway.scene.robot;

import static clearway.scene.SceneFormatException.quote;

import clearway.kinematics.Joint;
import clearway.scene.text.Numbers;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;

/** Chains of mimic joints, in whatever order the file lists them. */
final class MimicChains {
  private final UrdfTree tree;

  MimicChains(UrdfTree tree) {
    this.tree = tree;
  }

  /**
   * What a joint with a mimic does.
   *
   * @param isHeld tells by name whether a joint stands still
   */
  Joint follow(UrdfJoint joint, Predicate<String> isHeld) {
    UrdfMimic mimic = joint.mimic().orElseThrow();
    UrdfJoint leader = leader(joint, mimic);
    UrdfJoint head = head(joint);
    if (head.motion() instanceof Joint.Continuous && !isHeld.test(head.name())) {
      refuseJump(joint, head);
    }
    int position = tree.position(leader.child());
    return new Joint.Mimic(position, mimic.multiplier(), mimic.offset(), joint.motion());
  }

  private UrdfJoint leader(UrdfJoint joint, UrdfMimic mimic) {
    UrdfJoint leader =
        tree.joint(mimic.joint())
            .orElseThrow(
                () ->
                    mimic
                        .node()
                        .wrong(
                            "%s mimics %s, which is no joint of the robot"
                                .formatted(joint.node(), quote(mimic.joint())),
                            "correct the name"));
    if (Joint.coordinates(leader.motion()) == 1) return leader;
    throw mimic
        .node()
        .wrong(
            "%s mimics %s, which is %s"
                .formatted(joint.node(), quote(leader.name()), leader.node().text("type")),
            "follow a revolute, continuous or prismatic joint");
  }

  /** The joint at the head of the chain, which follows none. */
  private UrdfJoint head(UrdfJoint start) {
    Set<String> seen = new LinkedHashSet<>();
    UrdfJoint at = start;
    while (at.mimic().isPresent()) {
      if (!seen.add(at.name())) {
        throw at.mimic()
            .get()
            .node()
            .wrong(
                "the joints " + String.join(", ", seen) + " mimic each other in a circle",
                "let one of them move by itself");
      }
      at = leader(at, at.mimic().get());
    }
    return at;
  }

  /** A continuous leader goes from half a turn to minus half a turn without a jump. */
  private void refuseJump(UrdfJoint follower, UrdfJoint leader) {
    double multiplier = 1;
    for (UrdfJoint at = follower; at.mimic().isPresent(); ) {
      multiplier *= at.mimic().get().multiplier();
      at = tree.joint(at.mimic().get().joint()).orElseThrow();
    }
    boolean slides = follower.motion() instanceof Joint.Prismatic;
    if (multiplier == 0 || !slides && multiplier == StrictMath.rint(multiplier)) return;
    throw follower
        .mimic()
        .orElseThrow()
        .node()
        .wrong(
            "%s follows the continuous joint %s times %s and would jump at half a turn"
                .formatted(follower.node(), quote(leader.name()), Numbers.shown(multiplier)),
            "make the leader revolute with limits, or hold it");
  }
}
