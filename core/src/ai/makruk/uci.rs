//! A conversation in UCI, so that any chess tool can play the engine.
//!
//! Owns the reading of commands and the writing of answers; one search at a time, on a thread of
//! its own so that `stop` is heard. Start with [`converse`].

use super::{Engine, Style, TABLE_BYTES, Task, Thought};
use crate::ai::{Budget, Stop};
use crate::makruk::{Game, Ply, perft_divide};
use std::fmt::Write as _;
use std::io::{self, BufRead, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, Scope, ScopedJoinHandle};
use std::time::Duration;

/// Mebibytes of the table, smallest and largest that may be asked for.
const HASH: std::ops::RangeInclusive<usize> = 1..=1_024;
/// Moves deep that `go perft` counts. Counting hears no `stop`, so it must end by itself.
const PERFT: std::ops::RangeInclusive<u32> = 1..=5;

/// Talks until `quit` or the end of the input.
///
/// # Errors
///
/// When the input cannot be read or an answer not written.
pub fn converse(input: impl BufRead, output: impl Write + Send) -> io::Result<()> {
    let output = Mutex::new(output);
    let engine = Mutex::new(Engine::with_table(TABLE_BYTES));
    thread::scope(|scope| {
        let mut talk = Talk {
            scope,
            output: &output,
            engine: &engine,
            game: Game::start(),
            stop: Stop::new(),
            search: None,
        };
        let heard = talk.listen(input);
        talk.end_search();
        heard
    })
}

/// Moves that a game is thought to have left when the tool does not say.
const USUAL_MOVES: i64 = 30;
/// What a move's way to the tool may take.
const OVERHEAD_MS: i64 = 50;

struct Talk<'scope, 'env, W> {
    scope: &'scope Scope<'scope, 'env>,
    output: &'env Mutex<W>,
    engine: &'env Mutex<Engine>,
    game: Game,
    stop: Stop,
    search: Option<ScopedJoinHandle<'scope, ()>>,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A search that panicked leaves an engine that is cleared before its next use.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<W: Write + Send> Talk<'_, '_, W> {
    fn say(&self, text: &str) -> io::Result<()> {
        let mut output = held(self.output);
        writeln!(output, "{text}")?;
        output.flush()
    }

    /// Obeys line after line. Bytes that are no text stand as such in the answer.
    fn listen(&mut self, mut input: impl BufRead) -> io::Result<()> {
        let mut line = Vec::new();
        while input.read_until(b'\n', &mut line)? > 0 {
            if !self.hear(String::from_utf8_lossy(&line).trim_end())? {
                break;
            }
            line.clear();
        }
        Ok(())
    }

