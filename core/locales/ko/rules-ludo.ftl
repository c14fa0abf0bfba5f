### rules-ludo
