### A game at the table: both games. $who is a colour, a side or a person's name with its honorific.

## Bar and menu (at most 24)
game-title-ludo = Ludo, { $rules }, { $players }
game-title-makruk = Makruk
game-turn = { $who }’s turn
game-turn-over = Game over
game-menu = Game menu
game-again = Again
game-choose = Choose how to play again
game-rules = Rules
game-export = Export the record
game-resign = Resign
game-offer-draw = Offer a draw
game-show-result = Result

## View switch and undo, with spoken hints
game-view-oblique = Oblique
game-view-above = From above
game-view-flip = Flip the board
game-view-spoken-oblique = Change to the oblique view
game-view-spoken-above = Change to the view from above
game-undo = Undo one move
game-undo-none = Nothing to take back yet.
game-undo-after-roll = Move with this roll first.
game-undone = One move taken back. The die still shows { $die }; choose again.
game-undone-makruk = One move taken back.

## Die and roll button
game-roll = Roll
game-roll-hint = Press the die or this button.
game-exit-without-roll = Bring one out
game-pass = Go on
game-die = Die
game-die-shows = Die: { $die }
game-die-ready = Die, ready to roll
game-die-waiting = Die, waiting for { $who }
game-roll-choose-first = Move a piece first.
game-roll-wait = Wait for { $who }.
game-roll-over = The game is over.

## Status line: what to do now (at most 60)
game-prompt-roll = { $who }: roll the die.
game-prompt-roll-again = { $who }: roll again.
game-prompt-exit = { $who }: press the die, one piece comes out.
game-prompt-try = { $who }: roll { $n } of { $max } to come out.
game-prompt-choose = { $who } rolled { $die }: choose a piece.
game-prompt-confirm = Tap the piece again to move it.
game-prompt-destination = Tap a marked square.
game-thinking = { $who } is thinking…
game-hand-over = Hand the device to { $who }.
game-not-saved = Not saved yet. Trying again…
game-saved-again = Everything is saved.

## What happened. $die is 1 to 6, $piece 1 to 4, $from and $to are places (see below)
game-rolled = { $who } rolled { $die }.
game-moved = { $who } moved { $from } → { $to }.
game-came-out = { $who } brought a piece out.
game-auto-exit = { $who } brought a piece out without a roll.
game-auto-exit-barred = The start is barred; { $who } brings nothing out.
game-captured =
    { $n ->
        [one] { $who } captured a piece of { $victim }.
       *[other] { $who } captured { $n } pieces of { $victim }.
    }
game-finished-piece = { $who } brought a piece to the finish.
game-finished-all = { $who } has all 4 pieces home.
game-bonus-six = A 6: roll again.
game-bonus-capture = A capture: roll again.
game-bonus-finish = Finished: roll again.
game-won = { $who } wins.
game-resigned = { $who } resigned.
# The last roll and move, under the panel
game-last = Last: { $who } rolled { $die }, piece { $piece }: { $from } → { $to }
game-last-rolled = Last: { $who } rolled { $die }
game-last-no-move = Last: { $who } rolled { $die }, no move
game-last-none = No roll yet

## Why nothing can move; shown a moment, then the turn passes
game-no-move-yard = Rolled { $die }: { $faces } is needed to come out.
game-no-move-blocked = Rolled { $die }: the way is blocked for every piece.
game-no-move-too-far = Rolled { $die }: too far for the finish.
game-no-move-mixed = Rolled { $die }: no piece can move.
game-no-move-six = Rolled { $die }: no piece can move. Roll again.
game-no-move-try-again = Rolled { $die }: nothing comes out. Try again.
game-no-move-third-six = Third 6 in a row: it cannot be used.

## Why one piece cannot move, after a tap on it (at most 60)
game-why-needs-exit = Needs { $faces } to come out.
game-why-blocked = Blocked at { $place }.
game-why-too-far = Too far: { $left } left to the finish.
game-why-start-held = A block of { $who } holds the start.
game-why-overtakes = It would overtake a piece.
game-why-finished = This piece is home.
game-why-not-your-turn = It is { $who }’s turn.
game-why-not-rolled = Roll first.
game-why-third-six = The third 6 cannot be used.
game-why-over = The game is over.

## Places; also used in the panel: "Start+3 → Start+9" (at most 12)
game-place-yard = Yard
game-place-start = Start
game-place-ring = Start+{ $n }
game-place-home = Home { $n }
game-place-finish = Finish
# Places read aloud; $n steps after the own start
game-spoken-yard = in the yard
game-spoken-start = on the start square
game-spoken-ring =
    { $n ->
        [one] { $n } square past the start
       *[other] { $n } squares past the start
    }
game-spoken-star = { $place }, star
game-spoken-other-start = { $place }, a start square
game-spoken-home = square { $n } of 5 in the home column
game-spoken-finish = at the finish

