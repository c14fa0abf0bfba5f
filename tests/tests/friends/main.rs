//! Whole games with friends: a real server, real terminals, and everything that can go wrong on
//! the way: a wire that is cut, a player killed with -9, a server that starts anew.

#![allow(clippy::unwrap_used, clippy::panic)]

mod games;
mod terminal;
mod wire;
