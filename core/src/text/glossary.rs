//! Tests of the words that are settled: one term a language, used by every screen.

use super::{Language, Texts};

/// Key, then its text in Korean, Japanese and Thai; an empty text is not looked at.
const TERMS: [(&str, &str, &str, &str); 58] = [
    ("common-ludo", "루도", "ルドー", ""),
    ("common-color-red", "빨강", "赤", ""),
    ("common-color-green", "초록", "緑", ""),
    ("common-color-yellow", "노랑", "黄", ""),
    ("common-color-blue", "파랑", "青", ""),
    ("common-level-ludo-easy", "초급", "初級", ""),
    ("common-level-ludo-normal", "중급", "中級", ""),
    ("common-level-ludo-hard", "고급", "上級", ""),
    ("game-place-yard", "대기 구역", "置き場", ""),
    ("game-spoken-start", "출발 칸", "スタートのマス", ""),
    ("game-place-finish", "결승점", "ゴール", ""),
    ("party-option-block", "블록", "ブロック", ""),
    ("party-option-safe", "안전 칸", "安全なマス", ""),
    ("game-panel-capture", "잡기", "取る", ""),
    ("game-undo", "한 수 무르기", "1 手戻す", ""),
    ("game-again", "다시 하기", "もう一度", ""),
    (
        "game-choose",
        "플레이 방식 다시 선택하기",
        "遊び方を選び直す",
        "",
    ),
    ("game-panel-title", "버튼으로 조작", "ボタンで操作", ""),
    ("game-view-oblique", "비스듬히", "斜めから", ""),
    ("game-view-above", "위에서", "真上から", ""),
    ("game-resign", "기권", "投了", ""),
    ("party-title", "파티 설정", "ルームの設定", ""),
    ("party-options", "선택 규칙", "オプション", ""),
    ("party-default", "기본값", "初期値", ""),
    ("party-can-change", "변경 가능", "変更可", ""),
    (
        "party-badge-non-standard",
        "표준과 다른 방식",
        "標準と異なる",
        "",
    ),
    ("rules-ludo-party-term-home", "결승 통로", "ゴールの列", ""),
    ("common-makruk", "막룩", "マークルック", "หมากรุกไทย"),
    ("common-role-khun", "쿤", "クン", "ขุน"),
    ("common-role-met", "멧", "メット", "เม็ด"),
    ("common-role-khon", "콘", "コーン", "โคน"),
    ("common-role-ma", "마", "マー", "ม้า"),
    ("common-role-ruea", "르아", "ルア", "เรือ"),
    ("common-role-bia", "비아", "ビア", "เบี้ย"),
    (
        "common-role-bia-ngai",
        "비아 응아이",
        "ビア・ンガーイ",
        "เบี้ยหงาย",
    ),
    ("common-side-white", "백", "白", "ขาว"),
    ("common-side-black", "흑", "黒", "ดำ"),
    ("common-level-makruk-easy", "쉬움", "やさしい", "ง่าย"),
    ("common-level-makruk-normal", "보통", "ふつう", "ปานกลาง"),
    ("common-level-makruk-hard", "어려움", "むずかしい", "ยาก"),
    ("result-draw", "무승부", "引き分け", "เสมอ"),
    ("rules-makruk-promotion", "승급", "成り", "การหงายเบี้ย"),
    ("rules-makruk-counting", "수 세기", "数え", "การนับศักดิ์"),
    ("game-count-board", "판 세기", "盤数え", "นับศักดิ์กระดาน"),
    ("game-count-pieces", "기물 세기", "駒数え", "นับศักดิ์หมาก"),
    ("rules-makruk-column-limit", "한도", "上限", "เพดานนับ"),
    ("game-count-start", "세기 시작", "数え始める", "เริ่มนับ"),
    ("game-count-stop", "세기 멈춤", "数えるのをやめる", "หยุดนับ"),
    ("game-offer-draw", "무승부 제안", "引き分けの提案", "ขอเสมอ"),
    ("menu-colour-white", "백", "白", "ขาว"),
    ("menu-colour-black", "흑", "黒", "ดำ"),
    (
        "rules-makruk-name-khun",
        "쿤(ขุน), 왕",
        "クン（ขุน）、王",
        "ขุน",
    ),
    (
        "rules-makruk-name-met",
        "멧(เม็ด), 참모",
        "メット（เม็ด）、参謀",
        "เม็ด",
    ),
    (
        "rules-makruk-name-khon",
        "콘(โคน), 귀족",
        "コーン（โคน）、貴人",
        "โคน",
    ),
    ("rules-makruk-name-ma", "마(ม้า), 말", "マー（ม้า）、馬", "ม้า"),
    (
        "rules-makruk-name-ruea",
        "르아(เรือ), 배",
        "ルア（เรือ）、舟",
        "เรือ",
    ),
    (
        "rules-makruk-name-bia",
        "비아(เบี้ย), 조개",
        "ビア（เบี้ย）、貝",
        "เบี้ย",
    ),
    ("rules-makruk-title", "막룩", "マークルック", "หมากรุกไทย"),
];

#[test]
fn settled_terms_are_used_as_they_are() {
    let languages = [Language::Korean, Language::Japanese, Language::Thai];
    let texts = languages.map(Texts::new);
    for (key, korean, japanese, thai) in TERMS {
        for (texts, term) in texts.iter().zip([korean, japanese, thai]) {
            if !term.is_empty() {
                assert_eq!(texts.get(key), term, "{} {key}", texts.language());
            }
        }
    }
}

#[test]
fn a51_a_button_says_the_place_and_the_place_after_the_roll() {
    let expected = [
        (Language::English, "Start+3 → Start+9"),
        (Language::Korean, "출발+3 → 출발+9"),
        (Language::Japanese, "スタート+3 → スタート+9"),
    ];
    for (language, label) in expected {
        let texts = Texts::new(language);
        let place = |n: u8| texts.format("game-place-ring", &[("n", n.into())]);
        let ends = [("from", place(3).into()), ("to", place(9).into())];
        assert_eq!(texts.format("game-panel-move", &ends), label);
    }
}

#[test]
fn a38_the_button_for_this_device_says_how_many_play() {
    let expected = [
        (Language::English, "3 players on this device"),
        (Language::Korean, "이 기기에서 3명이 하기"),
        (Language::Japanese, "この端末で 3 人で遊ぶ"),
        (Language::Thai, "เล่น 3 คนบนเครื่องนี้"),
    ];
    for (language, label) in expected {
        let count = [("n", 3.into())];
        assert_eq!(
            Texts::new(language).format("menu-play-device", &count),
            label
        );
    }
}

#[test]
fn c42_d16_the_count_line_says_who_number_limit_and_moves_left() {
    let expected = [
        (Language::English, "Black counts 17 / 64", "47 left"),
        (Language::Korean, "세는 쪽 흑 · 17 / 64", "남은 수 47"),
        (Language::Japanese, "黒の数え 17 / 64", "残り 47 手"),
        (Language::Thai, "ดำ นับ 17 / 64", "เหลือ 47 ตา"),
    ];
    for (language, line, left) in expected {
        let texts = Texts::new(language);
        let side = texts.get("common-side-black");
        let values = [
            ("side", side.into()),
            ("n", 17.into()),
            ("limit", 64.into()),
        ];
        assert_eq!(texts.format("game-count-line", &values), line);
        assert_eq!(texts.format("game-count-left", &[("n", 47.into())]), left);
    }
}
