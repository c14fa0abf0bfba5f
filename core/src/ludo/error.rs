//! Why text or a number is not what it should be.

use thiserror::Error;

/// Text or a number from outside that names nothing in Ludo.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseError {
    /// Not a colour's letter.
    #[error("`{0}` is no colour; R, G, Y and B are")]
    Color(String),
    /// A number of players that the board has no seats for.
    #[error("{0} players: two to four can play")]
    SeatCount(usize),
    /// Not a set of seats.
    #[error("`{0}` is no set of seats; RY, RGY and RGYB are")]
    Seats(String),
    /// Not a face.
    #[error("`{0}` is no face of a die; 1 to 6 are")]
    Die(String),
    /// Not a piece's number.
    #[error("`{0}` is no piece; 0 to 3 are")]
    Piece(String),
    /// Not a preset's letter.
    #[error("`{0}` is no preset; A (Quick) and B (Party) are")]
    Preset(String),
    /// Not an option's key.
    #[error("`{0}` is no option")]
    Option(String),
    /// A value that the option does not have.
    #[error("option `{key}` has no value `{value}`")]
    Value {
        /// The option's key.
        key: String,
        /// What was written.
        value: String,
    },
    /// The same option twice.
    #[error("option `{0}` is given twice")]
    Repeated(String),
    /// Not a placement of pieces.
    #[error("`{0}` is no placement; write R:0,-1,-1,-1;Y:12,-1,-1,-1")]
    Placement(String),
}
