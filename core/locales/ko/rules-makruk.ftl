### rules-makruk
rules-makruk-title = 막룩
