### Rules of makruk, written by us.

rules-makruk-title = Makruk
