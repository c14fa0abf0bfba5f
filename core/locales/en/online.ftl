### Playing with friends by link: rooms, connection, checkable dice, first start.

## First start
online-welcome-title = Welcome to Sanuk
online-welcome-text = Ludo and makruk, alone, with others on this device, or with friends by link. Nothing to sign up for.
online-welcome-play = Start playing
online-welcome-waits = You were invited to a room. It opens next.

## Menu (at most 34)
online-menu-play = Play with friends by link
online-menu-play-hint = You send a link; whoever opens it can sit down.
online-menu-code = Have a code?
online-menu-code-hint = Join a room with its link or code.
online-menu-room = Back to the room { $code }

## Create a room (at most 34)
online-create-title = Play with friends
online-create-intro-note = Choose the game. You then get a link to send; whoever opens it and presses “Join” sits down.
online-create-seats = Seats
online-create-seats-note = You can start as soon as 2 are there.
## What cannot be chosen
online-create-clock = Clock
online-create-clock-value = 5 min each, then 30 s × 3
online-create-sides = Colours
online-create-sides-value = By lot, swapped at each rematch
## Buttons (at most 34)
online-create-go = Create the room
online-create-busy = Creating the room…
online-rules-done = Done


## Join
online-join-title = Have a code?
online-join-field = Link or code
online-join-placeholder = K7QF9 MWT2A
online-join-note = Paste the link, or type the 10 letters and digits of the code. Capitals, spaces and hyphens do not matter.
online-join-look = Look at the room

## A room
online-room-title = Room { $code }
online-room-waiting =
    { $n ->
        [one] Waiting for { $n } more person…
       *[other] Waiting for { $n } more people…
    }
online-room-full = Everyone is here.
online-room-guest-note = The host starts the game.
online-room-before = Look at the settings, then press “Join” to sit down.
online-room-mixing = Mixing everyone’s dice numbers…
online-room-link = Send this link
online-room-link-note = Whoever opens it sees the settings first. Nobody sits down without pressing “Join”.
online-room-share = Share the link
online-room-share-title = An invitation to { $game }
online-room-share-text = Let’s play { $game }: { $link }
online-room-copy = Copy the link
online-room-copied = The link is copied.
online-room-code = Code
online-room-code-spoken = Code: { $signs }
online-room-copy-code = Copy the code
online-room-code-copied = The code is copied.
online-room-qr-label = The link as a QR code, for another phone’s camera
online-room-seats = Seats
online-room-side = Seat { $n }
online-room-seat-free = Free
online-room-seat-you = You
online-room-seat-person = Person
online-room-seat-host = Host
online-room-seat-away = Away
online-room-seat-add = Seat an AI
online-room-seat-add-spoken = Seat an AI at { $seat }
online-room-seat-free-it = Free this seat
online-room-seat-free-spoken = Free this seat: { $seat }
online-room-rules = Rules in force
online-room-seal = Seal of the dice
online-room-seal-note = Our half of the dice was sealed before you sat down; your phone adds the other half.
online-room-no-push-note = Sanuk sends no messages while it is closed. Look in again, or keep it open.
online-room-join = Join
online-room-start =
    { $n ->
        [one] Start with the { $n } here
       *[other] Start with the { $n } here
    }
online-room-start-now = Start the game
online-room-fill = Fill empty seats with AI and start
online-room-fill-hint = The AI plays at the intermediate level.
online-room-leave = Leave the room
online-room-leave-title = Leave the room?
online-room-leave-text = Your seat becomes free for somebody else.
online-room-failed = Start { $n } did not work: { $who } did not answer in 10 seconds. The seat is free again.
online-room-back = Back to the game

## Connection
online-connecting = Connecting…
online-lost = No connection. Trying again…
online-lost-away = No connection. Your moves wait here until it is back.
online-replaced = You are playing on another device now.
online-replaced-here = Play here
online-retry = Try again
online-sending = Sending…
online-caught-up =
    { $n ->
        [one] { $n } move was made meanwhile.
       *[other] { $n } moves were made meanwhile.
    }
online-no-offline-undo = Moves cannot be taken back in a game with friends.

## What went wrong: what it is, and the way on
online-error-unknown = There is no room with the code { $code }. Check its letters, or ask for the link again.
online-error-full = Every seat of this room is taken.
online-error-started = The game in this room has begun without a free seat.
online-error-expired = This room is closed. A room ends 30 minutes after the last person has gone, or 24 hours after it was made.
online-error-ended = This room has ended. Your finished games are kept in the menu.
online-error-version = This room needs a newer version of Sanuk. Update the app, then open the link again.
online-error-offline = The server at { $host } does not answer. Check your connection; everything on this device works without it.
online-error-busy = Too many tries. Wait { $n } seconds, then try again.
online-error-server = The server at { $host } made a mistake. Try again in a moment.
online-error-strange = The server at { $host } and this version of Sanuk do not understand each other. Update the app, or ask whoever runs the server.
online-error-other-server = This invitation is for { $host }, but this app plays on { $server }.
online-error-no-server = No server is set, so there is nowhere to meet friends. Everything else works without one. Ask whoever runs your server for its address.
online-error-link = This link leads to no room of Sanuk.
online-error-sign = Codes have no “{ $sign }”. They use digits and letters without I, L, O and U.
online-error-length =
    { $n ->
        [one] A code has 10 letters and digits; here is { $n }.
       *[other] A code has 10 letters and digits; here are { $n }.
    }
