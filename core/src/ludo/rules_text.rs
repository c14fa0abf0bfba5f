//! Rule sets as text: `A`, `B+exit=1|6+block=none`; only changed options, in the table's order.

use std::{fmt, str::FromStr};

use super::{Faces, OptionId, Preset, RuleSet, error::ParseError};

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Preset::Quick => "A",
            Preset::Party => "B",
        })
    }
}

impl FromStr for Preset {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Preset::ALL
            .into_iter()
            .find(|preset| preset.to_string() == text)
            .ok_or_else(|| ParseError::Preset(text.to_owned()))
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.preset)?;
        for option in self.changed() {
            match option.values().get(self.value(option)) {
                Some(value) => write!(f, "+{}={value}", option.key())?,
                None => write!(f, "+{}={}", option.key(), self.exit)?,
            }
        }
        Ok(())
    }
}

/// Other names that rule strings in data files use for the same thing.
fn known_key(key: &str) -> &str {
    match key {
        "blocks" => "block",
        "finish_bonus" => "goal_bonus",
        "exact_finish" => "exact",
        "ranks" => "all_ranks",
        "rotate_starter" => "rotate",
        "turn_limit" => "limit",
        other => other,
    }
}

fn known_value(option: OptionId, value: &str) -> &str {
    match (option, value) {
        (OptionId::NoRoad, "auto_exit") => "auto",
        (OptionId::NoRoad, "three_rolls") => "three",
        (OptionId::Safe, "starts_stars" | "starts_and_stars" | "all") => "stars",
        (OptionId::Blocks, "stop_pass" | "stop_and_pass" | "both") => "pass",
        (OptionId::Blocks, "stop_only") => "stop",
        (OptionId::Blocks, "no_overtaking") => "no_overtake",
        (OptionId::TurnLimit, "30s") => "30",
        (OptionId::TurnLimit, "60s") => "60",
        (_, other) => other,
    }
}

fn changed(rules: RuleSet, option: OptionId, value: &str) -> Result<RuleSet, ParseError> {
    if let Some(place) = option.value_from_key(known_value(option, value)) {
        return Ok(rules.with(option, place));
    }
    let faces = value
        .parse::<Faces>()
        .ok()
        .filter(|_| option == OptionId::Exit);
    let exit = faces.ok_or_else(|| ParseError::Value {
        key: option.key().to_owned(),
        value: value.to_owned(),
    })?;
    Ok(RuleSet { exit, ..rules })
}

impl FromStr for RuleSet {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut parts = text.split('+');
        let mut rules = RuleSet::of(parts.next().unwrap_or_default().parse()?);
        let mut seen = Vec::new();
        for part in parts {
            let (key, value) = part
                .split_once('=')
                .ok_or_else(|| ParseError::Option(part.to_owned()))?;
            let option = OptionId::from_key(known_key(key))
                .ok_or_else(|| ParseError::Option(key.to_owned()))?;
            if seen.contains(&option) {
                return Err(ParseError::Repeated(key.to_owned()));
            }
            seen.push(option);
            rules = changed(rules, option, value)?;
        }
        Ok(rules)
    }
}

impl TryFrom<String> for RuleSet {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Self, ParseError> {
        text.parse()
    }
}

impl From<RuleSet> for String {
    fn from(rules: RuleSet) -> String {
        rules.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ludo::Blocks;

    #[test]
    fn rule_sets_are_written_with_changed_options_only() {
        assert_eq!(RuleSet::quick().to_string(), "A");
        let rules = "B+block=none+exit=1|6".parse::<RuleSet>().unwrap();
        assert_eq!(rules.blocks, Blocks::Nothing);
        assert_eq!(rules.to_string(), "B+exit=1|6+block=none");
        assert_eq!("B+block=pass".parse::<RuleSet>().unwrap(), RuleSet::party());
    }

    #[test]
    fn every_value_of_every_option_round_trips() {
        for preset in Preset::ALL {
            for option in OptionId::ALL {
                for value in 0..option.values().len() {
                    let rules = RuleSet::of(preset).with(option, value);
                    assert_eq!(rules.value(option), value);
                    assert_eq!(rules.to_string().parse(), Ok(rules));
                    assert_eq!(
                        rules.changed().count(),
                        usize::from(rules != RuleSet::of(preset))
                    );
                }
            }
        }
        let odd = "A+exit=1|3|5".parse::<RuleSet>().unwrap();
        assert_eq!(odd.to_string(), "A+exit=1|3|5");
    }

    #[test]
    fn unknown_rules_are_named() {
        let error = |text: &str| text.parse::<RuleSet>().unwrap_err();
        assert_eq!(error("C"), ParseError::Preset("C".into()));
        assert_eq!(error(""), ParseError::Preset(String::new()));
        assert_eq!(error("A+dice"), ParseError::Option("dice".into()));
        assert_eq!(error("A+dice=2"), ParseError::Option("dice".into()));
        assert_eq!(
            error("A+exit=7").to_string(),
            "option `exit` has no value `7`"
        );
        assert_eq!(
            error("A+safe=1|6").to_string(),
            "option `safe` has no value `1|6`"
        );
        assert_eq!(
            error("A+exact=on+exact=off"),
            ParseError::Repeated("exact".into())
        );
    }
}
