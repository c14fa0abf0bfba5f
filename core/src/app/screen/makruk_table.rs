//! The parts of game and replay screens that only makruk has.

use super::super::model::{Model, Stage, Table, Trace};
use super::super::picture::{Picture, Scene};
use super::nodes::node;
use super::parts::{Dress, button};
use crate::game::select::{Man, Spot, Way};
use crate::game::{Event, Header, Seat, Session, Turn};
use crate::makruk::{CountAction, Game, Side, Square};
use crate::text::Texts;
use crate::view::makruk::{MakrukScene, captured_row};
use crate::view::part::{Button, Node, OwnerMark};
use crate::view::present::{ludo::comma, makruk, names};
use crate::view::screen::{CountLine, GameView, MoveRow, PlayerStrip};

/// Height of a row of captured men in dp.
const CAPTURED: f64 = 24.0;
/// Move rows in one view.
const ROWS: usize = 100;

impl Model {
    pub(super) fn dress_makruk(
        &self,
        view: &mut GameView,
        table: &Table,
        game: &Game,
        picture: &Picture,
    ) {
        view.status = self.makruk_status(table, game);
        view.count_line = self.table_count(table, game);
        view.strips = self.strips(table, game);
        self.dress_strips(&mut view.strips, table);
        view.moves = move_rows(&table.session);
        view.moves_title = self.texts.get("game-moves-title");
        view.last = match table.trace.ply {
            Some(ply) => self
                .texts
                .format("game-makruk-last", &[("move", ply.to_string().into())]),
            None if view.moves.is_empty() => self.texts.get("game-moves-empty"),
            None => String::new(),
        };
        let open = table.takes_input() && table.person_to_act().is_some();
        let selected = table.selection.man();
        view.board.nodes = self.square_nodes(
            game,
            picture,
            &Marks {
                open,
                selected,
                ways: &table.ways(),
                trace: &table.trace,
            },
        );
        view.board.description = self.texts.format(
            "game-board-makruk",
            &[("turn", view.turn_text.clone().into())],
        );
    }

    fn makruk_status(&self, table: &Table, game: &Game) -> String {
        let texts = &self.texts;
        if let Some(refusal) = &table.refusal {
            return refusal.say(texts);
        }
        if self.not_saved_yet() {
            return texts.get("game-not-saved");
        }
        if let Some(status) = self.room_status(table) {
            return status;
        }
        if let Turn::Over(outcome) = table.turn() {
            return makruk::end(texts, table.named_header(), game, outcome);
        }
        if table.selection.man().is_some() {
            return texts.get("game-prompt-destination");
        }
        let told = self.story_of(table);
        if table.hands_over() {
            return format!("{told} {}", self.hand_over_text(table))
                .trim()
                .to_owned();
        }
        if !told.is_empty() {
            return told;
        }
        let who = names::who(
            texts,
            table.named_header(),
            table.session.position().mover(),
        );
        match table.stage {
            Stage::Computer { .. } => texts.format("game-thinking", &[("who", who.into())]),
            _ => texts.format("game-makruk-choose", &[("side", who.into())]),
        }
    }

    /// The count line of a game at the table, with its button and warning.
    fn table_count(&self, table: &Table, game: &Game) -> Option<CountLine> {
        let texts = &self.texts;
        let armed = table.session.pending().armed;
        let open = table.takes_input() && table.person_to_act().is_some();
        let button = count_button(texts, game, armed).filter(|_| open);
        let mut line = match self.count_line(table.named_header(), game) {
            Some(line) => line,
            None if button.is_some() => CountLine {
                text: String::new(),
                left: String::new(),
                spoken: String::new(),
                warning: String::new(),
                button: None,
            },
            None => return None,
        };
        if let Some(action) = armed {
            line.left = texts.get(match action {
                CountAction::Start => "game-count-armed-start",
                CountAction::Stop => "game-count-armed-stop",
            });
        }
        if open && makruk::warns(game, armed) {
            line.warning = texts.get("game-count-warning");
        }
        line.button = button;
        Some(line)
    }

    /// The running count; `None` while nobody counts.
    pub(super) fn count_line(&self, header: &Header, game: &Game) -> Option<CountLine> {
        let words = makruk::count(&self.texts, header, game)?;
        Some(CountLine {
            text: words.text,
            left: words.left,
            spoken: words.spoken,
            warning: String::new(),
            button: None,
        })
    }

    /// The players above and below the board, the far one first.
    fn strips(&self, table: &Table, game: &Game) -> Vec<PlayerStrip> {
        let near = if table.pose.turn.cos() < 0.0 {
            Side::Black
        } else {
            Side::White
        };
        [near.other(), near]
            .map(|side| self.strip(table, game, side))
            .into_iter()
            .collect()
    }

    /// Clocks and absence in a room.
    fn dress_strips(&self, strips: &mut [PlayerStrip], table: &Table) {
        let clocks = self.clocks().len();
        for strip in strips {
            let side = match strip.owner.mark {
                OwnerMark::Black => Side::Black,
                _ => Side::White,
            };
            let seat = Seat::of_side(side);
            strip.clock = (seat.index() < clocks).then_some(seat.index() as u32);
            strip.state = self.absence(table, seat);
        }
    }

