package app.sanuk.ui.part

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.MeasureScope
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

/**
 * Lays equal cells in rows: as many in a row as fit without breaking a label, at most [most], and
 * never a lonely one where all could share (four become two by two, not three and one). With [wrap]
 * labels may go to a second line, but no word is broken. With [lead] what does not fill a row comes
 * first and is wider: five become one and two by two.
 */
@Composable
fun Cells(
    most: Int,
    modifier: Modifier = Modifier,
    gap: Dp = 8.dp,
    wrap: Boolean = false,
    lead: Boolean = false,
    content: @Composable () -> Unit,
) {
    Layout(content, modifier) { cells, constraints ->
        val space = gap.roundToPx()
        placeCells(cells, constraints, columnsFor(cells, constraints, most, space, wrap, lead).coerceAtLeast(1), space)
    }
}

private fun columnsFor(cells: List<Measurable>, constraints: Constraints, most: Int, gap: Int, wrap: Boolean, lead: Boolean): Int {
    val count = cells.size.coerceAtMost(most)
    if (!constraints.hasBoundedWidth) return count
    val wides = cells.map {
        if (wrap) it.minIntrinsicWidth(Constraints.Infinity) else it.maxIntrinsicWidth(Constraints.Infinity)
    }
    val fits = { row: List<Int>, inRow: Int -> inRow * (row.maxOrNull() ?: 0) + (inRow - 1) * gap <= constraints.maxWidth }
    return (count downTo 1).firstOrNull { columns ->
        val first = cells.size % columns
        val even = columns == count || first == 0
        // Among three and more, one alone looks lost; of two it is the first and the widest.
        val led = lead && (columns == 2 || first > 1)
        (even || led) && fits(wides.drop(first), columns) && fits(wides.take(first), first)
    } ?: 1
}

private fun MeasureScope.placeCells(cells: List<Measurable>, constraints: Constraints, columns: Int, gap: Int) = run {
    val width = if (constraints.hasBoundedWidth) {
        constraints.maxWidth
    } else {
        columns * (cells.maxOfOrNull { it.maxIntrinsicWidth(Constraints.Infinity) } ?: 0) + (columns - 1) * gap
    }
    val first = cells.size % columns
    val rows = listOf(cells.take(first)).filter { it.isNotEmpty() } + cells.drop(first).chunked(columns)
    val wides = rows.map { row -> (width - (row.size - 1) * gap) / row.size }
    val heights = rows.zip(wides) { row, wide -> row.maxOf { it.minIntrinsicHeight(wide) } }
    val placed = rows.mapIndexed { at, row -> row.map { it.measure(Constraints.fixed(wides[at], heights[at])) } }
    layout(width, heights.sum() + gap * (rows.size - 1).coerceAtLeast(0)) {
        var y = 0
        placed.forEachIndexed { at, row ->
            row.forEachIndexed { column, cell -> cell.placeRelative(column * (wides[at] + gap), y) }
            y += heights[at] + gap
        }
    }
}
