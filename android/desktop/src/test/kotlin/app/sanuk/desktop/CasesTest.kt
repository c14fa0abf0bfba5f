package app.sanuk.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.click
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTouchInput
import app.sanuk.core.Action
import app.sanuk.core.Environment
import app.sanuk.core.Key
import app.sanuk.core.Node
import app.sanuk.core.Role
import app.sanuk.core.Screen
import app.sanuk.ui.AppModel
import app.sanuk.ui.board.BOARD_TAG
import app.sanuk.ui.board.Command
import app.sanuk.ui.board.Ink
import app.sanuk.ui.board.SceneReader
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/** Faults seen elsewhere, tried on the screens; named after their cases. */
@OptIn(ExperimentalTestApi::class)
class CasesTest {
    @Test
    fun d37_a_tap_reaches_the_core_where_it_was_seen() = Rehearsal(6u).use { rehearsal ->
        rehearsal.press("players:4", "play:device")
        rehearsal.playUntil { rehearsal.choosing }
        rehearsal.onlyHears = true
        val poses = listOf(Key.ZOOM_IN, Key.TURN_LEFT, Key.VIEW, Key.TURN_LEFT, Key.TURN_LEFT, Key.ZOOM_IN)
        for (window in listOf(Window(360, 640), Window(412, 915, density = 2.625f), Window(1280, 800))) {
            onStage(window, rehearsal.model) {
                val hands = Hands(this, rehearsal)
                poses.forEach { pose ->
                    rehearsal.send(Action.Key(pose))
                    hands.settle()
                    val seen = rehearsal.game.board.nodes.filter { onScreen(it, window) }
                    assertTrue(seen.isNotEmpty(), "something can be tapped")
                    seen.flatMap { node -> corners(node).map { node to it } }.forEach { (node, at) -> tapAt(this, rehearsal, node, at) }
                }
            }
        }
    }

    @Test
    fun d37_a_tap_anywhere_in_a_square_means_that_square() = Rehearsal(6u).use { rehearsal ->
        rehearsal.press("game:makruk", "play:device")
        for ((window, flips) in listOf(Window(360, 640) to 0, Window(412, 915, density = 2.625f) to 1, Window(1280, 800) to 1)) {
            repeat(flips) { rehearsal.send(Action.Key(Key.VIEW)) }
            onStage(window, rehearsal.model) {
                val hands = Hands(this, rehearsal)
                hands.settle()
                for (id in listOf("square:a3", "square:b1", "square:h3", "square:e2", "square:e1")) {
                    val node = rehearsal.game.board.nodes.first { it.id == id }
                    corners(node).forEach { at -> selects(this, hands, rehearsal, node, at) }
                }
            }
        }
    }

    /** A tap selects exactly the man that may move from this square, or nothing where none may. */
    private fun selects(stage: Stage, hands: Hands, rehearsal: Rehearsal, node: Node, at: Offset) {
        val movable = node.label.endsWith("movable")
        stage.test.onNodeWithTag(BOARD_TAG).performTouchInput { click(at * stage.window.density) }
        hands.settle()
        val chosen = rehearsal.game.board.nodes.filter { it.label.endsWith("selected") }.map { it.id }
        assertEquals(if (movable) listOf(node.id) else emptyList(), chosen, "$at")
        if (movable) rehearsal.send(Action.Back)
        hands.settle()
    }

    /** Zoomed in, some boxes lie outside the board's area. */
    private fun onScreen(node: Node, window: Window): Boolean {
        val side = minOf(window.width, window.height) * 0.8f
        return node.x >= 0 && node.y >= 0 && node.x + node.width < side && node.y + node.height < side
    }

    private fun tapAt(stage: Stage, rehearsal: Rehearsal, node: Node, at: Offset) {
        rehearsal.told.clear()
        stage.test.onNodeWithTag(BOARD_TAG).performTouchInput { click(at * stage.window.density) }
        val tap = assertNotNull(rehearsal.told.filterIsInstance<Action.Tap>().singleOrNull(), "one tap for ${node.id}")
        assertEquals(at.x, tap.x, 0.5f, node.id)
        assertEquals(at.y, tap.y, 0.5f, node.id)
        stage.test.runOnUiThread { rehearsal.settle() }
    }