    /// Obeys a line; false for `quit`.
    fn hear(&mut self, line: &str) -> io::Result<bool> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["quit", ..] => return Ok(false),
            ["uci", ..] => self.introduce()?,
            ["isready", ..] => self.say("readyok")?,
            ["ucinewgame", ..] => {
                self.end_search();
                held(self.engine).clear();
            }
            ["setoption", ref option @ ..] => self.set(option)?,
            ["position", ref rest @ ..] => self.position(rest)?,
            ["go", "perft", ref depth @ ..] => self.perft(depth)?,
            ["go", ref limits @ ..] => self.go(limits)?,
            ["stop", ..] => self.end_search(),
            ["d", ..] => self.say(&self.game.fen().to_string())?,
            [] => {}
            _ => self.say(&format!("info string unknown command: {line}"))?,
        }
        Ok(true)
    }

    fn introduce(&self) -> io::Result<()> {
        self.say(concat!("id name Sanuk ", env!("CARGO_PKG_VERSION")))?;
        self.say("id author the Sanuk authors")?;
        self.say("option name UCI_Variant type combo default makruk var makruk")?;
        let (low, high) = (HASH.start(), HASH.end());
        self.say(&format!(
            "option name Hash type spin default 16 min {low} max {high}"
        ))?;
        self.say("uciok")
    }

    fn set(&mut self, option: &[&str]) -> io::Result<()> {
        let is = |name: &str, known: &str| name.eq_ignore_ascii_case(known);
        match *option {
            ["name", name, "value", "makruk"] if is(name, "UCI_Variant") => Ok(()),
            ["name", name, "value", text] if is(name, "Hash") => match text.parse() {
                Ok(size) if HASH.contains(&size) => {
                    self.end_search();
                    *held(self.engine) = Engine::with_table(size << 20);
                    Ok(())
                }
                _ => self.say(&format!("info string Hash cannot be {text}")),
            },
            _ => self.say(&format!("info string unknown option: {}", option.join(" "))),
        }
    }

    fn position(&mut self, words: &[&str]) -> io::Result<()> {
        self.end_search();
        let moves_at = words
            .iter()
            .position(|word| *word == "moves")
            .unwrap_or(words.len());
        self.game = match read_position(&words[..moves_at]) {
            Ok(game) => game,
            Err(what) => return self.say(&format!("info string {what}")),
        };
        let moves = words.get(moves_at + 1..).unwrap_or_default();
        match play_moves(&mut self.game, moves) {
            Ok(()) => Ok(()),
            Err(what) => self.say(&format!("info string {what}")),
        }
    }

    /// Counts the sequences of moves below each move, as tools that compare generators expect.
    fn perft(&mut self, words: &[&str]) -> io::Result<()> {
        self.end_search();
        let depth = match words {
            [depth] => depth.parse().ok(),
            _ => None,
        };
        let Some(depth) = depth.filter(|depth| PERFT.contains(depth)) else {
            let (low, high) = (PERFT.start(), PERFT.end());
            return self.say(&format!(
                "info string perft counts {low} to {high} moves deep"
            ));
        };
        let counts = perft_divide(&self.game.fen().position, depth);
        for (mv, nodes) in &counts {
            self.say(&format!("{mv}: {nodes}"))?;
        }
        let total: u64 = counts.iter().map(|(_, nodes)| nodes).sum();
        self.say(&format!("\nNodes searched: {total}"))
    }

    fn go(&mut self, words: &[&str]) -> io::Result<()> {
        self.end_search();
        let task = match read_limits(words, &self.game) {
            Ok(task) => task,
            Err(what) => return self.say(&format!("info string {what}")),
        };
        let (output, engine, game) = (self.output, self.engine, self.game.clone());
        self.stop = Stop::new();
        let stop = self.stop.clone();
        let waits = words.contains(&"infinite");
        self.search = Some(self.scope.spawn(move || {
            let say = |text: &str| {
                let mut output = held(output);
                // A listener that has gone needs no answer; the input's end ends the talk.
                let _ = writeln!(output, "{text}").and_then(|()| output.flush());
            };
            let mut engine = held(engine);
            engine.clear();
            let best = engine.think(&game, &task, &stop, &mut |thought| say(&info(thought)));
            // An endless search answers when it is told to stop, and not before.
            while waits && !stop.stopped() {
                thread::park();
            }
            let mv = best.and_then(|thought| thought.line.first().copied());
            say(&format!(
                "bestmove {}",
                mv.map_or("0000".to_owned(), |mv| mv.to_string())
            ));
        }));
        Ok(())
    }

    /// Ends the search and waits for its answer.
    fn end_search(&mut self) {
        self.stop.stop();
        if let Some(search) = self.search.take() {
            search.thread().unpark();
            // A panic there has said what it had to say on the error output.
            let _ = search.join();
        }
    }
}

fn info(thought: &Thought) -> String {
    let score = match thought.mate_in() {
        Some(moves) => format!("mate {moves}"),
        None => format!("cp {}", thought.score),
    };
    let mut text = format!(
        "info depth {} score {score} nodes {} pv",
        thought.depth, thought.nodes
    );
    for mv in &thought.line {
        let _ = write!(text, " {mv}");
    }
    text
}

fn read_position(words: &[&str]) -> Result<Game, String> {
    match *words {
        ["startpos"] => Ok(Game::start()),
        ["fen", ref fields @ ..] => fields
            .join(" ")
            .parse::<Game>()
            .map_err(|error| error.to_string()),
        _ => Err("position startpos or position fen … is wanted".to_owned()),
    }
}

/// Plays moves up to the first that cannot be played, and says which one that is.
fn play_moves(game: &mut Game, moves: &[&str]) -> Result<(), String> {
    for (number, text) in (1..).zip(moves) {
        let bad = |why: String| format!("move {number}, {text}: {why}; the moves before it stand");
        let ply: Ply = text.parse().map_err(|error| bad(format!("{error}")))?;
        game.play(ply.mv, ply.action)
            .map_err(|error| bad(error.to_string()))?;
    }
    Ok(())
}

