# Part of ../x, which reads this file: the iOS app. On a Mac it builds what SanukKit holds; on Linux it
# compiles and tests the package with the Swift of Debian 13, in a folder outside the repository.
# shellcheck shell=bash

kit=$root/ios/SanukKit
rooms=${SANUK_ROOMS:-${XDG_CACHE_HOME:-$HOME/.cache}/sanuk}

# Generated Swift goes to Generated/SanukCore, each header with a module map
# beside it (a folder a module), or all into one folder for the XCFramework.
swift_core() {
  local out=$kit/Generated module
  rm -rf "$out/SanukCore" "$out"/*FFI "$out/headers"
  mkdir -p "$out/SanukCore" "$out/headers"
  build_bindings
  "$target/debug/uniffi-bindgen" generate --library "$target/debug/$(library_name)" \
    --language swift --out-dir "$out/SanukCore" --no-format
  for module in sanuk_coreFFI sanuk_ffiFFI; do
    mkdir -p "$out/$module"
    printf 'module %s {\n    header "%s.h"\n    link "sanuk_ffi"\n    export *\n}\n' $module $module >"$out/$module/module.modulemap"
    cp "$out/SanukCore/$module.h" "$out/$module/"
    cp "$out/SanukCore/$module.h" "$out/headers/"
    printf 'module %s {\n    header "%s.h"\n    export *\n}\n' $module $module >>"$out/headers/module.modulemap"
  done
  rm -f "$out/SanukCore"/*.h "$out/SanukCore"/*.modulemap
}

# ── on a Mac ─────────────────────────────────────────────────────────────────────────────────────

# Written for a Mac and not run on one yet.
xcframework() {
  local out=$kit/Generated/SanukFFI.xcframework device=aarch64-apple-ios sims=(aarch64-apple-ios-sim x86_64-apple-ios) one
  rustup target add $device "${sims[@]}"
  for one in $device "${sims[@]}"; do
    IPHONEOS_DEPLOYMENT_TARGET=17.0 cargo build -q --profile phone -p sanuk-ffi --target "$one"
  done
  mkdir -p "$target/ios-simulator"
  lipo -create -output "$target/ios-simulator/libsanuk_ffi.a" "$target/${sims[0]}/phone/libsanuk_ffi.a" "$target/${sims[1]}/phone/libsanuk_ffi.a"
  rm -rf "$out"
  xcodebuild -create-xcframework -output "$out" \
    -library "$target/$device/phone/libsanuk_ffi.a" -headers "$kit/Generated/headers" \
    -library "$target/ios-simulator/libsanuk_ffi.a" -headers "$kit/Generated/headers"
}

ios_on_mac() {
  have xcodebuild || die 'Xcode is missing; install it from the App Store'
  have xcodegen || die 'XcodeGen is missing. This would run: brew install xcodegen'
  step 'Swift from the core' swift_core
  step 'the core for devices and simulators, as an XCFramework' xcframework
  step 'ios/Sanuk.xcodeproj' xcodegen --quiet --spec "$root/ios/project.yml"
  say 'open ios/Sanuk.xcodeproj, choose a simulator or a device, and run'
}

# ── on Linux ─────────────────────────────────────────────────────────────────────────────────────

# room NAME RELEASE PACKAGES…: a Debian of its own in a folder, made once (3 GB for Swift) and given the
# packages that it lacks; the file `ready` holds their names.
room() {
  local folder=$rooms/$1 release=$2
  shift 2
  [ "$(cat "$folder/ready" 2>/dev/null)" != "$*" ] || return 0
  [ -e "$folder/ready" ] || bare_room "$folder" "$release"
  # A mirror that stands still for a while is no reason to stop.
  in_room "$folder" apt-get update -qq -o Acquire::Check-Valid-Until=false
  in_room "$folder" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >"$rooms/packages.log"
  printf '%s' "$*" >"$folder/ready"
}

bare_room() {
  local folder=$1 release=$2
  have debootstrap || get debootstrap - debootstrap
  # What an interrupted run left mounted belongs to the machine.
  umount "$folder/proc" "$folder/dev" 2>/dev/null || true
  rm -rf --one-file-system "$folder"
  mkdir -p "$folder"
  debootstrap --variant=minbase --include=ca-certificates "$release" "$folder" >"$rooms/debootstrap.log"
  cp -L /etc/resolv.conf "$folder/etc/resolv.conf"
  # A machine may have certificates of its own.
  cp /etc/ssl/certs/ca-certificates.crt "$folder/etc/ssl/certs/"
  touch "$folder/ready"
}

# in_room FOLDER COMMAND…: with /proc and /dev, which are taken away again whatever happens.
in_room() {
  local folder=$1 status=0
  shift
  mountpoint -q "$folder/proc" || mount --bind /proc "$folder/proc"
  mountpoint -q "$folder/dev" || mount --bind /dev "$folder/dev"
  chroot "$folder" "$@" || status=$?
  umount "$folder/proc" "$folder/dev" || true
  return $status
}

# with_server COMMAND…: beside a real server of rooms, whose address is in $rooms_at meanwhile.
with_server() {
  local port
  while port=$((20000 + RANDOM % 20000)); (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do :; done
  rooms_at=http://localhost:$port
  RUST_LOG=warn SANUK_SERVER_STORE=memory SANUK_SERVER_LISTEN=127.0.0.1:$port SANUK_SERVER_PUBLIC=$rooms_at "$target/debug/sanuk-server" &
  # The step is a shell of its own: the server ends with it, whatever happens.
  trap "kill $! 2>/dev/null" EXIT
  "$@"
}

# Sources go in, the build folder stays: only what changed is compiled again.
swift_package() {
  local room=$rooms/swift-trixie
  mkdir -p "$room/sanuk/lib" "$room/sanuk/SanukKit"
  find "$room/sanuk/SanukKit" -mindepth 1 -maxdepth 1 ! -name .build -exec rm -rf {} +
  cp -a "$kit/." "$room/sanuk/SanukKit/"
  cp "$target/debug/libsanuk_ffi.so" "$room/sanuk/lib/"
  rm -rf "$room/sanuk/newer"
  unzip -q "$desktop/src/test/resources/newer-saves.zip" -d "$room/sanuk/newer"
  # Debian's Swift lacks one symbol of the observation library, which nothing here reaches.
  in_room "$room" env HOME=/tmp LD_LIBRARY_PATH=/sanuk/lib SANUK_NEWER=/sanuk/newer SANUK_SERVER="$rooms_at" sh -c 'cd /sanuk/SanukKit && swift test --quiet \
    -Xlinker -L/sanuk/lib -Xlinker --allow-shlib-undefined "$@"' sh "$@"
}

ios_on_linux() {
  can_apt && [ "$(id -u)" = 0 ] || { skip 'Swift on Linux, because its folder needs root and apt'; return; }
  have unzip || get unzip - unzip
  step 'Swift 6 in a folder of its own' room swift-trixie trixie swiftlang libc6-dev libstdc++-14-dev binutils git
  step 'Swift from the core' swift_core
  step 'the Swift package: views in Swift 6 mode, tests of binding and model' with_server swift_package "$@"
}

ios_verb() {
  need_rust
  if [ "$(uname)" = Darwin ]; then ios_on_mac; else ios_on_linux "$@"; fi
}

verify_swift() { ios_verb; }
