package app.sanuk.desktop

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.state.ToggleableState
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.hasText
import app.sanuk.core.Action
import app.sanuk.core.Node
import app.sanuk.core.Screen
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Whole games of makruk against the real core, each by one way of input alone; and the count's line. */
@OptIn(ExperimentalTestApi::class)
class MakrukGamesTest {
    private val phone = Window(360, 640)

    /** A first computer player does not spare a person who plays at random, so games are short. */
    private fun play(seed: Int, act: Hands.(Rehearsal, Node) -> Unit) = Rehearsal(seed.toULong()).use { rehearsal ->
        rehearsal.still = true
        val luck = Random(seed)
        onStage(phone, rehearsal.model) {
            val hands = Hands(this, rehearsal)
            hands.press("game:makruk")
            hands.press("play:easy")
            repeat(MOST_MOVES) {
                if (rehearsal.over) return@repeat
                listOf(SELECTS, MOVES).forEach { hint -> hands.act(rehearsal, pick(rehearsal, hint, luck)) }
                // A mate that would only draw is asked about.
                if (rehearsal.model.view.dialog != null) hands.press("confirm")
                countIsShown(this, rehearsal)
            }
            val result = rehearsal.model.view.screen
            assertTrue(result is Screen.Result, "the game goes on for ever")
            assertTrue(result.view.reason.isNotEmpty())
            assertTrue(test.onAllNodes(hasText(result.view.headline)).fetchSemanticsNodes().isNotEmpty(), "the result is on the screen")
        }
    }

    private fun pick(rehearsal: Rehearsal, hint: String, luck: Random) =
        rehearsal.game.board.nodes.filter { it.hint == hint }.random(luck)

    /** Start and stop are on the screen exactly when the core offers them, and the count is there to read and to hear. */
    private fun countIsShown(stage: Stage, rehearsal: Rehearsal) {
        if (rehearsal.over) return
        val line = rehearsal.game.countLine
        for (id in listOf("count:start", "count:stop")) {
            val there = stage.test.onAllNodes(hasTestTag(id)).fetchSemanticsNodes().isNotEmpty()
            assertEquals(line?.button?.id == id, there, id)
        }
        if (line == null || line.spoken.isEmpty()) return
        val shown = stage.test.onAllNodes(hasText(line.text), useUnmergedTree = true).fetchSemanticsNodes()
        val read = stage.test.onAllNodes(hasContentDescription(line.spoken), useUnmergedTree = true).fetchSemanticsNodes()
        assertTrue(shown.isNotEmpty() || read.isNotEmpty(), line.text)
        assertTrue(read.isNotEmpty(), line.spoken)
    }

    @Test
    fun c16_taps_alone_play_a_whole_game() = play(3) { _, node -> tap(node, down = 0.5f) }

    @Test
    fun d39_m7_nodes_alone_play_a_whole_game() = play(4) { _, node -> activate(node) }

    @Test
    fun app_3_keys_alone_play_a_whole_game() = play(5) { rehearsal, node -> pressByArrows(rehearsal, node.id) }

    /** Leads the cursor to a square by arrows and presses Enter. */
    private fun Hands.pressByArrows(rehearsal: Rehearsal, goal: String) {
        if (rehearsal.game.board.cursor.isEmpty()) key(Key.DirectionUp)
        repeat(MOST_STEPS) {
            val key = towards(rehearsal, goal) ?: return@repeat
            key(key)
        }
        assertEquals(goal, rehearsal.game.board.cursor)
        key(Key.Enter)
    }

    private fun towards(rehearsal: Rehearsal, goal: String): Key? {
        val nodes = rehearsal.game.board.nodes.associateBy { it.id }
        val from = nodes.getValue(rehearsal.game.board.cursor)
        val to = nodes.getValue(goal)
        return when {
            to.x > from.x + 1 -> Key.DirectionRight
            to.x < from.x - 1 -> Key.DirectionLeft
            to.y > from.y + 1 -> Key.DirectionDown
            to.y < from.y - 1 -> Key.DirectionUp
            else -> null
        }
    }

    @Test
    fun c44_start_and_stop_are_on_the_screen_exactly_when_they_can_be_used() {
        val offered = mapOf(
            "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1" to "count:start",
            "4k3/4r3/8/8/2p5/8/4R3/4K3 w - - 0 1" to null,
            "3k4/8/8/8/8/8/4R3/4K3 w - - 0 1" to null,
            "4k3/4r3/8/8/8/8/4R3/4K3 w - Bw5 0 1" to "count:stop",
            "4k3/4r3/8/8/8/8/4R3/4K3 b - Bw5 0 1" to null,
            "4k3/8/8/8/8/8/4R3/4K3 b - Pb7/16 0 1" to null,
        )
        offered.forEach { (fen, id) -> onTable(fen) { rehearsal ->
            assertEquals(id, rehearsal.game.countLine?.button?.id, fen)
            countIsShown(this, rehearsal)
        } }
    }

