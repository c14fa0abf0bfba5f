### Ludo's rules pages. Sentences are our own. Numbers are written as digits where the English text has
### digits, and a test holds them equal; words such as "one" or "twice" are free. Citations [1] to [5] stay.

## Titles of the pages (at most 24)
rules-ludo-quick-title = Ludo: Quick rules
rules-ludo-party-title = Ludo: Party rules

## Quick: section headings
rules-ludo-quick-rules = Rules
rules-ludo-quick-controls = How to operate
rules-ludo-quick-tips = Tips
rules-ludo-quick-history = History
rules-ludo-quick-sources = Sources
rules-ludo-quick-faq = Questions and answers
rules-ludo-quick-similar = Similar games

## Quick: the 8 rules
rules-ludo-quick-intro = Every country, and nearly every family, plays Ludo a little differently. A Quick game in this app goes by these 8 rules.
rules-ludo-quick-rule-1 = 2, 3 or 4 can play, each with 4 pieces waiting in the yard. Two players sit opposite each other as Red and Yellow, three take Red, Green and Yellow, and four take all the colours. Red begins; then the turn passes clockwise, seen from above.
rules-ludo-quick-rule-2 = In your turn you roll one die once. With a 6 you may bring a piece from the yard onto your start square, or move a piece already on the board by 6 squares. No other number brings a piece out.
rules-ludo-quick-rule-3 = Pieces walk clockwise round the ring of 52 squares. Just before closing the circle a piece turns into its own home column of 5 squares, where no other colour may go. The finish is 56 squares from the start and has to be reached exactly: a piece for which the roll is too large stays where it is.
rules-ludo-quick-rule-4 = A piece that lands on a single piece of another colour captures it, and the captured piece goes back to its yard. Nothing is captured on the 4 start squares and the 4 star squares; there, pieces of different colours stand side by side.
rules-ludo-quick-rule-5 = 2 or more pieces of one colour on the same square form a block. Other colours cannot stop there, not even on a safe square, but they may pass it. If a block of another colour stands on your start square, you cannot bring a piece out.
rules-ludo-quick-rule-6 = You roll again after a 6, after a capture and after a piece reaches the finish. Bonuses are not added up: even a 6 that captures earns only one more roll.
rules-ludo-quick-rule-7 = A third 6 in a row within one turn cannot be used, and the turn is over. What you moved with the first two stays.
rules-ludo-quick-rule-8 = If a piece can move, you have to move one. If none can, your turn ends; only after a 6 do you roll again. Whoever brings all 4 pieces to the finish first wins, and the game is over. There are no further places.

## Quick: controls, 6 paragraphs
rules-ludo-quick-control-1 = In the menu, choose the number of players first: 2, 3 or 4. Then press one of the ways to play: against the AI at beginner, intermediate or advanced level, with that many players on this device, or with friends by sending them a URL. Against the AI you are Red and the AI plays all other colours. On a shared device every colour is played by a person, and the device goes round.
rules-ludo-quick-control-2 = To roll, press the die in the middle of the board or the “Roll” button.
rules-ludo-quick-control-3 = Pieces that can move have a gold ring at the foot and a gold mark above the head. With a mouse, point at a piece to see where it would go, and click to move it. With a finger, the first tap shows the destination and a second tap on the same piece moves it; a tap on another piece chooses that one instead. Tapping a destination square selects the piece that goes there.
rules-ludo-quick-control-4 = The panel “Operate by buttons” stands to the right of the board, or below it on a narrow screen, and can do everything the board can. It has one button for each piece, with its place now and its place after the roll, such as “Start+3 → Start+9”, and it says “Capture” when the move captures. Below it you read the last roll, the piece that moved, and how many pieces of each colour are finished, on the board and in the yard. The panel alone is enough to play a whole game, and so is the keyboard: Tab and arrow keys, Enter to choose, Space to roll, Z to undo.
rules-ludo-quick-control-5 = Drag the board to turn it; zoom with the wheel or with two fingers. The switch at the board’s upper right changes between the oblique view and the view from above. The near left yard is Red’s against the AI and on a shared device, and your own in an online game. An orange ring marks the square that the last piece left.
rules-ludo-quick-control-6 = Against the AI and on a shared device you can undo one move. The board returns to the moment before your last move, and moves the AI made since are undone too. Your roll stays as it was: choose again with the same roll. “Again” starts anew with the same number of players; “Choose how to play again” leads back to the menu, where the running game stays saved.

