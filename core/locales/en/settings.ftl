### Settings.

settings-title = Settings

## Groups (at most 24)
settings-group-language = Language
settings-group-look = Look
settings-group-play = Play
settings-group-sound = Sound and touch
settings-group-data = Your data
settings-group-about = About

## Language. The languages' own names are not translated
settings-language-system = As the system
settings-language-note-th = Thai covers the menu, play and makruk; Ludo’s rules and options are in English.

## Look
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = High contrast
settings-contrast-note = Stronger outlines and larger marks.
settings-motion = Reduce motion
settings-motion-note = No rolling die and no hopping pieces. The system’s setting is followed too.
settings-text-size = Text size follows the system.
settings-pieces = Makruk pieces
settings-pieces-carved = Carved shapes
settings-pieces-letters = Letters
settings-pieces-note = Letters: K khun, M met, S khon, N ma, R ruea, P bia, P+ bia ngai.

## Play
settings-pace = Pace
settings-pace-note = How fast the AI moves and pieces hop.
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-confirm = Moving a piece
settings-confirm-two = Two taps
settings-confirm-one = One click with a mouse
settings-confirm-note = The first tap shows where the piece goes, the second moves it.
settings-automove = Move by itself
settings-automove-note = When there is only one choice.
settings-autorotate = Turn the board
settings-autorotate-note = On a shared device the board turns to the player whose turn it is.
settings-odds = Show the risk of capture
settings-odds-note = The panel shows how likely a piece is to be captured in the next turn.

## Sound and touch
settings-sounds = Sounds
settings-haptics = Vibration

## Data
settings-export-all = Export everything
settings-export-all-note = All games and settings in one file.
settings-import = Import
settings-import-note = A game’s record or a file with everything. Nothing you have is overwritten.
settings-imported =
    { $n ->
        [one] { $n } game imported.
       *[other] { $n } games imported.
    }
settings-imported-known =
    { $n ->
        [one] { $n } game was already here.
       *[other] { $n } games were already here.
    }
settings-imported-refused =
    { $n ->
        [one] { $n } game could not be read. { $why }.
       *[other] { $n } games could not be read. { $why }.
    }
settings-delete-all = Delete everything
settings-delete-all-title = Delete all games and settings?
settings-delete-all-text = This cannot be undone. Export first if you want to keep anything.
settings-deleted-all = Everything was deleted.
settings-saved-games =
    { $n ->
        [one] { $n } game saved on this device
       *[other] { $n } games saved on this device
    }

## About
settings-version = Version
settings-licence = Licence
settings-licences = Licences
settings-licences-parts = Parts of others
settings-privacy = No advertising, no tracking. Your games and settings stay on this device. Only in a room do your moves and the name you show there pass through the room’s server.
