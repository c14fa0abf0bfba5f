### rules-ludo
rules-ludo-title = ルドー
