package clearway.scene.robot;

import java.util.ArrayList;
import java.util.List;

/** Kinds of broken URDF and SRDF files, each with the whole message expected. */
final class BrokenRobots {
  /**
   * One kind.
   *
   * @param srdf empty: none is given
   */
  record Broken(String kind, String urdf, String srdf, String message) {
    @Override
    public String toString() {
      return kind;
    }
  }

  private static final String TWO_LINKS = "<robot name='r'><link name='a'/><link name='b'/>\n";
  private static final String TYPES =
      "types are revolute, continuous, prismatic, planar, floating and fixed";
  private static final String SHAPES = "shapes are box, cylinder, sphere, capsule and mesh";
  private static final String NUMBER = "write a finite decimal such as 0.25 or -1.5e-3";

  private final List<Broken> all = new ArrayList<>();

  static List<Broken> all() {
    BrokenRobots table = new BrokenRobots();
    table.xml();
    table.links();
    table.joints();
    table.trees();
    table.mimics();
    table.semantics();
    return table.all;
  }

  private void urdf(String kind, String urdf, String message) {
    all.add(new Broken(kind, urdf, "", message));
  }

  private void link(String kind, String inside, String message) {
    urdf(kind, "<robot name='r'>\n<link name='a'>\n" + inside + "\n</link></robot>", message);
  }

  private void shape(String kind, String shape, String message) {
    link(kind, "<collision><geometry>" + shape + "</geometry></collision>", message);
  }

  private void joint(String kind, String type, String inside, String message) {
    String ends = "<parent link='a'/><child link='b'/>\n";
    String joint = "<joint name='j' type='" + type + "'>" + ends + inside + "</joint></robot>";
    urdf(kind, TWO_LINKS + joint, message);
  }

  private void srdf(String kind, String inside, String message) {
    String srdf = "<robot name='arm'>\n" + inside + "\n</robot>";
    all.add(new Broken(kind, RobotSamples.URDF, srdf, message));
  }

  private void xml() {
    urdf(
        "not well-formed",
        "<robot name='r'>\n<link name='a'></robot>",
        "r.urdf:2:18: the XML is not well-formed here; check the tags, quotes and characters, or"
            + " write the file again");
    urdf(
        "document type",
        "<!DOCTYPE robot [<!ENTITY a 'a'>]>\n<robot name='&a;'/>",
        "r.urdf:1: a document type declaration; remove the <!DOCTYPE> line");
    urdf(
        "not a robot",
        "<sdf version='1'/>",
        "r.urdf:1:1: the root element is <sdf>, not <robot>; give a URDF file");
    urdf(
        "a template",
        "<robot name='r' xmlns:xacro='x'>\n <xacro:include filename='a'/></robot>",
        "r.urdf:2:2: the element <xacro:include> belongs to a xacro file; run xacro first and give"
            + " its output");
    urdf(
        "no name",
        "<robot><link name='a'/></robot>",
        "r.urdf:1:1: <robot> has no name; write name=\"...\"");
    urdf("no link", "<robot name='r'/>", "r.urdf:1:1: the robot has no link; add one");
  }