## Quick: 5 tips
rules-ludo-quick-tip-1 = Use an early 6 to bring out a second and a third piece. With only one on the board, every roll is decided for you.
rules-ludo-quick-tip-2 = A lone piece standing 1 to 6 squares ahead of an opponent may be captured in the next turn. On a start or star square it is safe.
rules-ludo-quick-tip-3 = Bring two pieces of your colour together: as a block, nobody can land on them.
rules-ludo-quick-tip-4 = A captured piece has to wait for a 6, and whoever captures rolls again. Look for captures before anything else.
rules-ludo-quick-tip-5 = Nothing can happen to a piece in the home column. But the last squares need an exact roll, so keep other pieces outside that can use the other numbers.

## Quick: history, 5 paragraphs with citations
rules-ludo-quick-history-1 = Ludo comes from pachisi, a race game of South Asia played on a cross of embroidered cloth. Its pieces leave the middle, go once round all the arms and come home up the middle again. [2] [4]
rules-ludo-quick-history-2 = Pachisi uses no dice. Players throw 5 to 7 cowrie shells and count how many come to rest with the opening upwards. The name goes back to the word for 25, the highest throw. [1] [2]
rules-ludo-quick-history-3 = Its close relative chaupar is played on the same cross with three long dice. The oldest certain records are from the 16th century: the Mughal emperor Akbar had a board laid out in the courtyard of his palace and played with people as pieces. How much earlier the game began, nobody knows. [1] [3]
rules-ludo-quick-history-4 = In 1896 a simplified form came onto the market in England, with one cubic die in place of the shells. It was called “Ludo”, Latin for “I play”. [3] [5]
rules-ludo-quick-history-5 = Many boards in South Asia mark one more safe square in each quarter with a star. This app does so too: the star is 8 squares beyond each start. [5]

## Quick: 5 sources; titles stay in their own language
rules-ludo-quick-sources-note = The numbers in the history refer to this list. Links open in the browser.
rules-ludo-quick-source-1 = [1] W. Norman Brown: The Indian Games of Pachisi, Chaupar, and Chausar. Expedition, Penn Museum
rules-ludo-quick-source-2 = [2] Encyclopaedia Britannica: Pachisi
rules-ludo-quick-source-3 = [3] The Online Guide to Traditional Games: Pachisi
rules-ludo-quick-source-4 = [4] Jacob Schmidt-Madsen: The Crux of the Cruciform. Board Game Studies Journal, 2021
rules-ludo-quick-source-5 = [5] Wikipedia: Ludo

## Quick: 6 questions
rules-ludo-quick-question-1 = How many can play?
rules-ludo-quick-answer-1 = 2, 3 or 4. Two players are Red and Yellow, three are Red, Green and Yellow. Alone, you are Red and the AI takes the other colours; on a shared device each colour is a person.
rules-ludo-quick-question-2 = When does a piece come out, and what if 6 comes again and again?
rules-ludo-quick-answer-2 = Only a 6 brings a piece out, and every 6 lets you roll again. But the third 6 in a row is lost: it moves nothing and ends the turn.
rules-ludo-quick-question-3 = Which squares are safe?
rules-ludo-quick-answer-3 = The 4 start squares and the 4 star squares, 8 in all. With 2 or 3 players too all 8 stay safe, including the starts of colours nobody plays. Nothing is captured there, but where a block of another colour stands you still cannot stop.
rules-ludo-quick-question-4 = Can I pass a block?
rules-ludo-quick-answer-4 = Yes. You can pass a block of 2 or more pieces, but you cannot stop on its square. If it stands on your start square, your pieces stay in the yard until it is gone.
rules-ludo-quick-question-5 = Do I need an exact roll to finish?
rules-ludo-quick-answer-5 = Yes. The finish is 56 squares from the start, and a piece may not go beyond it. With a roll that is too large, move another piece.
rules-ludo-quick-question-6 = How do 3 or 4 friends play online?
rules-ludo-quick-answer-6 = One of you opens a room and sends its URL to the others; that person is Red. Whoever opens the URL and presses “Join” gets a free colour. You may also fill empty seats with the AI, at intermediate level, and start at once. With 3 or more players, “Leave (let AI play)” hands your seat to the AI; with 2 there is “Resign” instead. If somebody’s connection is lost, the AI takes over after 45 seconds and gives the seat back when they return.