fn read_limits(words: &[&str], game: &Game) -> Result<Task, String> {
    let value = |name: &str| -> Result<Option<i64>, String> {
        let Some(at) = words.iter().position(|word| *word == name) else {
            return Ok(None);
        };
        let text = words
            .get(at + 1)
            .ok_or_else(|| format!("{name} lacks its number"))?;
        text.parse()
            .map(Some)
            .map_err(|error| format!("{name} {text}: {error}"))
    };
    let at_least_one = |number: i64| number.max(1).unsigned_abs();
    let clocks = [("wtime", "winc"), ("btime", "binc")];
    let (time, bonus) = clocks[game.turn().index()];
    let share = match value(time)? {
        Some(left) => {
            let moves = value("movestogo")?.unwrap_or(USUAL_MOVES).clamp(1, 1_000);
            let share = (left / moves).saturating_add(value(bonus)?.unwrap_or(0) / 2);
            Some(share.min(left.saturating_sub(OVERHEAD_MS)))
        }
        None => None,
    };
    let ms = value("movetime")?.or(share).map(at_least_one);
    Ok(Task {
        budget: Budget {
            nodes: value("nodes")?.map(at_least_one),
            time: ms.map(Duration::from_millis),
        },
        depth: value("depth")?.map(|depth| depth.clamp(1, 100) as u32),
        action: None,
        style: Style::default(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(commands: &str) -> String {
        let mut output = Vec::new();
        converse(commands.as_bytes(), &mut output).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn a_tool_gets_its_handshake_and_a_move() {
        let said = answers("uci\nisready\nposition startpos moves e3e4 d6d5\ngo depth 3\n");
        assert!(said.contains("uciok\nreadyok\n"), "{said}");
        assert!(said.contains("info depth 1 score cp "), "{said}");
        assert!(
            said.trim_end()
                .lines()
                .last()
                .unwrap()
                .starts_with("bestmove "),
            "{said}"
        );
    }

    #[test]
    fn a_mate_is_told_in_moves() {
        let said = answers("position fen 7k/8/6K1/8/8/8/8/R7 w\ngo nodes 500\nisready\n");
        assert!(
            said.contains("score mate 1") && said.contains("bestmove a1a8"),
            "{said}"
        );
    }

    #[test]
    fn moves_are_played_up_to_the_one_that_is_named_as_bad() {
        let said = answers("position startpos moves e3e4 zzzz d6d5\nd\n");
        let (told, board) = said.trim_end().split_once('\n').unwrap();
        assert!(told.starts_with("info string move 2, zzzz: "), "{told}");
        let after = answers("position startpos moves e3e4\nd\n");
        assert_eq!(board, after.trim_end());
    }

    #[test]
    fn bytes_that_are_no_text_do_not_end_the_talk() {
        let mut output = Vec::new();
        converse(&b"\xff\xfe\nisready\n"[..], &mut output).unwrap();
        let said = String::from_utf8(output).unwrap();
        assert_eq!(
            said,
            "info string unknown command: \u{fffd}\u{fffd}\nreadyok\n"
        );
    }

    #[test]
    fn perft_counts_below_the_position_and_no_deeper_than_it_can() {
        let said = answers("position startpos moves e3e4\ngo perft 2\n");
        let moves = said.lines().filter(|line| line.contains(": ")).count();
        assert_eq!(moves, 24, "{said}");
        assert!(said.contains("\nNodes searched: "), "{said}");
        assert!(!said.contains("bestmove"), "{said}");
        for depth in ["0", "6", "x", ""] {
            let said = answers(&format!("go perft {depth}\n"));
            assert_eq!(said, "info string perft counts 1 to 5 moves deep\n");
        }
    }

    #[test]
    fn an_endless_search_answers_after_stop_also_when_there_is_nothing_to_think_about() {
        // One legal move: the search itself ends at once.
        let said = answers("position fen 7k/8/6K1/8/8/8/8/R7 b\ngo infinite\nd\nstop\n");
        let (board, rest) = said.split_once("bestmove ").unwrap();
        assert!(board.contains("7k/8/6K1"), "{said}");
        assert!(rest.starts_with("h8g8"), "{said}");
    }

    fn time(go: &str) -> Option<Duration> {
        let words: Vec<&str> = go.split_whitespace().collect();
        read_limits(&words, &Game::start()).unwrap().budget.time
    }

    #[test]
    fn no_clock_is_overrun() {
        let ms = |ms| Some(Duration::from_millis(ms));
        assert_eq!(time("wtime 60000 winc 1000"), ms(2_500));
        assert_eq!(time("wtime 1000 winc 5000"), ms(950));
        assert_eq!(time("wtime 60000 movestogo 10"), ms(6_000));
        assert_eq!(time("wtime -20 winc 0"), ms(1), "late already");
        assert_eq!(time("movetime 0"), ms(1));
        let most = i64::MAX;
        let endless = format!("wtime {most} winc {most} movestogo 1");
        assert_eq!(time(&endless), ms(most.unsigned_abs() - 50));
        assert_eq!(time(&format!("wtime {}", i64::MIN)), ms(1));
        assert_eq!(time("btime 1000"), None, "the other's clock");
    }

    #[test]
    fn stop_ends_an_endless_search_with_a_move() {
        let said = answers("go infinite\nstop\nquit\n");
        assert!(said.contains("bestmove "), "{said}");
    }

    #[test]
    fn what_is_not_understood_is_said_and_changes_nothing() {
        for (command, part) in [
            ("position fen 8/8 w", "8"),
            ("position startpos moves e3e5", "e3e5"),
            ("setoption name Hash value 0", "Hash"),
            ("setoption name Skill value 3", "Skill"),
            ("go nodes x", "nodes x"),
            ("xyzzy", "xyzzy"),
        ] {
            let said = answers(&format!("{command}\nd\n"));
            assert!(
                said.starts_with("info string ") && said.contains(part),
                "{said}"
            );
            assert!(said.contains("rnsmksnr/8/pppppppp"), "{said}");
        }
    }
}