  private void links() {
    urdf(
        "link without name",
        "<robot name='r'>\n<link/></robot>",
        "r.urdf:2:1: <link> has no name; write name=\"...\"");
    urdf(
        "link with an empty name",
        "<robot name='r'>\n<link name=' '/></robot>",
        "r.urdf:2:1: <link ' '> has an empty name; write name=\"...\"");
    urdf(
        "link with a star",
        "<robot name='r'>\n<link name='a*'/></robot>",
        "r.urdf:2:1: the name of <link 'a*'> has a *; rename it: * stands for any characters");
    urdf(
        "two links of a name",
        "<robot name='r'><link name='a'/>\n  <link name='a'/></robot>",
        "r.urdf:2:3: two <link> elements are named 'a'; rename one; the other is in line 1");
    link(
        "collision without geometry",
        "<collision/>",
        "r.urdf:3:1: a <collision> of <link 'a'> has no <geometry>; " + SHAPES);
    link(
        "two geometries",
        "<collision><geometry><sphere radius='1'/></geometry>\n<geometry/></collision>",
        "r.urdf:4:1: a <collision> of <link 'a'> needs one <geometry> with one shape; write a"
            + " <collision> for each shape; "
            + SHAPES);
    shape(
        "unknown shape",
        "<torus radius='1'/>",
        "r.urdf:3:22: the shape 'torus' of <link 'a'> is unknown; " + SHAPES);
    shape(
        "box of two sizes",
        "<box size='1 2'/>",
        "r.urdf:3:22: size of <box> holds 2 numbers; it needs 3");
    shape("box without size", "<box/>", "r.urdf:3:22: <box> has no size; write size=\"...\"");
    shape(
        "flat box",
        "<box size='1 0 1'/>",
        "r.urdf:3:22: size of <box> is 1 0 1; sizes are above zero");
    shape(
        "negative radius",
        "<sphere radius='-1'/>",
        "r.urdf:3:22: radius of <sphere> is -1; sizes are above zero");
    shape(
        "not a number",
        "<cylinder radius='1' length='1,5'/>",
        "r.urdf:3:22: length of <cylinder>: '1,5' is not a number; " + NUMBER);
    shape(
        "not finite",
        "<sphere radius='NaN'/>",
        "r.urdf:3:22: radius of <sphere>: 'NaN' is not a finite number; " + NUMBER);
    shape(
        "too large",
        "<sphere radius='1e51'/>",
        "r.urdf:3:22: radius of <sphere>: '1e51' is beyond 1e50; check the unit");
    shape(
        "a property of a template",
        "<sphere radius='${r}'/>",
        "r.urdf:3:22: radius of <sphere>: '${r}' is not a number; run xacro first and give its"
            + " output");
    shape(
        "zero scale",
        "<mesh filename='a.stl' scale='1 0 1'/>",
        "r.urdf:3:22: scale of <mesh> has a zero; it flattens the mesh");
    shape(
        "mesh without a name",
        "<mesh/>",
        "r.urdf:3:22: <mesh> has no filename; write filename=\"...\"");
    shape(
        "missing mesh",
        "<mesh filename='gone.stl'/>",
        "r.urdf:3:22: the mesh 'gone.stl' of link 'a' was not found in: gone.stl; put the file"
            + " there");
    shape(
        "missing package",
        "<mesh filename='package://gone/a.stl'/>",
        "r.urdf:3:22: the mesh 'package://gone/a.stl' of link 'a' was not found in: the packages"
            + " given, FOLDER and above, up to /; give the folder of the package, gone=DIR");
    shape(
        "mesh from the network",
        "<mesh filename='http://a/b.stl'/>",
        "r.urdf:3:22: the mesh 'http://a/b.stl' of link 'a' is nothing that is read; give a file"
            + " name, package://NAME/FILE or file:///FILE");
    shape(
        "mesh outside",
        "<mesh filename='../../a.stl'/>",
        "r.urdf:3:22: the mesh '../../a.stl' of link 'a' lies outside the folder; give its package"
            + " (NAME=DIR) or allow files outside");
    shape(
        "package without a file",
        "<mesh filename='package://a'/>",
        "r.urdf:3:22: the mesh name 'package://a' of link 'a' is not usable; give a file name with"
            + " / between folders, or package://NAME/FILE");
  }

