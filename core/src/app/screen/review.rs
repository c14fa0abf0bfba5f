//! The review's record, the hint in the bar, and what the replay says about a step.

use super::super::model::{Hint, Model, Replay, Reviewing, Table};
use super::parts::{Dress, button};
use crate::game::review::{
    CountMistake, CountNote, LudoMoment, LudoReview, LudoSeat, MakrukReview, MomentKind, Note,
    WorstMove, share,
};
use crate::game::{Advice, Play, Seat};
use crate::makruk::Side;
use crate::view::graph;
use crate::view::part::{Button, Icon, Owner};
use crate::view::present::{advice, names};
use crate::view::review::GRAPH_SIGNS;
use crate::view::{ReviewRow, ReviewSection, ReviewView};

/// Shares are counted in 1 / 10,000 of a won game.
const WHOLE: f64 = 10_000.0;
/// Shares from here on stand better.
const BETTER: i32 = 600;

impl Model {
    /// The hint's button, where hints are for.
    pub(super) fn hint_button(&self, table: &Table) -> Option<Button> {
        if !table.offers_hints() {
            return None;
        }
        let can = table.can_hint();
        let why = if can {
            String::new()
        } else {
            self.texts.get("hint-not-now")
        };
        Some(
            button("hint", self.texts.get("hint-button"))
                .icon(Icon::Hint)
                .hint(why)
                .enabled(can)
                .selected(table.hint.is_some()),
        )
    }

    /// What the hint says; empty while none was asked for.
    pub(crate) fn hint_text(&self) -> String {
        let Some(table) = &self.table else {
            return String::new();
        };
        match (&table.hint, table.session.position().play()) {
            (None, _) => String::new(),
            (Some(Hint::Looking { .. }), _) => self.texts.get("hint-looking"),
            (Some(Hint::Found(found)), play) => match (found.as_ref(), play) {
                (Advice::Ludo(found), Play::Ludo(state)) => {
                    advice::ludo(&self.words(table, state), found)
                }
                (Advice::Makruk(found), Play::Makruk(game)) => {
                    advice::makruk(&self.texts, game, found)
                }
                _ => String::new(),
            },
        }
    }

    pub(super) fn review_view(&self, of: &Reviewing) -> ReviewView {
        let texts = &self.texts;
        let ludo = of.session.position().as_ludo().is_some();
        let (at, last) = of.review.progress();
        let done = of.review.is_done();
        let mut view = ReviewView {
            title: texts.get("review-title"),
            intro: texts.get(if ludo {
                "review-intro-ludo"
            } else {
                "review-intro-makruk"
            }),
            progress: if done {
                String::new()
            } else {
                texts.format(
                    "review-progress",
                    &[("at", at.into()), ("last", last.into())],
                )
            },
            share: if done {
                1.0
            } else {
                at as f32 / last.max(1) as f32
            },
            graph_title: String::new(),
            graph: Vec::new(),
            graph_signs: String::new(),
            graph_label: String::new(),
            sections: Vec::new(),
            dice_title: String::new(),
            dice: Vec::new(),
        };
        if ludo {
            self.dress_ludo_review(&mut view, of, &of.review.ludo(&of.session));
        } else {
            self.dress_makruk_review(&mut view, of, &of.review.makruk(&of.session));
        }
        view.sections.retain(|section| !section.rows.is_empty());
        view
    }

    fn dress_ludo_review(&self, view: &mut ReviewView, of: &Reviewing, found: &LudoReview) {
        let seats = of.session.header().seats().zip(&found.seats);
        let moments = found.moments.iter();
        view.sections = vec![
            ReviewSection {
                title: self.texts.get("review-seats"),
                rows: seats
                    .map(|(seat, sums)| self.luck_row(of, seat, sums))
                    .collect(),
            },
            ReviewSection {
                title: self.texts.get("review-moments"),
                rows: moments.map(|moment| self.moment_row(of, moment)).collect(),
            },
        ];
        view.dice_title = self.texts.get("result-dice");
        view.dice = self.dice_rows(of.session.header(), &of.session.tallies());
    }

    fn luck_row(&self, of: &Reviewing, seat: Seat, sums: &LudoSeat) -> ReviewRow {
        let texts = &self.texts;
        ReviewRow {
            owner: Some(names::owner_in_full(texts, of.session.header(), seat)),
            text: texts.format(
                "review-seat",
                &[
                    ("luck", self.worth(sums.luck).into()),
                    ("lost", self.worth(-sums.lost).into()),
                ],
            ),
            detail: if sums.choices == 0 {
                String::new()
            } else {
                texts.format(
                    "review-seat-choices",
                    &[("best", sums.best.into()), ("all", sums.choices.into())],
                )
            },
            show: None,
        }
    }

    fn moment_row(&self, of: &Reviewing, moment: &LudoMoment) -> ReviewRow {
        let texts = &self.texts;
        let worth = ("worth", self.worth(moment.worth).into());
        let text = match moment.kind {
            MomentKind::BestRoll { die } => {
                texts.format("review-best-roll", &[("die", die.get().into()), worth])
            }
            MomentKind::WorstRoll { die } => {
                texts.format("review-worst-roll", &[("die", die.get().into()), worth])
            }
            MomentKind::Choice { moved, best } => texts.format(
                "review-choice",
                &[
                    ("moved", (moved.index() + 1).into()),
                    ("best", (best.index() + 1).into()),
                    worth,
                ],
            ),
        };
        ReviewRow {
            owner: Some(names::owner(texts, of.session.header(), moment.seat)),
            text,
            detail: String::new(),
            show: Some(self.show_button(moment.at)),
        }
    }

