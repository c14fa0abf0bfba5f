package app.sanuk.desktop

import app.sanuk.core.GameView
import app.sanuk.core.Screen
import java.nio.file.Files
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** A save made in one shell and opened in the other: the same game is shown, by the window and by the terminal. */
class TwoShellsTest {
    private val folder = Files.createTempDirectory("sanuk").resolve("data").toString()

    /** Types [lines] at the terminal and ends the input; gives the last screen before its end. */
    private fun terminal(call: List<String>, vararg lines: String): String {
        val process = program("sanuk", *call.toTypedArray(), "--data", folder, "--lang", "en")
            .redirectError(ProcessBuilder.Redirect.INHERIT).start()
        process.outputStream.use { typed -> typed.write(lines.joinToString("") { "$it\n" }.toByteArray()) }
        val said = process.inputStream.readAllBytes().decodeToString()
        assertEquals(0, process.waitFor(), said)
        val screens = said.split(PROMPT)
        return plain(screens[screens.size - 2])
    }

    /** The terminal breaks lines where they are too long for it. */
    private fun plain(text: String) = text.replace(Regex("\\s+"), " ")

    /** What a person goes by at the table; ids and boxes are each shell's own affair. */
    private fun told(game: GameView): List<String> {
        val count = game.countLine?.let { listOf(it.text, it.left) }.orEmpty()
        val moves = game.moves.takeLast(MOVES_SHOWN).flatMap { listOfNotNull(it.first, it.second) }.map { it.label }
        // Of the squares the terminal names those that something can be done with.
        val men = if (game.panel.isEmpty()) game.board.nodes.filter { it.action.isNotEmpty() && it.hint.isNotEmpty() }.map { it.label } else emptyList()
        val facts = listOf(game.title, game.turnText, game.last) + game.counts.map { it.text } + game.strips.map { it.captured }
        return (facts + count + moves + men + game.panel.flatMap { listOf(it.label, it.note) }).filter { it.isNotEmpty() }
    }

    private fun sameAs(screen: String, game: GameView) {
        val facts = told(game)
        assertTrue(facts.size > LEAST, facts.toString())
        facts.forEach { assertTrue(plain(it) in screen, "“$it” is not in\n$screen") }
    }

    /** Plays in the window, closes it, and goes on at the terminal. */
    private fun windowFirst(play: Rehearsal.() -> Unit) {
        val left = Rehearsal(6u, folder = folder).use {
            it.play()
            it.game
        }
        sameAs(terminal(listOf("play", "--continue")), left)
    }

    /** Plays at the terminal, leaves it, and goes on in the window. */
    private fun terminalFirst(call: List<String>, vararg lines: String, look: Rehearsal.() -> Unit = {}) {
        val left = terminal(call, *lines)
        Rehearsal(7u, folder = folder).use {
            (it.model.view.screen as? Screen.Menu)?.let { menu -> it.press(menu.view.running.first().id) }
            sameAs(left, it.game)
            it.look()
        }
    }

    @Test
    fun m5_ludo_from_the_window_at_the_terminal() = windowFirst { table(4) { choosing && game.panel.count { it.enabled } > 1 } }

    @Test
    fun m5_a_counted_game_of_makruk_from_the_window_at_the_terminal() = windowFirst {
        open("4k3/8/8/8/8/8/4R3/4K3 b - Pb11/16 0 1")
        press("square:e8", "square:d8", "square:e2", "square:e3")
        assertEquals("Black counts 12 / 16", game.countLine?.text)
    }

    @Test
    fun m5_ludo_from_the_terminal_in_the_window() =
        terminalFirst(listOf("play", "ludo", "--seats", "3", "--rules", "party", "--device", "--seed", "7"), *Array(60) { if (it % 2 == 0) "roll" else "move:0" })

    @Test
    fun m5_makruk_from_the_terminal_in_the_window() = terminalFirst(
        listOf("play", "makruk", "--device"), "e3e4", "d6d5", "e4d5", "e6d5", "b1d2",
    ) {
        assertEquals(listOf("e3e4", "d6d5", "e4d5", "e6d5", "b1d2"), game.moves.flatMap { listOfNotNull(it.first, it.second) }.map { it.label })
        press("undo")
        assertEquals(4, game.moves.sumOf { listOfNotNull(it.first, it.second).size }, "the game goes on")
    }

    private companion object {
        const val PROMPT = "Your choice: "

        /** Rows of moves that the terminal has room for. */
        const val MOVES_SHOWN = 4

        /** Fewer facts would be no game. */
        const val LEAST = 6
    }
}
