package app.sanuk.desktop

import app.sanuk.core.Action
import app.sanuk.core.Key
import app.sanuk.core.Screen
import java.util.zip.CRC32
import kotlin.random.Random

/** A place in the app: how to get there from the menu, and the languages it is shown in. */
internal open class Place(
    val name: String,
    val thai: Boolean = false,
    val board: Boolean = false,
    /** A long text that is the same in every language, so that one is followed to its end. */
    val english: Boolean = false,
    /** Opens the app. */
    private val open: () -> Rehearsal = { Rehearsal(SEED) },
    private val go: Rehearsal.() -> Unit,
) {
    /** Goes there, shows it, and puts everything away. */
    open fun visit(show: (Rehearsal) -> Unit) = open().use {
        it.go()
        show(it)
    }

    private companion object {
        const val SEED: ULong = 21u
    }
}

/** Every place that is photographed. */
internal val places = listOf(
    Place("menu", thai = true) {},
    Place("menu-makruk", thai = true) { press("game:makruk") },
    Place("menu-games") {
        press("players:4", "play:easy", "roll")
        send(Action.Back)
        press("confirm")
        finish()
        press("menu")
    },
    Place("party") { press("options") },
    Place("ludo-4-roll", board = true) { press("players:4", "play:device") },
    Place("ludo-3-choose", board = true) { table(3) { choosing && game.panel.count { it.enabled } > 1 } },
    Place("ludo-4-selected", board = true) {
        table(4) { choosing && game.panel.count { it.enabled } > 1 }
        game.board.nodes.firstOrNull { it.focusable && it.id.startsWith("piece") }?.let { press(it.action) }
    },
    Place("ludo-4-capture", board = true) { table(4) { game.panel.any { it.captures } } },
    Place("ludo-4-oblique", board = true) {
        table(4) { choosing && game.panel.count { it.enabled } > 2 }
        send(Action.Key(Key.VIEW))
    },
    Place("ludo-4-no-move", board = true) { noMove() },
    Place("ludo-4-stack", board = true) { stack() },
    Place("ludo-2-choose", board = true) { table(2) { choosing && game.panel.count { it.enabled } > 1 } },
    Place("ludo-2-strip", board = true) { fitted(2) },
    Place("ludo-3-fitted", board = true) { fitted(3) },
    Place("ludo-4-auto-exit", board = true) {
        press("players:4", "options", "option:no_road:auto", "start")
        check(game.roll?.enabled == true && game.panel.none { it.enabled }) { "no piece comes out by itself" }
    },
    Place("ludo-turned-1", board = true) { turned(1) },
    Place("ludo-turned-2", board = true) { turned(2) },
    Place("ludo-turned-3", board = true) { turned(3) },
    Place("ludo-leave") {
        press("players:2", "play:easy", "roll")
        send(Action.Back)
        checkNotNull(model.view.dialog) { "leaving a begun game is not asked about" }
    },
    Place("ludo-result", board = true) { finish() },
    Place("ludo-replay", board = true) {
        finish()
        press("replay")
        send(Action.Scrub(40u))
    },
    Place("ludo-replay-end", board = true) {
        finish()
        press("replay", "last")
    },
    Place("ludo-hint", thai = true, board = true) {
        table(4) { choosing && game.panel.count { it.enabled } > 2 }
        press("hint")
    },
    Place("ludo-review", thai = true) {
        finish()
        press("review")
    },
    Place("makruk-hint", thai = true, board = true) {
        press("game:makruk", "play:device", "hint")
    },
    Place("makruk-review", thai = true) {
        press("game:makruk", "play:device")
        // White gives a bia and a ruea away, then gives up.
        press("square:e3", "square:e4", "square:d6", "square:d5", "square:e4", "square:d5", "square:c6", "square:d5")
        press("square:a3", "square:a4", "square:a6", "square:a5", "square:b3", "square:b4", "square:a5", "square:b4")
        press("resign", "confirm", "review")
    },
    Place("makruk", thai = true, board = true) { press("game:makruk", "play:device") },
    Place("makruk-selected", thai = true, board = true) {
        press("game:makruk", "play:device", "square:b1")
    },
    Place("makruk-black", thai = true, board = true) {
        press("game:makruk", "play:device", "square:e3", "square:e4")
        send(Action.Key(Key.VIEW))
    },
    Place("makruk-long", thai = true, board = true) { longGame() },
    Place("settings") { press("settings") },
    Place("rules-ludo") { press("rules") },
    Place("rules-party") { press("rules", "page:ludo-party") },
    Place("licences", english = true) { press("settings", "licences") },
    Place("rules-makruk", thai = true) { press("game:makruk", "rules") },
    Place("makruk-letters", thai = true, board = true) {
        letters()
        press("game:makruk", "play:device")
    },
    Place("makruk-counting", thai = true, board = true) { open("4k3/8/8/8/8/8/4R3/4K3 b - Pb7/16 0 1") },
    Place("makruk-warned", thai = true, board = true) { open("7k/R7/8/8/8/8/6m1/KR6 w - Bw5 0 1") },
    Place("makruk-check", thai = true, board = true) { inCheck() },
    Place("makruk-letters-check", thai = true, board = true) {
        letters()
        inCheck()
    },
    Place("makruk-result", thai = true, board = true) { press("game:makruk", "play:easy", "resign", "confirm") },
    Place("create", thai = true) { press("friends") },
    Place("create-makruk", thai = true) { press("game:makruk", "friends") },
    Place("create-rules") { press("friends", "options") },
    Place("join") { press("code") },
    Place("join-wrong", thai = true) {
        press("code")
        send(Action.Commit("code", "K7QF9MWT2U"))
    },
    Place("join-elsewhere") { send(Action.Link("https://games.example.net/j/K7QF9MWT2A", "1")) },
    Place("notice") { send(Action.FilePicked("game.txt", record("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", checksum = "0"))) },
)

