//! A whole server in this process, looked at from outside: games, races, limits, pages, secrets.

#![allow(clippy::unwrap_used, clippy::panic)]

mod games;
mod limits;
mod pages;
mod presence;
mod races;
mod secrets;
mod start;
