package app.sanuk.ui.screen

import androidx.compose.foundation.Canvas
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp
import app.sanuk.core.Role
import app.sanuk.ui.theme.LocalInks

/** Columns and rows, from -1 to 1, of the pips of faces 1 to 6. */
private val pips = listOf(
    listOf(0 to 0),
    listOf(-1 to -1, 1 to 1),
    listOf(-1 to -1, 0 to 0, 1 to 1),
    listOf(-1 to -1, 1 to -1, -1 to 1, 1 to 1),
    listOf(-1 to -1, 1 to -1, 0 to 0, -1 to 1, 1 to 1),
    listOf(-1 to -1, 1 to -1, -1 to 0, 1 to 0, -1 to 1, 1 to 1),
)

/** A die's face as the head of a column. */
@Composable
internal fun DieFace(face: Int, modifier: Modifier = Modifier) {
    val inks = LocalInks.current
    Canvas(modifier) {
        val side = size.minDimension
        val corner = CornerRadius(side * 0.22f)
        drawRoundRect(inks[Role.DIE_FACE], cornerRadius = corner)
        drawRoundRect(inks[Role.DIE_EDGE], cornerRadius = corner, style = Stroke(1.dp.toPx()))
        pips[face - 1].forEach { (column, row) ->
            drawCircle(inks[Role.DIE_PIP], side * 0.09f, center + Offset(column * side * 0.26f, row * side * 0.26f))
        }
    }
}
