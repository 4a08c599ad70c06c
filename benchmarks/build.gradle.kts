plugins {
    application
}

application {
    mainClass.set("org.openjdk.jmh.Main")
}

dependencies {
    implementation(project(":checkers"))
    implementation("org.openjdk.jmh:jmh-core:1.37")
    annotationProcessor("org.openjdk.jmh:jmh-generator-annprocess:1.37")
}

tasks.withType<JavaCompile>().configureEach {
    options.compilerArgs.add("-Xlint:-processing")
}
