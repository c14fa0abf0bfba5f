//! Korean particles: which form follows a word depends on the word's last sound.
//!
//! Texts use it as a Fluent function: `{ JOSA($name, "은/는") }` gives the word with its particle.
//! Names of people never get one: texts write "name 님", and 님 takes the particle.

/// The last sound of a word as Korean reads it aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Vowel,
    Rieul,
    Consonant,
}

/// Pairs as grammars write them: (name, after a consonant, after a vowel).
const PARTICLES: [(&str, &str, &str); 9] = [
    ("은/는", "은", "는"),
    ("이/가", "이", "가"),
    ("을/를", "을", "를"),
    ("와/과", "과", "와"),
    ("(으)로", "으로", "로"),
    ("(이)나", "이나", "나"),
    ("(이)라", "이라", "라"),
    ("(이)에요", "이에요", "예요"),
    ("(이)다", "이다", "다"),
];

/// `word` followed by the right form of `particle`, or `None` for a particle that is not known.
pub(super) fn attach(word: &str, particle: &str) -> Option<String> {
    let (name, consonant, vowel) = PARTICLES.iter().find(|(name, ..)| *name == particle)?;
    let form = match ending(word) {
        Ending::Vowel => vowel,
        // 로 alone follows ㄹ as it follows a vowel.
        Ending::Rieul if *name == "(으)로" => vowel,
        Ending::Rieul | Ending::Consonant => consonant,
    };
    Some(format!("{word}{form}"))
}

fn ending(word: &str) -> Ending {
    let spoken = without_remark(word);
    let mut tail = spoken
        .chars()
        .rev()
        .filter(|c| c.is_alphanumeric() || *c == '%');
    match tail.next() {
        Some(last @ '가'..='힣') => syllable(last),
        Some(last @ '0'..='9') => digit(last),
        Some(last) if last.is_ascii_alphabetic() => latin(last, tail.next()),
        _ => Ending::Vowel,
    }
}

/// A remark in brackets is not read before the particle: 장군(체크)을.
fn without_remark(word: &str) -> &str {
    match word.rfind('(') {
        Some(open) if open > 0 && word.ends_with(')') => &word[..open],
        _ => word,
    }
}

fn syllable(c: char) -> Ending {
    match (u32::from(c) - 0xAC00) % 28 {
        0 => Ending::Vowel,
        8 => Ending::Rieul,
        _ => Ending::Consonant,
    }
}

/// Sino-Korean readings: 영 일 이 삼 사 오 육 칠 팔 구; a final zero is 십, 백 or 천.
fn digit(c: char) -> Ending {
    match c {
        '1' | '7' | '8' => Ending::Rieul,
        '0' | '3' | '6' => Ending::Consonant,
        _ => Ending::Vowel,
    }
}

/// Capitals are spelt out (엘, 엠, 엔, 알); a word's last letter is read as part of the word.
fn latin(last: char, before: Option<char>) -> Ending {
    match last {
        'L' | 'R' | 'l' => Ending::Rieul,
        'M' | 'N' | 'm' | 'n' => Ending::Consonant,
        'g' if before == Some('n') => Ending::Consonant,
        _ => Ending::Vowel,
    }
}

#[cfg(test)]
mod tests {
    use super::attach;

    fn joined(word: &str, particle: &str) -> String {
        attach(word, particle).unwrap()
    }

    #[test]
    fn a_final_consonant_decides() {
        assert_eq!(joined("빨강", "은/는"), "빨강은");
        assert_eq!(joined("르아", "은/는"), "르아는");
        assert_eq!(joined("노랑", "이/가"), "노랑이");
        assert_eq!(joined("비아", "을/를"), "비아를");
        assert_eq!(joined("쿤", "와/과"), "쿤과");
        assert_eq!(joined("마", "와/과"), "마와");
        assert_eq!(joined("지민 님", "이/가"), "지민 님이");
    }

    #[test]
    fn ro_follows_rieul_like_a_vowel() {
        assert_eq!(joined("출발 칸", "(으)로"), "출발 칸으로");
        assert_eq!(joined("둘레 길", "(으)로"), "둘레 길로");
        assert_eq!(joined("기지", "(으)로"), "기지로");
        assert_eq!(joined("길", "을/를"), "길을");
    }

    #[test]
    fn digits_are_read_aloud() {
        let spoken = [
            "0이", "1이", "2가", "3이", "4가", "5가", "6이", "7이", "8이", "9가",
        ];
        for (digit, expected) in spoken.iter().enumerate() {
            assert_eq!(joined(&digit.to_string(), "이/가"), *expected);
        }
        assert_eq!(joined("e1", "(으)로"), "e1로");
        assert_eq!(joined("e3", "(으)로"), "e3으로");
        assert_eq!(joined("e4", "(으)로"), "e4로");
        assert_eq!(joined("10", "을/를"), "10을");
        assert_eq!(joined("20%", "이/가"), "20%가");
    }

    #[test]
    fn latin_letters_and_words_are_read_aloud() {
        assert_eq!(joined("AI", "은/는"), "AI는");
        assert_eq!(joined("URL", "을/를"), "URL을");
        assert_eq!(joined("URL", "(으)로"), "URL로");
        assert_eq!(joined("PGN", "을/를"), "PGN을");
        assert_eq!(joined("Player", "은/는"), "Player는");
        assert_eq!(joined("Ludo King", "은/는"), "Ludo King은");
    }

    #[test]
    fn signs_and_remarks_at_the_end_are_not_read() {
        assert_eq!(joined("장군(체크)", "을/를"), "장군(체크)을");
        assert_eq!(joined("“파랑”", "이/가"), "“파랑”이");
        assert_eq!(joined("", "이/가"), "가");
    }

    #[test]
    fn an_unknown_particle_is_refused() {
        assert_eq!(attach("말", "도"), None);
    }
}
