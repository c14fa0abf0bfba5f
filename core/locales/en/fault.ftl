### Why a record, a position or a typed move cannot be read. Clauses after a colon: small first letter, no
### full stop. Letters and signs that a person must type stay as they are in every language.

## A record's frame. $name is a tag's name, $value what stands there
fault-tag-shape = a line [Name "value"] was expected
fault-tag-missing = the line { $name } is missing
fault-tag-twice = the line { $name } stands here a second time
fault-tag-value = { $name } “{ $value }”: { $why }
fault-word = “{ $value }”: { $why }
fault-differs = “{ $value }” does not fit the rules, by which it is “{ $found }”
fault-result = the result { $value } does not fit the moves
fault-end = the record ends too early
fault-no-checksum = the last line, with the checksum, is missing
fault-checksum = the checksum does not fit; something was changed

## Values of tags
fault-variant = only Ludo and Makruk can be read
fault-date = a date such as 2026-11-29T22:57:20.123Z was expected
fault-level = easy, normal or hard was expected
fault-number = a whole number was expected
fault-id = 32 digits from 0-9 and a-f were expected
fault-seed = 64 digits from 0-9 and a-f were expected
fault-sealed-dice = sealed dice are not written like this
fault-color = R, G, Y or B was expected
fault-seats = RY, RGY or RGYB was expected
fault-piece = a piece is 0, 1, 2 or 3
fault-rules = rules begin with A (Quick) or B (Party), such as B+exit=1|6
fault-option = there is no option { $option }
fault-option-value = the option { $option } has no value { $value }
fault-option-twice = the option { $option } is given twice
fault-newer = a newer version of the app wrote this
fault-players = { $players } players do not fit { $seats } seats
fault-start = no game begins like this

## Words of a record's moves
fault-word-seat = a colour such as Red was expected
fault-word-void = no-first-move, room-ended or dice-spent was expected
fault-word-exit = !:0>0 or !:- was expected
fault-word-die = a die from 1 to 6 was expected
fault-word-piece = a piece and its place were expected, such as 6:0>0
fault-word-comment = the comment has no closing { "}" }
fault-move-shape = a move looks like d5c6, with +s or -s for the counting
fault-move-square = { $square } is no square; squares go from a1 to h8
fault-move-still = a move must end on another square

## What the rules forbid
fault-over = the game is over
fault-other-game = this belongs to another game
fault-seat = this player cannot do that
fault-offer = no draw can be offered or answered now
fault-resign = only a game of two can be resigned
fault-stand-in = the computer stands in here already
fault-sealed = only the room can roll these dice
fault-no-roll = no roll is due
fault-roll-first = the roll comes first
fault-must-move = a piece can move, so one must
fault-nothing-moves = no piece can move
fault-stuck = this piece cannot move
fault-exit-due = a piece comes out here without a roll
fault-no-exit = no piece comes out here without a roll
fault-no-man = there is no man on { $square }
fault-not-yours = the man on { $square } belongs to the other side
fault-reach = the man on { $from } cannot go to { $to }
fault-in-check = after { $move } the own khun would be in check
fault-no-promotion = { $move } promotes no bia
fault-start-bia = counting cannot start while an unpromoted bia is on the board
fault-start-bare = counting cannot start when a side has only its khun
fault-start-counting = somebody is counting already
fault-stop = this side has no count to stop

## Positions (FEN)
fault-fen = the position cannot be: { $why }
fault-fen-fields = a position has 2 to 6 fields and this has { $n }
fault-fen-ranks = the board has { $n } ranks instead of 8
fault-fen-short = rank { $rank } has { $n } squares instead of 8
fault-fen-long = rank { $rank } has more than 8 squares
fault-fen-sign = “{ $value }” on rank { $rank } is no man; K M S N R P (small for Black) or 1 to 8 was expected
fault-fen-tilde = the ~ on rank { $rank } does not follow M or m
fault-fen-turn = “{ $value }” is nobody’s turn; w or b was expected
fault-fen-third = the third field must be - and not “{ $value }”
fault-fen-count = “{ $value }” is no count; -, Bw12, Pb7/16 or pb10/8 was expected
fault-fen-number = “{ $value }” is no number of moves
fault-count-bia = nothing is counted while an unpromoted bia is on the board
fault-count-bare = board counting ends when a side has only its khun
fault-count-both = piece counting needs exactly one side with only its khun
fault-count-men = { $side } has other men and does not count
fault-count-limit = the limit { $limit } is above { $most }, the limit of the men on the board
fault-count-number = the number { $n } does not fit { $men } men on the board
fault-no-khun = { $side } has no khun
fault-khuns = { $side } has { $n } khuns instead of 1
fault-men = { $side } has { $n } men; a side has 16 at most
fault-role = { $side } has { $n } men of the kind { $piece }; a side has 2 at most
fault-bia = { $side } has { $n } bia and bia ngai; a side has 8 at most
fault-mets = { $side } has { $n } bia, bia ngai and mets; a side has 9 at most
fault-bia-behind = { $side }’s bia on { $square } stands behind the rank where it began
fault-bia-beyond = { $side }’s bia on { $square } would be a bia ngai by now
fault-left-in-check = { $side } is in check although { $other } is to move

## Files and saves
fault-json = this is not text that Sanuk wrote
fault-json-end = the file ends too early
fault-different = this game is here already and went on differently
fault-damaged = it is damaged
fault-disk-denied = access is not allowed
fault-disk-missing = the file or folder is not there
fault-disk-not-folder = there is a file where a folder should be
fault-disk-read-only = the disk is read-only
fault-disk-full = the disk is full
fault-disk-other = the system reports “{ $why }”
