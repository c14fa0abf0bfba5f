//! A whole server in this process, looked at from outside: games, races, limits, pages, secrets.

#![allow(clippy::unwrap_used, clippy::panic)]

mod faults;
mod faulty;
mod games;
mod limits;
mod names;
mod pages;
mod presence;
mod races;
mod rates;
mod repair;
mod secrets;
mod start;
