### rules-ludo
rules-ludo-title = 루도