## Operate by buttons. Notes have at most 20 characters
game-panel-title = Operate by buttons
game-panel-move = { $from } → { $to }
game-panel-capture = Capture
game-panel-risk = Risk { $percent }%
game-panel-finish = Finishes
game-panel-needs-exit = Needs { $faces }
game-panel-blocked = Blocked
game-panel-too-far = Too far
game-panel-start-held = Start is barred
game-panel-overtakes = No overtaking
game-panel-finished = Home
game-panel-not-rolled = Roll first
game-panel-wait = Wait
game-spoken-piece = { $who }, piece { $piece }, { $place }
game-spoken-move = { $who }, piece { $piece }: { $from }, to { $to }
game-spoken-capture = captures { $victim }
game-spoken-risk = { $percent } percent risk of being captured next turn
game-spoken-selected = selected
game-hint-select = Shows where it goes
game-hint-move = Moves it
game-hint-roll = Rolls the die

## Chooser: several pieces could be meant
game-chooser-title = Which piece?
game-chooser-text = Several pieces can go there.

## Counts per colour
game-counts = { $finished } finished · { $board } on the board · { $yard } in the yard
game-counts-spoken = { $owner }: { $counts }
game-counts-spoken-state = { $owner }: { $counts }, { $state }

## The board for a screen reader
game-board-ludo = Ludo board. { $turn }. { $counts }
# One colour with its sign: "Red, triangle: 1 finished …"
game-board-counts = { $owner }: { $counts }.
game-board-makruk = Makruk board. { $turn }.
game-square-empty = { $square }, empty
game-square-piece = { $square }, { $side } { $piece }
game-square-movable = { $square }, { $side } { $piece }, movable
game-square-target = { $square }, can be reached
game-square-capture = { $square }, { $side } { $piece }, can be captured
game-square-origin = last move’s origin
game-square-check = in check
game-square-selected = selected

## Makruk: what happened. $piece is a piece's name, $from and $to squares
game-makruk-moved = { $side }: { $piece } { $from } → { $to }.
game-makruk-captured = { $side }: { $piece } { $from } → { $to }, captures { $victim }.
game-makruk-promoted = The bia on { $square } becomes a bia ngai.
game-makruk-check = { $side } is in check.
game-makruk-choose = { $side } to move.
game-makruk-last = Last: { $move }
game-makruk-why-pinned = This would leave your khun in check.
game-makruk-why-check = Your khun is in check; deal with that first.
game-makruk-why-stuck = This piece has no square to go to.
game-makruk-why-other = It is { $side }’s turn.
game-moves-title = Moves
game-moves-empty = No moves yet
game-captured-men = Captured by { $side }: { $men }
game-captured-none = Captured by { $side }: nothing

## Makruk: counting, just below the board (at most 24)
game-count-board = Board counting
game-count-pieces = Piece counting
game-count-line = { $side } counts { $n } / { $limit }
game-count-left =
    { $n ->
        [one] { $n } left
       *[other] { $n } left
    }
game-count-next = next: { $n }
game-count-last-move = last move
game-count-line-waiting = { $side } counts to { $limit }
game-count-spoken =
    { $left ->
        [one] { $kind }: { $side } counts, { $n } of { $limit }, { $left } move left.
       *[other] { $kind }: { $side } counts, { $n } of { $limit }, { $left } moves left.
    }
game-count-spoken-next = { $kind }: { $side } counts next, beginning with { $n }, up to { $limit }.
game-count-spoken-last = { $kind }: { $side } has reached { $limit }. { $other } has one last move.
game-count-spoken-last-at-once = { $kind }: the first number, { $n }, is beyond the limit { $limit }. { $other } has one last move.
game-count-start = Start counting
game-count-stop = Stop counting
game-count-start-hint = This move becomes number 1.
game-count-stop-hint = This move still counts; then counting ends.
## Makruk: counting, sentences
game-count-armed-start = Counting starts with this move.
game-count-armed-stop = Counting stops after this move.
game-count-disarmed = No change to the counting.
game-count-started = { $side } starts counting.
game-count-stopped = { $side } stops counting.
game-count-entered = Piece counting begins: { $side } has to be mated by number { $limit }.
game-count-warning = Mate while you count is only a draw. Stop first, mate from the next move on.
game-count-warning-title = This mate would be a draw
game-count-warning-play = Play it, draw
game-count-warning-back = Choose another move

## Draws and resigning
game-resign-title = Resign?
game-resign-text = { $who } loses the game.
game-resign-confirm = Resign
game-draw-offered = { $side } offers a draw.
game-draw-accept = Accept
game-draw-decline = Decline
game-draw-declined = The draw was declined.
game-draw-accepted = The draw was accepted.
game-draw-title = Agree on a draw?
game-draw-text = { $side } offers a draw to { $other }.
game-draw-too-soon = You can offer again after your next move.

## Leaving and starting anew
game-leave-title = Leave the game?
game-leave-text = It is saved and waits in the menu.
game-leave = Leave
game-again-title = Start again?
game-again-text = This game stays in the menu; a new one begins with the same players.
# A game that failed twice within a minute and is closed
game-damaged-title = This game stopped working
game-damaged-text = It failed twice. Its record can be exported; the other games are fine.
