//! One record a screen.

use super::look::Look;
use super::online::{CheckView, CreateView, JoinView, RoomView, WelcomeView};
use super::part::{Board, Button, Choice, Dialog, Field, Line, Notice, Owner, Toggle};
use super::review::ReviewView;

/// Everything a shell draws.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct AppView {
    /// Rises with every change; a scene of the same revision fits this view.
    pub revision: u64,
    /// What a press answers; send it back with each press. A press of an older prompt is refused.
    pub prompt: u64,
    /// Language of all texts, such as `en`, `ko`, `ja` or `th`.
    pub language: String,
    /// Colours and motion.
    pub look: Look,
    /// The open screen.
    pub screen: Screen,
    /// A question over the screen.
    pub dialog: Option<Dialog>,
    /// A message at the lower edge.
    pub notice: Option<Notice>,
    /// The bar's back button and the system's back do something.
    pub can_go_back: bool,
    /// Spoken name of the back button.
    pub back_label: String,
}

/// Which screen is open, with its record.
// One value exists at a time and uniffi knows no boxes, so the size of a variant costs nothing.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Screen {
    /// The very first screen of all.
    Welcome {
        /// Record.
        view: WelcomeView,
    },
    /// First screen.
    Menu {
        /// Record.
        view: MenuView,
    },
    /// All options of a Ludo game, and who sits where.
    Party {
        /// Record.
        view: PartyView,
    },
    /// A running or finished game.
    Game {
        /// Record.
        view: GameView,
    },
    /// The end of a game.
    Result {
        /// Record.
        view: ResultView,
    },
    /// A game step by step.
    Replay {
        /// Record.
        view: ReplayView,
    },
    /// A finished game looked at again.
    Review {
        /// Record.
        view: ReviewView,
    },
    /// Settings.
    Settings {
        /// Record.
        view: SettingsView,
    },
    /// Rules and other texts.
    Page {
        /// Record.
        view: PageView,
    },
    /// Making a room for friends.
    Create {
        /// Record.
        view: CreateView,
    },
    /// Typing a link or a code.
    Join {
        /// Record.
        view: JoinView,
    },
    /// A room before its game.
    Room {
        /// Record.
        view: RoomView,
    },
    /// The check of a game's dice.
    Check {
        /// Record.
        view: CheckView,
    },
}

/// First screen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct MenuView {
    /// Name of the app.
    pub title: String,
    /// Buttons of the bar: rules, settings.
    pub bar: Vec<Button>,
    /// Games as tabs.
    pub games: Vec<Button>,
    /// One sentence about the chosen game: players, typical time.
    pub card: String,
    /// Number of players, rules, colour.
    pub choices: Vec<Choice>,
    /// Opens all options; `None` where a game has none.
    pub options: Option<Button>,
    /// Ways to play; the first is the primary action.
    pub ways: Vec<Button>,
    /// Ways to play with friends: by link, with a code, back to an open room.
    pub friends: Vec<Button>,
    /// Title over the running games.
    pub running_title: String,
    /// Said when there are none.
    pub running_empty: String,
    /// Running games, newest first.
    pub running: Vec<GameCard>,
    /// Title over the finished games.
    pub finished_title: String,
    /// Finished games, newest first, at most 100; `more` shows the next.
    pub finished: Vec<GameCard>,
    /// Shows more games of either list.
    pub more: Option<Button>,
    /// Title over the statistics.
    pub statistics_title: String,
    /// Wins a level, dice counts.
    pub statistics: Vec<Line>,
}

/// A saved game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct GameCard {
    /// Press to open it.
    pub id: String,
    /// Game, rules and players.
    pub title: String,
    /// Whose turn or who won, and when.
    pub subtitle: String,
    /// A small scene of 88 × 88 dp, without motion.
    pub thumbnail: Vec<u8>,
    /// Deletes it; can be undone from the notice.
    pub delete: Button,
    /// Exports its record.
    pub export: Button,
}

/// All options of a Ludo game, and who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PartyView {
    /// Title.
    pub title: String,
    /// How many options differ from the preset.
    pub summary: String,
    /// Preset and number of players.
    pub presets: Vec<Choice>,
    /// The seats in turn order.
    pub seats_title: String,
    /// One row a seat.
    pub seats: Vec<SeatRow>,
    /// Title over the options.
    pub options_title: String,
    /// Every option with explanation; badges say "changed" and "non-standard".
    pub options: Vec<Choice>,
    /// Back to the preset's values.
    pub reset: Button,
    /// Starts the game: the primary action.
    pub start: Button,
    /// The board in force as a small scene, 176 × 176 dp.
    pub preview: Vec<u8>,
    /// Spoken description of the preview.
    pub preview_label: String,
}

/// Who sits at one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SeatRow {
    /// Colour and mark.
    pub owner: Owner,
    /// Person or computer level.
    pub kind: Choice,
    /// Name of the person; `None` for the computer.
    pub name: Option<Field>,
}

