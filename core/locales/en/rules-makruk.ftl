### Makruk's rules page. Sentences are our own. Numbers are written as digits where the English text has
### digits, and a test holds them equal. Squares, ranks and files are written in Latin letters and digits.

## Title and the 12 section headings, counting with two parts
rules-makruk-title = Makruk
rules-makruk-intro = What makruk is
rules-makruk-board = Board and set-up
rules-makruk-moves = How the pieces move
rules-makruk-order = Order of play
rules-makruk-promotion = Promotion
rules-makruk-check = Check, mate, stalemate
rules-makruk-counting = Counting
rules-makruk-counting-board = Board counting
rules-makruk-counting-pieces = Piece counting
rules-makruk-endings = How a game ends
rules-makruk-strategy = First strategy
rules-makruk-chess = Makruk and chess
rules-makruk-here = Playing here
rules-makruk-faq = Questions and answers

## Introduction
rules-makruk-intro-1 = Makruk (หมากรุกไทย) is the traditional board game for two of Thailand, a close relative of chess that is played there every day, in parks, at markets and in tournaments.
rules-makruk-intro-2 = Each side leads an army of 16 men: 1 khun, 1 met, 2 khon, 2 ma, 2 ruea and 8 bia. White moves first, then the sides take turns.
rules-makruk-intro-3 = Whoever mates the other khun wins. A side that is not in check but cannot move has drawn. What makes makruk special is its endgame: the weaker side may count moves, and if mate does not come in time, the game is a draw.

## Board and set-up
rules-makruk-board-1 = The board has 8 × 8 squares, all of one colour, divided only by lines.
rules-makruk-board-2 = Files are named a to h from White’s left, ranks 1 to 8 from White’s side; e4 is the square on file e and rank 4.
rules-makruk-board-3 = The pieces stand on the first rank of their side and the bia on its third: rank 3 for White, rank 6 for Black. One rank between them stays free.
rules-makruk-setup-1 = White: ruea a1 and h1, ma b1 and g1, khon c1 and f1, khun d1, met e1, bia on rank 3.
rules-makruk-setup-2 = Black: ruea a8 and h8, ma b8 and g8, khon c8 and f8, met d8, khun e8, bia on rank 6.
rules-makruk-setup-3 = So each khun faces the other side’s met.
rules-makruk-setup-4 = Seen from its own side, each khun stands to the left of its met.

## Moves. Each piece: its name, how many a side has, how it moves, and a diagram's caption
rules-makruk-moves-note = A piece captures by moving onto an enemy piece, which leaves the board. Only the ruea moves over any distance; only the ma jumps.
rules-makruk-column-piece = Piece
rules-makruk-column-number = Number
rules-makruk-column-move = Move
rules-makruk-name-khun = Khun (ขุน), lord
rules-makruk-number-khun = 1
rules-makruk-move-khun = One step in any of the 8 directions.
rules-makruk-name-met = Met (เม็ด), counsellor
rules-makruk-number-met = 1
rules-makruk-move-met = One step diagonally.
rules-makruk-name-khon = Khon (โคน), noble
rules-makruk-number-khon = 2
rules-makruk-move-khon = One step diagonally, or one step straight forward.
rules-makruk-name-ma = Ma (ม้า), horse
rules-makruk-number-ma = 2
rules-makruk-move-ma = 2 squares straight and 1 to the side, over other pieces if need be.
rules-makruk-name-ruea = Ruea (เรือ), boat
rules-makruk-number-ruea = 2
rules-makruk-move-ruea = Any number of free squares along a file or a rank.
rules-makruk-name-bia = Bia (เบี้ย), shell
rules-makruk-number-bia = 8
rules-makruk-move-bia = One step straight forward; captures one step diagonally forward.
rules-makruk-name-bia-ngai = Bia ngai (เบี้ยหงาย), turned shell
rules-makruk-number-bia-ngai = –
rules-makruk-move-bia-ngai = A promoted bia; one step diagonally, like the met.
rules-makruk-diagram-start = Start position: white men on ranks 1 and 3, black men on ranks 6 and 8. Khun d1 faces met d8, and met e1 faces khun e8.
rules-makruk-diagram-khun = A khun on d4 reaches c3, c4, c5, d3, d5, e3, e4 and e5.
rules-makruk-diagram-met = A met on d4 reaches c3, c5, e3 and e5.
rules-makruk-diagram-khon = A white khon on d4 reaches c3, c5, e3 and e5, and straight ahead d5.
rules-makruk-diagram-ma = A ma on d4 reaches b3, b5, c2, c6, e2, e6, f3 and f5.
rules-makruk-diagram-ruea = A ruea on d4 reaches every square of file d and of rank 4.
rules-makruk-diagram-bia = A white bia on d4 moves to d5, or captures on c5 or e5.
rules-makruk-diagram-bia-ngai = A bia ngai on d4 reaches c3, c5, e3 and e5, as a met does.
rules-makruk-moves-end = There is no castling, a bia never moves two steps, and there is no capture in passing.

