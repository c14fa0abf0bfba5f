### The end of a game.

## Headline and reason
result-title = Result
result-wins = { $who } wins
result-draw = Draw
result-over = Game over

## Ludo: why it ended
result-ludo-all-home = { $who } brought all 4 pieces home first.
result-ludo-all-ranks = All places are decided.
result-ludo-resigned = { $who } resigned.

## Makruk: why it ended, by the code of the end. $winner and $loser are sides; $side is the side that
## counted, or at a stalemate the side to move
result-makruk-mate = Mate: { $loser } has no way out of check.
result-makruk-resignation = { $loser } resigned.
result-makruk-time-out = { $loser } ran out of time.
result-makruk-stalemate = Stalemate: { $side } is not in check and has no legal move.
result-makruk-mate-while-counting = { $side } gave mate while counting the board, which is a draw.
result-makruk-board-count = Board counting: { $side } counted to 64, and the reply was not mate.
result-makruk-piece-count = Piece counting: { $side } was not mated before the count ran out.
result-makruk-two-khuns = Only the two khuns are left.
result-makruk-repetition = The same position stood on the board for the third time.
result-makruk-ply-limit = 400 moves were played, 200 by each side.
result-makruk-agreement = Both sides agreed on a draw.

## Ranks. $n is 1 to 4
result-rank =
    { $n ->
        [1] { $n }st
        [2] { $n }nd
        [3] { $n }rd
       *[other] { $n }th
    }
result-rank-shared = { $rank }, shared
result-rank-winner = Winner
result-rank-detail = { $finished } finished · { $out } out of the yard · { $steps } steps
result-rank-home = all 4 home

## Dice and facts
result-dice = Dice
result-dice-all = All
result-dice-spoken = { $who }: { $one } ones, { $two } twos, { $three } threes, { $four } fours, { $five } fives, { $six } sixes
result-facts = Facts
result-fact-rolls = Rolls
result-fact-moves = Moves
result-fact-captures = Captures
result-fact-men-captured = Men captured
result-fact-sixes = 6s rolled
result-fact-wait = Longest wait for a 6
result-fact-wait-value =
    { $n ->
        [one] { $who }, { $n } roll
       *[other] { $who }, { $n } rolls
    }
result-fact-checks = Checks
result-fact-promotions = Promotions
# $h hours, $m minutes
result-fact-time = Time taken
result-fact-time-short = less than 1 minute
result-fact-time-minutes = { $m } min
result-fact-time-hours = { $h } h { $m } min

## Buttons and picture
result-again = Again
result-choose = Choose how to play again
result-replay = Replay
result-board = Look at the board
result-undo = Undo one move
result-export = Export the record
result-picture-ludo = Final position. { $counts }
result-picture-makruk = Final position

# Games in rooms that end without a result.
result-void = No result
result-void-no-first-move = Nobody made the first move within 1 minute, so the game does not count.
result-void-room-ended = The room closed before the game was over, so the game does not count.
result-void-dice-spent = All sealed rolls were used up, so the game does not count.
