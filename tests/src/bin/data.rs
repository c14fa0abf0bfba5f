//! `data KIND FILE`: checks a data file and ends with `N passed, M failed`.
//!
//! `data endgames FILE --play [--move-ms 1000]` lets the hard level play the rows instead.

use std::process::ExitCode;
use std::time::Duration;

use sanuk_core::ai::Budget;
use sanuk_tests::data::{self, KINDS};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, file, options @ ..] = arguments.as_slice() else {
        return usage("two arguments are needed");
    };
    let play = match move_time(options) {
        Ok(play) => play,
        Err(problem) => return usage(&problem),
    };
    let Some(kind) = data::find(name) else {
        return usage(&format!("no kind is called {name:?}"));
    };
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => return usage(&format!("cannot read {file}: {error}")),
    };
    if let Some(move_time) = play {
        if kind.name != "endgames" {
            return usage("only endgames can be played");
        }
        return exit(data::endgames::play(&text, Budget::time(move_time)));
    }
    let report = (kind.check)(&text);
    println!("{report}");
    exit(report.is_good())
}

fn exit(good: bool) -> ExitCode {
    if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The time a move of `--play [--move-ms N]`; none without it.
fn move_time(options: &[String]) -> Result<Option<Duration>, String> {
    let words: Vec<&str> = options.iter().map(String::as_str).collect();
    let ms = match words[..] {
        [] => return Ok(None),
        ["--play"] => "1000",
        ["--play", "--move-ms", ms] | ["--move-ms", ms, "--play"] => ms,
        _ => return Err(format!("cannot understand {}", words.join(" "))),
    };
    let ms = ms
        .parse()
        .map_err(|error| format!("--move-ms {ms}: {error}"))?;
    Ok(Some(Duration::from_millis(ms)))
}

/// Says what is wrong and how the program is called.
fn usage(problem: &str) -> ExitCode {
    eprintln!("data: {problem}\nusage: data KIND FILE, where KIND is one of");
    for kind in KINDS {
        eprintln!("  {:<18} {}", kind.name, kind.about);
    }
    ExitCode::from(2)
}
