### First screen: choose a game, see running and finished games.

## Title, bar and tabs (at most 20)
menu-title = Sanuk
menu-rules = Rules
menu-settings = Settings

## One sentence about the chosen game (at most 90)
menu-card-ludo = 2 to 4 players · about 20 minutes · bring all 4 pieces home first
menu-card-makruk = 2 players · about 30 minutes · the chess of Thailand, counted for you

## Choices before a game: title and values (at most 28), and notes
menu-players = Players
menu-players-value = { $n }
menu-preset = Rules
menu-preset-quick = Quick
menu-preset-party = Party
menu-preset-quick-note = Pieces pass blocks. Reaching the finish earns another roll. Red always starts.
menu-preset-party-note = Blocks cannot be passed. All places are ranked. The starter changes each game.
menu-options = All options and seats
menu-options-changed =
    { $n ->
        [one] { $n } option changed
       *[other] { $n } options changed
    }
menu-colour = You play against the AI as
menu-colour-white = White
menu-colour-black = Black
menu-colour-lot = By lot
menu-colour-note = White moves first. “Again” swaps colours.

## Ways to play (at most 34; two lines are possible)
menu-play-ai = Versus AI: { $level }
menu-play-ai-hint-ludo = You are Red; the AI plays the other colours.
menu-play-ai-hint-makruk = No clock; moves can be taken back.
menu-play-device =
    { $n ->
        [one] { $n } player on this device
       *[other] { $n } players on this device
    }
menu-play-device-hint = Pass the device round; undo works for everyone.

## Running games
menu-running = Running games
menu-running-empty = No game is running. Choose a way to play; the game is saved after every move.
# $game: Ludo; $rules: Quick; $players: 4 players
menu-game-title = { $game } · { $rules } · { $players }
menu-game-title-plain = { $game } · { $players }
menu-game-against = versus AI, { $level }
# $who's turn; $when: today at 14:05
menu-game-turn = { $who } to move · { $when }
menu-delete-spoken = Delete { $title }
menu-export-spoken = Export { $title }
menu-deleted = Deleted: { $title }
menu-restored = The game is back.
menu-show-more =
    { $n ->
        [one] Show { $n } more
       *[other] Show { $n } more
    }
menu-import = Import a game

## Finished games
menu-finished = Finished games
menu-finished-won = { $who } won · { $when }
menu-finished-draw = Draw · { $when }
menu-game-damaged = damaged

## Statistics
menu-statistics = Statistics
menu-statistics-empty = Finish a game and its numbers appear here.
menu-statistics-level = Games against AI, { $level }
menu-statistics-results = { $won } won · { $drawn } drawn · { $lost } lost
menu-statistics-face = { $face } rolled
menu-statistics-face-count = { $n } ({ $percent }%)
menu-statistics-rolls = Rolls in all
menu-statistics-expected = A fair die gives each face close to { $percent }% in the long run.