/** Chooses the set of men with letters. */
private fun Rehearsal.letters() {
    press("settings", "pieces:letters")
    send(Action.Back)
}

private fun Rehearsal.inCheck() {
    open("4k3/8/8/3m4/8/4M3/R3R3/4K3 w - - 0 1")
    press("square:a2", "square:a8")
}

internal fun Rehearsal.table(players: Int, moves: Int = 60, found: () -> Boolean) {
    press("players:$players", "preset:party", "play:device")
    var steps = 0
    // Some moves first, so that the board is lived in.
    playUntil { steps++ > moves && found() }
    check(!over) { "the game ended before what was looked for" }
}

/** A game in its middle on the board that is cut to its seats. */
private fun Rehearsal.fitted(players: Int) {
    press("players:$players", "options", "option:board:fit", "start")
    var steps = 0
    playUntil { steps++ > 60 && choosing && game.panel.count { it.enabled } > 1 }
    check(!over) { "the game ended before its middle" }
}

/** Rolls until nothing can move, and stops while the reason is read. */
private fun Rehearsal.noMove() {
    press("players:4", "preset:quick", "play:device")
    repeat(Rehearsal.MOST_STEPS) {
        model.press(next())
        // The motion ends and the reason is shown; its own time is not let pass.
        repeat(MOTION_STEPS) { if (game.roll?.id != "pass") advance(MOTION_STEP_MS) }
        if (game.roll?.id == "pass" && game.counts.any { it.board != "0" }) {
            frozen = true
            return
        }
        settle()
    }
    error("something could always move")
}

/** Takes in a record in which all four colours come to one star, and goes to its table. */
private fun Rehearsal.stack() = open(checked(LUDO_TAGS + meeting()))

/** The turns in which each colour comes out with a six and walks by these dice, so that all arrive in the last one. */
private val WALKS = mapOf(
    "R" to listOf(2, 5, 1),
    "G" to listOf(2, 5, 5, 5, 5, 5, 5, 5, 5, 5),
    "Y" to listOf(1, 5, 5, 5, 5, 5, 5, 3),
    "B" to listOf(2, 5, 5, 5, 4),
)

private fun meeting(): String {
    val turns = WALKS.values.maxOf { it.size }
    return (0 until turns).joinToString("") { turn ->
        WALKS.map { (seat, dice) -> "$seat " + word(dice, turn - (turns - dice.size)) + "\n" }.joinToString("")
    }
}

/** How a colour's turn is written: before its walk begins it rolls ones. */
private fun word(dice: List<Int>, turn: Int): String {
    if (turn < 0) return "1:-"
    val out = if (turn == 0) "6:0>0 " else ""
    return "$out${dice[turn]}:0>${dice.take(turn + 1).sum()}"
}

private const val MOTION_STEPS = 100
private const val MOTION_STEP_MS = 20u
private const val LONG_PLIES = 70

private fun Rehearsal.longGame() {
    press("game:makruk", "play:device")
    val luck = Random(4)
    repeat(LONG_PLIES) {
        if (over) return@repeat
        for (hint in listOf("Shows where it goes", "Moves it")) {
            press(game.board.nodes.filter { it.hint == hint }.random(luck).action)
        }
        model.view.dialog?.let { press("confirm") }
    }
    check(!over && game.moves.size > LONG_PLIES / 3) { "the game was short: ${game.moves.size} rows" }
}

private fun Rehearsal.turned(quarters: Int) {
    table(4) { choosing }
    repeat(quarters) { send(Action.Key(Key.TURN_LEFT)) }
}

private fun Rehearsal.finish() {
    press("players:2", "play:device")
    playUntil { false }
    check(model.view.screen is Screen.Result)
}

/** Takes a makruk position in from a file and goes to its table; Black may be a computer player. */
internal fun Rehearsal.open(fen: String, computer: Boolean = false) = open(record(fen, computer = computer))

private fun Rehearsal.open(file: ByteArray) {
    send(Action.FilePicked("game.txt", file))
    // The message that a game came in would lie over the table.
    model.view.notice?.let { send(Action.NoticeDismissed(it.serial)) }
    send(Action.Back)
    press((model.view.screen as Screen.Menu).view.running.first().id)
}

private val LUDO_TAGS = """
    [Variant "Ludo"]
    [Version "1"]
    [Id "${"09".repeat(16)}"]
    [Created "2026-01-01T12:00:00.000Z"]
    [Rules "B"]
    [Seats "RGYB"]
    [Starter "R"]
    [Red ""]
    [Green ""]
    [Yellow ""]
    [Blue ""]
    [Seed "${"01".repeat(32)}"]
    [Result "*"]
    [Termination "unterminated"]


""".trimIndent()

/** A game that begins with a position, as a file. */
private fun record(fen: String, checksum: String? = null, computer: Boolean = false): ByteArray {
    val black = if (computer) "[Black \"Computer\"]\n[BlackLevel \"easy\"]" else "[Black \"\"]"
    val text = """
        [Variant "Makruk"]
        [Version "1"]
        [Id "${"09".repeat(16)}"]
        [Created "2026-01-01T12:00:00.000Z"]
        [FEN "$fen"]
        [White ""]
        [Black ""]
        [Seed "${"01".repeat(32)}"]

        *

    """.trimIndent()
    return checked(text.replace("[Black \"\"]", black), checksum)
}

/** A record with its last line. */
private fun checked(text: String, checksum: String? = null): ByteArray {
    val sum = CRC32().apply { update(text.toByteArray()) }.value
    return (text + "; checksum " + (checksum ?: "%08x".format(sum)) + "\n").toByteArray()
}
