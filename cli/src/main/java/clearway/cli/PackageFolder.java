package clearway.cli;

import java.nio.file.Path;

/** {@code NAME=DIR}: where a ROS package lies. */
record PackageFolder(String name, Path folder) {}
