//! `node`: the server's program, built beside the tests that start and kill it.

use std::process::ExitCode;

fn main() -> ExitCode {
    sanuk_server::program::run()
}
