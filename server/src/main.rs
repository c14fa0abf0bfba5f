//! The server of Sanuk's rooms.
fn main() {}
