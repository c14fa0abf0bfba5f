//! Sanuk in a terminal: the app's own screens as text with numbered buttons.
//!
//! A shell like the phones', without rules, texts or geometry of its own. Start with [`play`] for
//! the loop, [`screen`] for how a screen becomes rows and [`typed`] for what a line means.

mod arguments;
mod draw;
mod failure;
mod files;
mod folder;
mod live;
mod paint;
mod perft;
mod plain;
mod play;
mod row;
mod screen;
mod seed;
mod setup;
mod shell;
mod speech;
mod typed;
mod verify;
mod wrap;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use sanuk_core::ai::makruk::uci;

use arguments::{Arguments, Task};
use failure::Failure;
use speech::Speech;

fn main() -> ExitCode {
    match run(Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // Where nobody hears it, the exit status says it alone.
            let _ = writeln!(std::io::stderr(), "sanuk: {failure}");
            ExitCode::from(failure.status())
        }
    }
}

fn run(task: Task) -> Result<(), Failure> {
    match task {
        Task::Play(play) => play::run(&play),
        Task::Replay { file, speech } => files::replay(&file, Speech::of(speech.lang.as_deref())?),
        Task::Host(host) => live::host(&host),
        Task::Join(join) => live::join(&join),
        Task::Verify { file, speech } => {
            verify::run(&file, &Speech::of(speech.lang.as_deref())?.texts())
        }
        Task::Export {
            id,
            output,
            data,
            speech,
        } => {
            let speech = Speech::of(speech.lang.as_deref())?;
            files::export(id.as_deref(), output.as_deref(), &data, speech)
        }
        Task::Import { file, data, speech } => {
            files::import(&file, &data, Speech::of(speech.lang.as_deref())?)
        }
        Task::Perft { fen, depth, divide } => {
            let texts = Speech::of(None)?.texts();
            perft::run(&fen, depth, divide, &texts, &mut std::io::stdout().lock())
        }
        Task::Uci => {
            let talk = uci::converse(std::io::stdin().lock(), std::io::stdout());
            Failure::output(&Speech::of(None)?.texts(), talk)
        }
    }
}
