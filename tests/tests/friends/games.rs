//! The games: Ludo of two, three and four seats, and makruk.

use std::path::{Path, PathBuf};

use sanuk_core::makruk::{Game, Move};
use sanuk_tests::bots::node::{Node, Recipe};
use tempfile::TempDir;

use crate::terminal::Terminal;
use crate::wire::Wire;

/// What a person types at Ludo without looking much: roll, then the first piece that can move.
const LUDO: [&str; 5] = ["r", "move:0", "move:1", "move:2", "move:3"];
/// Times that everybody types in one game at most.
const MOST: usize = 6_000;

/// A server with its log in SQLite, and people with their folders.
struct Evening {
    folder: TempDir,
    recipe: Recipe,
    node: Option<Node>,
    people: Vec<Terminal>,
    link: String,
}

impl Evening {
    /// A server, and somebody who has made a room there.
    fn host(arguments: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = format!("sqlite:{}", folder.path().join("rooms.sqlite").display());
        let recipe = Recipe::new(Path::new(env!("CARGO_BIN_EXE_node")), &store).unwrap();
        let node = Some(recipe.start().unwrap());
        let server = format!("http://{}", recipe.address);
        let mut evening = Self {
            folder,
            recipe,
            node,
            people: Vec::new(),
            link: String::new(),
        };
        let mut all = vec!["host"];
        all.extend(arguments);
        all.extend(["--server", &server]);
        let mut host = Terminal::start(&all, &evening.home(0));
        let beginning = format!("{server}/j/");
        host.wait_for(&beginning, 0);
        host.look();
        evening.link = host.word(&beginning);
        evening.people.push(host);
        evening
    }

    fn home(&self, who: usize) -> PathBuf {
        let home = self.folder.path().join(who.to_string());
        std::fs::create_dir_all(&home).unwrap();
        home
    }

    /// One more person opens the link, sees the settings and joins.
    fn join(&mut self) {
        self.join_with(&[]);
    }

    fn join_with(&mut self, arguments: &[&str]) {
        let who = self.people.len();
        let arguments = [&["join", &self.link], arguments].concat();
        let mut guest = Terminal::start(&arguments, &self.home(who));
        guest.wait_for("Rules in force", 0);
        guest.wait_for("Join", 0);
        guest.say("join");
        self.people.push(guest);
    }

    /// The same through a wire that can be cut.
    fn join_through(&mut self, wire: &Wire) {
        let who = self.people.len();
        let code = self.link.rsplit('/').next().unwrap().to_owned();
        let server = format!("http://{}", wire.address);
        let mut guest = Terminal::start(&["join", &code, "--server", &server], &self.home(who));
        guest.wait_for("Rules in force", 0);
        guest.say("join");
        self.people.push(guest);
    }

    /// A player's process is killed and started again: same folder, same seat.
    fn kill_and_return(&mut self, who: usize) {
        self.people[who].kill();
        self.people[who] = Terminal::start(&["join", &self.link], &self.home(who));
    }

    /// The server is killed and started again on the same log.
    fn restart_server(&mut self) {
        self.node.take().unwrap().kill().unwrap();
        self.node = Some(self.recipe.start().unwrap());
    }

    fn over(&self, who: usize) -> bool {
        self.people[who].printed.contains("Rematch")
    }

    /// Everybody types what a Ludo player types until the game is over for all; `at` happens after
    /// so many rounds.
    fn play_ludo(&mut self, mut at: impl FnMut(&mut Self, usize)) {
        for round in 0..MOST {
            if (0..self.people.len()).all(|who| self.over(who)) {
                return;
            }
            at(self, round);
            for who in 0..self.people.len() {
                self.people[who].look();
                if !self.over(who) {
                    for line in LUDO {
                        self.people[who].say(line);
                    }
                }
            }
        }
        panic!("the game does not end:\n{}", self.people[0].tail());
    }

    /// Says the winner, who is the same for all.
    fn winner(&self) -> String {
        let winner = |who: usize| {
            let printed = &self.people[who].printed;
            let line = printed
                .lines()
                .rev()
                .find(|line| line.trim_end().ends_with(" wins"));
            line.unwrap_or_default().trim().to_owned()
        };
        let first = winner(0);
        for who in 1..self.people.len() {
            assert_eq!(winner(who), first);
        }
        first
    }
}

