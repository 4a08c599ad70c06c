dependencies {
    implementation(project(":checkers"))
    implementation(project(":scenes"))
    implementation("org.openjdk.jmh:jmh-core:1.37")
    annotationProcessor("org.openjdk.jmh:jmh-generator-annprocess:1.37")
}
