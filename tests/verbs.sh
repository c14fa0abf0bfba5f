# Part of ../x, which reads this file: the long checks of `./x verify`, a function each.
# shellcheck shell=bash

verify_kill() {
  need_strace
  step '150 kills of a saving process, its fsyncs, and 150 kills of games at the terminal' \
    env SANUK_KILLS=150 cargo test --workspace "${features[@]}" --test kill -- --nocapture
}

verify_kill_server() {
  need_server_tools
  need_strace
  step '200 losses of power: what was acknowledged is there without every write that was not synced' \
    env SANUK_KILLS=200 cargo test -p sanuk-tests --test power_loss -- --nocapture
  step '200 kills of a server with a file, and nodes killed every 3 s beside PostgreSQL' \
    env SANUK_KILLS=200 cargo test -p sanuk-tests --test server_kill -- --nocapture --test-threads=1
}

# Minutes, because the terminals play at a person's pace.
verify_friends() {
  step 'terminals play whole games by link, with cuts, kills and restarts' \
    cargo test --workspace "${features[@]}" --test friends -- --ignored --test-threads=2
}

# Kills of the window itself, in a display in memory.
verify_window_kills() {
  need_java
  need_display_tools
  step 'build the core and its Kotlin' bindings
  step 'build the core, optimised' cargo build -q --release -p sanuk-ffi -p sanuk-cli
  step 'build the window' maven -q -DskipTests package
  step 'kills of the window' xvfb-run -a tests/window-kills "${SANUK_KILLS:-25}"
}

# Each target for SANUK_FUZZ_SECONDS (60), from its seeds alone, so that nothing grows. Counters come
# from LLVM, through options that the stable compiler has.
verify_fuzz() {
  local host target binary failed=() counters='--cfg fuzzing -Ccodegen-units=1 -Cpasses=sancov-module'
  have c++ || get 'a C++ compiler for libFuzzer' gcc g++
  for target in level=4 inline-8bit-counters pc-table trace-compares; do
    counters+=" -Cllvm-args=-sanitizer-coverage-$target"
  done
  host=$(rustc -vV | sed -n 's/^host: //p')
  RUSTFLAGS=$counters step 'build the fuzz targets' cargo build -q --release \
    --manifest-path fuzz/Cargo.toml --target "$host" --target-dir "$root/target/fuzz"
  binary=$root/target/fuzz/$host/release/sanuk-fuzz
  for target in fuzz/seeds/*; do
    target=${target##*/}
    rm -rf "$root/target/fuzz/corpus" && mkdir -p "$root/target/fuzz/corpus"
    (step "fuzz $target" env SANUK_FUZZ="$target" "$binary" -max_total_time="${SANUK_FUZZ_SECONDS:-60}" \
      -max_len=4096 -timeout=20 -rss_limit_mb=1024 -verbosity=0 -print_final_stats=1 \
      -artifact_prefix="$root/target/fuzz/$target-" "$root/target/fuzz/corpus" "fuzz/seeds/$target") || failed+=("$target")
  done
  [ ${#failed[@]} = 0 ] || die "fuzz targets failed: ${failed[*]}; what broke them is in target/fuzz"
}

verify_ui() {
  need_java
  step 'build the core and its Kotlin' bindings
  step 'every game through the screens' maven test -Dsanuk.ui=all
}

# One process a core, each with its share of the seeds; a failing one prints its shortest trace.
simulated_seeds() {
  local cores count=${SANUK_SEEDS:-10000} share pids=() pid first=0 failed=0
  cores=$(getconf _NPROCESSORS_ONLN)
  share=$(((count + cores - 1) / cores))
  for ((first = 0; first < count; first += share)); do
    "$target/release/simulate" "$first" "$((first + share < count ? share : count - first))" &
    pids+=($!)
  done
  for pid in "${pids[@]}"; do wait "$pid" || failed=1; done
  return $failed
}

verify_simulation() {
  step 'build the simulation' cargo build -q --release -p sanuk-tests --bin simulate
  step "${SANUK_SEEDS:-10000} seeds of simulated rooms" simulated_seeds
}

verify_dice() {
  step 'six million sealed rolls and the records of 1,000 games from rooms' \
    cargo test --release -p sanuk-core --lib -- fairness:: room::tests::dice
}

verify_makruk_oracle() {
  local peer=()
  need_fairy
  have fairy-stockfish || {
    loud "SKIPPED: fairy-stockfish's lists of moves, because it is missing"
    peer=(--skip stockfish)
  }
  step "142,078,049 leaves at depth 6, and fairy-stockfish's lists of moves" \
    cargo test --release -p sanuk-tests --test makruk_oracle -- --ignored --nocapture "${peer[@]}"
}

verify_makruk_endgames() {
  step 'endings of four men, solved backwards' cargo test --release -p sanuk-tests --test makruk_endgames -- --ignored
}
