### What went wrong, and what can be done.

## Saves
error-store-newer = These games were saved by a newer version (format { $found }; this version reads up to { $known }). Update Sanuk; nothing was changed.
error-store-corrupt = The saved games were damaged. They were kept as { $kept }; whatever can be read is shown.
error-store-restored = The saved games were damaged and were kept as { $kept }. The games shown come from the last export.
error-store-from-export = There were no saved games, but an export. The games shown come from it.
error-store-list = The saved games cannot be read now: { $why }.
error-store-opening = The saves cannot be opened: { $why }.
error-store-in-use = Another Sanuk is using these games. Close it and try again.
error-store-folder = The folder { $path } cannot be used: { $why }.
error-start = Sanuk could not start because of a fault inside it. Your games were not changed.
error-store-full = The disk is full. You can play on; your moves are not saved yet.
error-store-slow = Not saved yet; the disk is slow. Trying again…
error-store-failed = Saving failed: { $why }. Trying again…
error-save-conflict = The game was changed elsewhere. It was loaded again.
error-game-missing = This game is no longer here.
error-game-unreadable = This game cannot be read: { $why }. The others are fine.
error-games-unreadable =
    { $n ->
        [one] One saved game cannot be read. It is kept and goes along when everything is exported.
       *[other] { $n } saved games cannot be read. They are kept and go along when everything is exported.
    }
error-game-cut = This game was damaged after step { $at }; it goes on from there.

## Import
error-import-empty = The file is empty.
error-import-too-large = The file is larger than { $max } MB.
error-import-not-text = The file is not text.
error-import-unknown = This is neither a game’s record nor a file with everything.
error-import-record = Line { $line }, column { $column }: { $what }
error-import-newer = The file comes from a newer version (format { $found }; this version reads up to { $known }).
error-import-failed = The file cannot be taken in: { $why }.
error-import-kept = { $why }. What comes before it was kept.
error-import-nothing = Nothing was imported.
error-export = Exporting failed: { $why }.

## Actions
error-typed = “{ $input }”: { $why }.
error-illegal = That move is not possible.
error-language = There is no language { $tag }. Choose { $known }.
error-seed = “{ $value }” is no seed: a number or 64 digits from 0-9 and a-f are needed.
error-no-folder = Say with --data where the games are to be kept: there is no home folder.
error-share = Sharing is not possible here.
error-copy = Copying is not possible here.
error-save-file = The file could not be saved.
error-read-file = The file could not be read.
error-open-page = The page could not be opened.
error-file = The file could not be saved or read. Please try again.
error-internal = Something went wrong. Your games are saved. ({ $why })
error-ai-stopped = The AI did not answer. Trying again…
error-size = { $width } × { $height } is too small for the board; the buttons still work.
