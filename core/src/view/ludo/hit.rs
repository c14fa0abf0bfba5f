//! What a finger on a Ludo board meant, and boxes for screen readers.
//!
//! A square on a small phone is 23 dp, so a tap looks for movable pieces and shown destinations
//! within 24 dp (`app.md` § 3); [`cell`](LudoScene::cell_at) is the plain square under a point.

use super::arrange::{Stand, stands};
use super::ground::{self, MIDDLE};
use super::scene::{Destination, LudoScene, Man};
use crate::ludo::Square;
use crate::view::camera::{Camera, Dot, Spot};
use crate::view::hit::{Area, REACH};
use crate::view::look::Look;

/// What a tap may mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LudoTarget {
    /// A movable piece, drawn where the tap was.
    Piece(Man),
    /// The end of a shown move.
    Destination(Destination),
    /// The die, while it can be rolled.
    Die,
}

/// A target with its distance from the finger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// What.
    pub target: LudoTarget,
    /// dp from the finger to its centre.
    pub distance: f64,
}

impl LudoScene {
    /// Targets within 24 dp of a point, the nearest first; a piece before a destination at the same
    /// distance. The die counts when nothing else does and the point is in its box.
    pub fn hit(&self, camera: &Camera, at: Dot) -> Vec<Candidate> {
        let stands = self.stands(camera);
        let pieces = stands.iter().flat_map(|stand| {
            let distance = stand.pawn.centre().distance(at);
            let movable = self.movable.iter().filter(|man| stand.holds(**man));
            movable.map(move |man| Candidate {
                target: LudoTarget::Piece(*man),
                distance,
            })
        });
        let ends = self.destinations.iter().map(|end| {
            let man = end.man;
            let spot = ground::target(self.board, man.color, man.piece, end.to);
            let distance = camera.project(spot).distance(at);
            Candidate {
                target: LudoTarget::Destination(*end),
                distance,
            }
        });
        let mut found: Vec<_> = pieces
            .chain(ends)
            .filter(|candidate| candidate.distance <= REACH)
            .collect();
        // Stable, so a piece stays before a destination on a tie.
        found.sort_by(|a, b| a.distance.total_cmp(&b.distance));
        if found.is_empty() && self.die_ready && self.die_box(camera).contains(at) {
            let distance = camera.project(MIDDLE).distance(at);
            found.push(Candidate {
                target: LudoTarget::Die,
                distance,
            });
        }
        found
    }

    /// The piece drawn under a point, movable or not, to say why it cannot move; the nearest within
    /// 24 dp when the point is between pieces.
    pub fn piece_at(&self, camera: &Camera, at: Dot) -> Option<Man> {
        let stands = self.stands(camera);
        let nearest = stands.iter().min_by(|a, b| {
            a.pawn
                .centre()
                .distance(at)
                .total_cmp(&b.pawn.centre().distance(at))
        })?;
        let near = nearest.pawn.centre().distance(at) <= REACH;
        near.then_some(Man {
            color: nearest.pawn.color,
            piece: nearest.pieces[0],
        })
    }

    /// The square of the drawn grid under a point, as (row, col); may lie outside the board.
    pub fn cell_at(&self, camera: &Camera, at: Dot) -> (i32, i32) {
        camera.cell_at(at)
    }

    /// The ring square under a point.
    pub fn square_at(&self, camera: &Camera, at: Dot) -> Option<Square> {
        let cell = camera.cell_at(at);
        self.board
            .squares()
            .find(|&square| ground::square_spot(self.board, square).cell() == cell)
    }

    /// The box of a piece's pawn.
    pub fn piece_box(&self, camera: &Camera, man: Man) -> Option<Area> {
        let stands = self.stands(camera);
        let pawn = stands.iter().find(|stand| stand.holds(man))?.pawn;
        let (half, top) = (pawn.half_width(), pawn.top());
        Some(Area {
            x: top.x - half,
            y: top.y,
            width: 2.0 * half,
            height: pawn.height(),
        })
    }

    /// The box of the square around a point of the plane.
    pub fn square_box(camera: &Camera, at: Spot) -> Area {
        let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)];
        Area::around(corners.map(|(x, y)| {
            camera.project(Spot {
                x: at.x + x,
                y: at.y + y,
            })
        }))
    }

    /// The box of the end of a shown move.
    pub fn destination_box(&self, camera: &Camera, end: &Destination) -> Area {
        let man = end.man;
        Self::square_box(
            camera,
            ground::target(self.board, man.color, man.piece, end.to),
        )
    }

    /// The die's box, at least 48 dp wide and high (A39).
    pub fn die_box(&self, camera: &Camera) -> Area {
        let centre = camera.project(MIDDLE);
        let half = (camera.scale_at(MIDDLE) * 0.85).max(24.0);
        Area {
            x: centre.x - half,
            y: centre.y - half,
            width: 2.0 * half,
            height: 2.0 * half,
        }
    }

    /// All pawns as drawn when nothing moves, the farthest first.
    pub fn stands(&self, camera: &Camera) -> Vec<Stand> {
        stands(self, camera, None, &Look::new(false, false, false))
    }
}
