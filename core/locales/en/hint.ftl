### "What would you play?": the strongest computer player's move, with reasons.

## Button (at most 24), and why it is off
hint-button = What would you play?
hint-not-now = When there is something to choose.
hint-looking = Looking for a good move…

## Ludo. $piece is 1 to 4, $to a place, $reasons a list of the ones below
hint-ludo = Piece { $piece } → { $to }: { $reasons }.

## Reasons; they follow a colon. $victim is a colour, a name or a man
hint-wins = wins the game
hint-captures = captures { $victim }
hint-finishes = brings it home
hint-escapes = out of danger ({ $from }%)
hint-less-danger = risk down from { $from }% to { $to }%
hint-blocks = makes a block
hint-comes-out = brings a piece out
hint-home = safe in the home column
hint-safe = safe square
hint-aims = gets { $victim } within reach
hint-rolls-again = rolls again
hint-least-danger = least risk ({ $to }%)
hint-only = the only move
hint-ahead = gets ahead

## Makruk. $piece is a man, $from and $to squares, $line the expected moves
hint-makruk = { $piece } { $from } → { $to }: { $reasons }. Line: { $line }
hint-promotes = turns a bia over
hint-checks = check
hint-mates = mate in { $n }
hint-mated = holds out longest; mated in { $n }
hint-better = you stand better
hint-worse = you stand worse
hint-even = about even
hint-count-start = start counting first
hint-count-stop = stop counting first
