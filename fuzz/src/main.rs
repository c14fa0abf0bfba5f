//! One program with every fuzz target; `SANUK_FUZZ` names the one to run.
//!
//! A target reads bytes as an attacker or a broken disk would give them, and panics when a promise
//! is broken: nothing panics inside the core, what is read writes back to the same, and what is
//! refused changes nothing. Start with [`TARGETS`].
#![no_main]

mod app;
mod files;
mod fold;
mod online;
mod room;
mod text;

use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;

/// A target's name and what it does with the bytes.
type Target = (&'static str, fn(&[u8]));

/// All targets. A folder of the same name in `seeds/` holds what each begins with.
const TARGETS: &[Target] = &[
    ("fen", text::fen),
    ("words", text::words),
    ("record", files::record),
    ("export", files::export),
    ("values", files::values),
    ("fold", fold::fold),
    ("typed", app::typed),
    ("frames", online::frames),
    ("links", online::links),
    ("room", room::room),
];

fn chosen() -> fn(&[u8]) {
    static CHOSEN: OnceLock<fn(&[u8])> = OnceLock::new();
    *CHOSEN.get_or_init(|| {
        let name = std::env::var("SANUK_FUZZ").unwrap_or_default();
        let found = TARGETS.iter().find(|(known, _)| *known == name);
        let Some((_, target)) = found else {
            let known: Vec<&str> = TARGETS.iter().map(|(known, _)| *known).collect();
            panic!("SANUK_FUZZ is `{name}`; targets are {}", known.join(", "));
        };
        *target
    })
}

fuzz_target!(|bytes: &[u8]| chosen()(bytes));