    fn strip(&self, table: &Table, game: &Game, side: Side) -> PlayerStrip {
        let (texts, seat) = (&self.texts, Seat::of_side(side));
        let start = table.session.at(0).ok();
        let men = start
            .as_ref()
            .and_then(|start| start.as_makruk())
            .map(|start| makruk::captured(start.position(), game, side))
            .unwrap_or_default();
        let named: Vec<String> = men.iter().map(|man| makruk::piece(texts, *man)).collect();
        let name = names::side(texts, side);
        let captured = match named.split_first() {
            None => texts.format("game-captured-none", &[("side", name.into())]),
            Some((first, rest)) => {
                let men = rest
                    .iter()
                    .fold(first.clone(), |all, man| comma(texts, all, man.clone()));
                texts.format(
                    "game-captured-men",
                    &[("side", name.into()), ("men", men.into())],
                )
            }
        };
        PlayerStrip {
            owner: names::owner_in_full(texts, table.named_header(), seat),
            captured,
            captured_scene: captured_row(&men, self.scene_pieces(), &self.look(), CAPTURED),
            active: game.outcome().is_none() && game.turn() == side,
            clock: None,
            state: String::new(),
        }
    }

    /// Makruk's 64 squares, as seen from the far left on.
    pub(super) fn square_nodes(
        &self,
        game: &Game,
        picture: &Picture,
        marks: &Marks<'_>,
    ) -> Vec<Node> {
        let Scene::Makruk(_) = &picture.scene else {
            return Vec::new();
        };
        let mut nodes: Vec<Node> = Square::all()
            .map(|square| self.square_node(game, picture, marks, square))
            .collect();
        let row = |node: &Node| (node.y + node.height / 2.0).round() as i32;
        nodes.sort_by(|a, b| row(a).cmp(&row(b)).then(a.x.total_cmp(&b.x)));
        nodes
    }

    fn square_node(
        &self,
        game: &Game,
        picture: &Picture,
        marks: &Marks<'_>,
        square: Square,
    ) -> Node {
        let area = MakrukScene::square_box(&picture.camera, square);
        let id = format!("square:{square}");
        let movable = marks.ways.iter().any(|way| way.man == Man::On(square));
        let target = marks.leads_to(square);
        let hint = match (target, movable) {
            (true, _) => self.texts.get("game-hint-move"),
            (false, true) => self.texts.get("game-hint-select"),
            (false, false) => String::new(),
        };
        node(&id, self.square_label(game, marks, square), area)
            .acts(if marks.open { &id } else { "" })
            .hint(hint)
            .into_node(true)
    }

    /// "e4, white ruea, movable", with what else is marked on it.
    fn square_label(&self, game: &Game, marks: &Marks<'_>, square: Square) -> String {
        let texts = &self.texts;
        let name = square.to_string();
        let movable = marks.ways.iter().any(|way| way.man == Man::On(square));
        let target = marks.leads_to(square);
        let position = game.position();
        let mut label = match position.piece_at(square) {
            None if target => texts.format("game-square-target", &[("square", name.into())]),
            None => texts.format("game-square-empty", &[("square", name.into())]),
            Some(man) => {
                let key = match (target, movable) {
                    (true, _) => "game-square-capture",
                    (false, true) => "game-square-movable",
                    (false, false) => "game-square-piece",
                };
                texts.format(
                    key,
                    &[
                        ("square", name.into()),
                        ("side", names::side(texts, man.side).into()),
                        ("piece", makruk::piece(texts, man).into()),
                    ],
                )
            }
        };
        let check = position.in_check() && position.khun(position.turn()) == square;
        let origin = marks.trace.ply.is_some_and(|ply| ply.mv.from == square);
        let selected = marks.selected == Some(Man::On(square));
        for (marked, key) in [
            (selected, "game-square-selected"),
            (check, "game-square-check"),
            (origin, "game-square-origin"),
        ] {
            if marked {
                label = comma(texts, label, texts.get(key));
            }
        }
        label
    }
}

/// What is marked on a makruk board.
pub(super) struct Marks<'a> {
    /// Presses are taken.
    pub open: bool,
    /// What is selected.
    pub selected: Option<Man>,
    /// The legal moves.
    pub ways: &'a [Way],
    /// The last move.
    pub trace: &'a Trace,
}

impl Marks<'_> {
    /// The selected man can go there.
    fn leads_to(&self, square: Square) -> bool {
        let ends = |way: &Way| Some(way.man) == self.selected && way.to == Spot::Square(square);
        self.ways.iter().any(ends)
    }
}

/// Start or stop, where it can be used.
fn count_button(texts: &Texts, game: &Game, armed: Option<CountAction>) -> Option<Button> {
    let (id, label, hint) = if game.can_stop() {
        ("count:stop", "game-count-stop", "game-count-stop-hint")
    } else if game.can_start() {
        ("count:start", "game-count-start", "game-count-start-hint")
    } else {
        return None;
    };
    Some(
        button(id, texts.get(label))
            .hint(texts.get(hint))
            .selected(armed.is_some()),
    )
}

/// The last moves in rows of two; White's first.
fn move_rows(session: &Session) -> Vec<MoveRow> {
    let black_first = session
        .at(0)
        .ok()
        .and_then(|start| start.as_makruk().map(|game| game.turn() == Side::Black))
        .unwrap_or(false);
    let mut cells: Vec<Option<Button>> = Vec::new();
    if black_first {
        cells.push(None);
    }
    for (n, event) in (1..).zip(session.events()) {
        if let Event::Makruk(ply) = event {
            cells.push(Some(
                button(format!("step:{n}"), ply.to_string()).enabled(false),
            ));
        }
    }
    let rows: Vec<MoveRow> = (1..)
        .zip(cells.chunks(2))
        .map(|(number, pair)| MoveRow {
            // Ellipsis as in chess records: White's half of the row is before the record.
            number: match pair {
                [None, ..] => format!("{number}…"),
                _ => format!("{number}."),
            },
            first: pair.first().cloned().flatten(),
            second: pair.get(1).cloned().flatten(),
        })
        .collect();
    let from = rows.len().saturating_sub(ROWS);
    rows.into_iter().skip(from).collect()
}