  private void joints() {
    joint(
        "unknown type",
        "hinge",
        "",
        "r.urdf:2:1: the type 'hinge' of <joint 'j'> is unknown; " + TYPES);
    joint(
        "revolute without limits",
        "revolute",
        "",
        "r.urdf:2:1: <joint 'j'> is revolute and has no <limit>; add <limit lower=\"...\""
            + " upper=\"...\"/> or make it continuous");
    joint(
        "prismatic without limits",
        "prismatic",
        "",
        "r.urdf:2:1: <joint 'j'> is prismatic and has no <limit>; add <limit lower=\"...\""
            + " upper=\"...\"/>");
    joint(
        "limits swapped",
        "revolute",
        "<limit lower='1' upper='-1'/>",
        "r.urdf:3:1: lower 1 of <joint 'j'> is above upper -1; maybe they are swapped");
    joint(
        "zero axis",
        "continuous",
        "<axis xyz='0 0 0'/>",
        "r.urdf:3:1: the axis of <joint 'j'> is zero; give a direction such as 0 0 1");
    joint(
        "two origins",
        "fixed",
        "<origin/>\n<origin/>",
        "r.urdf:4:1: <joint 'j'> has more than one <origin>; keep one and remove the others");
    joint(
        "a bracket among numbers",
        "fixed",
        "<origin rpy='0 0 1 }'/>",
        "r.urdf:3:1: rpy of <origin>: '}' is not a number; run xacro first and give its output");
    urdf(
        "joint without child",
        TWO_LINKS + "<joint name='j' type='fixed'><parent link='a'/></joint></robot>",
        "r.urdf:2:1: <joint 'j'> has no <child>; add it");
  }

  private void trees() {
    urdf(
        "unknown parent",
        TWO_LINKS
            + "<joint name='j' type='fixed'><parent link='c'/><child link='b'/></joint></robot>",
        "r.urdf:2:30: the parent 'c' of <joint 'j'> is no link of the robot; add the link or"
            + " correct the name");
    urdf(
        "joined to itself",
        TWO_LINKS
            + "<joint name='j' type='fixed'><parent link='b'/><child link='b'/></joint></robot>",
        "r.urdf:2:1: <joint 'j'> joins 'b' to itself; correct parent or child");
    urdf(
        "two roots",
        TWO_LINKS + "</robot>",
        "r.urdf:1:33: the robot has more than one root link, 'a' and 'b'; a robot is one tree: join"
            + " them, with a fixed joint for instance");
    urdf(
        "two parents",
        TWO_LINKS + "<link name='c'/>" + fixed("j", "a", "b") + fixed("k", "c", "b") + "</robot>",
        "r.urdf:4:1: the link 'b' is carried by two joints, 'j' and 'k'; a robot is a tree: remove"
            + " one");
    urdf(
        "loop",
        TWO_LINKS + "<link name='c'/>" + fixed("j", "c", "b") + fixed("k", "b", "c") + "</robot>",
        "r.urdf:3:1: the links above 'b' form a loop through <joint 'j'>; a robot is a tree: remove"
            + " a joint of the loop");
    urdf(
        "two joints of a name",
        TWO_LINKS + "<link name='c'/>" + fixed("j", "a", "b") + fixed("j", "b", "c") + "</robot>",
        "r.urdf:4:1: two <joint> elements are named 'j'; rename one; the other is in line 3");
  }

  private static String fixed(String name, String parent, String child) {
    return "\n<joint name='%s' type='fixed'><parent link='%s'/><child link='%s'/></joint>"
        .formatted(name, parent, child);
  }

  private void mimics() {
    String limit = "<limit lower='0' upper='1'/>\n";
    joint(
        "mimics nobody",
        "revolute",
        limit + "<mimic joint='x'/>",
        "r.urdf:4:1: <joint 'j'> mimics 'x', which is no joint of the robot; correct the name");
    joint(
        "mimics itself",
        "revolute",
        limit + "<mimic joint='j'/>",
        "r.urdf:4:1: the joints j mimic each other in a circle; let one of them move by itself");
    joint(
        "floating mimic",
        "floating",
        "<mimic joint='x'/>",
        "r.urdf:3:1: <joint 'j'> is floating and mimics 'x'; only revolute, continuous and"
            + " prismatic joints can follow another");
    urdf(
        "circle of three",
        "<robot name='r'><link name='0'/><link name='a'/><link name='b'/><link name='c'/>\n"
            + follower("a", "revolute", "b", "1")
            + follower("b", "revolute", "c", "1")
            + follower("c", "revolute", "a", "1")
            + "</robot>",
        "r.urdf:2:108: the joints a, b, c mimic each other in a circle; let one of them move by"
            + " itself");
    urdf(
        "follows a fixed joint",
        TWO_LINKS
            + "<link name='0'/>"
            + fixed("j", "0", "b")
            + "\n"
            + follower("a", "revolute", "j", "1")
            + "</robot>",
        "r.urdf:4:108: <joint 'a'> mimics 'j', which is fixed; follow a revolute, continuous or"
            + " prismatic joint");
    urdf(
        "jumps at half a turn",
        "<robot name='r'><link name='0'/><link name='a'/><link name='b'/>\n"
            + "<joint name='c' type='continuous'><parent link='0'/><child link='b'/></joint>\n"
            + follower("a", "revolute", "c", "0.5")
            + "</robot>",
        "r.urdf:3:108: <joint 'a'> follows the continuous joint 'c' times 0.5 and would jump at"
            + " half a turn; make the leader revolute with limits, or hold it");
  }

