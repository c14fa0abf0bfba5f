### A game step by step.

replay-title = Replay
replay-scrubber = Step { $at } of { $last }
replay-start = Before the first move
replay-end = End of the game

## Buttons under the board (at most 24)
replay-first = To the start
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-export = Export the record
# A row of the record. $n counts steps from 1; $text says what happened
replay-row = { $n }. { $text }

## What happened, short (at most 40)
replay-rolled = { $who } rolled { $die }
replay-moved = { $who } { $from } → { $to }
replay-captured = { $who } { $from } → { $to }, captures { $victim }
replay-passed = { $who } has no move
replay-third-six = { $who }: third 6, turn over
replay-auto-exit = { $who } brings one out
replay-resigned = { $who } resigned
replay-draw-agreed = Draw agreed
replay-makruk-moved = { $side }: { $piece } { $from } → { $to }
replay-makruk-captured = { $side }: { $piece } { $from } → { $to }, captures { $victim }
replay-count-start = { $side } starts counting
replay-count-stop = { $side } stops counting

## Check of the dice
replay-dice-verified =
    { $n ->
        [one] The only roll comes from the game’s seed: checked.
       *[other] All { $n } rolls come from the game’s seed: checked.
    }
replay-dice-wrong = Roll { $n } does not come from the game’s seed.
replay-dice-none = No roll to check yet.

# Rows of games that were played in a room.
replay-timed-out = { $who } ran out of time
replay-void = The game ended without a result
replay-left = { $who } left; the computer plays on
replay-returned = { $who } came back
replay-absent = { $who } is away; the computer acts
replay-turn-limit = { $who } took too long; the computer acts
