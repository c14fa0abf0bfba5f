### The page behind an invitation's link, for browsers. Opening it seats nobody.

## The invitation (at most 60)
landing-title-ludo = You are invited to a game of Ludo
landing-title-makruk = You are invited to a game of makruk
landing-preview = A friend invites you to play in Sanuk.
landing-seated = { $n } of { $seats } seated
landing-full = Every seat is taken.
landing-running = The game has begun.

## What opening the link does not do, and the way on
landing-note = Opening this page takes no seat. In the app you see the settings first; you sit down when you press “Join”.
landing-running-note = Whoever has a seat goes on playing in the app.
landing-open = Open in Sanuk
landing-not-here-note = Sanuk did not open. If you have it, type the code there under “Have a code?”.
landing-app-note = Nothing happens? Open Sanuk and type the code under “Have a code?”.
landing-play-store = Get it on Google Play
landing-app-store = Get it on the App Store

## The code (at most 60)
landing-code = Code
landing-copy = Copy the code
landing-copied = Copied
landing-scan = Scan with your phone’s camera
landing-qr-label = This link as a QR code

## Links that lead nowhere, and how to go on
landing-unknown-title = There is no room with this code
landing-unknown-note = Check its letters and digits, or ask your friend for the link again.
landing-expired-title = This room has ended
landing-expired-note = Ask your friend for a new link, or make a room of your own in Sanuk.
landing-busy-title = Too many tries
landing-busy-note = From your network many codes were asked for. Wait a little, then try again.
landing-trouble-title = The server cannot look just now
landing-trouble-note = Your link may be fine. Try again in a moment.
landing-enter-title = Have a code?
landing-enter-note = Type its 10 letters and digits. Capitals, spaces and hyphens do not matter.
landing-enter = Go to the room
landing-language = Language
