package app.sanuk.desktop

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performSemanticsAction
import app.sanuk.core.Action
import app.sanuk.core.AppView
import app.sanuk.core.Screen
import app.sanuk.ui.screen.SHEET_TAG
import kotlin.math.roundToInt
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertTrue

/** D23: rotation, theme, text size and split screen change how a thing looks and nothing else. */
@OptIn(ExperimentalTestApi::class)
class StateKeptTest {
    private val windows = listOf(
        Window(360, 640), Window(640, 360), Window(320, 480), Window(673, 841, text = 2f), Window(1280, 800), Window(412, 915, text = 1.5f),
    )

    /** Turns, resizes and dresses the running window, and asks after each change what is [seen]. */
    private fun <T> shaken(begin: Rehearsal.() -> Unit, there: String, seen: Rehearsal.() -> T) = Rehearsal(5u).use { rehearsal ->
        rehearsal.begin()
        val before = rehearsal.seen()
        onStage(Window(1280, 1280), rehearsal.model) {
            val hands = Hands(this, rehearsal)
            hands.settle()
            windows.forEach { next ->
                window = next
                rehearsal.change { copy(dark = !dark, highContrast = dark, fontScale = next.text) }
                hands.settle()
                assertEquals(before, rehearsal.seen(), "$next")
                assertTrue(test.onAllNodes(hasTestTag(there)).fetchSemanticsNodes().isNotEmpty(), "$there is on the screen of $next")
            }
        }
    }

    @Test
    fun d23_a_choice_made_in_the_menu_is_kept() = shaken({ press("players:3", "preset:party") }, "players:3") {
        (model.view.screen as Screen.Menu).view.choices.map { choice -> choice.options.filter { it.selected }.map { it.id } }
    }

    @Test
    fun d23_a_shown_roll_is_kept() = shaken({ choose() }, "move:0") { Triple(game.panel, game.status, game.roll) }

    @Test
    fun d23_a_selected_piece_stays_selected() = shaken({
        choose()
        press(game.board.nodes.first { it.focusable && it.id.startsWith("piece") }.action)
    }, "move:0") { game.panel.filter { it.selected }.map { it.id }.also { check(it.isNotEmpty()) } }

    @Test
    fun d23_an_open_dialog_stays_open() = shaken({
        press("players:2", "play:easy", "roll")
        send(Action.Back)
    }, "dialog:leave") { checkNotNull(model.view.dialog).id to game.panel }

    @Test
    fun d23_a_replay_stays_at_its_step() = shaken({
        press("players:2", "play:device")
        playUntil { false }
        press("replay")
        send(Action.Scrub(7u))
    }, "step:7") { (model.view.screen as Screen.Replay).view.let { it.at to it.status } }

    private fun Rehearsal.choose() {
        press("players:4", "play:device")
        playUntil { choosing && game.panel.count { it.enabled } > 1 }
    }

    @Test
    fun d23_a_page_stays_where_its_reader_went_after_a_jump() = reading { rehearsal ->
        rehearsal.press("rules")
        jump(rehearsal)
        assertTrue(offset() > 0, "the jump leads on")
        scrollTo(0)
        repeat(2) {
            recreate()
            assertEquals(0, offset())
        }
        jump(rehearsal)
        val there = offset()
        assertTrue(there > 0, "the same jump again")
        recreate()
        assertEquals(there, offset())
    }

    @Test
    fun d23_a_page_opened_later_begins_at_its_top_and_the_first_is_where_it_was() = reading { rehearsal ->
        rehearsal.press("rules")
        Hands(this, rehearsal).settle()
        scrollTo(300)
        rehearsal.send(Action.Back)
        rehearsal.press("settings", "licences")
        Hands(this, rehearsal).settle()
        assertEquals(0, offset(), "another page")
        rehearsal.send(Action.Back)
        rehearsal.send(Action.Back)
        rehearsal.press("rules")
        Hands(this, rehearsal).settle()
        assertEquals(300, offset(), "the page of before")
    }

    private fun reading(read: Stage.(Rehearsal) -> Unit) = Rehearsal(5u).use { rehearsal ->
        onStage(Window(360, 640), rehearsal.model) { read(rehearsal) }
    }

    /** Jumps to the page's last section. */
    private fun Stage.jump(rehearsal: Rehearsal) {
        rehearsal.press(assertIs<Screen.Page>(rehearsal.model.view.screen).view.contents.last().id)
        Hands(this, rehearsal).settle()
    }

    private fun Stage.offset() = test.onNodeWithTag(SHEET_TAG).fetchSemanticsNode()
        .config[SemanticsProperties.VerticalScrollAxisRange].value().roundToInt()

    private fun Stage.scrollTo(offset: Int) {
        val by = (offset - offset()).toFloat()
        test.onNodeWithTag(SHEET_TAG).performSemanticsAction(SemanticsActions.ScrollBy) { it(0f, by) }
        test.waitForIdle()
    }

    @Test
    fun d23_the_computer_goes_on_thinking_and_answers_once() = Rehearsal(5u).use { rehearsal ->
        rehearsal.press("game:makruk", "play:easy", "square:e3")
        rehearsal.model.press("square:e4")
        repeat(100) { if (!thinks(rehearsal.model.view)) rehearsal.advance(10u) }
        assertTrue(thinks(rehearsal.model.view), "the computer waits for its pace")
        onStage(Window(1280, 1280), rehearsal.model) {
            windows.forEach { next ->
                window = next
                test.runOnUiThread {
                    rehearsal.changeAtOnce { copy(dark = !dark, fontScale = next.text) }
                    rehearsal.advance(0u)
                }
                test.mainClock.advanceTimeBy(50)
                assertTrue(thinks(rehearsal.model.view), "$next")
                assertEquals(1, halves(rehearsal), "no answer yet")
            }
            Hands(this, rehearsal).settle()
            assertEquals(2, halves(rehearsal), "exactly one answer")
        }
    }

    private fun thinks(view: AppView) = assertIs<Screen.Game>(view.screen).view.thinking

    /** Moves made by both sides. */
    private fun halves(rehearsal: Rehearsal) = rehearsal.game.moves.sumOf { listOfNotNull(it.first, it.second).size }
}
