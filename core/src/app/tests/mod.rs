//! The app through its own surface, with virtual time and saves in memory.

mod access;
mod cases;
mod counted;
mod disk;
mod files;
mod hint;
mod kept;
mod makruk;
mod menu;
mod online;
mod party;
mod pictures;
mod records;
mod review;
mod rows;
mod searches;
mod shell;
mod table;
mod whole_games;