/// A game at the table.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct GameView {
    /// Title for a screen reader, such as "Ludo, Quick, 4 players".
    pub title: String,
    /// Whose turn it is.
    pub turn: Owner,
    /// "Red's turn" in words.
    pub turn_text: String,
    /// Entries of the game's menu: again, choose again, rules, export, resign.
    pub menu: Vec<Button>,
    /// Spoken name of the menu button.
    pub menu_label: String,
    /// The board; the panel alone can play too.
    pub board: Board,
    /// What just happened, one line; the reason when nothing can move.
    pub status: String,
    /// Takes one move back; at the board's lower right corner. `None` where it is never offered.
    pub undo: Option<Button>,
    /// "What would you play?", in the bar; `None` where it is never offered. The answer is said in
    /// the status line.
    pub hint: Option<Button>,
    /// Title over the panel: "operate by buttons".
    pub panel_title: String,
    /// One button a piece of the side to move, 2 × 2.
    pub panel: Vec<PanelButton>,
    /// Roll (or bring one out); the primary action. `None` in makruk.
    pub roll: Option<Button>,
    /// Last roll and the piece moved, or the last move; says so before the first.
    pub last: String,
    /// Per colour: finished, on the board, in the yard.
    pub counts: Vec<CountRow>,
    /// Makruk's counting, just below the board.
    pub count_line: Option<CountLine>,
    /// Makruk's players above and below the board, far side first, with captured men.
    pub strips: Vec<PlayerStrip>,
    /// Makruk's moves so far, as rows of move number, White's and Black's move.
    pub moves: Vec<MoveRow>,
    /// Title over the moves.
    pub moves_title: String,
    /// The computer is choosing.
    pub thinking: bool,
    /// With friends: connection lost, sending, played elsewhere; empty when all is well.
    pub connection: String,
    /// What can be done about it, or "I'm back".
    pub ways: Vec<Button>,
    /// One's own turn, and its time runs: the screen must not go dark.
    pub keep_awake: bool,
}

/// One piece in the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PanelButton {
    /// Semantic id, `move:0` to `move:3`.
    pub id: String,
    /// Whose piece.
    pub owner: Owner,
    /// Number of the piece as people count, "1" to "4".
    pub number: String,
    /// "Start+3 → Start+9", or the present place alone.
    pub label: String,
    /// "Capture", a danger in per cent, or why it cannot move; empty when nothing is to be said.
    pub note: String,
    /// The move captures: the note is drawn with its own sign.
    pub captures: bool,
    /// Spoken in full.
    pub spoken: String,
    /// Can be pressed and moves.
    pub enabled: bool,
    /// Selected on the board.
    pub selected: bool,
}

/// Pieces of one colour, counted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CountRow {
    /// Colour, mark and name.
    pub owner: Owner,
    /// "1 finished · 2 on the board · 1 in the yard".
    pub text: String,
    /// Name, counts and state in one sentence, spoken.
    pub spoken: String,
    /// Pieces finished, as a figure.
    pub finished: String,
    /// Pieces on ring or home column, as a figure.
    pub board: String,
    /// Pieces in the yard, as a figure.
    pub yard: String,
    /// Its turn now.
    pub active: bool,
    /// "away, the AI plays" and the like; empty when the player is there.
    pub state: String,
}

/// Makruk's counting, said just below the board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CountLine {
    /// Who counts, number and limit: "Black counts 17 / 64".
    pub text: String,
    /// "47 left", "next: 5" or "last move".
    pub left: String,
    /// Spoken in full.
    pub spoken: String,
    /// Warning before a mate that would only draw; empty when there is none.
    pub warning: String,
    /// Start or stop, only when usable; selected when armed.
    pub button: Option<Button>,
}

/// A makruk player's strip.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PlayerStrip {
    /// Name and mark.
    pub owner: Owner,
    /// Men this player has captured, in words for a screen reader.
    pub captured: String,
    /// The same as a small scene, 24 dp high.
    pub captured_scene: Vec<u8>,
    /// To move.
    pub active: bool,
    /// Number of the player's clock in the list of `clock`; `None` without clocks.
    pub clock: Option<u32>,
    /// "away" and the like; empty when the player is there.
    pub state: String,
}

/// A move number with its two moves.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct MoveRow {
    /// "12."
    pub number: String,
    /// White's move; in replay it can be pressed.
    pub first: Option<Button>,
    /// Black's move.
    pub second: Option<Button>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ResultView {
    /// Title of the bar.
    pub title: String,
    /// "Red wins" or "Draw".
    pub headline: String,
    /// Why, in words.
    pub reason: String,
    /// Ranks, where the rules have them; the winner alone otherwise.
    pub ranks: Vec<RankRow>,
    /// Final position as a scene, 176 × 176 dp.
    pub picture: Vec<u8>,
    /// Spoken description of the picture.
    pub picture_label: String,
    /// Title over the dice counts; empty where there are no dice.
    pub dice_title: String,
    /// Counts a face; one row a seat and one for all.
    pub dice: Vec<DiceRow>,
    /// Title over the facts.
    pub facts_title: String,
    /// Further facts: moves, captures, longest wait for a six.
    pub facts: Vec<Line>,
    /// With friends: who wants a rematch; empty otherwise.
    pub offer: String,
    /// Again (primary), replay, look at the board, undo, export, menu.
    pub buttons: Vec<Button>,
}

