package clearway.kinematics;

import java.util.List;

/** Resolves chains of mimic joints, in whatever order their links stand. */
final class Mimics {
  private Mimics() {}

  /** The value that joint {@code link} follows: multiplier times the leader's, plus offset. */
  record Drive(int leader, double multiplier, double offset) {}

  /**
   * The joint that moves by itself (or stands still) at the head of the chain, and the product of
   * all multipliers and offsets on the way; for a joint that follows none, itself.
   */
  static Drive drive(List<Link> links, int link) {
    Drive drive = new Drive(link, 1, 0);
    while (links.get(drive.leader).joint() instanceof Joint.Mimic mimic) {
      drive =
          new Drive(
              mimic.leader(),
              drive.multiplier * mimic.multiplier(),
              drive.multiplier * mimic.offset() + drive.offset);
    }
    return drive;
  }

  /**
   * @throws IllegalArgumentException if a mimic joint follows a circle, a joint that is no single
   *     value, or one whose half turn would make it jump
   */
  static void require(List<Link> links) {
    for (int i = 0; i < links.size(); i++) {
      if (links.get(i).joint() instanceof Joint.Mimic mimic) requireLeader(links, i, mimic);
    }
  }

  private static void requireLeader(List<Link> links, int link, Joint.Mimic mimic) {
    String name = links.get(link).jointName();
    requireEnd(links, link, name);
    Drive drive = drive(links, link);
    Link leader = links.get(drive.leader);
    Joint joint = leader.joint() instanceof Joint.Held held ? held.joint() : leader.joint();
    if (Joint.coordinates(joint) != 1) {
      throw new IllegalArgumentException(
          "joint '"
              + name
              + "' mimics '"
              + leader.jointName()
              + "', which is not a single value; follow a revolute, continuous or prismatic joint");
    }
    boolean jumps =
        mimic.motion() instanceof Joint.Prismatic
            || drive.multiplier != StrictMath.rint(drive.multiplier);
    if (leader.joint() instanceof Joint.Continuous && jumps && drive.multiplier != 0) {
      throw new IllegalArgumentException(
          "joint '"
              + name
              + "' mimics the continuous joint '"
              + leader.jointName()
              + "' times "
              + drive.multiplier
              + " and would jump at half a turn; give the leader limits");
    }
  }

  private static void requireEnd(List<Link> links, int link, String name) {
    int at = link;
    for (int steps = 0; links.get(at).joint() instanceof Joint.Mimic mimic; steps++) {
      if (mimic.leader() < 0 || mimic.leader() >= links.size()) {
        throw new IllegalArgumentException(
            "joint '"
                + name
                + "' mimics the joint of link "
                + mimic.leader()
                + " of "
                + links.size());
      }
      if (steps > links.size()) {
        throw new IllegalArgumentException("joint '" + name + "' mimics itself in a circle");
      }
      at = mimic.leader();
    }
  }
}
