//! The server's program; see [`sanuk_server::program`].

use std::process::ExitCode;

fn main() -> ExitCode {
    sanuk_server::program::run()
}
