//! `bench [NAME] [--quick]`: measures and prints one `RESULT` line a figure, last.

use std::process::ExitCode;

use sanuk_tests::bench::{self, BENCHES, Bench, Effort};

fn main() -> ExitCode {
    let (flags, names): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|a| a.starts_with('-'));
    let effort = match flags.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => Effort::Full,
        ["--quick"] => Effort::Quick,
        _ => return usage("the only option is --quick"),
    };
    match names.as_slice() {
        [] => measure(BENCHES.iter(), effort),
        [name] => match bench::find(name) {
            Some(bench) => measure(std::iter::once(bench), effort),
            None => usage(&format!("no bench is called {name:?}")),
        },
        _ => usage("one name at most"),
    }
}

/// Runs the benches, then prints their figures together.
fn measure<'a>(benches: impl Iterator<Item = &'a Bench>, effort: Effort) -> ExitCode {
    println!("{} · {}", bench::machine::name(), bench::machine::date());
    let mut figures = Vec::new();
    for bench in benches {
        println!("{}: {}", bench.name, bench.about);
        figures.extend((bench.run)(effort));
    }
    for figure in &figures {
        println!("{}", figure.line(effort));
    }
    if figures.iter().all(|figure| figure.reaches(effort)) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Says what is wrong and how the program is called.
fn usage(problem: &str) -> ExitCode {
    eprintln!("bench: {problem}\nusage: bench [NAME] [--quick], where NAME is one of");
    for bench in BENCHES {
        eprintln!("  {:<18} {}", bench.name, bench.about);
    }
    ExitCode::from(2)
}
