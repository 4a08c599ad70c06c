// Maven is the build that CI runs; this is the same build for users of Gradle 8 or newer.
// A test (clearway.build.BuildParityTest) fails when the two differ.
rootProject.name = "clearway"

include("checkers", "planner-core", "scenes", "cli", "benchmarks")
