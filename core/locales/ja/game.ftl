### game