/// One row of the result.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RankRow {
    /// "1st".
    pub rank: String,
    /// Who.
    pub owner: Owner,
    /// Finished pieces and so on.
    pub detail: String,
}

/// Dice counts of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DiceRow {
    /// Seat, or `None` for the row of all.
    pub owner: Option<Owner>,
    /// Name of the row.
    pub label: String,
    /// Counts of faces 1 to 6, as figures.
    pub counts: Vec<String>,
    /// Spoken in full.
    pub spoken: String,
}

/// A game step by step.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReplayView {
    /// Title.
    pub title: String,
    /// Board at the step shown.
    pub board: Board,
    /// What happened at this step.
    pub status: String,
    /// What the review says about this step; empty where it has not looked.
    pub note: String,
    /// Step shown, from 0 (before the first event).
    pub at: u32,
    /// Last step.
    pub last: u32,
    /// Spoken name of the scrubber, with position.
    pub scrubber_label: String,
    /// First, previous, play or pause, next, last.
    pub steps: Vec<Button>,
    /// Rows of the record around the step, at most 100.
    pub rows: Vec<Button>,
    /// Makruk's counting at this step.
    pub count_line: Option<CountLine>,
    /// Dice check of the whole record: verified or not; empty where there are no dice.
    pub verdict: String,
    /// Further buttons: export.
    pub buttons: Vec<Button>,
}

/// Settings.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SettingsView {
    /// Title.
    pub title: String,
    /// Groups.
    pub sections: Vec<SettingsSection>,
}

/// A titled group of settings.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SettingsSection {
    /// Title.
    pub title: String,
    /// Rows.
    pub items: Vec<SettingsItem>,
}

/// One row of the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum SettingsItem {
    /// One of several.
    Choice {
        /// Record.
        choice: Choice,
    },
    /// On or off.
    Toggle {
        /// Record.
        toggle: Toggle,
    },
    /// Typed text.
    Field {
        /// Record.
        field: Field,
    },
    /// Something to do.
    Action {
        /// Record.
        button: Button,
    },
    /// Something to read.
    Line {
        /// Record.
        line: Line,
    },
}

/// Rules and other texts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PageView {
    /// Title.
    pub title: String,
    /// Which page of the group is open, as tabs; empty when there is one.
    pub tabs: Vec<Button>,
    /// Jump list over the sections.
    pub contents: Vec<Button>,
    /// Sections in order.
    pub sections: Vec<PageSection>,
    /// What to scroll to when this rises together with `scroll_to`.
    pub scroll_serial: u64,
    /// Id of the section to show, or of an action, which also takes the focus; empty for the top.
    pub scroll_to: String,
}

/// A section with a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PageSection {
    /// Semantic id, such as `controls`.
    pub id: String,
    /// Heading, reachable as a heading.
    pub heading: String,
    /// 2 for a section, 3 for a part of one.
    pub level: u32,
    /// Content.
    pub blocks: Vec<Block>,
}

/// An entry of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Bullet {
    /// What stands before it: "3." or "•".
    pub lead: String,
    /// Text.
    pub text: String,
}

/// A piece of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Block {
    /// Running text.
    Paragraph {
        /// Text.
        text: String,
        /// Markers of sources in the text, in reading order: the label stands in the text as it is,
        /// the hint is the source. A press scrolls to the source's entry and gives it the focus.
        cites: Vec<Button>,
    },
    /// List with numbers or bullets. (Not `List`: a variant of that name hides Kotlin's own.)
    Bullets {
        /// Entries.
        items: Vec<Bullet>,
    },
    /// A question with its answer.
    Question {
        /// Question, a heading of level 4.
        question: String,
        /// Answer.
        answer: String,
    },
    /// A term with its explanation.
    Term {
        /// Term.
        term: String,
        /// Explanation.
        text: String,
    },
    /// Table; narrow screens show each row as a card.
    Table {
        /// Column titles.
        header: Vec<String>,
        /// Rows, each as long as the header.
        rows: Vec<TableRow>,
    },
    /// A drawn board.
    Diagram {
        /// Scene of 240 × 240 dp.
        scene: Vec<u8>,
        /// Text alternative and caption.
        caption: String,
    },
    /// A button, such as "play now with these rules" or a source that opens in the browser.
    Action {
        /// Record.
        button: Button,
    },
}

/// A table's row.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct TableRow {
    /// Cells.
    pub cells: Vec<String>,
}
