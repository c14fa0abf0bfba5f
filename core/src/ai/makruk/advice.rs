//! What the hard level would play, with the line it expects.

use super::{MATES, MakrukPlayer, Thought, player};
use crate::ai::{Budget, Level, Stop};
use crate::makruk::{Game, Move, Ply};

/// The hard level's move and what it expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The move, with what rides on it.
    pub ply: Ply,
    /// The expected moves, the advised one first; never empty.
    pub line: Vec<Move>,
    /// Hundredths of a bia for the side to move.
    pub score: i32,
    /// Moves to mate, negative when being mated; none when no mate is seen.
    pub mate_in: Option<i32>,
}

impl Advice {
    pub(super) fn new(ply: Ply, thought: Thought) -> Advice {
        Advice {
            ply,
            score: thought.score.clamp(-MATES, MATES),
            mate_in: thought.mate_in(),
            line: thought.line,
        }
    }
}

/// What the hard level would play; `None` when the game is over or the search was stopped.
pub fn advise(game: &Game, seed: u64, budget: Budget, stop: &Stop) -> Option<Advice> {
    let mut hard: MakrukPlayer = player(Level::Hard);
    hard.advise(game, seed, budget, stop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::ComputerPlayer;
    use crate::makruk::CountAction;

    fn game(fen: &str) -> Game {
        fen.parse().unwrap()
    }

    #[test]
    fn the_advice_is_what_hard_plays_and_its_line_can_be_played() {
        let fen = "4k3/8/3n4/8/8/8/8/K2R3r w";
        let (game, budget, stop) = (game(fen), Budget::nodes(5_000), Stop::new());
        let advice = advise(&game, 3, budget, &stop).unwrap();
        let played = player(Level::Hard).choose(&game, 3, budget, &stop);
        assert_eq!(Some(advice.ply), played);
        assert_eq!(advice.ply.mv, advice.line[0]);
        let mut on = game;
        for mv in &advice.line {
            on.play(*mv, None).unwrap();
        }
    }

    #[test]
    fn a_mate_is_counted_and_a_count_is_advised() {
        let budget = Budget::nodes(20_000);
        let mate = advise(&game("7k/8/6K1/8/8/8/8/R7 w"), 1, budget, &Stop::new()).unwrap();
        assert_eq!(mate.mate_in, Some(1));
        let worse = game("3rk3/8/8/2n5/8/4M3/8/3K4 w");
        let count = advise(&worse, 1, budget, &Stop::new()).unwrap();
        assert_eq!(count.ply.action, Some(CountAction::Start));
        assert!(count.score < 0);
    }

    #[test]
    fn an_ended_game_gets_no_advice() {
        let over = game("k7/2S5/1K6/8/8/8/8/8 b");
        assert_eq!(advise(&over, 1, Budget::nodes(100), &Stop::new()), None);
    }
}
