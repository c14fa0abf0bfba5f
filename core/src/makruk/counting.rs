//! Both countings: who counts, how far, and what each move does to the count.
//!
//! Owns the count's state and step 4 of the rules with the two draws that come of it (3b and 5);
//! [`super::Game`] puts the steps in order. Start with [`Count::after`].

use super::{CountAction, Position, Role, Side};
use std::fmt;
use std::str::FromStr;

/// The last number of board counting.
pub const BOARD_LIMIT: u8 = 64;

/// The state of counting between two moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Count {
    /// Nobody counts.
    #[default]
    None,
    /// A side counts its own moves up to 64, by its own choice.
    Board {
        /// Who counts.
        side: Side,
        /// The number of its last move, 1 to 64.
        n: u8,
    },
    /// A bare khun counts up to a limit; begun by the rules and never stopped.
    Pieces {
        /// Who counts: the side with its khun alone.
        side: Side,
        /// The number of its last move; before the first, the men that stood when it began.
        n: u8,
        /// 8, 16, 22, 32, 44 or 64, from the stronger side's men when it began.
        limit: u8,
        /// Whether a number has been said: false from the entering move to the first counted one.
        said: bool,
    },
}

/// A text that is no count.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no count: `-`, `Bw12`, `Pb7/16` or `pb10/8` is wanted")]
pub struct CountError(pub String);

/// Why a count cannot stand in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CountForbidden {
    /// An unpromoted bia stops both countings.
    #[error("a bia is left")]
    Bia,
    /// Board counting with a bare side, other than number 64 or a mate by the counting side.
    #[error("board counting ends when a side is bare")]
    BoardBare,
    /// Piece counting needs exactly one bare side.
    #[error("piece counting needs exactly one bare khun")]
    NotOneBare,
    /// Piece counting by the side that has men.
    #[error("{0} has men and does not count the pieces")]
    NotBare(Side),
    /// A limit longer than the men allow.
    #[error("the limit {0} is above {1}, the one of the men on the board")]
    Limit(u8, u8),
    /// A number below what the men on the board allow, or above what it can become.
    #[error("number {0} cannot be said with {1} men on the board")]
    Number(u8, u8),
}

/// Why counting cannot be started now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartRefusal {
    /// A bia that is not turned is left.
    #[error("a bia is left on the board")]
    Bia,
    /// One side has its khun alone.
    #[error("a side is bare")]
    Bare,
    /// Somebody counts already.
    #[error("somebody is counting")]
    Counting,
}

/// The limit of piece counting against a side's men: the smallest that applies.
///
/// 2 ruea 8, 1 ruea 16, 2 khon 22, 2 ma 32, 1 khon 44, else 64.
pub fn limit(position: &Position, stronger: Side) -> u8 {
    let count = |role| position.men(stronger, role).count();
    match (count(Role::Ruea), count(Role::Khon), count(Role::Ma)) {
        (2.., _, _) => 8,
        (1, _, _) => 16,
        (_, 2.., _) => 22,
        (_, _, 2..) => 32,
        (_, 1, _) => 44,
        _ => 64,
    }
}

/// Men on the board, both khuns included; at most 32.
fn men(position: &Position) -> u8 {
    position.occupied().count() as u8
}

/// The side that has its khun alone, when exactly one has.
fn bare_side(position: &Position) -> Option<Side> {
    match Side::ALL.map(|side| position.is_bare(side)) {
        [true, false] => Some(Side::White),
        [false, true] => Some(Side::Black),
        _ => None,
    }
}

/// Whether `side` has just mated. A counting side that mates by taking the last man ends the game
/// before piece counting could begin, so its count stands beside a bare khun.
fn mated_by(side: Side, position: &Position) -> bool {
    position.turn() != side && position.in_check() && !position.has_legal_move()
}

fn has_bia(position: &Position) -> bool {
    position.role(Role::Bia).any()
}

impl Count {
    /// Piece counting as it begins in a position, when that calls for it: no bia that is not
    /// turned, and exactly one bare side.
    pub fn entered(position: &Position) -> Option<Count> {
        if has_bia(position) {
            return None;
        }
        let side = bare_side(position)?;
        let limit = limit(position, side.other());
        Some(Count::Pieces {
            side,
            n: men(position),
            limit,
            said: false,
        })
    }

    /// Step 4: the count after `mover`'s move led to `position`.
    #[must_use]
    pub fn after(self, mover: Side, action: Option<CountAction>, position: &Position) -> Count {
        match self {
            // Number 64 stands, whatever it captures or stops and whatever the reply takes.
            Count::Board { n: BOARD_LIMIT, .. } => self,
            Count::Board { side, n } if side == mover && n + 1 == BOARD_LIMIT => Count::Board {
                side,
                n: BOARD_LIMIT,
            },
            Count::Pieces { side, n, limit, .. } if side == mover => Count::Pieces {
                side,
                n: n + 1,
                limit,
                said: true,
            },
            Count::Pieces { .. } => self,
            _ => Count::entered(position).unwrap_or_else(|| self.goes_on(mover, action)),
        }
    }

    fn goes_on(self, mover: Side, action: Option<CountAction>) -> Count {
        match self {
            Count::Board { side, n } if side == mover => match action {
                Some(CountAction::Stop) => Count::None,
                _ => Count::Board { side, n: n + 1 },
            },
            Count::None if action == Some(CountAction::Start) => Count::Board { side: mover, n: 1 },
            _ => self,
        }
    }

    /// Steps 3b and 5: whether the stronger side (or the board counter's opponent) has had its
    /// last move. Asked of the count as it stood before a move by `mover` that gave no mate.
    pub fn expires_with_move_of(self, mover: Side) -> bool {
        match self {
            Count::None => false,
            Count::Board { side, n } => side != mover && n >= BOARD_LIMIT,
            Count::Pieces {
                side,
                n,
                limit,
                said,
            } => side != mover && if said { n >= limit } else { n + 1 > limit },
        }
    }

