//! The check of a record's dice without a server: what was sealed, what was rolled, who chose.

use std::io::Write;
use std::path::Path;

use sanuk_core::fairness::Mismatch;
use sanuk_core::game::{CheckError, Checked, GameKind, record};
use sanuk_core::text::{Texts, Value};
use sanuk_core::view::say_broken_record;

use crate::failure::Failure;

/// Checks a record and says what was found.
///
/// # Errors
///
/// The file cannot be read, is no record, or does not fit its seals; or the output fails.
pub fn run(file: &Path, texts: &Texts) -> Result<(), Failure> {
    let bad = |why: String| Failure::Failed(format!("{}: {why}", file.display()));
    let bytes = std::fs::read(file).map_err(|error| Failure::file(texts, file, &error))?;
    let text = String::from_utf8(bytes).map_err(|_| bad(texts.get("error-import-not-text")))?;
    let session =
        record::import(&text).map_err(|broken| bad(say_broken_record(texts, &broken.error)))?;
    let checked = session.check().map_err(|error| bad(fault(texts, &error)))?;
    let path = file.display().to_string();
    let mut lines = vec![texts.format("terminal-verify-good", &[("path", path.into())])];
    lines.extend(findings(texts, session.header().kind(), &checked));
    let mut out = std::io::stdout().lock();
    Failure::output(texts, writeln!(out, "{}", lines.join("\n")))
}

/// What was found to be right. Makruk has no dice: at most a lot for the colours.
fn findings(texts: &Texts, kind: GameKind, checked: &Checked) -> Vec<String> {
    let counted = |key: &str, n: u32| texts.format(key, &[("n", n.into())]);
    let dice = match (kind, checked.sealed, checked.rolls) {
        (GameKind::Makruk, true, _) => Some(texts.get("online-check-lot-good")),
        (GameKind::Makruk, false, _) => None,
        (GameKind::Ludo, _, 0) => Some(texts.get("replay-dice-none")),
        (GameKind::Ludo, true, n) => Some(counted("online-check-good", n)),
        (GameKind::Ludo, false, n) => Some(counted("replay-dice-verified", n)),
    };
    let more = [
        ("terminal-verify-choices", checked.choices),
        ("terminal-verify-failed-starts", checked.failed_starts),
    ];
    let more = more.into_iter().filter(|(_, n)| *n > 0);
    dice.into_iter()
        .chain(more.map(|(key, n)| counted(key, n)))
        .collect()
}

/// What does not fit.
fn fault(texts: &Texts, error: &CheckError) -> String {
    let counted = |key: &str, n: Value<'_>| texts.format(key, &[("n", n)]);
    match error {
        CheckError::Dice(mismatch) => seal_fault(texts, mismatch),
        CheckError::Seed(wrong) => counted("replay-dice-wrong", (wrong.roll + 1).into()),
        CheckError::Players => texts.get("terminal-verify-players"),
        CheckError::Choice { at, .. } => counted("terminal-verify-choice", (at + 1).into()),
        CheckError::Newer { .. } => texts.get("fault-newer"),
        CheckError::Fold(_) => texts.get("fault-damaged"),
    }
}

fn seal_fault(texts: &Texts, mismatch: &Mismatch) -> String {
    let counted = |key: &str, n: u32| texts.format(key, &[("n", n.into())]);
    match *mismatch {
        Mismatch::Seats => texts.get("terminal-verify-seats"),
        Mismatch::Share { seat } => counted("terminal-verify-share", u32::from(seat) + 1),
        Mismatch::ComputerShare { seat } => {
            counted("terminal-verify-computer-share", u32::from(seat) + 1)
        }
        Mismatch::Key { roll } | Mismatch::Die { roll, .. } => counted("online-check-bad", roll),
        Mismatch::Number { said, .. } => counted("online-check-bad", said),
        Mismatch::Count { rolls, keys } => {
            let values = [("rolls", rolls.into()), ("keys", keys.into())];
            texts.format("terminal-verify-count", &values)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sanuk_core::text::Language;

    #[test]
    fn a_makruk_game_without_a_lot_has_nothing_more_to_say() {
        let texts = Texts::new(Language::Thai);
        let none = findings(&texts, GameKind::Makruk, &Checked::default());
        assert_eq!(none, Vec::<String>::new());
    }

    #[test]
    fn every_fault_of_the_seals_is_said_in_the_persons_language() {
        let texts = Texts::new(Language::Korean);
        let faults = [
            Mismatch::Seats,
            Mismatch::Share { seat: 0 },
            Mismatch::ComputerShare { seat: 1 },
            Mismatch::Key { roll: 3 },
            Mismatch::Number {
                said: 4,
                expected: 3,
            },
            Mismatch::Count { rolls: 3, keys: 2 },
        ];
        for mismatch in faults {
            let said = fault(&texts, &CheckError::Dice(mismatch));
            let words = said.replace("AI", "");
            assert!(
                !words.contains(|sign: char| sign.is_ascii_alphabetic()),
                "{said}"
            );
        }
        let players = fault(&texts, &CheckError::Players);
        assert_eq!(players, texts.get("terminal-verify-players"));
    }
}
