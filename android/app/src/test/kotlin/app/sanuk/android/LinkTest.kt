package app.sanuk.android

import app.sanuk.core.Action
import app.sanuk.core.Screen
import app.sanuk.ffi.Config
import app.sanuk.ffi.Script
import app.sanuk.ui.LiveCore
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull

/** Links on their way from the system to the core. What the core does with them is tested there. */
class LinkTest {
    private val link = "sanuk://j/K7QF9MWT2A"

    /** What the core says about a link that came: a page, a message or a question. */
    private fun answers(hand: Hand) = with(hand.model.view) { notice != null || dialog != null || screen !is Screen.Menu }

    @Test
    fun d31_a_cold_start_keeps_the_link_until_the_core_is_open() = Hand().use { hand ->
        hand.intent(link)
        hand.start()
        assertIs<Opened.Waiting>(hand.opening.state)
        hand.settle()
        assertEquals(true, answers(hand))
    }

    @Test
    fun d31_without_a_link_nothing_is_said() = Hand().use { hand ->
        hand.intent(null)
        hand.start()
        hand.settle()
        assertEquals(false, answers(hand))
    }

    @Test
    fun d32_a_window_made_again_or_out_of_the_recent_apps_brings_no_news() {
        assertNull(freshLink(link, restored = true, fromHistory = false))
        assertNull(freshLink(link, restored = false, fromHistory = true))
        assertNotNull(freshLink(link, restored = false, fromHistory = false))
    }

    @Test
    fun d32_a_link_tapped_twice_is_two_deliveries() {
        val one = assertNotNull(freshLink(link, restored = false, fromHistory = false))
        val other = assertNotNull(freshLink(link, restored = false, fromHistory = false))
        assertEquals(2, setOf(one.delivery, other.delivery).size)
        assertEquals(link, one.url)
    }

    @Test
    fun d32_rotation_after_a_game_was_begun_leaves_the_game() = Hand().use { hand ->
        hand.intent(link)
        hand.start()
        hand.settle()
        hand.model.view.notice?.let { hand.model.send(Action.NoticeDismissed(it.serial)) }
        hand.settle()
        while (hand.model.view.canGoBack) {
            hand.model.send(Action.Back)
            hand.settle()
        }
        hand.model.press("play:device")
        hand.settle()
        val before = assertIs<Screen.Game>(hand.model.view.screen)
        hand.intent(link, restored = true)
        hand.start()
        hand.settle()
        assertEquals(before, hand.model.view.screen)
        assertNull(hand.model.view.notice)
    }

    @Test
    fun foreign_and_broken_links_are_answered_and_lose_nothing() = Hand().use { hand ->
        hand.start()
        hand.settle()
        hand.model.press("play:device")
        hand.settle()
        val before = assertIs<Screen.Game>(hand.model.view.screen).view
        for (bad in listOf("sanuk://", "https://example.org/j/ABC", "sanuk://j/${"A".repeat(5_000)}", "::", "sanuk://j/%00")) {
            hand.intent(bad)
            hand.settle()
            assertEquals(true, answers(hand), bad)
            // The core says what is wrong on a page of its own; the game lies under it.
            while (hand.model.view.screen !is Screen.Game && hand.model.view.canGoBack) {
                hand.model.send(Action.Back)
                hand.settle()
            }
            assertEquals(before.panel, assertIs<Screen.Game>(hand.model.view.screen, bad).view.panel)
        }
    }

    /** An app whose server refuses at once: the room's page is there, and says that it cannot be reached. */
    private fun online(new: Boolean = false) = Hand { environment ->
        LiveCore.open(Config(null, environment, Script(7u, true).takeUnless { new }, server = "http://localhost:9"))
    }

    private fun Hand.back() {
        model.send(Action.Back)
        settle()
    }

    private fun Hand.tapped(url: String) {
        intent(url)
        settle()
    }

    @Test
    fun d31_a_warm_start_opens_the_room_once(): Unit = online().use { hand ->
        hand.start()
        hand.settle()
        hand.tapped(link)
        assertIs<Screen.Room>(hand.model.view.screen)
        // The window is turned, which brings the same intent again.
        hand.intent(link, restored = true)
        hand.start()
        hand.settle()
        hand.back()
        assertIs<Screen.Menu>(hand.model.view.screen)
    }

    @Test
    fun d32_a_link_opened_twice_is_one_page(): Unit = online().use { hand ->
        hand.start()
        hand.settle()
        repeat(2) { hand.tapped(link) }
        hand.back()
        assertIs<Screen.Menu>(hand.model.view.screen)
    }

    @Test
    fun d31_a_link_during_the_first_start_waits_and_opens_once(): Unit = online(new = true).use { hand ->
        hand.start()
        hand.settle()
        assertEquals("", assertIs<Screen.Welcome>(hand.model.view.screen).view.waiting)
        hand.tapped(link)
        assertNotEquals("", assertIs<Screen.Welcome>(hand.model.view.screen).view.waiting)
        hand.press("play")
        assertIs<Screen.Room>(hand.model.view.screen)
        hand.back()
        assertIs<Screen.Menu>(hand.model.view.screen)
    }

    @Test
    fun d31_a_link_in_another_game_opens_the_room_and_keeps_the_game(): Unit = online().use { hand ->
        hand.start()
        hand.settle()
        hand.press("play:device", "roll")
        val before = assertIs<Screen.Game>(hand.model.view.screen).view
        hand.tapped(link)
        assertIs<Screen.Room>(hand.model.view.screen)
        hand.back()
        val after = assertIs<Screen.Game>(hand.model.view.screen).view
        assertEquals(before.panel, after.panel)
        assertEquals(before.status, after.status)
    }
}
