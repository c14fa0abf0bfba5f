### rules-makruk
