package clearway.cli;

import java.nio.file.Path;

/**
 * A cart that slides past a wall at a distance of 0.25, and a ball that flies. Coordinates: x of
 * the cart, then x y z qw qx qy qz of the ball.
 */
final class CheckSamples {
  static final String LANE =
      """
      {
        "format": "clearway-scene/1",
        "name": "lane",
        "obstacles": [ { "name": "wall", "box": [1, 1, 1] } ],
        "robots": [
          { "name": "cart", "links": [ { "name": "body", "box": [1, 1, 1], "at": { "xyz": [0, 1.25, 0] },
              "joint": { "name": "slide", "type": "prismatic", "axis": [1, 0, 0], "range": [-5, 5] } } ] },
          { "name": "ball", "free": { "sphere": { "radius": 0.25 }, "within": [[-5, 5], [-5, 5], [-5, 5]] } }
        ]
      }
      """;

  static final String ABOVE = "0,0,3,1,0,0,0";
  static final String FREE = "-3," + ABOVE + "\n0," + ABOVE + "\n3," + ABOVE + "\n";
  static final String THROUGH = "-3," + ABOVE + "\n-4,-3,0,0,1,0,0,0\n-4,3,0,0,1,0,0,0\n";

  private CheckSamples() {}

  static Path lane(Path folder) {
    return SceneSamples.write(folder, "lane.json", LANE);
  }

  /** The way-points of CSV as a Clearway path of the scene with this hash. */
  static String json(String hash) {
    return """
        { "format": "clearway-path/1", "scene": { "file": "lane.json", "sha256": "%s" },
          "waypoints": [ { "cart": [-3], "ball": [0, 0, 3, 1, 0, 0, 0] },
                         { "cart": [3], "ball": { "xyz": [0, 0, 3] } } ] }
        """
        .formatted(hash);
  }
}