    private fun corners(node: Node): List<Offset> = listOf(0.5f to 0.5f, 0.1f to 0.1f, 0.9f to 0.1f, 0.1f to 0.9f, 0.9f to 0.9f)
        .map { (x, y) -> Offset(node.x + node.width * x, node.y + node.height * y) }

    @Test
    fun d38_the_origin_mark_is_where_the_piece_stood_seen_from_all_sides() = Rehearsal(6u).use { rehearsal ->
        rehearsal.press("players:4", "play:device")
        rehearsal.playUntil { rehearsal.choosing }
        val piece = rehearsal.game.panel.first { it.enabled }
        val stood = sides(rehearsal) { boxOf(rehearsal, piece.id) }
        rehearsal.press(piece.id)
        val marks = sides(rehearsal) { originMark(rehearsal) }
        stood.zip(marks).forEachIndexed { side, (box, mark) -> assertTrue(box.contains(mark), "side $side: $mark is not in $box") }
    }

    /** What [see] tells from all four sides; the board ends as it began. */
    private fun <T> sides(rehearsal: Rehearsal, see: () -> T): List<T> = List(4) {
        see().also { rehearsal.send(Action.Key(Key.TURN_LEFT)) }
    }

    /** The box of the piece that a panel button moves, with room for the ring round its foot. */
    private fun boxOf(rehearsal: Rehearsal, move: String): Rect {
        val number = move.substringAfter(':')
        val node = rehearsal.game.board.nodes.first { it.id.startsWith("piece:") && it.id.endsWith(":$number") }
        return Rect(node.x, node.y, node.x + node.width, node.y + node.height).inflate(8f)
    }

    private fun originMark(rehearsal: Rehearsal): Offset {
        val scene = assertNotNull(SceneReader().read(rehearsal.model.scene(10_000f)))
        val dashed = scene.layers.flatMap { it.commands }.filterIsInstance<Command.Line>()
            .filter { it.on > 0 && (it.ink as? Ink.Solid)?.role == Role.ORIGIN.ordinal }
        return assertNotNull(dashed.firstOrNull(), "there is an origin mark").path.getBounds().center
    }

    @Test
    fun d40_large_bold_text_is_whole() {
        val places = listOf<Rehearsal.() -> Unit>(
            { table(4) { game.panel.any { it.captures } } },
            { open("7k/R7/8/8/8/8/6m1/KR6 w - Bw17 0 1") },
        )
        for (place in places) Rehearsal(6u).use { rehearsal ->
            rehearsal.place()
            largeBoldTextIsWhole(rehearsal)
        }
    }

    @Test
    fun d40_large_bold_text_is_whole_with_friends() = roomPlaces.filter { it.name == WAITING_ROOM || it.name == BYO_YOMI }.let { places ->
        assertEquals(2, places.size)
        places.forEach { it.visit(::largeBoldTextIsWhole) }
    }

    private fun largeBoldTextIsWhole(rehearsal: Rehearsal) {
        for (language in listOf("en", "ko", "ja", "th")) for (width in listOf(360, 320)) {
            rehearsal.change { copy(languages = listOf(language), fontScale = 2f) }
            onStage(Window(width, 640, text = 2f, bold = true), rehearsal.model) {
                Hands(this, rehearsal).settle()
                assertEquals(emptyList(), audit.faults(this), "$language $width")
            }
        }
    }

    @Test
    fun a_bad_scene_leaves_the_panel_usable() {
        val core = PaperCore(appView(Screen.Game(ludoTable()), LIGHT)) { byteArrayOf(1, 2, 3, 4) }
        onStage(Window(412, 915), AppModel(core)) {
            assertTrue(audit.faults(this).any { it.startsWith("scene: ") }, "the fault is told")
            test.onNodeWithTag("move:1").performTouchInput { click() }
            assertIs<Action.Press>(core.told.last())
        }
    }

    @Test
    fun m9_reduced_motion_and_the_language_follow_the_system() = Rehearsal(2u).use { rehearsal ->
        rehearsal.change { Environment(listOf("ko-KR", "en"), true, true, true, 1f, 540) }
        assertEquals("ko", rehearsal.model.view.language)
        assertTrue(rehearsal.model.view.look.dark && rehearsal.model.view.look.highContrast && rehearsal.model.view.look.reducedMotion)
    }
}