## Quick: 2 similar games
rules-ludo-quick-similar-1 = Backgammon: another race with dice, in which single pieces can be hit and two together are safe.
rules-ludo-quick-similar-2 = Diamond game: pieces cross a star-shaped board by stepping and jumping. 3 can play.

## Party: 8 section headings
rules-ludo-party-intro = Introduction
rules-ludo-party-preparation = Preparation
rules-ludo-party-course = Course of the game
rules-ludo-party-result = Result
rules-ludo-party-defaults = Defaults
rules-ludo-party-options = Options
rules-ludo-party-terms = Terms
rules-ludo-party-faq = Questions and answers

## Party: introduction
rules-ludo-party-intro-1 = 2 to 4 players · about 20 minutes
rules-ludo-party-intro-2 = Bring your 4 pieces out of the yard, once round the board and to the finish. Whoever has all of them home first wins.
rules-ludo-party-intro-3 = The game is free, and you need no account.
rules-ludo-party-intro-4 = Alone, you play against the AI; at a table with friends, the AI can take 1 to 3 of the seats.
## Party: buttons (at most 30)
rules-ludo-party-play = Play now with these rules
rules-ludo-party-play-friends = Play with friends by link
## Party: where the rules come from
rules-ludo-party-source = These rules follow the way Ludo is commonly played in Asia. They were written down and checked for Sanuk; the program’s own tests play every rule on this page.

## Party: preparation
rules-ludo-party-preparation-1 = Each player takes a colour and begins with 4 pieces in the base of that colour.
rules-ludo-party-preparation-2 = The board is a cross for 2, 3 and 4 players alike.
rules-ludo-party-preparation-3 = Each colour has its own mark, so colours need not be told apart: yellow ○, blue □, red △, green ✚.
rules-ludo-party-preparation-4 = The marks stand on the pieces, on the bases and on the home columns.
rules-ludo-party-preparation-5 = The first seat begins. When the same players start again, the next seat clockwise begins.

## Party: course
rules-ludo-party-course-note = This is how a game goes with the default options. The table of options shows what is set now.
rules-ludo-party-course-1 = Roll the die and move one of your pieces clockwise by the number rolled.
rules-ludo-party-course-2 = With a 6 you may bring a piece from the base onto your start square.
rules-ludo-party-course-3 = With no piece on the road you roll all the same. If it is not a 6, the turn is over.
rules-ludo-party-course-4 = After a 6 you roll again.
rules-ludo-party-course-5 = After three 6s in a row the third moves nothing, and the turn is over.
rules-ludo-party-course-6 = Land exactly on an opponent’s piece to send it back to its base; then you roll again.
rules-ludo-party-course-7 = Each start square, and the star square 8 squares beyond it, is safe: no piece is captured there.
rules-ludo-party-course-8 = Your own pieces may share a square, as many as you like.
rules-ludo-party-course-9 = 2 or more pieces of one colour on a square are a barrier: opponents can neither stop there nor pass.
rules-ludo-party-course-10 = After a lap, turn into your home column of 5 squares and reach the finish with an exact roll.
rules-ludo-party-course-11 = If none of your pieces can move, your turn ends with the roll; a 6 is still rolled again.

