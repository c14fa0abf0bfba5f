//! The app through its own surface, with virtual time and saves in memory.

mod shell;
mod whole_games;
