package app.sanuk.desktop

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.onNodeWithTag
import kotlin.math.roundToInt
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Where the keyboard's focus was, the screen then, and where everything else was. */
private class Stop(val name: String, val box: Rect, val picture: ImageBitmap, val others: Map<String, Rect>)

/** A54: Tab goes through each screen, and one sees where it is. */
@OptIn(ExperimentalTestApi::class)
class FocusWalkTest {
    private val faults = LinkedHashSet<String>()

    @Test
    fun a54_tab_reaches_all_in_reading_order_and_the_ring_is_seen() {
        val phone = Window(412, 915)
        for (place in places.filter { it.name in WALKED }) walk(place, phone)
        for (place in places.filter { it.name in WIDE }) walk(place, Window(1280, 800), dark = true)
        assertEquals("", faults.joinToString("\n"))
    }

    @Test
    fun a54_tab_goes_through_the_screens_of_rooms() {
        for (place in roomPlaces.filter { it.name in ROOMS }) walk(place, Window(412, 915))
        assertEquals("", faults.joinToString("\n"))
    }

    @Test
    fun a91_enter_on_a_marker_leads_to_its_source_which_asks_before_it_leaves() = Rehearsal(1u).use { rehearsal ->
        rehearsal.press("rules")
        onStage(Window(412, 915), rehearsal.model) {
            val hands = Hands(this, rehearsal)
            repeat(STOPS_BEFORE_MARKERS) { hands.key(Key.Tab) }
            hands.key(Key.Enter)
            assertEquals("source:2", hands.focused())
            val place = test.onNodeWithTag("source:2").fetchSemanticsNode().boundsInRoot
            assertTrue(place.top > 0 && place.bottom < 915, "the entry is in view: $place")
            hands.key(Key.Enter)
            assertEquals("outside", rehearsal.model.view.dialog?.id)
        }
    }

    private fun walk(place: Place, window: Window, dark: Boolean = false) = place.visit { rehearsal ->
        rehearsal.change { copy(dark = dark) }
        rehearsal.frozen = true
        onStage(window, rehearsal.model) {
            val hands = Hands(this, rehearsal)
            hands.settle()
            val there = mutableSetOf<String>()
            val stops = stops(place.name, hands, there)
            (there - stops.map { it.name }.toSet()).forEach { faults += "${place.name}: Tab never reaches $it" }
            stops.zipWithNext().forEach { (one, next) -> ring(place.name, one, next) }
        }
    }

    /** Tabs until the first stop comes again; [there] takes in all that could have the focus on the way. */
    private fun Stage.stops(place: String, hands: Hands, there: MutableSet<String>): List<Stop> {
        val stops = mutableListOf<Stop>()
        repeat(MOST_STOPS) {
            hands.key(Key.Tab)
            val nodes = focusable()
            there += nodes.map { called(it) }
            val node = nodes.lastOrNull { it.config.getOrNull(SemanticsProperties.Focused) == true }
            if (node == null) {
                // Between the last and the first the window itself has it.
                if (stops.isEmpty()) return@repeat
                return stops
            }
            val name = called(node)
            val stop = Stop(name, node.boundsInRoot, picture(), nodes.associate { called(it) to it.boundsInRoot })
            if (name == stops.firstOrNull()?.name) return stops + stop
            if (stops.any { it.name == name }) faults += "$place: Tab comes to $name twice"
            nodes.firstOrNull { called(it) == stops.lastOrNull()?.name }?.let { order(place, it, node) }
            stops += stop
        }
        faults += "$place: Tab goes on for ever: ${stops.takeLast(5).map { it.name }}"
        return stops
    }

    private fun Stage.focusable(): List<SemanticsNode> {
        val top = test.onAllNodes(isRoot(), useUnmergedTree = true).fetchSemanticsNodes().last()
        return all(top).filter { SemanticsProperties.Focused in it.config && SemanticsProperties.Disabled !in it.config && it.boundsInRoot.height > 1 && it.size != top.size }
    }

    /** Down, or to the right: never back up within a column. */
    private fun order(place: String, from: SemanticsNode, to: SemanticsNode) {
        val (one, next) = from.boundsInRoot to to.boundsInRoot
        val onward = next.top >= one.top - SLACK || next.left >= one.right - SLACK
        val backInRow = next.right <= one.left + SLACK && next.top < one.bottom - SLACK && next.bottom > one.top + SLACK
        if (!onward || backInRow) faults += "$place: from ${called(from)} at $one back to ${called(to)} at $next"
    }

    /** What [one] lost when the focus went on to [next] was a ring, and one that is seen. */
    private fun ring(place: String, one: Stop, next: Stop) {
        val now = next.others[one.name] ?: return
        if (now.size != one.box.size) return
        val (with, without) = one.picture.toPixelMap() to next.picture.toPixelMap()
        val (dx, dy) = (now.left - one.box.left).roundToInt() to (now.top - one.box.top).roundToInt()
        val tones = HashMap<Color, Int>()
        var seen = 0
        for (y in one.box.top.roundToInt() until one.box.bottom.roundToInt()) for (x in one.box.left.roundToInt() until one.box.right.roundToInt()) {
            if (x !in 0 until with.width || y !in 0 until with.height || x + dx !in 0 until with.width || y + dy !in 0 until with.height) continue
            if (with[x, y] == without[x + dx, y + dy]) continue
            tones.merge(with[x, y], 1, Int::plus)
            if (contrast(with[x, y], without[x + dx, y + dy]) >= RING_CONTRAST) seen++
        }
        // Two tones that stand out from each other are seen on any ground.
        val most = tones.entries.sortedByDescending { it.value }.take(2)
        if (most.size == 2 && contrast(most[0].key, most[1].key) >= RING_CONTRAST) seen = maxOf(seen, most.sumOf { it.value })
        // Round ends are shorter than corners.
        val around = (one.box.width + one.box.height) * 2 * ROUND
        if (seen < around) faults += "$place: the ring of ${one.name} is not seen: $seen pixels on a rim of ${around.roundToInt()}"
    }

    private fun called(node: SemanticsNode): String =
        node.config.getOrNull(SemanticsProperties.TestTag) ?: nameOf(node)

    private companion object {
        const val MOST_STOPS = 120

        /** Back, three tabs and seven sections stand before the text. */
        const val STOPS_BEFORE_MARKERS = 12
        const val SLACK = 2f
        const val ROUND = 0.7f
        const val RING_CONTRAST = 3f
        val WALKED = setOf(
            "menu-games", "party", "ludo-4-roll", "makruk", "settings", "rules-ludo", "makruk-result", "makruk-review",
            "create", "join", "ludo-leave",
        )
        val WIDE = setOf("ludo-3-choose", "makruk-selected", "ludo-replay")
        val ROOMS = setOf("room-host", "room-before", "room-table-ludo", "check", "error-unknown")
    }
}
