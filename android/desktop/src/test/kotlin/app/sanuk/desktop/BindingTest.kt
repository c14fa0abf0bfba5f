package app.sanuk.desktop

import app.sanuk.core.Action
import app.sanuk.core.Effect
import app.sanuk.core.Key
import app.sanuk.core.PointerKind
import app.sanuk.core.Screen
import app.sanuk.ffi.Config
import app.sanuk.ffi.Listener
import app.sanuk.ffi.OpenException
import app.sanuk.ffi.Sanuk
import app.sanuk.ffi.Script
import java.nio.file.Files
import java.util.concurrent.atomic.AtomicInteger
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** The boundary itself: every method, every kind of action, errors, and a listener that throws. */
class BindingTest {
    private class Ear(private val fault: Exception? = null) : Listener {
        val heard = AtomicInteger()

        override fun changed(revision: ULong) {
            heard.incrementAndGet()
            fault?.let { throw it }
        }

        override fun perform(effect: Effect) {
            fault?.let { throw it }
        }
    }

    private val script = Script(1u, virtualTime = true)

    private fun open(ear: Ear = Ear(), folder: String? = null) = Sanuk.open(Config(folder, PLAIN, script), ear)

    @Test
    fun every_method_answers() {
        val ear = Ear()
        val sanuk = open(ear)
        assertTrue(sanuk.view().screen is Screen.Menu)
        assertEquals(0, sanuk.scene(0f).size)
        assertEquals(emptyList(), sanuk.clock(0f))
        sanuk.dispatch(Action.Press("play:device", sanuk.view().prompt))
        sanuk.settle()
        assertTrue(sanuk.view().screen is Screen.Game)
        assertTrue(sanuk.scene(0f).isNotEmpty())
        sanuk.advance(100u)
        assertTrue(ear.heard.get() > 0)
        sanuk.stop()
        sanuk.stop()
        sanuk.dispatch(Action.Back)
        assertTrue(sanuk.view().screen is Screen.Game)
        sanuk.destroy()
    }

    @Test
    fun clocks_cross_and_go_down_with_the_time_that_is_given() = Meeting().use { meeting ->
        val link = meeting.host(meeting.me, "game:makruk")
        val friend = meeting.app(22u)
        meeting.join(friend, link)
        meeting.table(meeting.me, friend)
        meeting.until("a running clock") { meeting.me.model.clock(0f).any { it.running } }
        val (now, later) = listOf(0f, 61_000f).map { meeting.me.model.clock(it) }
        assertEquals(2, now.size)
        assertEquals(1, now.count { it.running })
        now.zip(later).forEach { (before, after) ->
            assertEquals(before.running, before.digits != after.digits, "$before, then $after")
            assertTrue(before.digits in before.spoken, before.toString())
            assertTrue(before.periods.isNotEmpty())
        }
    }

    @Test
    fun every_action_crosses_and_none_throws() {
        val sanuk = open()
        val view = sanuk.view()
        val actions = listOf(
            Action.Press("nothing:of:this", view.prompt), Action.Press("play:device", view.prompt + 99u),
            Action.Commit("name:0", "Ann"), Action.Scrub(7u), Action.Tap(-1f, Float.NaN, 0u, PointerKind.FINGER),
            Action.Tap(5f, 5f, 99u, PointerKind.PRECISE), Action.Hover(1f, 1f, 0u), Action.HoverEnd, Action.Drag(3f, 3f), Action.DragEnd,
            Action.Zoom(0f, 1f, 1f), Action.Zoom(Float.POSITIVE_INFINITY, 1f, 1f), Action.Back, Action.Link("sanuk://j/X", "1"),
            Action.Resized(0f, -3f), Action.Resized(360f, 360f), Action.Environment(PLAIN), Action.Foreground, Action.Background,
            Action.FilePicked("x.txt", byteArrayOf(1, 2, 3)), Action.EffectFailed(1u, "no"), Action.NoticeDismissed(1u),
            Action.NetworkChanged,
        ) + Key.entries.map { Action.Key(it) }
        actions.forEach(sanuk::dispatch)
        sanuk.settle()
        assertTrue(sanuk.view().revision > 0u)
        sanuk.stop()
    }

    @Test
    fun a_throwing_listener_costs_nothing() {
        val ear = Ear(IllegalStateException("the shell is broken"))
        val sanuk = open(ear)
        sanuk.dispatch(Action.Press("play:device", sanuk.view().prompt))
        sanuk.settle()
        sanuk.dispatch(Action.Key(Key.ROLL))
        sanuk.settle()
        assertTrue(ear.heard.get() >= 2, "news comes all the same")
        assertTrue(sanuk.view().screen is Screen.Game)
        sanuk.stop()
    }

    @Test
    fun two_on_one_folder_and_a_folder_that_is_none_are_told_apart() {
        val folder = Files.createTempDirectory("sanuk")
        val first = open(folder = folder.toString())
        assertFailsWith<OpenException.InUse> { open(folder = folder.toString()) }
        first.stop()
        first.destroy()
        val file = Files.createTempFile("sanuk", "file")
        assertFailsWith<OpenException.Storage> { open(folder = file.toString()) }
    }

    @Test
    fun a_game_is_there_again_after_a_restart() {
        val folder = Files.createTempDirectory("sanuk").toString()
        val first = open(folder = folder)
        first.dispatch(Action.Press("play:device", first.view().prompt))
        first.settle()
        first.dispatch(Action.Key(Key.ROLL))
        first.settle()
        val seen = first.view().screen
        first.stop()
        first.destroy()
        val second = open(folder = folder)
        second.settle()
        val again = second.view().screen
        assertTrue(seen is Screen.Game && again is Screen.Game)
        assertEquals(seen.view.panel, again.view.panel)
        second.stop()
    }
}
