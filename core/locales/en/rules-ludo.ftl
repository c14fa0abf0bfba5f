### Rules of Ludo, written by us.

rules-ludo-title = Ludo
