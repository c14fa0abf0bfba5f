//! The result screen's record.

use super::super::model::{Model, Table};
use super::board::thumbnail;
use super::parts::{Dress, button};
use crate::game::{Header, Outcome, Play, Reason, Seat, Tally};
use crate::ludo::{Rank, State};
use crate::view::part::{Button, Emphasis, Icon, Line};
use crate::view::present::{counts, dates, makruk, names};
use crate::view::screen::{DiceRow, RankRow, ResultView};

/// Side of the final picture in dp.
const PICTURE: f64 = 176.0;

impl Model {
    pub(super) fn result_view(&self, table: &Table) -> ResultView {
        let texts = &self.texts;
        let position = table.session.position();
        let tallies = table.session.tallies();
        let dice = position.as_ludo().is_some();
        let outcome = position.outcome();
        ResultView {
            title: texts.get("result-title"),
            headline: self.headline(table, outcome),
            reason: self.reason(table, outcome),
            ranks: self.ranks(table, outcome),
            picture: thumbnail(position, &self.look(), self.scene_pieces(), PICTURE),
            picture_label: self.picture_label(table),
            dice_title: if dice {
                texts.get("result-dice")
            } else {
                String::new()
            },
            dice: if dice {
                self.dice_rows(table.named_header(), &tallies)
            } else {
                Vec::new()
            },
            facts_title: texts.get("result-facts"),
            facts: self.facts(table, &tallies),
            offer: self.rematch_offer(table),
            buttons: self.result_buttons(table),
        }
    }

    fn headline(&self, table: &Table, outcome: Option<Outcome>) -> String {
        let texts = &self.texts;
        match outcome {
            None => texts.get("result-over"),
            Some(Outcome { reason, .. }) if reason.is_void() => texts.get("result-void"),
            Some(Outcome { winner: None, .. }) => texts.get("result-draw"),
            Some(Outcome {
                winner: Some(seat), ..
            }) => {
                let who = names::who(texts, table.named_header(), seat);
                texts.format("result-wins", &[("who", who.into())])
            }
        }
    }

    fn reason(&self, table: &Table, outcome: Option<Outcome>) -> String {
        let texts = &self.texts;
        let Some(outcome) = outcome else {
            return String::new();
        };
        if let Some(text) = names::void(texts, outcome.reason) {
            return text;
        }
        match table.session.position().play() {
            Play::Makruk(game) => makruk::end(texts, table.named_header(), game, outcome),
            Play::Ludo(state) => {
                let resigned = outcome.reason == Reason::Resignation;
                let seat = match outcome.winner {
                    Some(winner) if resigned => other_of_two(winner),
                    winner => winner,
                };
                let who = seat.map(|seat| names::who(texts, table.named_header(), seat));
                let key = match (resigned, state.rules().all_ranks) {
                    (true, _) => "result-ludo-resigned",
                    (false, true) => return texts.get("result-ludo-all-ranks"),
                    (false, false) => "result-ludo-all-home",
                };
                texts.format(key, &[("who", who.unwrap_or_default().into())])
            }
        }
    }

    fn ranks(&self, table: &Table, outcome: Option<Outcome>) -> Vec<RankRow> {
        let ranks = table.session.ranks();
        if !ranks.is_empty()
            && let Some(state) = table.session.position().as_ludo()
        {
            return ranks
                .iter()
                .map(|rank| self.rank_row(table, state, *rank, &ranks))
                .collect();
        }
        let winner = outcome.and_then(|outcome| outcome.winner);
        let row = |seat: Seat| RankRow {
            rank: self.texts.get("result-rank-winner"),
            owner: names::owner_in_full(&self.texts, table.named_header(), seat),
            detail: String::new(),
        };
        winner.map(row).into_iter().collect()
    }

    fn rank_row(&self, table: &Table, state: &State, rank: Rank, all: &[Rank]) -> RankRow {
        let texts = &self.texts;
        let name = texts.format("result-rank", &[("n", rank.rank.into())]);
        let shared = all.iter().filter(|other| other.rank == rank.rank).count() > 1;
        let detail = if rank.finished == 4 {
            texts.get("result-rank-home")
        } else {
            texts.format(
                "result-rank-detail",
                &[
                    ("finished", rank.finished.into()),
                    ("out", rank.out.into()),
                    ("steps", rank.travelled.into()),
                ],
            )
        };
        let owner = match Seat::of_color(state.seats(), rank.color) {
            Some(seat) => names::owner_in_full(texts, table.named_header(), seat),
            None => self.words(table, state).owner(rank.color),
        };
        let rank = if shared {
            texts.format("result-rank-shared", &[("rank", name.into())])
        } else {
            name
        };
        RankRow {
            rank,
            owner,
            detail,
        }
    }