## Order of play
rules-makruk-order-1 = White makes the first move; after that the sides move in turn, one piece at a time. Nobody may pass.
rules-makruk-order-2 = In the start position White has 23 moves to choose from.

## Promotion
rules-makruk-promotion-1 = A bia that reaches the sixth rank from its own side, rank 6 for White and rank 3 for Black, is turned over at once and becomes a bia ngai, whether it got there by a step or by a capture.
rules-makruk-promotion-2 = A bia cannot stay a bia there, nor become any other piece. Any number of bia may promote.
rules-makruk-promotion-3 = A bia ngai moves like a met, but it looks different: a shell lying with its mouth upwards.
rules-makruk-diagram-promotion = The white bia on d5 moves to d6 and becomes a bia ngai.

## Check
rules-makruk-check-1 = A khun that could be captured by the next move is in check. The side in check has to deal with it at once: move the khun, capture the checking piece or put a piece between.
rules-makruk-check-2 = No move may leave your own khun in check. If a side is in check and has no move that ends it, it is mated and loses.
rules-makruk-check-3 = If a side is not in check but has no legal move at all, it is stalemate, and the game is drawn.
rules-makruk-diagram-mate = Mate: the white ruea on h8 gives check along rank 8, and the khun on b6 guards a7 and b7. Black’s khun on a8 has no way out.
rules-makruk-diagram-stalemate = Stalemate: Black to move. The khun on a8 is not in check, but it can go neither to a7 nor to b7 nor to b8.

## Counting
rules-makruk-counting-1 = Makruk has no 50-move rule. Instead, a side that is being pressed may count its moves: if it is not mated by the time the number reaches its limit, the game is a draw.
rules-makruk-counting-2 = There are two kinds: board counting, which a player starts and may stop, and piece counting, which begins by itself as soon as one side has nothing but its khun.
rules-makruk-counting-3 = The app counts for you in every kind of game. Just below the board you see who counts, the number, the limit and how many moves are left.
rules-makruk-counting-board-note = In Thai: นับศักดิ์กระดาน. It is for positions in which both sides still have pieces.
rules-makruk-counting-board-1 = It may begin when no unpromoted bia is left on the board and both sides have more than the khun.
rules-makruk-counting-board-2 = Either player may start it in their own turn, if nobody is counting: press “Start counting” and make your move. That move is number 1, and each further move of yours adds 1.
rules-makruk-counting-board-3 = Whoever started is the counting side.
rules-makruk-counting-board-4 = The limit is 64. When you have made move number 64 and the reply is not mate, the game is drawn.
rules-makruk-counting-board-5 = You may press “Stop counting” in any turn of yours; the move of that turn still counts. If anybody starts again, counting begins again from 1.
rules-makruk-counting-board-6 = If the counting side itself gives mate while counting, the game is only a draw, even with the very move that stops or starts the count.
rules-makruk-counting-board-7 = So if you see a mate while you are counting, stop first and mate from the next move on. The app warns you.
rules-makruk-counting-pieces-note = In Thai: นับศักดิ์หมาก. It is for a side that has only its khun left.
rules-makruk-counting-pieces-1 = It begins by itself as soon as no unpromoted bia is left and exactly one side has only its khun. Board counting ends then.
rules-makruk-counting-pieces-2 = The side with the bare khun counts, and counting cannot be stopped.
rules-makruk-counting-pieces-3 = It does not begin at 1: the first number is the count of all men on the board, both khuns and every bia ngai included, plus 1.
rules-makruk-counting-pieces-4 = The limit depends on the stronger side’s pieces at that moment; where several rows of the table fit, the lowest limit counts.
rules-makruk-counting-pieces-5 = The limit never changes afterwards, whatever is captured.
rules-makruk-counting-pieces-6 = When the counting side has made the move that reaches the limit, the stronger side has one last move. If it is not mate, the game is drawn at once.
rules-makruk-counting-pieces-7 = If the first number is already above the limit, the stronger side has just that one move.
rules-makruk-limit-note = Limits of piece counting, by what the stronger side has:
rules-makruk-column-men = The stronger side has
rules-makruk-column-limit = Limit
rules-makruk-limit-1 = 2 ruea
rules-makruk-limit-1-value = 8
rules-makruk-limit-2 = 1 ruea
rules-makruk-limit-2-value = 16
rules-makruk-limit-3 = 2 khon
rules-makruk-limit-3-value = 22
rules-makruk-limit-4 = 2 ma
rules-makruk-limit-4-value = 32
rules-makruk-limit-5 = 1 khon
rules-makruk-limit-5-value = 44
rules-makruk-limit-6 = 1 ma
rules-makruk-limit-6-value = 64
rules-makruk-limit-7 = only met or bia ngai
rules-makruk-limit-7-value = 64
rules-makruk-counting-example = An example: White has khun, ruea and met, Black only the khun. 4 men are on the board, so Black’s first number is 5. White has 1 ruea, so the limit is 16: when Black has said 16, White has one last move.

