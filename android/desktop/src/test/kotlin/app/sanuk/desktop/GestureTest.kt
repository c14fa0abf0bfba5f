package app.sanuk.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.click
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performMouseInput
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pinch
import androidx.compose.ui.test.swipe
import app.sanuk.core.Action
import app.sanuk.core.Node
import app.sanuk.core.Role
import app.sanuk.ui.board.BOARD_TAG
import app.sanuk.ui.board.Command
import app.sanuk.ui.board.Ink
import app.sanuk.ui.board.SceneReader
import kotlin.math.abs
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/** Fingers, a mouse and arrows on the board: what they do to the real game and how it is seen. */
@OptIn(ExperimentalTestApi::class)
class GestureTest {
    private fun choosing(seed: ULong = 6u, window: Window = Window(412, 915), block: Stage.(Rehearsal, Hands) -> Unit) =
        Rehearsal(seed).use { rehearsal ->
            rehearsal.press("players:4", "play:device")
            rehearsal.playUntil { rehearsal.choosing && rehearsal.game.panel.count { it.enabled } > 1 }
            onStage(window, rehearsal.model) {
                val hands = Hands(this, rehearsal)
                hands.settle()
                block(rehearsal, hands)
            }
        }

    private fun Stage.board() = test.onNodeWithTag(BOARD_TAG)

    private fun Stage.pixels(x: Float, y: Float) = Offset(x, y) * window.density

    private fun centre(node: Node) = Offset(node.x + node.width / 2, node.y + node.height / 2)

    private fun piece(rehearsal: Rehearsal) = rehearsal.game.board.nodes.first { it.focusable && it.id.startsWith("piece") }

    @Test
    fun a57_a_drag_turns_the_board_and_moves_no_piece() = choosing { rehearsal, hands ->
        val before = rehearsal.game
        board().performTouchInput { swipe(pixels(60f, 300f), pixels(240f, 300f), 200) }
        val told = rehearsal.told.toList()
        hands.settle()
        assertTrue(told.any { it is Action.Drag } && told.last() is Action.DragEnd, told.toString())
        assertTrue(told.none { it is Action.Tap }, "a drag is no tap")
        val (x, _) = rehearsal.game.board.nodes[1].let { it.x to it.y }
        assertTrue(abs(x - before.board.nodes[1].x) > 20f, "the board has turned")
        assertEquals(before.panel, rehearsal.game.panel)
    }

    @Test
    fun a60_two_fingers_zoom_and_what_lies_between_them_stays() = choosing { rehearsal, hands ->
        val node = piece(rehearsal)
        val at = centre(node)
        board().performTouchInput {
            val (x, y) = at
            pinch(pixels(x - 20, y), pixels(x - 50, y), pixels(x + 20, y), pixels(x + 50, y), 200)
        }
        hands.settle()
        val after = rehearsal.game.board.nodes.first { it.id == node.id }
        assertTrue(after.width > node.width * 1.5f, "${node.width} became ${after.width}")
        assertTrue((centre(after) - at).getDistance() < 14f, "$at became ${centre(after)}")
    }

    @Test
    fun a60_the_wheel_zooms_at_the_pointer_and_back() = choosing(window = Window(1280, 800)) { rehearsal, hands ->
        val node = piece(rehearsal)
        val at = pixels(centre(node).x, centre(node).y)
        board().performMouseInput {
            moveTo(at)
            repeat(5) { scroll(-1f) }
        }
        hands.settle()
        val near = rehearsal.game.board.nodes.first { it.id == node.id }
        assertTrue(near.width > node.width * 1.3f, "${node.width} became ${near.width}")
        assertTrue((centre(near) - centre(node)).getDistance() < 20f)
        board().performMouseInput { repeat(8) { scroll(1f) } }
        hands.settle()
        assertEquals(node.width, rehearsal.game.board.nodes.first { it.id == node.id }.width, 0.5f)
    }

    @Test
    fun a47_hovering_shows_the_destination_and_one_click_moves() = choosing(window = Window(1280, 800)) { rehearsal, hands ->
        val at = centre(piece(rehearsal)).let { pixels(it.x, it.y) }
        assertEquals(0, destinations(rehearsal))
        board().performMouseInput { moveTo(at) }
        hands.settle()
        assertNotEquals(0, destinations(rehearsal), "the pointer shows where it goes")
        board().performMouseInput { moveTo(Offset(2f, 2f)) }
        hands.settle()
        assertEquals(0, destinations(rehearsal), "away from it there is no mark")
        val before = rehearsal.game.panel
        board().performMouseInput {
            moveTo(at)
            click(at)
        }
        hands.settle()
        assertNotEquals(before, rehearsal.game.panel, "one click has moved")
    }

    /** Dots and crossed rings of shown destinations. */
    private fun destinations(rehearsal: Rehearsal): Int {
        val scene = assertNotNull(SceneReader().read(rehearsal.model.scene(Rehearsal.AT_REST_MS)))
        return scene.layers.flatMap { it.commands }.filterIsInstance<Command.Fill>()
            .count { (it.ink as? Ink.Solid)?.role == Role.DESTINATION.ordinal }
    }

    @Test
    fun app_3_arrows_lead_from_piece_to_piece_and_enter_taps() = choosing { rehearsal, hands ->
        assertEquals("", rehearsal.game.board.cursor)
        hands.key(Key.DirectionDown)
        val first = rehearsal.game.board.cursor
        assertTrue(first.startsWith("piece:"), first)
        val seen = mutableSetOf(first)
        for (key in listOf(Key.DirectionLeft, Key.DirectionRight, Key.DirectionUp, Key.DirectionDown)) {
            hands.key(key)
            seen += rehearsal.game.board.cursor
        }
        assertTrue(seen.size > 1, "arrows reach another piece: $seen")
        hands.key(Key.Enter)
        val selected = rehearsal.game.panel.filter { it.selected }.map { it.id.substringAfter(':') }
        assertTrue(rehearsal.game.board.cursor.substringAfterLast(':') in selected, "Enter shows where it goes")
        hands.key(Key.Enter)
        assertTrue(rehearsal.game.panel.none { it.selected }, "and Enter again moves it")
    }

    @Test
    fun app_3_tab_leads_from_the_board_to_the_buttons_and_arrows_stay_with_them() = choosing { rehearsal, hands ->
        val button = rehearsal.game.panel.first { it.enabled }.id
        hands.focusOn(button)
        hands.key(Key.DirectionDown)
        assertEquals("", rehearsal.game.board.cursor, "the board did not take the arrow")
    }
}
