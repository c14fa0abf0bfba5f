//! Sanuk in a terminal.

use clap::Parser;

/// Ludo and makruk in a terminal.
#[derive(Parser, Debug)]
#[command(name = "sanuk", version)]
struct Arguments {}

fn main() {
    Arguments::parse();
}
