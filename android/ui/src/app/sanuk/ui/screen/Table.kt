package app.sanuk.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.IntrinsicMeasurable
import androidx.compose.ui.layout.IntrinsicMeasureScope
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.LayoutModifier
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.MeasureResult
import androidx.compose.ui.layout.MeasureScope
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.coerceIn
import androidx.compose.ui.unit.dp
import app.sanuk.ui.theme.EXPANDED_DP
import app.sanuk.ui.theme.LocalScript
import kotlin.math.roundToInt

/** What lies round a board; each part is laid where the window has room for it. */
class TableParts(
    val bar: @Composable () -> Unit,
    /** Directly above the board; empty for Ludo. */
    val above: @Composable () -> Unit = {},
    val board: @Composable (Modifier) -> Unit,
    /** Lies over the board's area, which is as wide as the window where it is stacked. */
    val over: @Composable () -> Unit = {},
    /** One line just below the board, wherever the rest is: makruk's count. */
    val count: @Composable () -> Unit = {},
    /** Below that, or at the foot of the column beside the board. */
    val below: @Composable () -> Unit = {},
    /** One line that may grow to two without moving the board. */
    val status: @Composable (wide: Boolean) -> Unit,
    /** Panel; [columns] is 2 below a board and 1 beside it. */
    val panel: @Composable (columns: Int) -> Unit,
    /** The primary action, always in view beside a board. */
    val primary: @Composable () -> Unit = {},
    /** What may be scrolled to. */
    val rest: @Composable (wide: Boolean) -> Unit = {},
    /** How much of [rest] is in view below a board that could be larger. */
    val restSeen: Dp = LINE,
)

/** Lays a table: board left and a column right where the window is wide, else one below the other. */
@Composable
fun Table(parts: TableParts, aspect: Float, edgeToEdge: Boolean, modifier: Modifier = Modifier) {
    BoxWithConstraints(modifier.fillMaxSize()) {
        val beside = maxWidth.value >= EXPANDED_DP || maxWidth > maxHeight * 1.1f
        if (beside) Beside(parts, aspect, maxWidth, maxHeight) else Stacked(parts, aspect, edgeToEdge, maxWidth)
    }
}

@Composable
private fun Beside(parts: TableParts, aspect: Float, width: Dp, height: Dp) {
    val margin = if (width.value < EXPANDED_DP) 8.dp else 24.dp
    val column = (width * 0.3f).coerceIn(SIDE_LEAST, SIDE_MOST)
    val boardHeight = (height - margin * 2).coerceAtMost((width - column - margin * 3) / aspect)
    Row(
        Modifier.fillMaxSize().padding(margin),
        Arrangement.spacedBy(margin, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) {
        Column(Modifier.size(boardHeight * aspect, boardHeight), Arrangement.Center, Alignment.CenterHorizontally) {
            Box(Modifier.weight(1f, fill = false).aspectRatio(aspect, matchHeightConstraintsFirst = true)) {
                parts.board(Modifier.fillMaxSize())
                parts.over()
            }
            parts.count()
        }
        Column(Modifier.width(column).fillMaxHeight(), Arrangement.spacedBy(8.dp)) {
            parts.bar()
            parts.above()
            Column(Modifier.weight(1f).testTag(LOWER_TAG).verticalScroll(rememberScrollState()), Arrangement.spacedBy(8.dp)) {
                parts.status(true)
                parts.panel(1)
                parts.rest(true)
            }
            parts.primary()
            parts.below()
        }
    }
}

/**
 * The board takes what the parts below it leave, but never less than 60 % of the width; then what is
 * below scrolls and the board stays. It does not jump when a text below grows: the tallest seen counts.
 */
@Composable
private fun Stacked(parts: TableParts, aspect: Float, edgeToEdge: Boolean, width: Dp) {
    val density = LocalDensity.current
    val tallest = remember(density, width, LocalScript.current) { intArrayOf(0) }
    Layout(
        content = {
            Column {
                parts.bar()
                parts.above()
            }
            Box(Modifier.padding(horizontal = if (edgeToEdge) 0.dp else BOARD_MARGIN), Alignment.Center) {
                // Where the board is small, the buttons over its area stand beside it.
                parts.board(Modifier.fillMaxHeight().aspectRatio(aspect, matchHeightConstraintsFirst = true))
                parts.over()
            }
            Column {
                parts.count()
                parts.below()
            }
            Column(
                Modifier.testTag(LOWER_TAG).verticalScroll(rememberScrollState()).padding(horizontal = LOWER_MARGIN),
            ) {
                Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
                    parts.panel(2)
                    parts.primary()
                }
                Column(Modest) { parts.rest(false) }
            }
            Box(Modifier.padding(horizontal = LOWER_MARGIN)) { parts.status(false) }
        },
    ) { (top, board, below, lower, status), constraints ->
        val wide = constraints.maxWidth
        val loose = Constraints(maxWidth = wide)
        val topPlace = top.measure(Constraints(minWidth = wide, maxWidth = wide))
        val belowPlace = below.measure(Constraints(minWidth = wide, maxWidth = wide))
        val statusPlace = status.measure(Constraints(minWidth = wide, maxWidth = wide))
        val oneLine = statusPlace.height.coerceAtMost((STATUS * fontScale).roundToPx())
        tallest[0] = maxOf(tallest[0], lower.maxIntrinsicHeight(wide))
        val left = constraints.maxHeight - topPlace.height - belowPlace.height - oneLine - tallest[0]
        val most = (wide - if (edgeToEdge) 0 else BOARD_MARGIN.roundToPx() * 2) / aspect
        // A board as wide as the window is worth more than a line of what follows.
        val rest = if (left >= most) 0 else (parts.restSeen * fontScale).roundToPx()
        val side = (left - rest).toFloat().coerceIn(most * LEAST_BOARD, most).roundToInt()
        val room = (constraints.maxHeight - topPlace.height - side - belowPlace.height - statusPlace.height).coerceAtLeast(0)
        val boardPlace = board.measure(Constraints.fixed(wide, side))
        val lowerPlace = lower.measure(loose.copy(minWidth = wide, maxHeight = room))
        layout(wide, constraints.maxHeight) {
            var y = 0
            topPlace.place(0, y).also { y += topPlace.height }
            boardPlace.place(0, y).also { y += boardPlace.height }
            belowPlace.place(0, y).also { y += belowPlace.height }
            statusPlace.place(0, y).also { y += statusPlace.height }
            lowerPlace.place(0, y)
        }
    }
}

/** Asks for no room: a list that grows with the game must not make the board smaller. */
private object Modest : LayoutModifier {
    override fun MeasureScope.measure(measurable: Measurable, constraints: Constraints): MeasureResult {
        val place = measurable.measure(constraints)
        return layout(place.width, place.height) { place.place(0, 0) }
    }

    override fun IntrinsicMeasureScope.maxIntrinsicHeight(measurable: IntrinsicMeasurable, width: Int) = 0
}

/** Test tag of what scrolls beside or below a board. */
const val LOWER_TAG = "table:lower"

private val LOWER_MARGIN = 8.dp
private val BOARD_MARGIN = 8.dp
private val STATUS = 40.dp
private val LINE = 24.dp
private val SIDE_LEAST = 280.dp
private val SIDE_MOST = 360.dp
private const val LEAST_BOARD = 0.6f
