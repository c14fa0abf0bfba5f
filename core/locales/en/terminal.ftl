### Lines that only the terminal client prints. Lines have at most 76 characters.

terminal-prompt = Your choice:
terminal-help = Type a number and Enter; r rolls, u takes back, b goes back, q leaves.
terminal-help-makruk = Type a move such as b1d2, or a number; u takes back, b goes back, q leaves.
terminal-saved = Saved. Go on with: { $command }
terminal-bye = Saved. Bye.
terminal-not-saved = Not everything could be saved: the last moves are lost.
terminal-unknown = “{ $input }” is none of the choices.
terminal-disabled = Not possible now: { $why }
terminal-exported = Written to { $path }
terminal-ludo-only = “{ $option }” is for Ludo only.
terminal-option = “{ $input }” is no option of the rules. Choose from { $known }.
terminal-output = The output could not be written: { $why }
terminal-no-game = No saved game has an id that begins with “{ $id }”. The menu shows the ids.
terminal-many-games = More than one game’s id begins with “{ $id }”. Type more of it.

## What `sanuk verify` says of a record
terminal-verify-good = { $path }: the record is in order.
terminal-verify-choices =
    { $n ->
        [one] { $n } choice of a computer player worked out again: the same.
       *[other] { $n } choices of computer players worked out again: all the same.
    }
terminal-verify-failed-starts =
    { $n ->
        [one] { $n } start failed before this game began.
       *[other] { $n } starts failed before this game began.
    }
terminal-verify-choice = Step { $n }: the computer player would have chosen otherwise.
terminal-verify-players = The players are not those whose seats the dice were sealed for.
terminal-verify-seats = The seats that the dice were sealed for are not 2 to 4 in order.
terminal-verify-share = Seat { $n } opened another number than it had sealed.
terminal-verify-computer-share = Seat { $n } is a computer’s but has a number of its own.
terminal-verify-count = The record has { $rolls } rolls and keys up to roll { $keys }.