#[test]
#[ignore = "minutes long; run by ./x verify friends"]
fn ludo_of_two_with_a_cut_a_kill_and_a_restart() {
    let mut evening = Evening::host(&["ludo", "--seats", "2"]);
    let wire = Wire::to(evening.recipe.address);
    evening.join_through(&wire);
    evening.play_ludo(|evening, round| match round {
        30 => wire.cut(),
        45 => wire.mend(),
        70 => evening.restart_server(),
        100 => evening.kill_and_return(0),
        _ => {}
    });
    assert!(evening.winner().ends_with("wins"));
    for terminal in &mut evening.people {
        let since = terminal.printed.len();
        terminal.say("check");
        terminal.wait_for("fit the seal", since);
    }
}

#[test]
#[ignore = "minutes long; run by ./x verify friends"]
fn ludo_of_three_where_one_is_killed() {
    let mut evening = Evening::host(&["ludo", "--seats", "3"]);
    evening.join();
    evening.join();
    evening.play_ludo(|evening, round| {
        if round == 50 {
            evening.kill_and_return(2);
        }
    });
    assert!(evening.winner().ends_with("wins"));
}

#[test]
#[ignore = "minutes long; run by ./x verify friends"]
fn ludo_of_four_with_a_restart() {
    let mut evening = Evening::host(&["ludo", "--seats", "4"]);
    (0..3).for_each(|_| evening.join());
    evening.play_ludo(|evening, round| {
        if round == 50 {
            evening.restart_server();
        }
    });
    assert!(evening.winner().ends_with("wins"));
}

#[test]
#[ignore = "needs the built terminal; run by ./x verify friends"]
fn two_people_see_each_others_names_until_one_hides_them() {
    let mut evening = Evening::host(&["makruk", "--name", "Yuki"]);
    evening.join_with(&["--name", "민수"]);
    evening.people[0].wait_for("· 민수", 0);
    evening.people[1].wait_for("· Yuki", 0);
    let guest = &mut evening.people[1];
    guest.say("settings");
    guest.wait_for("Hide the names of others", 0);
    guest.say("hide-names");
    guest.look();
    let since = guest.printed.len();
    guest.say("back");
    guest.wait_for("Captured by White", since);
    assert!(!guest.printed[since..].contains("Yuki"), "{}", guest.tail());
    evening.people[0].say("resign");
    evening.people[0].say("y");
    evening.people[0].wait_for("민수 wins", 0);
}

/// A move: one that takes a man where there is one, so that games come to an end.
fn choose(game: &Game) -> Option<Move> {
    let moves = game.legal_moves();
    let takes = |mv: &Move| game.position().piece_at(mv.to).is_some();
    moves
        .iter()
        .copied()
        .find(takes)
        .or_else(|| moves.first().copied())
}

#[test]
#[ignore = "minutes long; run by ./x verify friends"]
fn makruk_with_a_cut_a_kill_and_a_restart() {
    let mut evening = Evening::host(&["makruk"]);
    let wire = Wire::to(evening.recipe.address);
    evening.join_through(&wire);
    // Only who is to move is told which men can move.
    let white = loop {
        evening.people.iter_mut().for_each(Terminal::look);
        let moves = |terminal: &Terminal| terminal.printed.contains("movable");
        if let Some(white) = evening.people.iter().position(moves) {
            break white;
        }
    };
    // The wire is the second person's, and is cut while the first one moves.
    let cut = 8 + white;
    let mut game = Game::start();
    for ply in 0..40 {
        let Some(mv) = choose(&game).filter(|_| game.outcome().is_none()) else {
            break;
        };
        match ply {
            _ if ply == cut => wire.cut(),
            _ if ply == cut + 1 => wire.mend(),
            14 => evening.restart_server(),
            20 => evening.kill_and_return(0),
            _ => {}
        }
        let mover = (white + ply) % 2;
        let text = mv.to_string();
        let since: Vec<usize> = evening.people.iter().map(|it| it.printed.len()).collect();
        type_until_moved(&mut evening.people[mover], &text, since[mover]);
        if ply != cut {
            let other = 1 - mover;
            evening.people[other].wait_for(&text, since[other]);
        }
        game.play(mv, None).unwrap();
    }
    if game.outcome().is_none() {
        evening.people[0].say("resign");
        evening.people[0].say("y");
    }
    for terminal in &mut evening.people {
        terminal.wait_for("Rematch", 0);
    }
}

/// Types a move until the board shows it: a terminal that has just come back may not be ready.
fn type_until_moved(terminal: &mut Terminal, text: &str, since: usize) {
    for _ in 0..500 {
        terminal.say(text);
        for _ in 0..4 {
            terminal.look();
        }
        let shown = format!("Last: {text}");
        if terminal.printed[since..].contains(&shown)
            || terminal.printed[since..].contains("Sending")
        {
            return;
        }
    }
    panic!("{text} is not taken:\n{}", terminal.tail());
}
