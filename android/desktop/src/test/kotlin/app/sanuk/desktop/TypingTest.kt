package app.sanuk.desktop

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performScrollToNode
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTextReplacement
import app.sanuk.core.Action
import app.sanuk.core.Screen
import app.sanuk.core.SettingsItem
import app.sanuk.ui.part.BACK_ID
import app.sanuk.ui.screen.SHEET_TAG
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertTrue

/** What is typed is not lost by a press that takes no focus from the field, as presses on a phone do not. */
@OptIn(ExperimentalTestApi::class)
class TypingTest {
    private fun Stage.type(id: String, text: String) {
        test.onNodeWithTag(SHEET_TAG).performScrollToNode(hasTestTag(id))
        test.onNodeWithTag(id).performTextReplacement(text)
    }

    /** Presses as a screen reader does: the focus stays where it is. */
    private fun Stage.press(id: String) {
        test.onNodeWithTag(id).performSemanticsAction(SemanticsActions.OnClick)
    }

    private fun typing(vararg way: String, play: Stage.(Rehearsal) -> Unit) = Rehearsal(3u).use { rehearsal ->
        rehearsal.press(*way)
        onStage(Window(412, 915), rehearsal.model) { play(rehearsal) }
    }

    /** What the core was told of texts and presses, and of back. */
    private val Rehearsal.deeds get() = told.filter { it is Action.Commit || it is Action.Press || it is Action.Back }.map { deed ->
        when (deed) {
            is Action.Commit -> "${deed.id}=${deed.text}"
            is Action.Press -> deed.id
            else -> BACK_ID
        }
    }

    private fun server(rehearsal: Rehearsal) = assertIs<Screen.Settings>(rehearsal.model.view.screen).view.sections.flatMap { it.items }
        .filterIsInstance<SettingsItem.Field>().single { it.field.id == "server" }.field.value

    @Test
    fun a_name_that_was_just_typed_sits_at_the_table() = typing("players:2", "options") { rehearsal ->
        type("name:0", "Ann")
        rehearsal.told.clear()
        press("start")
        assertEquals(listOf("name:0=Ann", "start"), rehearsal.deeds)
        test.runOnUiThread { rehearsal.settle() }
        assertTrue(rehearsal.game.counts.any { "Ann" in it.owner.name }, rehearsal.game.counts.toString())
    }

    @Test
    fun two_names_are_both_committed_in_order() = typing("players:2", "options") { rehearsal ->
        rehearsal.told.clear()
        type("name:0", "Ann")
        type("name:1", "Bo")
        press("start")
        assertEquals(listOf("name:0=Ann", "name:1=Bo", "start"), rehearsal.deeds)
    }

    @Test
    fun a_server_s_address_is_kept_by_going_back() = typing("settings") { rehearsal ->
        type("server", "https://other.example.org")
        rehearsal.told.clear()
        press(BACK_ID)
        assertEquals(listOf("server=https://other.example.org", BACK_ID), rehearsal.deeds)
        test.runOnUiThread { rehearsal.settle() }
        rehearsal.press("settings")
        assertEquals("https://other.example.org", server(rehearsal))
    }

    @Test
    fun the_app_put_away_keeps_what_was_typed() = typing("settings") { rehearsal ->
        type("server", "https://other.example.org")
        test.runOnUiThread { rehearsal.send(Action.Background) }
        assertEquals("https://other.example.org", server(rehearsal))
    }

    @Test
    fun a_code_is_committed_before_it_is_looked_for() = typing("code") { rehearsal ->
        type("code", "nonsense")
        rehearsal.told.clear()
        press("look")
        assertEquals(listOf("code=nonsense", "look"), rehearsal.deeds)
        test.runOnUiThread { rehearsal.settle() }
        assertTrue(assertIs<Screen.Join>(rehearsal.model.view.screen).view.problem.isNotEmpty())
    }

    @Test
    fun a_code_that_is_left_behind_is_not_looked_for() = typing("code") { rehearsal ->
        type("code", "K7QF9MWT2A")
        rehearsal.told.clear()
        press(BACK_ID)
        assertEquals(listOf(BACK_ID), rehearsal.deeds)
        test.runOnUiThread { rehearsal.settle() }
        assertIs<Screen.Menu>(rehearsal.model.view.screen)
        rehearsal.told.clear()
        rehearsal.model.press("settings")
        assertEquals(listOf("settings"), rehearsal.deeds)
    }

    @Test
    fun a_text_changed_back_is_nothing_to_commit() = typing("players:2", "options") { rehearsal ->
        type("name:0", "Ann")
        type("name:0", "")
        rehearsal.told.clear()
        press("start")
        assertEquals(listOf("start"), rehearsal.deeds)
    }
}