  private static String follower(String link, String type, String leader, String multiplier) {
    return ("<joint name='%s' type='%s'><parent link='0'/><child link='%s'/>"
            + "<limit lower='-1' upper='1'/>           "
            + "<mimic joint='%s' multiplier='%s'/></joint>\n")
        .formatted(link, type, link, leader, multiplier);
  }

  private void semantics() {
    all.add(
        new Broken(
            "SRDF of another robot",
            RobotSamples.URDF,
            "<robot name='leg'/>",
            "r.srdf:1:1: the SRDF is of the robot 'leg', the URDF of 'arm'; give the files of one"
                + " robot"));
    all.add(
        new Broken(
            "SRDF that is none",
            RobotSamples.URDF,
            "<arm/>",
            "r.srdf:1:1: the root element is <arm>, not <robot>; give an SRDF file"));
    srdf(
        "unknown joint in a group",
        "<group name='g'><joint name='x'/></group>",
        "r.srdf:2:17: the joint 'x' in <group 'g'> is no joint of the robot; correct the name or"
            + " add the joint to the URDF");
    srdf(
        "unknown joint in a state",
        "<group name='g'/><group_state name='s' group='g'><joint name='x' value='0'/></group_state>",
        "r.srdf:2:50: the joint 'x' in <group_state 's'> is no joint of the robot; correct the name"
            + " or add the joint to the URDF");
    srdf(
        "unknown passive joint",
        "<passive_joint name='x'/>",
        "r.srdf:2:1: the joint 'x' as passive is no joint of the robot; correct the name or add the"
            + " joint to the URDF");
    srdf(
        "unknown subgroup",
        "<group name='g'><group name='h'/></group>",
        "r.srdf:2:17: the group 'h' in <group 'g'> does not exist; correct the name");
    srdf(
        "groups in a circle",
        "<group name='g'><group name='h'/></group>\n<group name='h'><group name='g'/></group>",
        "r.srdf:3:17: the groups g, h contain each other in a circle; remove 'g' here");
    srdf(
        "two groups of a name",
        "<group name='g'/>\n<group name='g'/>",
        "r.srdf:3:1: two groups are named 'g'; rename one; the other is in line 2");
    srdf(
        "state of an unknown group",
        "<group_state name='s' group='g'/>",
        "r.srdf:2:1: the group 'g' of <group_state 's'> does not exist; correct it");
    srdf(
        "state without a value",
        "<group name='g'/><group_state name='s' group='g'><joint name='j1'/></group_state>",
        "r.srdf:2:50: <joint 'j1'> has no value; write value=\"...\"");
    srdf(
        "unknown virtual joint",
        "<virtual_joint name='v' type='loose' child_link='base'/>",
        "r.srdf:2:1: the type 'loose' of <virtual_joint 'v'> is unknown; types are fixed, planar"
            + " and floating");
    srdf(
        "virtual joint with the name of another",
        "<virtual_joint name='j1' type='fixed' child_link='base'/>",
        "r.srdf:2:1: <virtual_joint 'j1'> bears the name of a joint of the URDF; rename it");
    srdf(
        "pair of one",
        "<disable_collisions link1='base'/>",
        "r.srdf:2:1: <disable_collisions> has no link2; write link2=\"...\"");
    srdf(
        "chain without tip",
        "<group name='g'><chain base_link='base'/></group>",
        "r.srdf:2:17: <chain> has no tip_link; write tip_link=\"...\"");
  }
}
