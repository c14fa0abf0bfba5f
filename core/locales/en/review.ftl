### A finished game looked at again, as the strongest computer player sees it.

## Bar, button (at most 24), progress
review-title = Review
review-open = Review
review-progress = Looking at step { $at } of { $last }…

## Sentences above the figures
review-intro-ludo = What dice and choices were worth, in percent of a win, as the strongest computer player sees it.
review-intro-makruk = The game as the strongest computer player sees it.
# $n is a number with its sign
review-worth = { $n }%

## Ludo: luck and choice
review-seats = Luck and choice
review-seat = Dice { $luck } · choices { $lost }
review-seat-choices = { $best } of { $all } choices were the best
review-moments = Moments
review-best-roll = Luckiest roll: { $die } ({ $worth })
review-worst-roll = Unluckiest roll: { $die } ({ $worth })
review-choice = Moved piece { $moved }; piece { $best } was better ({ $worth })

## Makruk: graph, costly moves, counting. $n is the number of the move
review-graph = Course of the game
review-graph-better = White above, Black below. In the end { $side } stood better.
review-graph-even = White above, Black below. In the end the game stood about even.
review-worst = Costliest moves
review-worst-move = { $n }. { $move } ({ $worth })
review-better = Better: { $line }
review-nothing = No move gave much away.
review-count-mated = Mated while counting, which only draws.
review-count-stopped = Stopped counting although it stood worse.
review-count-started = Started counting although it stood better.
review-count-not-started = Stood worse, could have counted and did not.
review-count-not-stopped = Went on counting although it stood better.

## Jump into the replay, and its line below a step
review-show = Show
review-note-luck = Luck of this roll: { $worth }
review-note-best = The best choice.
review-note-lost = This choice: { $worth }. Piece { $best } was better.
review-note-line = Expected before this move: { $line }
