dependencies {
    api(project(":checkers"))
    implementation("tools.jackson.core:jackson-databind:3.2.4")
}
