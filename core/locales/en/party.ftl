### All options of a Ludo game, and who sits where.

## Titles and summary
party-title = Party settings
party-title-quick = Game settings
party-summary-none = All options are as the preset has them.
party-summary =
    { $n ->
        [one] { $n } option differs from the preset.
       *[other] { $n } options differ from the preset.
    }
party-players-note-2 = Red and Yellow, facing each other
party-players-note-3 = Red, Green and Yellow
party-players-note-4 = Red, Green, Yellow and Blue

## Seats
party-seats = Seats
party-seat-kind = Who plays { $color }
party-seat-person = Person
party-seat-ai = AI: { $level }
party-name = Name
party-name-placeholder = Name (optional)
party-name-taken = Another player has this name.
party-need-person = All seats are AI. The game plays by itself.

## Options: party-option-KEY for the name, -note for the explanation, -VALUE for each value, where KEY and
## VALUE are the words of the rule set's text (`|` becomes `_`). Badges, names and values (at most 36)
party-options = Options
party-badge-changed = changed
party-badge-non-standard = non-standard
party-default = default
party-can-change = can be changed
party-note-default = Default: { $value }
party-option-spoken = { $option }: { $value }

party-option-exit = Rolls that bring a piece out
party-option-exit-note = With one of these numbers a piece may leave the yard. Only a 6 earns another roll.
party-option-exit-6 = 6
party-option-exit-1_6 = 1 or 6
party-option-exit-5_6 = 5 or 6
party-option-exit-2_4_6 = any even number

party-option-no_road = No piece on the road
party-option-no_road-note = What happens when a turn begins with no piece on the way.
party-option-no_road-normal = roll once as usual
party-option-no_road-auto = one comes out without a roll
party-option-no_road-three = up to 3 rolls

party-option-three_sixes = Third 6 in a row ends the turn
party-option-three_sixes-note = The third 6 in a row cannot be used and the turn is over.
party-option-three_sixes-on = On
party-option-three_sixes-off = Off

party-option-capture_bonus = Another roll after a capture
party-option-capture_bonus-note = Whoever captures rolls once more.
party-option-capture_bonus-on = On
party-option-capture_bonus-off = Off

party-option-goal_bonus = Another roll at the finish
party-option-goal_bonus-note = Whoever brings a piece to the finish rolls once more.
party-option-goal_bonus-on = On
party-option-goal_bonus-off = Off

party-option-safe = Safe squares
party-option-safe-note = Nothing is captured on a safe square.
party-option-safe-stars = starts and stars
party-option-safe-starts = starts only
party-option-safe-none = none

party-option-block = Blocks
party-option-block-note = What 2 or more pieces of one colour on one square keep others from.
party-option-block-stop = no stopping there
party-option-block-pass = no stopping or passing
party-option-block-none = no blocks
party-option-block-no_overtake = nobody overtakes anybody

party-option-exact = Exact roll for the finish
party-option-exact-note = When off, a larger roll stops at the finish.
party-option-exact-on = On
party-option-exact-off = Off

party-option-all_ranks = Play for all places
party-option-all_ranks-note = When on, the others play on after somebody has won.
party-option-all_ranks-on = On
party-option-all_ranks-off = Off

party-option-rotate = Change the starter
party-option-rotate-note = With “Again” the next seat starts.
party-option-rotate-on = On
party-option-rotate-off = Off

party-option-board = Board
party-option-board-note = A board cut to fit has only the arms that are used.
party-option-board-cross = always a cross
party-option-board-fit = cut to fit the players

party-option-limit = Time limit for a turn
party-option-limit-note = Counts in online rooms only. When time is up, the AI acts once.
party-option-limit-none = none
party-option-limit-30 = 30 seconds
party-option-limit-60 = 60 seconds

## Buttons and preview
party-reset = Back to the preset
party-reset-done = All options are as in the preset { $preset }.
party-start = Start the game
party-preview-cross = A cross with 4 arms for { $n } players
party-preview-strip = A strip from left to right for 2 players
party-preview-tee = A T shape with 3 arms for 3 players
