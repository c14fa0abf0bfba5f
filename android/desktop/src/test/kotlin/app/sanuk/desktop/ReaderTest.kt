package app.sanuk.desktop

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onNodeWithTag
import app.sanuk.core.Action
import app.sanuk.core.Screen
import app.sanuk.ui.SPOKEN_TAG
import app.sanuk.ui.board.BOARD_TAG
import app.sanuk.ui.board.SUMMARY_TAG
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/** M7: what a screen reader is told by itself, and what it meets on the board. */
@OptIn(ExperimentalTestApi::class)
class ReaderTest {
    private fun Stage.region() = test.onNodeWithTag(SPOKEN_TAG).fetchSemanticsNode()

    private val SemanticsNode.said get() = config.getOrNull(SemanticsProperties.ContentDescription)?.singleOrNull().orEmpty()

    /** Every text that the live region has had, and the ids of its node, while [texts] more came. */
    private fun Stage.heard(texts: Int): Pair<List<String>, Set<Int>> {
        val heard = mutableListOf<String>()
        val nodes = mutableSetOf<Int>()
        repeat(texts * LOOKS_A_TEXT) {
            test.mainClock.advanceTimeBy(LOOK_MS)
            val region = region()
            nodes += region.id
            if (heard.lastOrNull() != region.said) heard += region.said
        }
        return heard.filter { it.isNotEmpty() } to nodes
    }

    private fun listening(begin: Rehearsal.() -> Unit = {}, play: Stage.(Rehearsal) -> Unit) = Rehearsal(3u).use { rehearsal ->
        rehearsal.begin()
        generateSequence { rehearsal.model.speech.tryReceive().getOrNull() }.forEach { _ -> }
        onStage(Window(412, 915), rehearsal.model) {
            test.mainClock.autoAdvance = false
            play(rehearsal)
        }
    }

    @Test
    fun m7_announcements_change_one_node_and_none_is_lost() = listening { rehearsal ->
        val before = region().id
        test.runOnUiThread { listOf("one", "two", "two", "three").forEach(rehearsal.model::announce) }
        val (heard, nodes) = heard(5)
        assertEquals(listOf("one", "two", "two", "three"), heard.map { it.trimEnd('\u200B') })
        assertEquals(4, heard.size, "the same text twice is a change: $heard")
        assertEquals(setOf(before), nodes, "a reader hears only of a node that it knows")
    }

    @Test
    fun m7_a_message_is_spoken_once_when_it_appears() = listening({ press("play:device") }) { rehearsal ->
        test.runOnUiThread {
            rehearsal.press("debug:panic")
            rehearsal.change { copy(dark = true) }
        }
        val notice = assertNotNull(rehearsal.model.view.notice).text
        assertEquals(1, heard(4).first.count { notice in it })
    }

    @Test
    fun m7_what_is_wrong_with_a_code_is_spoken_whenever_it_changes() = listening({ press("code") }) { rehearsal ->
        val problem = { assertIs<Screen.Join>(rehearsal.model.view.screen).view.problem }
        fun after(action: Action): String {
            test.runOnUiThread { rehearsal.send(action) }
            return problem()
        }
        val first = after(Action.Commit("code", "nonsense"))
        val second = after(Action.Link("https://games.example.net/j/K7QF9MWT2A", "1"))
        assertTrue(first.isNotEmpty() && second.isNotEmpty() && first != second)
        assertEquals(listOf(first, second), heard(4).first)
    }

    private fun Stage.onBoard() = test.onNodeWithTag(BOARD_TAG).fetchSemanticsNode().children

    @Test
    fun m7_every_stop_on_the_board_has_a_name_and_the_board_is_one_group() = listOf("game:ludo", "game:makruk").forEach { kind ->
        listening(begin = { press(kind, "play:device") }) { rehearsal ->
            assertEquals(true, test.onNodeWithTag(BOARD_TAG).fetchSemanticsNode().config.getOrNull(SemanticsProperties.IsTraversalGroup))
            val stops = onBoard().filter { SemanticsProperties.HideFromAccessibility !in it.config }
            assertEquals(rehearsal.game.board.nodes.size + 1, stops.size)
            stops.forEach { assertTrue(it.said.isNotEmpty(), it.config.toString()) }
            val order = stops.sortedBy { it.config.getOrNull(SemanticsProperties.TraversalIndex) }
            assertEquals(
                listOf(SUMMARY_TAG) + rehearsal.game.board.nodes.map { it.id },
                order.map { it.config[SemanticsProperties.TestTag] },
            )
        }
    }

    @Test
    fun m7_roll_and_undo_are_offered_wherever_a_reader_is_on_the_board() = listening(begin = { press("players:2", "play:device") }) { rehearsal ->
        fun offered() = onBoard().filter { SemanticsProperties.HideFromAccessibility !in it.config }
            .map { it.config.getOrNull(SemanticsActions.CustomActions).orEmpty() }
        val roll = assertNotNull(rehearsal.game.roll)
        offered().forEach { deeds -> assertTrue(deeds.any { it.label == roll.label }, deeds.toString()) }
        rehearsal.told.clear()
        test.runOnUiThread { offered().first().first { it.label == roll.label }.action() }
        assertEquals(listOf(roll.id), rehearsal.told.filterIsInstance<Action.Press>().map { it.id })
        test.runOnUiThread { rehearsal.playUntil { rehearsal.game.undo?.enabled == true } }
        test.mainClock.advanceTimeByFrame()
        val undo = assertNotNull(rehearsal.game.undo)
        offered().forEach { deeds -> assertTrue(deeds.any { it.label == undo.label }, deeds.toString()) }
    }

    private companion object {
        const val LOOK_MS = 50L

        /** A text stays for 250 ms. */
        const val LOOKS_A_TEXT = 6
    }
}
