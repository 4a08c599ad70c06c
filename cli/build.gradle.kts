plugins {
    application
}

application {
    mainClass.set("clearway.cli.Main")
}

dependencies {
    implementation(project(":planner-core"))
    implementation(project(":scenes"))
    implementation("info.picocli:picocli:4.7.7")
    implementation("tools.jackson.core:jackson-databind:3.2.4")
    testImplementation("com.tngtech.archunit:archunit:1.5.0")
}
