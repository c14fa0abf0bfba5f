import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.kotlin.android)
    alias(libs.plugins.kotlin.compose)
}

val workspace: File = rootDir.parentFile
val generated = rootDir.resolve("desktop/target/generated")
val libraries = layout.buildDirectory.dir("rust/jniLibs")

android {
    namespace = "app.sanuk.android"
    compileSdk = 36
    // From r28 on, native libraries are aligned to pages of 16 KB without a flag.
    ndkVersion = "28.2.13676358"

    defaultConfig {
        applicationId = "app.sanuk"
        minSdk = 26
        targetSdk = 36
        versionCode = 1
        versionName = "0.1.0"
        ndk { abiFilters += listOf("arm64-v8a", "armeabi-v7a", "x86_64") }
    }

    buildTypes {
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "proguard-rules.pro")
        }
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    sourceSets["main"].apply {
        kotlin.srcDirs(rootDir.resolve("ui/src"), generated)
        // The same files that the window and iOS carry.
        assets.srcDir(workspace.resolve("sounds"))
        jniLibs.srcDir(libraries)
    }

    androidResources {
        // The core has all other languages' texts; nothing of a library's is wanted in more.
        localeFilters += listOf("en", "ko", "ja", "th")
    }

    lint {
        warningsAsErrors = true
        // Which versions are newest changes by itself.
        disable += listOf("GradleDependency", "NewerVersionAvailable", "AndroidGradlePluginVersion", "OldTargetApi")
    }
}

kotlin {
    compilerOptions { jvmTarget = JvmTarget.JVM_17 }
}

composeCompiler {
    stabilityConfigurationFiles.add(rootProject.layout.projectDirectory.file("ui/stable.conf"))
}

dependencies {
    implementation(platform(libs.compose.bom))
    implementation(libs.compose.foundation)
    implementation(libs.compose.material3)
    implementation(libs.activity.compose)
    implementation(libs.jna) { artifact { type = "aar" } }
    testImplementation(libs.kotlin.test)
    // The archive for phones has no library for this machine.
    testImplementation(libs.jna)
}

tasks.withType<Test>().configureEach {
    // Built by `./x bindings`.
    systemProperty("jna.library.path", workspace.resolve("target/debug").path)
}

// ── the core ─────────────────────────────────────────────────────────────────────────────────────

/** Kotlin from the core, by the same verb as the window's. */
val coreKotlin by tasks.registering(Exec::class) {
    workingDir = workspace
    commandLine("./x", "bindings")
    inputs.dir(workspace.resolve("core/src"))
    inputs.dir(workspace.resolve("bindings/src"))
    outputs.dir(generated)
}

/** The core for every kind of device; needs `cargo install cargo-ndk` and the targets of rustup. */
val coreLibraries by tasks.registering(Exec::class) {
    workingDir = workspace
    environment("ANDROID_NDK_HOME", android.ndkDirectory.path)
    commandLine(
        "cargo", "ndk", "--platform", "26",
        "-t", "arm64-v8a", "-t", "armeabi-v7a", "-t", "x86_64",
        "-o", libraries.get().asFile.path,
        "build", "--profile", "phone", "-p", "sanuk-ffi",
    )
    // Cargo knows better than Gradle what is up to date.
    outputs.upToDateWhen { false }
}

tasks.named("preBuild") { dependsOn(coreKotlin, coreLibraries) }