## Endings
rules-makruk-endings-note = Besides mate and stalemate, a game ends in one of these ways:
rules-makruk-ending-1 = Draw by counting, as described above.
rules-makruk-ending-2 = Draw when the same position, with the same side to move, stands on the board for the third time; a met and a bia ngai count as equal.
rules-makruk-ending-3 = Draw when only the two khuns are left.
rules-makruk-ending-4 = Draw after 400 moves in all, 200 by each side.
rules-makruk-ending-5 = Draw by agreement, when one side offers and the other accepts.
rules-makruk-ending-6 = Loss for the side that resigns.
rules-makruk-ending-7 = Loss for the side that runs out of time, in games with a clock, whatever pieces are left.
rules-makruk-ending-8 = A mate always comes first: if a move mates, none of these draws applies to it, except a mate given by the side that is counting the board.
rules-makruk-endings-end = The app ends the game as soon as one of these holds. Nobody has to claim anything.

## Strategy
rules-makruk-strategy-note = In makruk, early captures matter less than how your bia stand together and what your ruea can do.
rules-makruk-strategy-1 = Bring the khon up behind your bia. They guard forwards and diagonally and hold the centre better than any other short-stepping piece.
rules-makruk-strategy-2 = Keep your bia side by side or in chains that protect each other. A lone bia is soon lost, and a hole in the row is hard to mend.
rules-makruk-strategy-3 = A ruea is the only piece that reaches far. Give it an open file, and think twice before you exchange it.
rules-makruk-strategy-4 = The ma is strong against pieces that take one step at a time; look for squares from which it attacks two at once.
rules-makruk-strategy-5 = Every bia that reaches rank 6, or rank 3 for Black, is one more helper for the mate. But the last unpromoted bia also keeps counting away.
rules-makruk-strategy-6 = Before you capture the last enemy piece, count: the limit minus the men that will be left on the board is the number of moves you will have. Each extra man of yours costs one of them.