online-error-empty = Type a code or paste a link.
online-error-left = You left this game. In Quick that is for good.
online-error-seat-lost = Your seat was freed, because this device did not answer. You can join again.
online-refused-seat = The seats have changed meanwhile. Look again.
online-refused-host = Only the host can do that.
online-refused-away = This seat has not been away for 10 seconds yet.
online-refused-few = It takes 2 to start.
online-refused-filled = No seat is empty.
online-refused-missing = Not everyone is connected. Wait for them, or free their seats.
online-refused-dice = The dice are being sealed anew. Try again in a moment.
online-refused-begun = The game has begun already.
online-refused-no-game = No game is running any more.
online-refused-offer = That offer is not open any more.
online-refused-busy = The room is busy. Try again in a moment.
online-error-not-kept = This device cannot keep your seat, so nothing was sent: { $why }
online-error-dice = A roll does not fit the seal. Play may go on, but this game does not count; its record is marked.
online-record-marked = dice do not fit
online-way-code = Enter another code
online-way-create = Make a room of your own
online-way-settings = Set the server
online-way-menu = To the menu

## At the table
online-away = away
online-away-ai = away, the AI plays
online-left-ai = left, the AI plays
online-im-back = I’m back
online-leave-ai = Leave (let AI play)
online-leave-title = Leave the game?
online-leave-quick-text = The AI plays on for you, and you cannot come back.
online-leave-party-text = The AI plays on for you. You can come back on this device while the game runs.
online-close-title = Close the game?
online-close-text = Your seat is kept. After 45 seconds the AI plays for you until you are back.
online-close-clock-text = Your seat is kept, but your clock goes on running.
online-close = Close
online-draw-offered = The draw is offered.
online-clock-spoken = { $time } left
online-clock-periods = 30 s × { $n }
online-clock-periods-spoken =
    { $n ->
        [one] { $n } period of 30 seconds left
       *[other] { $n } periods of 30 seconds left
    }
online-clock-warn = { $n } seconds left
online-clock-period-lost =
    { $n ->
        [one] A period is used up, { $n } left.
       *[other] A period is used up, { $n } left.
    }

## The end
online-rematch = Rematch
online-rematch-accept = Accept the rematch
online-rematch-waiting = Waiting for the others’ answer…
online-rematch-offered = { $who } wants a rematch.
online-result-check = Check the dice

## Check the dice
online-check-title = Check the dice
online-check-good =
    { $n ->
        [one] { $n } roll checked: it fits the seal.
       *[other] { $n } rolls checked: all fit the seal.
    }
online-check-lot-good = The lot that drew the colours fits the seal.
online-check-none = Nothing to check yet. Every roll is checked as it comes.
online-check-bad = Roll { $n } does not fit the seal.
online-check-bad-share = { $who } opened another number than the one sealed.
online-check-bad-ai-share = The AI at { $who } has a number of its own.
online-check-bad-seats = The players are not those the dice were sealed for.
online-check-bad-count = Rolls are missing, or there are too many.
online-check-bad-choice = Step { $n }: the AI would have chosen otherwise for { $who }.
online-check-bad-record = The record does not follow the rules of the game.
online-check-newer = The AI’s choices were made by newer rules. Update the app to check them.
online-check-choices-wait = The AI’s choices are being checked too…
online-check-choices =
    { $n ->
        [one] { $n } choice of the AI was checked too, and is the same.
       *[other] { $n } choices of the AI were checked too, and are the same.
    }
online-check-bad-note = Somebody changed something. Play may go on, but this game does not count. Export the record to show it to others.
online-check-how = How it works
online-check-how-1 = Before anyone sat down, the server wrote down its half of all rolls and locked it. The seal is the number on that lock: everyone sees it, and nobody can change what is inside without the seal changing too.
online-check-how-2 = Then each person’s phone thought of a secret number of its own, and first showed only that number’s fingerprint. So nobody could change their number after seeing another.
online-check-how-3 = When the game began, all phones showed their numbers. Every roll is worked out from the server’s half and everybody’s numbers together, so nobody alone could choose it.
online-check-how-4 = With each roll the server opens one more piece of its half. Your phone works the roll out again and compares it: that is the check above.
online-check-how-5 = This shows that nobody could choose the rolls. It cannot show that the operator of the server did not look ahead.
online-check-facts = The numbers
online-check-seal = Seal
online-check-game = Game
online-check-mix = Everybody’s numbers mixed
online-check-seat = { $who }’s fingerprint
online-check-rolls = Rolls
online-check-roll = Roll { $n }
online-check-roll-value = { $die } · fits
online-check-roll-bad = { $die } · does not fit
online-check-failed = Failed starts
online-check-failed-line = Seal { $seal }: { $who } did not answer.
online-check-export = Export the record

## Settings
online-settings-group = Friends by link
online-settings-name = Name shown online
online-settings-name-none = No name
online-settings-name-note = The people in your rooms see it; it is sent when you join. It is part of no game, and the server deletes it when you leave, or 30 days after the room ends.
online-settings-name-empty = Nothing of this name can be seen.
online-settings-name-long = { $n } characters are too many: a name has at most { $max }.
online-settings-name-sign = The name contains a character that cannot be seen or that turns the writing round ({ $sign }).
online-settings-hide = Hide the names of others
online-settings-hide-note = Colours and seats are shown in their place.
online-settings-server = Server
online-settings-server-note = Where rooms are kept. Only play with friends uses it.
online-settings-server-none = No server: play with friends is off.
online-settings-server-default = This app comes with { $server }.
online-settings-server-scheme = The address begins with https://
online-settings-server-host = “{ $host }” is not a server’s address.
online-settings-server-tail = The address ends before “?” and “#”.
