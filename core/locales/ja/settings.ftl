### settings
