//! What can be typed after `sanuk`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

/// Ludo and makruk in a terminal.
#[derive(Parser, Debug)]
#[command(name = "sanuk", version, about, after_help = EXAMPLES)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub task: Task,
}

const EXAMPLES: &str = "\
Examples:
  sanuk play                                  the menu
  sanuk play ludo --seats 4 --against easy    Ludo against three computer players
  sanuk play ludo --seats 2 --rules party --option exit=1|6 --device
  sanuk play makruk --lang ko                 makruk, in Korean
  sanuk play --continue                       the newest running game
  printf 'roll\\nq\\n' | sanuk play ludo --seed 7 --data games
  sanuk host ludo --seats 3 --server https://play.example.org
                                              a room for friends, with its link
  sanuk join https://play.example.org/j/K7QF9MWT2A
  sanuk verify game.txt                       check a record's dice, without a server
  sanuk export -o everything.json             all games and settings in one file
  sanuk replay game.txt                       a record, step by step
  sanuk perft --fen 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1' --depth 5

In a game: a number or an id such as roll or move:2 and Enter; r rolls, u undoes, Enter alone does
the obvious. Makruk's moves are typed as b1d2, or +s d5c6 to start counting. q saves and leaves.
Exit status: 0 done, 1 failed, 2 called wrongly.";

/// The tasks.
#[derive(Subcommand, Debug)]
pub enum Task {
    /// Play; without a game opens the menu
    Play(Play),
    /// Make a room for friends and play in it
    Host(Host),
    /// Open a room by its link or code and play in it
    Join(Join),
    /// Check a record's dice and computers' choices, without a server
    Verify {
        /// Record, as `export` writes it
        file: PathBuf,
        #[command(flatten)]
        speech: Speech,
    },
    /// Show a game's record step by step, and check its dice
    Replay {
        /// Record, as `export` writes it
        file: PathBuf,
        #[command(flatten)]
        speech: Speech,
    },
    /// Write one game's record, or everything, to a file or the output
    Export {
        /// Game's id or its first signs, as the menu shows them; without one everything is written
        id: Option<String>,
        /// File to write; without one the output is used
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        #[command(flatten)]
        data: Data,
        #[command(flatten)]
        speech: Speech,
    },
    /// Take in a game's record or a file with everything
    Import {
        /// File to read
        file: PathBuf,
        #[command(flatten)]
        data: Data,
        #[command(flatten)]
        speech: Speech,
    },
    /// Count makruk's move sequences
    Perft {
        /// Position
        #[arg(long, value_name = "FEN")]
        fen: String,
        /// Moves deep
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=12))]
        depth: u32,
        /// One line a first move
        #[arg(long)]
        divide: bool,
    },
    /// Lend makruk's computer player to a chess tool (UCI on standard input and output)
    Uci,
}

/// How to play.
#[derive(Args, Debug, Default)]
pub struct Play {
    /// Game to start at once
    pub game: Option<Game>,
    /// Ludo: number of players
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4), requires = "game")]
    pub seats: Option<u8>,
    /// Ludo: rules to start from
    #[arg(long, requires = "game")]
    pub rules: Option<Rules>,
    /// Ludo: an option of the rules, such as exit=1|6; can be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", requires = "game")]
    pub options: Vec<String>,
    /// Play against the computer
    #[arg(
        long,
        value_name = "LEVEL",
        conflicts_with = "device",
        requires = "game"
    )]
    pub against: Option<Level>,
    /// Play with others on this device
    #[arg(long, requires = "game")]
    pub device: bool,
    /// Go on with the newest running game
    #[arg(long = "continue", conflicts_with = "game")]
    pub go_on: bool,
    /// Fixed luck: a number, or 64 hexadecimal digits
    #[arg(long)]
    pub seed: Option<String>,
    #[command(flatten)]
    pub data: Data,
    #[command(flatten)]
    pub speech: Speech,
}

/// A room to be made.
#[derive(Args, Debug)]
pub struct Host {
    /// Game
    pub game: Game,
    /// Ludo: number of seats
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub seats: Option<u8>,
    /// Ludo: rules to start from
    #[arg(long)]
    pub rules: Option<Rules>,
    /// Ludo: an option of the rules, such as limit=30; can be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    #[command(flatten)]
    pub friends: Friends,
}

/// A room to be opened.
#[derive(Args, Debug)]
pub struct Join {
    /// Link or code
    pub link: String,
    #[command(flatten)]
    pub friends: Friends,
}

/// Playing with friends.
#[derive(Args, Debug)]
pub struct Friends {
    /// Address of the server that rooms are on [default: a link's own, or `SANUK_SERVER`]
    #[arg(long, value_name = "URL")]
    pub server: Option<String>,
    /// Name that the others in the room see, kept in the settings; empty for none
    #[arg(long)]
    pub name: Option<String>,
    #[command(flatten)]
    pub data: Data,
    #[command(flatten)]
    pub speech: Speech,
}

/// Where the data lives.
#[derive(Args, Debug, Default)]
pub struct Data {
    /// Folder of the saves [default: the platform's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// In which language.
#[derive(Args, Debug, Default)]
pub struct Speech {
    /// Language: en, ko, ja or th [default: the system's]
    #[arg(long, value_name = "TAG")]
    pub lang: Option<String>,
}

/// Games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Game {
    /// Ludo
    Ludo,
    /// Makruk
    Makruk,
}

/// Ludo's presets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Rules {
    /// Quick
    Quick,
    /// Party
    Party,
}

/// Levels of the computer players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Level {
    /// Easy
    Easy,
    /// Normal
    Normal,
    /// Hard
    Hard,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_well_formed() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn seats_need_a_game_and_a_possible_number() {
        assert!(Arguments::try_parse_from(["sanuk", "play", "--seats", "2"]).is_err());
        assert!(Arguments::try_parse_from(["sanuk", "play", "ludo", "--seats", "5"]).is_err());
        assert!(Arguments::try_parse_from(["sanuk", "play", "ludo", "--seats", "2"]).is_ok());
    }
}
