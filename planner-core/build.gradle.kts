dependencies {
    api(project(":checkers"))
    implementation("org.jgrapht:jgrapht-core:1.5.3")
}
