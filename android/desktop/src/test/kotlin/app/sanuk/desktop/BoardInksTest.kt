package app.sanuk.desktop

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.toArgb
import app.sanuk.core.Action
import app.sanuk.core.Key
import app.sanuk.core.Role
import app.sanuk.ui.board.SceneReader
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** What lies on a board is seen on it: in every look and view, in both sets of men, by all eyes. */
class BoardInksTest {
    @Test
    fun b10_marks_and_texts_on_ludo_stand_out_for_all_eyes() = visit(LUDO) { rehearsal, say ->
        repeat(2) {
            look(rehearsal, say)
            rehearsal.send(Action.Key(Key.VIEW))
        }
    }

    @Test
    fun m8_marks_and_texts_on_makruk_stand_out() = visit(MAKRUK) { rehearsal, say -> look(rehearsal, say) }

    @Test
    fun m8_a_mark_that_is_too_faint_is_named() = places.first { it.name == "makruk-selected" }.visit { rehearsal ->
        rehearsal.send(Action.Resized(SIDE, SIDE))
        val scene = checkNotNull(SceneReader().read(rehearsal.model.scene(Rehearsal.AT_REST_MS)))
        val look = rehearsal.model.view.look
        for (role in listOf(Role.GOLD, Role.WOOD_TEXT, Role.IVORY_EDGE, Role.DESTINATION)) {
            // As pale as the wood, and as pale as the dark under gold and the white around the dot.
            val pale = mapOf(Role.GOLD to Role.GOLD_DARK, Role.DESTINATION to Role.DESTINATION_EDGE)[role] ?: Role.WOOD
            val faint = look.copy(palette = look.palette.toMutableList().also { it[role.ordinal] = it[pale.ordinal] })
            val told = BoardInks(mapOf("faint" to faint)).faults(scene)
            assertTrue(told.any { it.startsWith("$role ") }, "$role: $told")
        }
        assertEquals(emptyList(), BoardInks(mapOf("light" to look)).faults(scene))
    }

    @Test
    fun b10_eyes_that_lack_a_colour_confuse_what_they_should() {
        val confused = mapOf(
            Vision.PROTANOPIA to (Color(0xFF8E2119) to Color(0xFF4A4A1A)),
            Vision.DEUTERANOPIA to (Color(0xFFC63A2F) to Color(0xFF8A7A2A)),
        )
        confused.forEach { (vision, pair) ->
            val apart = { one: Color, other: Color -> kotlin.math.abs(one.red - other.red) + kotlin.math.abs(one.green - other.green) }
            val (one, other) = pair
            assertTrue(apart(vision.seen(one), vision.seen(other)) < apart(one, other) / 2, "$vision")
        }
        assertEquals(0xFF808080.toInt(), Vision.TRITANOPIA.seen(Color(0xFF808080)).toArgb())
    }

    private fun visit(names: List<String>, show: (Rehearsal, (List<String>) -> Unit) -> Unit) {
        val wrong = LinkedHashSet<String>()
        for (place in places.filter { it.name in names }) place.visit { rehearsal ->
            rehearsal.send(Action.Resized(SIDE, SIDE))
            show(rehearsal) { told -> wrong += told.map { "${place.name}: $it" } }
        }
        assertEquals("", wrong.joinToString("\n"))
    }

    /** Both themes have the same scene; high contrast has wider lines. */
    private fun look(rehearsal: Rehearsal, say: (List<String>) -> Unit) {
        for (high in listOf(false, true)) {
            val looks = listOf(false, true).flatMap { dark ->
                rehearsal.change { copy(dark = dark, highContrast = high) }
                EYES.map { eyes -> "dark $dark, high $high, $eyes" to eyes.seen(rehearsal.model.view.look) }
            }
            val scene = checkNotNull(SceneReader().read(rehearsal.model.scene(Rehearsal.AT_REST_MS)))
            say(BoardInks(looks.toMap()).faults(scene))
        }
    }

    private companion object {
        const val SIDE = 344f

        /** Grey is left out: contrast knows no colour. */
        val EYES = Vision.entries - Vision.GREY
        val LUDO = listOf("ludo-4-selected", "ludo-4-capture", "ludo-4-stack", "ludo-replay-end", "ludo-2-strip")
        val MAKRUK = listOf("makruk-selected", "makruk-long", "makruk-letters", "makruk-check", "makruk-warned")
    }
}
