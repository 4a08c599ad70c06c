dependencies {
    implementation("org.ejml:ejml-ddense:0.46.1")
}
