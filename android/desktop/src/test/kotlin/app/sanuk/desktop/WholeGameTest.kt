package app.sanuk.desktop

import androidx.compose.ui.input.key.Key
import app.sanuk.core.Screen
import kotlin.test.Test
import kotlin.test.assertTrue

/** Whole games against the real core, each by one way of input alone. */
class WholeGameTest {
    private val all = System.getProperty("sanuk.ui") == "all"
    private val phone = Window(360, 640)

    /** Number of players and preset; the everyday set plays the first. */
    private val tables = listOf(2, 3, 4).flatMap { players -> listOf("quick", "party").map { players to it } }
    private val played get() = if (all) tables else tables.take(1)

    private fun play(seed: ULong, way: String, step: Hands.(Rehearsal) -> Unit) = played.forEach { (players, preset) ->
        Rehearsal(seed).use { rehearsal ->
            rehearsal.still = true
            rehearsal.press("players:$players", "preset:$preset", way)
            onStage(phone, rehearsal.model) {
                val hands = Hands(this, rehearsal)
                hands.settle()
                repeat(Rehearsal.MOST_STEPS) { if (!rehearsal.over) hands.step(rehearsal) }
                assertTrue(rehearsal.over, "the game of $players by $preset goes on for ever")
            }
        }
    }

    @Test
    fun a49_the_panel_alone_plays_a_whole_game() = play(7u, "play:device") { press(it.next()) }

    @Test
    fun a54_keys_alone_play_a_whole_game() = play(8u, "play:easy") { rehearsal ->
        val piece = rehearsal.game.panel.indexOfFirst { it.enabled }
        key(if (rehearsal.choosing && piece >= 0) PIECES[piece] else Key.Spacebar)
    }

    @Test
    fun a46_taps_on_the_board_alone_play_a_whole_game() = play(10u, "play:device") { rehearsal ->
        val node = rehearsal.game.board.nodes.first { it.focusable }
        tap(node)
        // The first tap on a piece shows where it goes, the second moves it.
        if (node.id != "die") tap(node)
    }

    @Test
    fun d39_m7_nodes_alone_play_a_whole_game() = play(9u, "play:device") { rehearsal ->
        val node = rehearsal.game.board.nodes.first { it.focusable }
        activate(node)
        if (node.id != "die") activate(rehearsal.game.board.nodes.first { it.id == node.id })
    }

    @Test
    fun a54_the_menu_starts_a_game_by_keys() = Rehearsal(4u).use { rehearsal ->
        onStage(phone, rehearsal.model) {
            val hands = Hands(this, rehearsal)
            hands.focusOn("play:easy")
            hands.key(Key.Enter)
            assertTrue(rehearsal.model.view.screen is Screen.Game)
        }
    }

    private companion object {
        val PIECES = listOf(Key.One, Key.Two, Key.Three, Key.Four)
    }
}