## Party: result
rules-ludo-party-result-winner = Whoever brings all 4 pieces home first wins.
rules-ludo-party-result-others = The others are ranked by these points, in this order:
rules-ludo-party-result-rank-1 = more pieces at the finish,
rules-ludo-party-result-rank-2 = then more pieces out of the base,
rules-ludo-party-result-rank-3 = then the greater distance of all pieces together.
rules-ludo-party-result-tie = Players who are equal in everything share the rank.
rules-ludo-party-result-all = With “Play for all places” the game goes on until only one player is left; those who have finished are skipped.

## Party: defaults and options
rules-ludo-party-defaults-note = Unless you change them, these values are set:
rules-ludo-party-options-note = Every option can be changed in the party settings before the game starts. In a room, everybody sees the settings before joining.
rules-ludo-party-column-option = Option
rules-ludo-party-column-meaning = Meaning
rules-ludo-party-column-default = Default
rules-ludo-party-column-value = Set now
rules-ludo-party-column-note = Note

## Party: 6 terms
rules-ludo-party-term-base = Base
rules-ludo-party-term-base-text = The four corners of the board, also called yards. Pieces begin here, and captured pieces return here.
rules-ludo-party-term-start = Start square
rules-ludo-party-term-start-text = The square of your colour on which your pieces enter the ring.
rules-ludo-party-term-home = Home column
rules-ludo-party-term-home-text = The 5 squares of your colour that lead to the finish. Opponents cannot enter.
rules-ludo-party-term-finish = Finish
rules-ludo-party-term-finish-text = The middle of the board. A piece that is here is home and moves no more.
rules-ludo-party-term-safe = Safe square
rules-ludo-party-term-safe-text = A square on which nothing is captured: each start, and the star 8 squares beyond it.
rules-ludo-party-term-barrier = Barrier
rules-ludo-party-term-barrier-text = 2 or more pieces of one colour on the same square, also called a block.

## Party: 4 questions; the answers follow the options that are set
rules-ludo-party-question-1 = How does a piece get out?
rules-ludo-party-answer-exit-6 = Roll a 6; it goes to your start square, and you roll again.
rules-ludo-party-answer-exit-1_6 = Roll a 1 or a 6; it goes to your start square. Only the 6 lets you roll again.
rules-ludo-party-answer-exit-5_6 = Roll a 5 or a 6; it goes to your start square. Only the 6 lets you roll again.
rules-ludo-party-answer-exit-2_4_6 = Roll an even number; it goes to your start square. Only a 6 lets you roll again.
rules-ludo-party-answer-exit-other = Roll one of { $faces }; it goes to your start square. Only a 6 lets you roll again.
rules-ludo-party-question-2 = How do I capture?
rules-ludo-party-answer-capture = Land exactly on the square of an opponent’s single piece, unless it is safe there. The piece goes back to its base.
rules-ludo-party-answer-capture_bonus-on = You roll again.
rules-ludo-party-answer-capture_bonus-off = With the setting in force you do not roll again for it.
rules-ludo-party-question-3 = Where is nothing captured, and what do two pieces together do?
rules-ludo-party-answer-safe-stars = Nothing is captured on the start squares and on the stars 8 squares beyond them.
rules-ludo-party-answer-safe-starts = With the setting in force, only the start squares are safe.
rules-ludo-party-answer-safe-none = With the setting in force, no square of the ring is safe.
rules-ludo-party-answer-block-stop = Opponents cannot stop where 2 pieces of one colour stand, but may pass them.
rules-ludo-party-answer-block-pass = Opponents can neither stop where 2 pieces of one colour stand, nor pass them.
rules-ludo-party-answer-block-none = With the setting in force, 2 pieces of one colour stop nobody, and both are captured together.
rules-ludo-party-answer-block-no_overtake = With the setting in force, no piece passes any other, not even its own colour; sharing a square is allowed.
rules-ludo-party-question-4 = Can a larger roll finish?
rules-ludo-party-answer-exact-on = No. The roll has to lead exactly to the finish. An option allows larger rolls.
rules-ludo-party-answer-exact-off = Yes, with the setting in force: a larger roll stops at the finish. By default the roll has to be exact.
