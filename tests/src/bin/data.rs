//! `data KIND FILE`: checks a data file and ends with `N passed, M failed`.

use std::process::ExitCode;

use sanuk_tests::data::{self, KINDS};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, file] = arguments.as_slice() else {
        return usage("two arguments are needed");
    };
    let Some(kind) = data::find(name) else {
        return usage(&format!("no kind is called {name:?}"));
    };
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => return usage(&format!("cannot read {file}: {error}")),
    };
    let report = (kind.check)(&text);
    println!("{report}");
    if report.is_good() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Says what is wrong and how the program is called.
fn usage(problem: &str) -> ExitCode {
    eprintln!("data: {problem}\nusage: data KIND FILE, where KIND is one of");
    for kind in KINDS {
        eprintln!("  {:<18} {}", kind.name, kind.about);
    }
    ExitCode::from(2)
}