    /** The count's button on the screen and whether it is armed; null for none. */
    private fun Stage.button(): Pair<String, Boolean>? = listOf("count:start", "count:stop").firstNotNullOfOrNull { id ->
        val node = test.onAllNodes(hasTestTag(id)).fetchSemanticsNodes().singleOrNull() ?: return@firstNotNullOfOrNull null
        id to (node.config.getOrNull(SemanticsProperties.ToggleableState) == ToggleableState.On || node.config.getOrNull(SemanticsProperties.Selected) == true)
    }

    private fun Hands.go(from: String, to: String) {
        // What is armed is explained below the count, and the board makes room for it.
        settle()
        press("square:$from")
        press("square:$to")
    }

    @Test
    fun c44_the_button_follows_arming_moving_and_taking_back() = onTable("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1") {
        val hands = Hands(this, it)
        hands.press("count:start")
        assertEquals("count:start" to true, button(), "armed")
        hands.press("count:start")
        assertEquals("count:start" to false, button(), "disarmed")
        hands.press("count:start")
        hands.go("e1", "d1")
        assertNull(button(), "Black neither counts nor may start")
        hands.go("e8", "d8")
        assertEquals("count:stop" to false, button())
        hands.press("count:stop")
        assertEquals("count:stop" to true, button(), "armed")
        hands.press("undo")
        assertNull(button(), "Black again")
        hands.press("undo")
        assertEquals("count:start" to true, button(), "what was armed comes back")
    }

    @Test
    fun c44_nothing_is_offered_while_the_computer_thinks() = Rehearsal(1u).use { rehearsal ->
        rehearsal.open("4k3/1r6/8/8/8/8/6R1/4K3 w - - 0 1", computer = true)
        onStage(phone, rehearsal.model) {
            val hands = Hands(this, rehearsal)
            hands.settle()
            assertEquals("count:start" to false, button())
            rehearsal.press("square:e1")
            test.runOnUiThread { rehearsal.model.press("square:d1") }
            repeat(100) { if (!rehearsal.game.thinking) test.runOnUiThread { rehearsal.advance(10u) } }
            assertTrue(rehearsal.game.thinking, "the computer waits for its pace")
            test.mainClock.advanceTimeBy(50)
            assertNull(button(), "it may start, the person may not")
            hands.settle()
            assertEquals("count:start" to false, button(), "one's turn again")
        }
    }

    @Test
    fun c44_black_may_start_too() = onTable("4k3/4r3/8/8/8/8/4R3/4K3 b - - 0 1") {
        assertEquals("count:start" to false, button())
        Hands(this, it).press("count:start")
        assertEquals("count:start" to true, button())
    }

    @Test
    fun c44_number_64_stands_and_nothing_is_offered_after_the_end() = onTable("4k3/4r3/8/8/8/8/4R3/4K3 w - Bw63 0 1") {
        val hands = Hands(this, it)
        assertEquals("count:stop" to false, button())
        hands.go("e1", "d1")
        assertEquals("White counts 64 / 64", it.game.countLine?.text)
        assertNull(button(), "Black cannot stop it")
        hands.go("e8", "d8")
        assertTrue(it.over, "the reply to number 64 was no mate")
        it.press("board")
        hands.settle()
        assertNull(button(), "the game is over")
        it.press("result", "replay")
        hands.settle()
        repeat(3) { step ->
            assertNull(button(), "$step steps before the end of the replay")
            hands.press("previous")
        }
    }

    @Test
    fun c42_the_count_is_shown_and_spoken_with_each_move() = onTable("4k3/8/8/8/8/8/4R3/4K3 b - Pb7/16 0 1") { rehearsal ->
        val hands = Hands(this, rehearsal)
        assertEquals("Black counts 7 / 16", rehearsal.game.countLine?.text)
        countIsShown(this, rehearsal)
        hands.press("square:e8")
        hands.press("square:d8")
        countIsShown(this, rehearsal)
        assertTrue(rehearsal.spoken.any { "8 of 16, 8 moves left" in it }, rehearsal.spoken.toString())
    }

    private fun onTable(fen: String, block: Stage.(Rehearsal) -> Unit) = Rehearsal(1u).use { rehearsal ->
        rehearsal.open(fen)
        onStage(phone, rehearsal.model) {
            Hands(this, rehearsal).settle()
            block(rehearsal)
        }
    }

    private companion object {
        const val MOST_MOVES = 220
        const val MOST_STEPS = 16
        const val SELECTS = "Shows where it goes"
        const val MOVES = "Moves it"
    }
}
