//! A man on the screen, in either set.

use super::{carved, horse, letters, shell};
use crate::makruk::{Piece, Role as Man, Side};
use crate::view::camera::{Dot, Frame};
use crate::view::look::Role;
use crate::view::scene::Layer;
use crate::view::shape::shadow;
use crate::view::turned::{Material, upright};
use serde::{Deserialize, Serialize};

/// How men are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PieceSet {
    /// Turned wood and shells, as Thai players know them.
    #[default]
    Carved,
    /// Discs with the letters of records.
    Letters,
}

/// A man to draw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figure {
    /// Which.
    pub piece: Piece,
    /// Centre of its square on the screen.
    pub at: Dot,
    /// dp a square.
    pub scale: f64,
    /// How high above its square it flies, in squares.
    pub lift: f64,
    /// Opacity.
    pub alpha: f32,
    /// High contrast: outlines of 2 dp.
    pub bold: bool,
}

/// How far below the centre of its square a man's foot stands, in squares: low ones stand higher,
/// so that all look centred.
fn drop(piece: Piece) -> f64 {
    match (piece.role, piece.ngai) {
        (Man::Bia, _) | (_, true) => 0.27,
        (Man::Met | Man::Ruea, _) => 0.34,
        (Man::Khon | Man::Ma, _) => 0.36,
        (Man::Khun, _) => 0.41,
    }
}

impl Figure {
    /// Outline in dp.
    pub(super) fn outline(&self) -> f64 {
        let width = (self.scale * 0.02).clamp(0.5, 1.8);
        if self.bold {
            width.max(self.scale.min(40.0) / 20.0)
        } else {
            width
        }
    }

    /// Where its foot is.
    pub(super) fn frame(&self) -> Frame {
        let foot = self.ground();
        Frame {
            origin: Dot {
                y: foot.origin.y - self.lift * self.scale,
                ..foot.origin
            },
            ..foot
        }
    }

    /// Where its foot stands when it does not fly.
    fn ground(&self) -> Frame {
        upright(
            Dot {
                x: self.at.x,
                y: self.at.y + drop(self.piece) * self.scale,
            },
            self.scale,
        )
    }

    pub(super) fn material(&self) -> Material {
        match self.piece.side {
            Side::White => Material {
                shade: Role::IvoryShade,
                fill: Role::Ivory,
                light: Role::Shine,
                edge: Role::IvoryEdge,
            },
            Side::Black => Material {
                shade: Role::EbonyDeep,
                fill: Role::Ebony,
                light: Role::EbonyShade,
                edge: Role::EbonyEdge,
            },
        }
    }
}

/// Draws a man with its shadow.
pub(super) fn figure(layer: &mut Layer, figure: &Figure, set: PieceSet) {
    if set == PieceSet::Letters {
        return letters::disc(layer, figure);
    }
    shadow(
        layer,
        &figure.ground(),
        [4.0, 0.5],
        [29.0, 8.0],
        0.24 * figure.alpha,
    );
    match (figure.piece.role, figure.piece.ngai) {
        (_, true) => shell::turned(layer, figure),
        (Man::Bia, _) => shell::lying(layer, figure),
        (Man::Ma, _) => horse::horse(layer, figure),
        (role, _) => carved::carved(layer, figure, role),
    }
}
