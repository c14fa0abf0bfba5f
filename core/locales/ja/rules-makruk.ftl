### rules-makruk
rules-makruk-title = マークルック