    /// Who counts.
    pub const fn side(self) -> Option<Side> {
        match self {
            Count::None => None,
            Count::Board { side, .. } | Count::Pieces { side, .. } => Some(side),
        }
    }

    /// The number last said; none before the first.
    pub const fn number(self) -> Option<u8> {
        match self {
            Count::None | Count::Pieces { said: false, .. } => None,
            Count::Board { n, .. } | Count::Pieces { n, .. } => Some(n),
        }
    }

    /// The number of the counting side's next move.
    pub const fn next_number(self) -> Option<u8> {
        match self {
            Count::None => None,
            Count::Board { n, .. } | Count::Pieces { n, .. } => Some(n + 1),
        }
    }

    /// The number that ends the game.
    pub const fn limit(self) -> Option<u8> {
        match self {
            Count::None => None,
            Count::Board { .. } => Some(BOARD_LIMIT),
            Count::Pieces { limit, .. } => Some(limit),
        }
    }

    /// Counted moves left: limit − number, never below 0.
    pub const fn left(self) -> Option<u8> {
        match self {
            Count::None => None,
            Count::Board { n, .. } => Some(BOARD_LIMIT.saturating_sub(n)),
            Count::Pieces { n, limit, .. } => Some(limit.saturating_sub(n)),
        }
    }

    /// Whether a side that moves now, and does not mate, draws the game by the count.
    pub fn is_last_move_of(self, mover: Side) -> bool {
        self.expires_with_move_of(mover)
    }

    /// Whether the side to move may begin board counting with its move.
    ///
    /// # Errors
    ///
    /// The first reason why not.
    pub fn may_start(self, position: &Position) -> Result<(), StartRefusal> {
        if self != Count::None {
            Err(StartRefusal::Counting)
        } else if has_bia(position) {
            Err(StartRefusal::Bia)
        } else if Side::ALL.into_iter().any(|side| position.is_bare(side)) {
            Err(StartRefusal::Bare)
        } else {
            Ok(())
        }
    }

    /// Whether a side may stop counting with its move.
    pub fn may_stop(self, mover: Side) -> bool {
        matches!(self, Count::Board { side, .. } if side == mover)
    }

    /// The count of a position that is loaded with this one written beside it. A position that
    /// calls for piece counting and says nothing enters now.
    ///
    /// # Errors
    ///
    /// Why the position forbids the count.
    pub fn at_load(self, position: &Position) -> Result<Count, CountForbidden> {
        match self {
            Count::None => Ok(Count::entered(position).unwrap_or(Count::None)),
            _ if has_bia(position) => Err(CountForbidden::Bia),
            Count::Board { side, n } => {
                let bare = Side::ALL.into_iter().any(|side| position.is_bare(side));
                if bare && n < BOARD_LIMIT && !mated_by(side, position) {
                    Err(CountForbidden::BoardBare)
                } else {
                    Ok(self)
                }
            }
            Count::Pieces {
                side,
                n,
                limit,
                said,
            } => {
                pieces_fit(position, side, limit)?;
                number_fits(n, limit, said, men(position))?;
                Ok(self)
            }
        }
    }
}

fn pieces_fit(position: &Position, side: Side, said_limit: u8) -> Result<(), CountForbidden> {
    // Both bare is the end of a game that was counting.
    if !position.is_bare(side) {
        return Err(match bare_side(position) {
            Some(_) => CountForbidden::NotBare(side),
            None => CountForbidden::NotOneBare,
        });
    }
    let longest = limit(position, side.other());
    if said_limit > longest {
        return Err(CountForbidden::Limit(said_limit, longest));
    }
    Ok(())
}

/// Before the first number nothing can have been captured, so `n` is the men; afterwards `n`
/// runs from men + 1 to the limit, or is a first number above it (a bare khun and 16 men: 18).
fn number_fits(n: u8, limit: u8, said: bool, men: u8) -> Result<(), CountForbidden> {
    let fits = if said {
        n > men && n <= limit.max(18)
    } else {
        n == men
    };
    if fits {
        Ok(())
    } else {
        Err(CountForbidden::Number(n, men))
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Count::None => f.write_str("-"),
            Count::Board { side, n } => write!(f, "B{}{n}", side.letter()),
            Count::Pieces {
                side,
                n,
                limit,
                said,
            } => {
                write!(
                    f,
                    "{}{}{n}/{limit}",
                    if said { 'P' } else { 'p' },
                    side.letter()
                )
            }
        }
    }
}

/// A number of one or two digits without a leading zero.
fn read_number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|n| plain && *n <= 99)
}

fn read_count(text: &str) -> Option<Count> {
    if text == "-" {
        return Some(Count::None);
    }
    let mut signs = text.chars();
    let kind = signs.next()?;
    let side = Side::from_letter(signs.next()?)?;
    if kind == 'B' {
        let n = read_number(signs.as_str()).filter(|n| *n <= BOARD_LIMIT)?;
        return Some(Count::Board { side, n });
    }
    let said = match kind {
        'P' => true,
        'p' => false,
        _ => return None,
    };
    let (n, limit) = signs.as_str().split_once('/')?;
    let limit = read_number(limit).filter(|limit| [8, 16, 22, 32, 44, 64].contains(limit))?;
    Some(Count::Pieces {
        side,
        n: read_number(n)?,
        limit,
        said,
    })
}

impl FromStr for Count {
    type Err = CountError;

    fn from_str(text: &str) -> Result<Count, CountError> {
        read_count(text).ok_or_else(|| CountError(text.to_owned()))
    }
}
