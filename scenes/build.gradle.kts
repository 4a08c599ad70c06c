dependencies {
    api(project(":checkers"))
    implementation("tools.jackson.core:jackson-databind:3.2.4")
    implementation("org.snakeyaml:snakeyaml-engine:3.0.1")
    testImplementation("com.networknt:json-schema-validator:3.0.8")
}
