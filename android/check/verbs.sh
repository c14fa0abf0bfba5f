# Part of ../../x, which reads this file: the Android app as far as it can be checked without Gradle.
# shellcheck shell=bash

android=$root/android
android_check=$android/check
# The newest framework whose table of resources Debian's aapt2 reads: API 34.
framework=14-robolectric-10818077

need_aapt2() { have aapt2 || get aapt2 - aapt; }

# Maven keeps the jar; a copy with a known name is what aapt2 is given.
framework_jar() {
  [ -f "$android_check/target/framework/android-all-$framework.jar" ] ||
    mvn -B -ntp -q -f "$android_check/pom.xml" org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy \
      -Dartifact="org.robolectric:android-all:$framework" -DoutputDirectory="$android_check/target/framework"
}

# Compiles and links manifest and resources as the build does, and writes R.java. The build puts the
# package into the manifest, so it is put in here too.
android_resources() {
  local out=$android_check/target/resources
  framework_jar
  rm -rf "$out" "$android_check/target/r"
  mkdir -p "$out" "$android_check/target/r"
  sed 's|<manifest |<manifest package="app.sanuk.android" |' "$android/app/src/main/AndroidManifest.xml" >"$out/AndroidManifest.xml"
  aapt2 compile --dir "$android/app/src/main/res" -o "$out/res.zip"
  # One warning is about an older kind of chunk in the framework's table; it is harmless.
  aapt2 link --manifest "$out/AndroidManifest.xml" -I "$android_check/target/framework/android-all-$framework.jar" \
    --min-sdk-version 26 --target-sdk-version 34 --java "$android_check/target/r" -o "$out/app.apk" "$out/res.zip" 2>&1 |
    { grep -v "Unknown chunk type '200'" || true; }
}

android_kotlin() { mvn -B -ntp -q -f "$android_check/pom.xml" test; }

# After the window has been packaged.
android_checks() {
  need_aapt2
  step 'manifest and resources of the Android app, linked by aapt2' android_resources
  step 'Kotlin of the Android app against the real framework, and its tests' android_kotlin
}

android_verb() {
  need_rust
  need_java
  step 'build the core and its Kotlin' bindings
  step 'build the screens' maven -q -DskipTests package
  android_checks
}

# ── the core for devices ─────────────────────────────────────────────────────────────────────────

# Core and bindings for a phone's processor: rustc has no standard library for it here, so Debian's newest
# compiles one from its sources. Nothing is linked: that is the NDK's work, on a developer's machine.
check_for_device() {
  local room=$rooms/rust-sid
  mkdir -p "$room/sanuk/source"
  tar -C "$root" --exclude=./target --exclude=./.git --exclude='*/target' --exclude=.build --exclude=Generated -cf - . |
    tar -C "$room/sanuk/source" -xf -
  # C in a dependency is compiled for the same processor, for Android with Linux's headers, which is near enough
  # to check, for iOS with a few signatures in place of Apple's.
  in_room "$room" env HOME=/tmp RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR=/sanuk/target \
    CC_aarch64_linux_android=aarch64-linux-gnu-gcc AR_aarch64_linux_android=aarch64-linux-gnu-ar \
    CC_aarch64_apple_ios=clang SDKROOT=/sanuk/source/ios/check/include CFLAGS_aarch64_apple_ios='-isystem /sanuk/source/ios/check/include' \
    IPHONEOS_DEPLOYMENT_TARGET=17.0 \
    sh -c 'cd /sanuk/source && cargo check -q -Zbuild-std=std,panic_unwind --target "$1" -p sanuk-ffi' sh "$1"
}

verify_devices() {
  can_apt && [ "$(id -u)" = 0 ] || { skip 'devices, because their folder needs root and apt'; return; }
  step 'the newest Rust of Debian in a folder of its own' room rust-sid sid rustc cargo rust-src gcc libc6-dev gcc-aarch64-linux-gnu libc6-dev-arm64-cross clang
  step 'core and bindings for aarch64-linux-android' check_for_device aarch64-linux-android
  step 'core and bindings for aarch64-apple-ios' check_for_device aarch64-apple-ios
}

# How large the core is in a phone's package: for this machine's processor, which differs little. Fails when it
# is larger than wished for.
bench_size() {
  local bytes mib
  # With what bindings/build.rs asks of Android's linker; only to be weighed, for this system cannot load it.
  step 'build the core as a phone carries it' cargo rustc -q --profile phone -p sanuk-ffi --lib --crate-type cdylib \
    -- -Clink-arg=-Wl,--icf=all,--pack-dyn-relocs=android
  bytes=$(wc -c <"$target/phone/$(library_name)")
  mib=$(awk -v bytes="$bytes" 'BEGIN { printf "%.2f", bytes / 1048576 }')
  [ "$bytes" -le $((6 * 1048576)) ] || { say "RESULT library-size $mib MiB (goal <= 6 MiB) SHORT"; return 1; }
  say "RESULT library-size $mib MiB (goal <= 6 MiB) ok"
}

verify_size() { bench_size; }

verify_android() { android_verb; }
