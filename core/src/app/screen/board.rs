//! Pictures of boards: the open one, and small still ones for lists.

use super::super::model::{self, BoardArea, Model, Place, Replay, Stage, Table, Trace};
use super::super::picture::Picture;
use crate::game::select::{Man, Spot, Way};
use crate::game::{Event, Play, Position, Turn};
use crate::ludo::{self, Board, Die, Placement, RuleSet, Seats, State};
use crate::makruk::{self, Side};
use crate::view::camera::Pose;
use crate::view::look::Look;
use crate::view::ludo::{self as scene, Destination, LudoMotion, LudoScene};
use crate::view::makruk::{MakrukScene, PieceSet, Slide};

impl Model {
    /// The picture of the open screen's board; `None` on screens without one.
    pub(crate) fn picture(&self) -> Option<Picture> {
        let (area, look, set) = (&self.board, self.look(), self.scene_pieces());
        match self.stack.top() {
            Place::Game { .. } => self
                .table
                .as_ref()
                .map(|table| table_picture(table, area, &look, set)),
            Place::Replay { .. } => self
                .replay
                .as_ref()
                .map(|replay| replay_picture(replay, area, &look, set)),
            _ => None,
        }
    }

    /// How makruk's pieces are drawn.
    pub(crate) fn scene_pieces(&self) -> PieceSet {
        match self.settings.piece_set {
            model::PieceSet::Carved => PieceSet::Carved,
            model::PieceSet::Letters => PieceSet::Letters,
        }
    }
}

fn table_picture(table: &Table, area: &BoardArea, look: &Look, set: PieceSet) -> Picture {
    let motion = [table.motion, table.motion_ms];
    match table.session.position().play() {
        Play::Ludo(state) => {
            let mut scene = ludo_scene(state, &table.trace, motion);
            let ways = table.ways();
            let moving = matches!(table.stage, Stage::Moving { .. });
            scene.die = state
                .die()
                .or_else(|| used_die(&table.trace).filter(|_| moving));
            scene.die_ready = table.takes_input()
                && matches!(table.turn(), Turn::Roll { .. } | Turn::AutoExit { .. });
            mark_ways(&mut scene, state, table, &ways);
            let reachable = ways.iter().copied().filter_map(destination).collect();
            let camera = LudoScene::camera(&table.pose, area.width, area.height);
            Picture::ludo(scene, reachable, camera, look, motion)
        }
        Play::Makruk(game) => {
            let mut scene = makruk_scene(game, &table.trace, motion, set);
            mark_squares(&mut scene, table, &table.ways());
            let camera = MakrukScene::camera(&table.pose, area.width, area.height);
            Picture::makruk(scene, camera, look, motion)
        }
    }
}

fn replay_picture(replay: &Replay, area: &BoardArea, look: &Look, set: PieceSet) -> Picture {
    let motion = [replay.motion, replay.motion_ms];
    match replay.position.play() {
        Play::Ludo(state) => {
            let mut scene = ludo_scene(state, &replay.trace, motion);
            scene.die = state.die().or_else(|| used_die(&replay.trace));
            let camera = LudoScene::camera(&replay.pose, area.width, area.height);
            Picture::ludo(scene, Vec::new(), camera, look, motion)
        }
        Play::Makruk(game) => {
            let scene = makruk_scene(game, &replay.trace, motion, set);
            let camera = MakrukScene::camera(&replay.pose, area.width, area.height);
            Picture::makruk(scene, camera, look, motion)
        }
    }
}

/// Marks the pieces that can move, and where the selected or hovered one goes.
fn mark_ways(scene: &mut LudoScene, state: &State, table: &Table, ways: &[Way]) {
    let color = state.turn();
    let piece = |man: Man| match man {
        Man::Piece { color, piece } => Some(scene::Man { color, piece }),
        Man::On(_) => None,
    };
    if !ways.is_empty() {
        scene.movable = state
            .legal()
            .iter()
            .map(|mv| scene::Man {
                color,
                piece: mv.piece,
            })
            .collect();
    }
    let lowest = |man: Man| match man {
        Man::Piece { color, piece } => crate::game::select::ludo_man(state, color, piece),
        Man::On(_) => man,
    };
    let selected = table.selection.man();
    scene.selected = selected.and_then(piece);
    let shown = [selected, table.hover.map(lowest)];
    scene.destinations = ways
        .iter()
        .filter(|way| shown.contains(&Some(way.man)))
        .copied()
        .filter_map(destination)
        .collect();
}

/// Where a way ends on the board.
fn destination(way: Way) -> Option<Destination> {
    match (way.man, way.to) {
        (Man::Piece { color, piece }, Spot::Progress(to)) => Some(Destination {
            man: scene::Man { color, piece },
            to,
            captures: way.captures,
        }),
        _ => None,
    }
}

/// Pieces, the last origin and the motion; no marks of a choice.
fn ludo_scene(state: &State, trace: &Trace, [motion, ms]: [u64; 2]) -> LudoScene {
    let mut scene = LudoScene::still(state.board(), state.rules().safe, state.placement());
    scene.origin = trace
        .origin()
        .map(|(color, piece, progress)| (scene::Man { color, piece }, progress));
    if ms > 0 {
        scene.motion = ludo_motion(state, trace, motion);
    }
    scene
}