    fn picture_label(&self, table: &Table) -> String {
        match table.session.position().play() {
            Play::Makruk(_) => self.texts.get("result-picture-makruk"),
            Play::Ludo(state) => {
                let counts = counts::spoken(&self.words(table, state));
                self.texts
                    .format("result-picture-ludo", &[("counts", counts.into())])
            }
        }
    }

    /// Counts a face: one row a seat, and one for all.
    pub(super) fn dice_rows(&self, header: &Header, tallies: &[Tally]) -> Vec<DiceRow> {
        let texts = &self.texts;
        let mut all = [0; 6];
        let mut rows = Vec::new();
        for (seat, tally) in header.seats().zip(tallies) {
            for (sum, n) in all.iter_mut().zip(tally.faces) {
                *sum += n;
            }
            let owner = names::owner(texts, header, seat);
            rows.push(self.dice_row(owner.name.clone(), Some(owner), tally.faces));
        }
        rows.push(self.dice_row(texts.get("result-dice-all"), None, all));
        rows
    }

    fn dice_row(
        &self,
        label: String,
        owner: Option<crate::view::part::Owner>,
        counts: [u32; 6],
    ) -> DiceRow {
        let [one, two, three, four, five, six] = counts;
        let spoken = self.texts.format(
            "result-dice-spoken",
            &[
                ("who", label.clone().into()),
                ("one", one.into()),
                ("two", two.into()),
                ("three", three.into()),
                ("four", four.into()),
                ("five", five.into()),
                ("six", six.into()),
            ],
        );
        DiceRow {
            owner,
            label,
            counts: counts.map(|count| count.to_string()).to_vec(),
            spoken,
        }
    }

    fn facts(&self, table: &Table, tallies: &[Tally]) -> Vec<Line> {
        let texts = &self.texts;
        let sum = |count: fn(&Tally) -> u32| tallies.iter().map(count).sum::<u32>().to_string();
        let line = |key: &str, value: String| Line {
            label: texts.get(key),
            value,
        };
        let mut facts = Vec::new();
        facts.extend(self.played_ms(table).map(|ms| Line {
            label: texts.get("result-fact-time"),
            value: dates::span(texts, ms),
        }));
        if table.session.position().as_ludo().is_some() {
            facts.push(line("result-fact-rolls", sum(Tally::rolls)));
            facts.push(line("result-fact-sixes", sum(|tally| tally.faces[5])));
        }
        facts.push(line("result-fact-moves", sum(|tally| tally.moves)));
        let is_makruk = table.session.position().as_makruk().is_some();
        let captures = if is_makruk {
            "result-fact-men-captured"
        } else {
            "result-fact-captures"
        };
        facts.push(line(captures, sum(|tally| tally.captures)));
        if is_makruk {
            let (checks, promotions) = makruk::checks_and_promotions(&table.session);
            facts.push(line("result-fact-checks", checks.to_string()));
            facts.push(line("result-fact-promotions", promotions.to_string()));
        }
        let waits = table
            .header()
            .seats()
            .zip(tallies.iter().map(|tally| tally.longest_wait));
        if let Some((seat, wait)) = waits.max_by_key(|(_, wait)| *wait)
            && wait > 0
        {
            let who = names::who(texts, table.named_header(), seat);
            let value = texts.format(
                "result-fact-wait-value",
                &[("who", who.into()), ("n", wait.into())],
            );
            facts.push(line("result-fact-wait", value));
        }
        facts
    }

    /// From the game's start to its end, in milliseconds; `None` over a day, where the game waited
    /// or came from another device.
    fn played_ms(&self, table: &Table) -> Option<u64> {
        let header = table.header();
        let kept = self.games.iter().find(|game| game.header.id == header.id);
        let ended = table.ended_ms.or(kept.map(|game| game.updated_ms))?;
        let ms = ended.checked_sub(header.created_ms)?;
        (ms < dates::DAY_MS.unsigned_abs()).then_some(ms)
    }

    fn result_buttons(&self, table: &Table) -> Vec<Button> {
        let texts = &self.texts;
        let mut buttons = if table.header().dice.sealed().is_some() {
            self.room_result_buttons(table)
        } else {
            vec![
                button("again", texts.get("result-again"))
                    .icon(Icon::Again)
                    .emphasis(Emphasis::Primary),
            ]
        };
        buttons.push(button("replay", texts.get("result-replay")).icon(Icon::Play));
        buttons.push(button("review", texts.get("review-open")).icon(Icon::Hint));
        buttons.push(button("board", texts.get("result-board")).icon(Icon::View));
        if table.can_undo() && table.session.undo_target().is_some() {
            buttons.push(button("undo", texts.get("result-undo")).icon(Icon::Undo));
        }
        buttons.push(button("export", texts.get("result-export")).icon(Icon::Share));
        buttons.push(button("menu", texts.get("result-choose")).icon(Icon::Back));
        buttons
    }
}

/// The other seat of a game of two.
fn other_of_two(seat: Seat) -> Option<Seat> {
    Seat::new(1 - seat.index().min(1))
}
