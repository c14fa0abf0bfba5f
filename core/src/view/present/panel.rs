//! Ludo's panel, and its pieces read aloud.

use super::Words;
use super::ludo::Risks;
use super::ludo::comma;
use super::reasons::{short_why, why_not};
use crate::ludo::{Event, Immovable, Move, PieceIndex, State, capture_risk};
use crate::view::screen::PanelButton;

/// What the panel shows of a piece besides the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Live {
    /// Presses are taken now.
    pub open: bool,
    /// The piece selected on the board.
    pub selected: Option<PieceIndex>,
}

/// One button a piece of the colour to move.
pub(crate) fn panel(words: &Words<'_>, live: Live) -> Vec<PanelButton> {
    PieceIndex::ALL
        .into_iter()
        .map(|piece| panel_button(words, piece, live))
        .collect()
}

fn panel_button(words: &Words<'_>, piece: PieceIndex, live: Live) -> PanelButton {
    let (state, color) = (words.state, words.state.turn());
    let mv = state.move_of(piece);
    let from = state.progress(color, piece);
    let selected = live
        .selected
        .is_some_and(|it| state.lowest_equal(color, it) == state.lowest_equal(color, piece));
    let label = match &mv {
        Some(mv) => words.texts.format(
            "game-panel-move",
            &[
                ("from", words.place(color, from).into()),
                ("to", words.place(color, mv.to).into()),
            ],
        ),
        None => words.place(color, from),
    };
    PanelButton {
        id: format!("move:{}", piece.index()),
        owner: words.owner(color),
        number: (piece.index() + 1).to_string(),
        label,
        note: note(words, piece, mv.as_ref()),
        captures: mv.is_some_and(|mv| !mv.captures.is_empty()),
        spoken: spoken_piece(words, piece, selected),
        enabled: live.open && mv.is_some(),
        selected: selected && mv.is_some(),
    }
}

/// "Capture", the danger after the move, or why it cannot move.
fn note(words: &Words<'_>, piece: PieceIndex, mv: Option<&Move>) -> String {
    let state = words.state;
    let Some(mv) = mv else {
        return state
            .why_not(state.turn(), piece)
            .map(|why| short_why(words, why))
            .unwrap_or_default();
    };
    let texts = words.texts;
    if mv.to.finished(state.board()) {
        return texts.get("game-panel-finish");
    }
    let captures = (!mv.captures.is_empty()).then(|| texts.get("game-panel-capture"));
    let risk = words.risks[piece.index()]
        .map(|percent| texts.format("game-panel-risk", &[("percent", percent.into())]));
    match (captures, risk) {
        (Some(captures), Some(risk)) => comma(texts, captures, risk),
        (one, other) => one.or(other).unwrap_or_default(),
    }
}

/// The dangers of every move of the side to play, exactly; `None` where it is nought or the turn
/// does not end with the move.
pub(crate) fn risks(state: &State) -> Risks {
    PieceIndex::ALL.map(|piece| risk_after(state, piece))
}

fn risk_after(state: &State, piece: PieceIndex) -> Option<u32> {
    let mut after = *state;
    let color = state.turn();
    let step = after.apply(Event::Moved { piece }).ok()?;
    if !step.turn_ended || after.is_over() {
        return None;
    }
    let percent = (capture_risk(&after, color, step.moved?.piece) * 100.0).round() as u32;
    (percent > 0).then_some(percent)
}

/// A piece read aloud, with where it goes and what that does.
pub(crate) fn spoken_piece(words: &Words<'_>, piece: PieceIndex, selected: bool) -> String {
    let (state, texts, color) = (words.state, words.texts, words.state.turn());
    let from = state.progress(color, piece);
    let number = piece.index() + 1;
    let Some(mv) = state.move_of(piece) else {
        let spoken = words.standing(color, piece);
        return match state.why_not(color, piece) {
            Some(Immovable::NotRolled | Immovable::GameOver) | None => spoken,
            Some(why) => comma(texts, spoken, why_not(words, color, why).say(texts)),
        };
    };
    let mut spoken = texts.format(
        "game-spoken-move",
        &[
            ("who", words.who(color).into()),
            ("piece", number.into()),
            ("from", words.spoken_place(color, from).into()),
            ("to", words.spoken_place(color, mv.to).into()),
        ],
    );
    if !mv.captures.is_empty() {
        let victim = words.victims(mv);
        let captures = texts.format("game-spoken-capture", &[("victim", victim.into())]);
        spoken = comma(texts, spoken, captures);
    }
    if let Some(percent) = words.risks[piece.index()] {
        let risk = texts.format("game-spoken-risk", &[("percent", percent.into())]);
        spoken = comma(texts, spoken, risk);
    }
    if selected {
        spoken = comma(texts, spoken, texts.get("game-spoken-selected"));
    }
    spoken
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::tests::{ludo, person};
    use crate::ludo::{Color, Die, Setup};
    use crate::text::{Language, Texts};

    #[test]
    fn a_capture_that_ends_the_turn_is_told_with_its_risk() {
        let setup = Setup {
            rules: "B+capture_bonus=off".parse().unwrap(),
            placement: "R:1,-1,-1,-1;Y:30,25,-1,-1".parse().unwrap(),
            turn: Color::Red,
            sixes: 0,
        };
        let mut state = State::from_setup(setup).unwrap();
        let die = Die::new(3).unwrap();
        state.apply(Event::Rolled { die }).unwrap();
        let session = ludo(setup.rules, vec![person(), person()], 1);
        let words = Words {
            texts: &Texts::new(Language::English),
            header: session.header(),
            state: &state,
            risks: risks(&state),
        };
        let live = Live {
            open: true,
            selected: None,
        };
        let piece = &panel(&words, live)[0];
        assert!(piece.captures);
        // Five squares ahead of Yellow's other piece.
        assert_eq!(piece.note, "Capture, Risk 20%");
        let spoken = &piece.spoken;
        assert!(spoken.contains("captures"), "{spoken}");
        assert!(spoken.contains("20 percent risk"), "{spoken}");
    }
}
