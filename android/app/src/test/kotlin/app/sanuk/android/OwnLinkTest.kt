package app.sanuk.android

import app.sanuk.core.Action
import app.sanuk.core.RoomView
import app.sanuk.core.Screen
import app.sanuk.ffi.Config
import app.sanuk.ffi.Script
import app.sanuk.ui.LiveCore
import java.nio.file.Files
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull

/** D33: a person opens the link to the room that they made, on the same device. */
class OwnLinkTest {
    private fun room(hand: Hand) = (hand.model.view.screen as? Screen.Room)?.view

    private fun Hand.awaitRoom(what: String, known: (RoomView) -> Boolean): RoomView {
        within(what) {
            main.await()
            settle()
            room(this)?.let(known) == true
        }
        return assertNotNull(room(this))
    }

    private fun Hand.tapped(link: String): RoomView {
        intent(link)
        return awaitRoom("the seats") { it.seats.isNotEmpty() && !it.busy }
    }

    @Test
    fun d33_the_own_link_shows_the_own_seat_and_no_second_join(): Unit = RoomServer().use { server ->
        server.awaitFirstAnswer()
        val folder = Files.createTempDirectory("sanuk").toString()
        val open = { Hand { LiveCore.open(Config(folder, it, Script(7u, true), server = server.address)) } }
        val link = open().use { hand ->
            hand.start()
            hand.settle()
            hand.press("friends", "create")
            val made = hand.awaitRoom("a room of one's own") { it.invite != null }
            val link = assertNotNull(made.invite).link
            own(hand.tapped(link), made)
            hand.model.send(Action.Back)
            hand.settle()
            assertIs<Screen.Menu>(hand.model.view.screen)
            own(hand.tapped(link), made)
            link
        }
        // The process has ended; the link starts the next one.
        open().use { hand ->
            hand.intent(link)
            hand.start()
            hand.settle()
            own(hand.awaitRoom("the seats") { it.seats.isNotEmpty() && !it.busy }, null)
        }
    }

    private fun own(seen: RoomView, made: RoomView?) {
        assertEquals("You, Host", seen.seats.first().status)
        assertEquals(1, seen.seats.count { it.status.startsWith("You") })
        assertEquals(emptyList(), seen.buttons.filter { it.id == "join" })
        if (made != null) assertEquals(made.status, seen.status, "the room still waits")
    }
}