## Comparison with chess: a table with topic, chess, makruk
rules-makruk-chess-note = Makruk and international chess grew from the same root. The ma and the ruea move exactly as knight and rook do; most of the rest is different, the endings above all.
rules-makruk-column-topic = Topic
rules-makruk-column-chess = Chess
rules-makruk-column-makruk = Makruk
rules-makruk-compare-1-topic = Beside the king
rules-makruk-compare-1-chess = Queen, any distance in all directions
rules-makruk-compare-1-makruk = Met, one step diagonally
rules-makruk-compare-2-topic = Bishop and khon
rules-makruk-compare-2-chess = Any distance diagonally
rules-makruk-compare-2-makruk = One step diagonally or straight forward
rules-makruk-compare-3-topic = Knight, rook
rules-makruk-compare-3-chess = Knight, rook
rules-makruk-compare-3-makruk = The same: ma, ruea
rules-makruk-compare-4-topic = Pawns and bia begin on
rules-makruk-compare-4-chess = the second rank, with a double step
rules-makruk-compare-4-makruk = the third rank, without a double step
rules-makruk-compare-5-topic = Promotion
rules-makruk-compare-5-chess = on the last rank, to a piece of one’s choice
rules-makruk-compare-5-makruk = on the sixth rank, always to bia ngai
rules-makruk-compare-6-topic = Castling, capture in passing
rules-makruk-compare-6-chess = yes
rules-makruk-compare-6-makruk = no
rules-makruk-compare-7-topic = Kings at the start
rules-makruk-compare-7-chess = face each other
rules-makruk-compare-7-makruk = each khun faces a met
rules-makruk-compare-8-topic = Board
rules-makruk-compare-8-chess = two colours
rules-makruk-compare-8-makruk = one colour
rules-makruk-compare-9-topic = Too long without mate
rules-makruk-compare-9-chess = 50-move rule
rules-makruk-compare-9-makruk = counting by the weaker side
rules-makruk-chess-end = If you come from chess, expect slow openings and long, precise endgames: without a queen, attacks take time, and the count decides how much time there is.

## Playing here
rules-makruk-here-1 = Against the AI you choose easy, normal or hard, and White, Black or by lot; “Again” swaps the colours. There is no clock, and you can take moves back: the count returns to what it was then, too.
rules-makruk-here-2 = Two can play on one device. Here as well moves can be taken back, and the board can be flipped for Black.
rules-makruk-here-3 = Friends play by a link. Each side has 5 minutes and after that byo-yomi of 30 seconds, 3 times; colours are drawn by lot and swapped at each rematch. Moves cannot be taken back there.
rules-makruk-here-4 = Once the 5 minutes are used up, each move has 30 seconds. A move within that time costs nothing; each overrun uses one of the 3 periods, and overrunning the last one loses. The clock goes on while a player is disconnected.
rules-makruk-here-5 = You may resign or offer a draw at any time. The “Start counting” and “Stop counting” buttons appear only when they can be used.

## 11 questions
rules-makruk-question-1 = Where does my khun stand at the start?
rules-makruk-answer-1 = To the left of your met, as you look at the board. White’s khun is on d1 and Black’s on e8, so each faces the other side’s met.
rules-makruk-question-2 = Can a bia move two steps at first, or capture in passing?
rules-makruk-answer-2 = No. It always moves one step, and it captures only diagonally forward, onto the square where the enemy piece stands.
rules-makruk-question-3 = Can I choose what a bia becomes?
rules-makruk-answer-3 = No. It always becomes a bia ngai, at once and without a question, and there may be many of them.
rules-makruk-question-4 = How do I tell a bia ngai from a met?
rules-makruk-answer-4 = The bia ngai is a shell turned over, the met a small turned piece with a tip. They move alike, and a screen reader says their names.
rules-makruk-question-5 = Is stalemate a win?
rules-makruk-answer-5 = No, it is a draw, however strong the other side is.
rules-makruk-question-6 = Do I have to count myself?
rules-makruk-answer-6 = No. Piece counting runs by itself. For board counting you press a button once; the app keeps the number and ends the game.
rules-makruk-question-7 = Why was my mate only a draw?
rules-makruk-answer-7 = Because you were counting the board when you gave it. Stop counting first, and mate from the next move on.
rules-makruk-question-8 = Does a capture begin the count anew?
rules-makruk-answer-8 = No. A board count goes on, and the limit of a piece count stays what it was when the count began.
rules-makruk-question-9 = Why does piece counting not begin at 1?
rules-makruk-answer-9 = Because the men on the board count too. With 4 men the first number is 5, so the more men there are, the fewer moves are left for the mate.
rules-makruk-question-10 = Both sides have pieces, but nobody can win. Is it a draw?
rules-makruk-answer-10 = Not by itself. Agree on a draw, let one side count, or repeat the position: at the third time the game is drawn.
rules-makruk-question-11 = Can I take a move back?
rules-makruk-answer-11 = Against the AI and on a shared device, yes, even after the game has ended. In games with others over the network, no.
