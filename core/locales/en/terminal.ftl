### Lines that only the terminal client prints. Lines have at most 76 characters.

terminal-prompt = Your choice:
terminal-help = Type a number and Enter; r rolls, u takes back, b goes back, q leaves.
terminal-help-makruk = Type a move such as b1d2, or a number; u takes back, b goes back, q leaves.
terminal-saved = Saved. Go on with: { $command }
terminal-bye = Saved. Bye.
terminal-unknown = “{ $input }” is none of the choices.
terminal-disabled = Not possible now: { $why }
terminal-exported = Written to { $path }
terminal-ludo-only = “{ $option }” is for Ludo only.
terminal-option = “{ $input }” is no option of the rules. Choose from { $known }.
