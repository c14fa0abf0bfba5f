package app.sanuk.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.swipe
import app.sanuk.core.Action
import app.sanuk.core.AppView
import app.sanuk.core.Screen
import app.sanuk.ui.board.BOARD_TAG
import java.nio.file.Files
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** D23: a phone puts the app away and ends it, in every state that the case names; D24's part of the screens. */
@OptIn(ExperimentalTestApi::class)
class LifecycleTest {
    private class State(val name: String, val reach: Rehearsal.() -> Unit)

    private val states = listOf(
        State("menu choice made") { press("players:3", "preset:party") },
        State("roll shown") { choosing() },
        State("piece selected") {
            choosing()
            press(game.board.nodes.first { it.focusable && it.id != "die" }.action)
        },
        State("dialog open") {
            choosing()
            send(Action.Back)
        },
        State("replay at step 7") {
            press("players:2", "play:device")
            playUntil { false }
            press("replay")
            send(Action.Scrub(7u))
        },
        State("settings") { press("settings") },
    )

    private fun Rehearsal.choosing() {
        press("players:4", "play:device")
        playUntil { choosing }
    }

    /** What a person would miss; where boxes on the board lie follows the window and the hand, and is left out. */
    private fun seen(view: AppView): List<Any?> = listOf(view.dialog?.id, view.canGoBack) + when (val screen = view.screen) {
        is Screen.Menu -> listOf(screen.view.choices)
        is Screen.Game -> with(screen.view) { listOf(panel, status, roll, undo, counts, board.nodes.map { it.id to it.action }.toSet()) }
        is Screen.Replay -> with(screen.view) { listOf(at, last, status) }
        else -> listOf(screen::class)
    }

    @Test
    fun d23_background_keeps_every_state() = states.forEach { state ->
        Rehearsal(5u).use { rehearsal ->
            state.reach(rehearsal)
            val before = seen(rehearsal.model.view)
            repeat(3) { rehearsal.send(Action.Background) }
            rehearsal.send(Action.Foreground)
            assertEquals(before, seen(rehearsal.model.view), state.name)
        }
    }

    @Test
    fun d23_process_death_keeps_every_state() = states.forEach { state ->
        val folder = Files.createTempDirectory("sanuk").toString()
        val before = Rehearsal(5u, folder = folder).use { rehearsal ->
            state.reach(rehearsal)
            rehearsal.send(Action.Background)
            seen(rehearsal.model.view)
        }
        Rehearsal(6u, folder = folder).use { again ->
            again.settle()
            assertEquals(before, seen(again.model.view), state.name)
        }
    }

    /** A move is made and the computer has not answered: nothing settles, or it would have. */
    private fun Rehearsal.thinking() {
        press("game:makruk", "play:easy", "square:e3")
        model.press("square:e4")
        repeat(100) { if (!game.thinking) advance(10u) }
        check(game.thinking) { "the computer waits for its pace" }
    }

    private val Rehearsal.halves get() = game.moves.sumOf { listOfNotNull(it.first, it.second).size }

    @Test
    fun d23_background_while_the_computer_thinks_gets_one_answer() = Rehearsal(5u).use { rehearsal ->
        rehearsal.thinking()
        repeat(3) { rehearsal.model.send(Action.Background) }
        rehearsal.model.send(Action.Foreground)
        rehearsal.settle()
        assertEquals(2, rehearsal.halves)
    }

    @Test
    fun d23_process_death_while_the_computer_thinks_gets_one_answer() {
        val folder = Files.createTempDirectory("sanuk").toString()
        Rehearsal(5u, folder = folder).use { rehearsal ->
            rehearsal.thinking()
            rehearsal.model.send(Action.Background)
        }
        Rehearsal(6u, folder = folder).use { again ->
            again.settle()
            assertEquals(2, again.halves)
            assertEquals(false, again.game.thinking)
        }
    }

    @Test
    fun d24_dragging_from_the_board_s_edges_neither_leaves_nor_moves() = listOf("game:ludo", "game:makruk").forEach { kind ->
        Rehearsal(3u).use { rehearsal ->
            rehearsal.press(kind, "play:device")
            onStage(Window(360, 640), rehearsal.model) {
                Hands(this, rehearsal).settle()
                val before = seen(rehearsal.model.view)
                for ((from, to) in listOf(0.01f to 0.5f, 0.99f to 0.5f)) {
                    rehearsal.told.clear()
                    test.onNodeWithTag(BOARD_TAG).performTouchInput {
                        swipe(Offset(width * from, height * 0.8f), Offset(width * to, height * 0.8f))
                    }
                    assertTrue(rehearsal.told.none { it is Action.Back || it is Action.Press || it is Action.Tap }, "$kind: ${rehearsal.told}")
                    test.runOnUiThread { rehearsal.settle() }
                    assertEquals(before, seen(rehearsal.model.view), kind)
                }
            }
        }
    }

    @Test
    fun d24_back_asks_once_and_dismissing_moves_nothing() = Rehearsal(3u).use { rehearsal ->
        rehearsal.choosing()
        val before = seen(rehearsal.model.view)
        rehearsal.send(Action.Back)
        val question = checkNotNull(rehearsal.model.view.dialog)
        rehearsal.press(question.dismiss)
        assertEquals(before, seen(rehearsal.model.view))
    }
}
