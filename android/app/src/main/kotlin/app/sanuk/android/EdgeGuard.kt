package app.sanuk.android

import androidx.compose.ui.geometry.Rect

/**
 * Which strips of the window's sides the system's back gesture leaves to the board. Android grants
 * 200 dp a side, so they lie round the last touch. All in pixels of the window; [density] is pixels a dp.
 */
class EdgeGuard(private val density: Float) {
    private var board = Rect.Zero
    private var touched: Float? = null

    /** The board lies at [bounds]; empty where the screen has none. */
    fun placed(bounds: Rect) {
        board = bounds
    }

    /** A finger went down at height [y]. */
    fun touch(y: Float) {
        if (y in board.top..board.bottom) touched = y
    }

    /** The strips in a window of [width]. */
    fun strips(width: Float): List<Rect> {
        if (board.isEmpty) return emptyList()
        val middle = touched?.takeIf { it in board.top..board.bottom } ?: board.center.y
        val least = (board.bottom - GRANTED * density).coerceAtLeast(board.top)
        val top = (middle - GRANTED * density / 2).coerceIn(board.top, least)
        val bottom = (top + GRANTED * density).coerceAtMost(board.bottom)
        val depth = DEPTH * density
        return buildList {
            if (board.left < depth) add(Rect(0f, top, depth, bottom))
            if (board.right > width - depth) add(Rect(width - depth, top, width, bottom))
        }
    }

    private companion object {
        /** dp of each side that the system lets an app keep. */
        const val GRANTED = 200f

        /** dp from the side in which a back gesture may begin, with room to spare. */
        const val DEPTH = 48f
    }
}