/// The die that the last event used.
fn used_die(trace: &Trace) -> Option<Die> {
    trace.before.as_ref()?.as_ludo()?.die()
}

/// How the last event moves the picture.
pub(crate) fn ludo_motion(after: &State, trace: &Trace, seed: u64) -> Option<LudoMotion> {
    let before = trace.before.as_ref()?.as_ludo()?;
    if let Some(Event::Ludo(ludo::Event::Rolled { die })) = trace.event {
        return Some(LudoMotion::Roll {
            from: before.die(),
            to: die,
            seed,
        });
    }
    let moved = trace.happened()?.step.moved?;
    let man = scene::Man {
        color: before.turn(),
        piece: moved.piece,
    };
    let captured = moved
        .captures
        .iter()
        .map(|(color, piece)| (scene::Man { color, piece }, before.progress(color, piece)));
    Some(LudoMotion::Move(scene::Move {
        man,
        from: moved.from,
        to: moved.to,
        captured: captured.collect(),
        wins: after.is_over(),
    }))
}

/// How long the last event moves the picture at the normal pace, in milliseconds.
pub(crate) fn motion_duration(after: &Position, trace: &Trace, still: bool) -> u64 {
    let look = Look::new(false, false, still);
    let ms = match after.play() {
        Play::Ludo(state) => ludo_motion(state, trace, 0)
            .map(|motion| motion.duration(state.board(), look.reduced_motion)),
        Play::Makruk(game) => slide(game, trace).map(|slide| {
            let mut scene = MakrukScene::still(game.position());
            scene.motion = Some(slide);
            scene.duration(&look)
        }),
    };
    ms.map_or(0, |ms| ms.round() as u64)
}

/// Width divided by height of the area that suits a position's board.
pub(super) fn aspect(position: &Position) -> f32 {
    let aspect = match position.play() {
        Play::Ludo(_) => LudoScene::aspect(),
        Play::Makruk(_) => MakrukScene::aspect(),
    };
    aspect as f32
}

/// A small still picture of a position, `side` dp wide and high.
pub(crate) fn thumbnail(position: &Position, look: &Look, set: PieceSet, side: f64) -> Vec<u8> {
    match position.play() {
        Play::Ludo(state) => still(state.board(), state.rules(), state.placement(), look, side),
        Play::Makruk(game) => {
            let mut scene = MakrukScene::still(game.position());
            scene.set = set;
            scene.coordinates = false;
            let camera = MakrukScene::camera(&MakrukScene::pose(Side::White), side, side);
            scene.encode(&camera, look, 0, 0, 0.0)
        }
    }
}

/// Men, the last move, check and the motion; no marks of a choice.
fn makruk_scene(
    game: &makruk::Game,
    trace: &Trace,
    [_, ms]: [u64; 2],
    set: PieceSet,
) -> MakrukScene {
    let position = game.position();
    let mut scene = MakrukScene::still(position);
    scene.set = set;
    scene.last = trace.ply.map(|ply| (ply.mv.from, ply.mv.to));
    scene.check = position.in_check().then(|| position.khun(position.turn()));
    if ms > 0 {
        scene.motion = slide(game, trace);
    }
    scene
}

/// Marks the selected man and where it goes.
fn mark_squares(scene: &mut MakrukScene, table: &Table, ways: &[Way]) {
    let square = |man: Man| match man {
        Man::On(square) => Some(square),
        Man::Piece { .. } => None,
    };
    let selected = table.selection.man();
    scene.selected = selected.and_then(square);
    let shown = [selected, table.hover];
    scene.destinations = ways
        .iter()
        .filter(|way| shown.contains(&Some(way.man)))
        .filter_map(|way| match way.to {
            Spot::Square(to) => Some((to, way.captures)),
            Spot::Progress(_) => None,
        })
        .collect();
}

/// How the last move of makruk moves the picture.
fn slide(after: &makruk::Game, trace: &Trace) -> Option<Slide> {
    let before = trace.before.as_ref()?.as_makruk()?.position();
    let Some(Event::Makruk(ply)) = trace.event else {
        return None;
    };
    let man = before.piece_at(ply.mv.from)?;
    let stands = after.position().piece_at(ply.mv.to).is_some();
    stands.then(|| Slide {
        man,
        from: ply.mv.from,
        to: ply.mv.to,
        captured: before.piece_at(ply.mv.to),
    })
}

/// The board that rules and seats give, with all pieces in their yards.
pub(super) fn preview(rules: &RuleSet, seats: Seats, look: &Look, side: f64) -> Vec<u8> {
    still(
        Board::of(rules.board, seats),
        *rules,
        Placement::start(seats),
        look,
        side,
    )
}

fn still(
    board: &'static Board,
    rules: RuleSet,
    pieces: Placement,
    look: &Look,
    side: f64,
) -> Vec<u8> {
    let scene = LudoScene::still(board, rules.safe, pieces);
    let camera = LudoScene::camera(&Pose::default(), side, side);
    scene.encode(&camera, look, 0, 0, 0.0)
}
