### What went wrong, and what can be done.

## Saves
error-store-newer = These games were saved by a newer version (format { $found }; this version reads up to { $known }). Update Sanuk; nothing was changed.
error-store-corrupt = The saved games are damaged at { $place }. The damaged file was kept as { $kept }; whatever can be read is shown.
error-store-in-use = Another Sanuk is using these games. Close it and try again.
error-store-folder = The folder { $path } cannot be used: { $why }
error-store-full = The disk is full. You can play on; your moves are not saved yet.
error-store-slow = Not saved yet; the disk is slow. Trying again…
error-store-failed = Saving failed: { $why } Trying again…
error-save-conflict = The game was changed elsewhere. It was loaded again.
error-game-missing = This game is no longer here.
error-game-unreadable = This game cannot be read (step { $at }): { $why } The others are fine.
error-game-cut = This game was damaged after step { $at }; it goes on from there.

## Import
error-import-empty = The file is empty.
error-import-too-large = The file is larger than { $max } MB.
error-import-not-text = The file is not text.
error-import-unknown = This is neither a game’s record nor a file with everything.
error-import-record = Line { $line }, column { $column }: { $what }
error-import-newer = The file comes from a newer version (format { $found }; this version reads up to { $known }).
error-import-nothing = Nothing was imported.
error-export = Exporting failed: { $why }

## What a record has wrong, after line and column
error-record-header = a line [Name "value"] was expected
error-record-missing = the line { $name } is missing
error-record-value = { $value } is not a value of { $name }
error-record-token = { $value } cannot be read here
error-record-illegal = { $value } is not a legal move here
error-record-checksum = the checksum does not fit; something was changed
error-record-end = the record ends too early
error-record-result = the result { $value } does not fit the moves

## Actions
error-illegal = That move is not possible.
error-language = There is no language { $tag }. Choose { $known }.
error-share = Sharing is not possible here.
error-open-link = { $url } could not be opened.
error-internal = Something went wrong. Your games are saved. ({ $why })
error-ai-stopped = The AI did not answer. Trying again…
error-size = { $width } × { $height } is too small for the board; the buttons still work.
