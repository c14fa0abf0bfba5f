### rules-makruk
rules-makruk-title = หมากรุกไทย