    fn dress_makruk_review(&self, view: &mut ReviewView, of: &Reviewing, found: &MakrukReview) {
        let texts = &self.texts;
        let shares: Vec<i32> = found.graph.iter().map(|score| share(*score)).collect();
        if shares.len() > 1 {
            let marks: Vec<usize> = found.worst.iter().map(|worst| worst.number + 1).collect();
            let points: Vec<f64> = shares.iter().map(|it| f64::from(*it) / WHOLE).collect();
            view.graph_title = texts.get("review-graph");
            view.graph = graph::course(&points, &marks);
            view.graph_signs = graph_signs(&points);
            view.graph_label = self.graph_label(shares.last().copied().unwrap_or_default());
        }
        let worst = found.worst.iter().map(|worst| self.worst_row(of, worst));
        let counts = found.counts.iter().map(|note| self.count_row(of, *note));
        view.sections = vec![
            ReviewSection {
                title: texts.get("review-worst"),
                rows: worst.collect(),
            },
            ReviewSection {
                title: texts.get("rules-makruk-counting"),
                rows: counts.collect(),
            },
        ];
        if of.review.is_done() && found.worst.is_empty() {
            view.sections[0].rows.push(ReviewRow {
                owner: None,
                text: texts.get("review-nothing"),
                detail: String::new(),
                show: None,
            });
        }
    }

    fn graph_label(&self, last: i32) -> String {
        let texts = &self.texts;
        let middle = (WHOLE / 2.0) as i32;
        let side = match last - middle {
            BETTER.. => Side::White,
            ahead if ahead <= -BETTER => Side::Black,
            _ => return texts.get("review-graph-even"),
        };
        texts.format(
            "review-graph-better",
            &[("side", names::side(texts, side).into())],
        )
    }

    fn worst_row(&self, of: &Reviewing, worst: &WorstMove) -> ReviewRow {
        let texts = &self.texts;
        // Where Black begins, its first move stands in the second half of row 1, as in the list of moves.
        let black_begins = worst.number.is_multiple_of(2) == (worst.side == Side::Black);
        let row = usize::midpoint(worst.number, usize::from(black_begins)) + 1;
        ReviewRow {
            owner: Some(self.side_owner(of, worst.side)),
            text: texts.format(
                "review-worst-move",
                &[
                    ("n", row.into()),
                    ("move", worst.ply.to_string().into()),
                    ("worth", self.worth(-worst.lost).into()),
                ],
            ),
            detail: texts.format(
                "review-better",
                &[("line", advice::line(&worst.better).into())],
            ),
            show: Some(self.show_button(worst.at)),
        }
    }

    fn count_row(&self, of: &Reviewing, note: CountNote) -> ReviewRow {
        let key = match note.mistake {
            CountMistake::MatedWhileCounting => "review-count-mated",
            CountMistake::StoppedTooSoon => "review-count-stopped",
            CountMistake::StartedWhileBetter => "review-count-started",
            CountMistake::NotStarted => "review-count-not-started",
            CountMistake::NotStopped => "review-count-not-stopped",
        };
        ReviewRow {
            owner: Some(self.side_owner(of, note.side)),
            text: self.texts.get(key),
            detail: String::new(),
            show: Some(self.show_button(note.at)),
        }
    }

    fn side_owner(&self, of: &Reviewing, side: Side) -> Owner {
        names::owner(&self.texts, of.session.header(), Seat::of_side(side))
    }

    /// Opens the replay before an event, so that the choice can be looked at.
    fn show_button(&self, at: u32) -> Button {
        button(format!("step:{at}"), self.texts.get("review-show")).icon(Icon::Play)
    }

    /// "+3.2 %" of a won game.
    fn worth(&self, share: i32) -> String {
        let sign = match share {
            0 => "",
            1.. => "+",
            _ => "−",
        };
        let percent = f64::from(share.abs()) * 100.0 / WHOLE;
        let n = format!("{sign}{percent:.1}");
        self.texts.format("review-worth", &[("n", n.into())])
    }

    /// What the review says about the step that a replay shows.
    pub(super) fn replay_note(&self, replay: &Replay) -> String {
        let texts = &self.texts;
        let of = self.review.as_ref().filter(|it| it.id() == replay.id());
        let step = replay.at.checked_sub(1);
        let note = of.zip(step).and_then(|(of, at)| of.review.note(at));
        match note {
            Some(Note::Roll { luck, .. }) => {
                texts.format("review-note-luck", &[("worth", self.worth(*luck).into())])
            }
            Some(Note::Choice { lost: 0, .. }) => texts.get("review-note-best"),
            Some(Note::Choice { lost, best, .. }) => texts.format(
                "review-note-lost",
                &[
                    ("worth", self.worth(-lost).into()),
                    ("best", (best.index() + 1).into()),
                ],
            ),
            Some(Note::Ply { line, .. }) if !line.is_empty() => {
                texts.format("review-note-line", &[("line", advice::line(line).into())])
            }
            _ => String::new(),
        }
    }
}

/// A curve between 0 and 1 in signs; where it has more points than signs, each sign stands for several.
fn graph_signs(points: &[f64]) -> String {
    const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let each = points.len().div_ceil(GRAPH_SIGNS).max(1);
    let signs = points.chunks(each).map(|part| {
        let mean = part.iter().sum::<f64>() / part.len() as f64;
        HEIGHTS[((mean * 8.0) as usize).min(7)]
    });
    signs.collect()
}
