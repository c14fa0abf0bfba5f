package app.sanuk.android

import androidx.compose.ui.geometry.Rect
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** D24: the sides of a board on the window's edge belong to the board where a hand just was. */
class EdgeGuardTest {
    private val density = 2f
    private val width = 720f
    private val makruk = Rect(0f, 200f, 720f, 920f)

    private fun strips(board: Rect, touch: Float? = null) = EdgeGuard(density).run {
        placed(board)
        touch?.let(::touch)
        strips(width)
    }

    @Test
    fun d24_both_sides_are_kept_round_the_last_touch_and_no_more_than_the_system_grants() {
        for (touch in listOf(200f, 260f, 560f, 900f, 920f)) {
            val strips = strips(makruk, touch)
            assertEquals(2, strips.size)
            strips.forEach {
                assertTrue(touch in it.top..it.bottom, "the touch at $touch lies in ${it.top} to ${it.bottom}")
                assertEquals(400f, it.height, "200 dp")
                assertTrue(it.top >= makruk.top && it.bottom <= makruk.bottom)
            }
            assertEquals(0f, strips[0].left)
            assertEquals(width, strips[1].right)
        }
    }

    @Test
    fun d24_before_any_touch_the_middle_of_the_board_is_kept() {
        assertEquals(listOf(360f to 760f), strips(makruk).map { it.top to it.bottom }.distinct())
    }

    @Test
    fun d24_a_touch_outside_the_board_moves_nothing() {
        assertEquals(strips(makruk, 300f), EdgeGuard(density).run { placed(makruk); touch(300f); touch(1_200f); strips(width) })
    }

    @Test
    fun d24_back_stays_back_where_there_is_no_board_at_the_edge() {
        assertEquals(emptyList(), strips(Rect.Zero))
        assertEquals(emptyList(), strips(Rect(100f, 0f, 620f, 520f)))
        assertEquals(1, strips(Rect(0f, 0f, 520f, 520f)).size)
    }

    @Test
    fun a_low_board_is_kept_whole() {
        assertEquals(listOf(10f to 110f), strips(Rect(0f, 10f, 720f, 110f), 20f).map { it.top to it.bottom }.distinct())
    }
}
