### Words that several screens share. Translators: keep every { placeholder }; write all digits that
### the English text has. “At most” is the longest text in characters, without placeholders; notes, hints
### and spoken texts may be longer. A test measures it in every language. Glossary and register: short, friendly, plain; no exclamation marks.

## Names of the app and the games (at most 16 characters)
common-app-name = Sanuk
common-ludo = Ludo
common-makruk = Makruk

## Ludo's players, named by colour. They stand at the start and in the middle of sentences (at most 8)
common-color-red = Red
common-color-green = Green
common-color-yellow = Yellow
common-color-blue = Blue

## Makruk's players (at most 8)
common-side-white = White
common-side-black = Black

## The sign on a player's pieces, read aloud
common-mark-red = triangle
common-mark-green = cross
common-mark-yellow = circle
common-mark-blue = square

## A person in a sentence; Korean and Japanese add 님 and さん. $name is what the person typed
common-person = { $name }
# Colour and name together, in lists. $color is a colour or side, $name a person or a computer player
common-seat = { $color } · { $name }
common-computer-level = AI, { $level }

## Levels of the computer players (at most 14)
common-level-ludo-easy = Beginner
common-level-ludo-normal = Intermediate
common-level-ludo-hard = Advanced
common-level-makruk-easy = Easy
common-level-makruk-normal = Normal
common-level-makruk-hard = Hard

## Makruk's pieces; Thai names, not translated (at most 12)
common-role-khun = khun
common-role-met = met
common-role-khon = khon
common-role-ma = ma
common-role-ruea = ruea
common-role-bia = bia
common-role-bia-ngai = bia ngai

## Buttons and their spoken names (at most 20)
common-back = Back
common-close = Close
common-cancel = Cancel
common-export = Export
common-import = Import
common-undo = Undo
common-settings = Settings
# After the name of a link that leaves the app, read aloud
common-opens-outside = opens in the browser

## Joining words in lists. $first and $rest are finished texts
common-list-comma = { $first }, { $rest }
common-list-and = { $first } and { $rest }
common-list-or = { $first } or { $rest }
# Two facts on one line
common-dot = { $first } · { $rest }

## Dates and times. $month is 1 to 12; $hour and $minute have two digits
common-date =
    { $month ->
        [1] { $day } January { $year }
        [2] { $day } February { $year }
        [3] { $day } March { $year }
        [4] { $day } April { $year }
        [5] { $day } May { $year }
        [6] { $day } June { $year }
        [7] { $day } July { $year }
        [8] { $day } August { $year }
        [9] { $day } September { $year }
        [10] { $day } October { $year }
        [11] { $day } November { $year }
       *[12] { $day } December { $year }
    }
common-time = { $hour }:{ $minute }
common-today = today at { $time }
common-yesterday = yesterday at { $time }
common-just-now = just now
# At the end of a rules page. $date is a finished date
common-last-modified = Last changed on { $date }
common-minutes-ago =
    { $n ->
        [one] { $n } minute ago
       *[other] { $n } minutes ago
    }

## Amounts
common-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

## Before a link leaves the app
common-outside-title = Open in the browser?
common-outside-text = { $url }
common-outside-open = Open
