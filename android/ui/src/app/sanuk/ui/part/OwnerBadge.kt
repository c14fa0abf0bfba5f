package app.sanuk.ui.part

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sanuk.core.Owner
import app.sanuk.core.OwnerMark
import app.sanuk.core.Role
import app.sanuk.ui.theme.LocalInks

/**
 * A disc in the owner's colour with the owner's mark; the name always stands beside it.
 * [gold] puts the double ring of a movable piece round it, as on the board.
 */
@Composable
fun OwnerBadge(owner: Owner, modifier: Modifier = Modifier, size: Dp = 24.dp, gold: Boolean = false) {
    val inks = LocalInks.current
    Canvas(modifier.size(size)) {
        val radius = this.size.minDimension / 2
        val line = 1.5.dp.toPx()
        val disc = if (gold) radius - 3.5.dp.toPx() else radius - line / 2
        if (gold) {
            drawCircle(inks[Role.GOLD_DARK], radius - 1.5.dp.toPx(), style = Stroke(3.dp.toPx()))
            drawCircle(inks[Role.GOLD], radius - 1.5.dp.toPx(), style = Stroke(1.5.dp.toPx()))
        }
        drawCircle(inks[owner.fill], disc)
        drawCircle(inks[edgeOf(owner.mark)], disc, style = Stroke(line))
        drawMark(owner.mark, inks[owner.ink], disc * 0.5f)
    }
}

private fun edgeOf(mark: OwnerMark) = when (mark) {
    OwnerMark.TRIANGLE -> Role.RED_DARK
    OwnerMark.CROSS -> Role.GREEN_DARK
    OwnerMark.CIRCLE -> Role.YELLOW_DARK
    OwnerMark.SQUARE -> Role.BLUE_DARK
    OwnerMark.WHITE -> Role.IVORY_EDGE
    OwnerMark.BLACK -> Role.EBONY_EDGE
}

/** Draws a mark round the middle, [r] from it to its edge. */
private fun DrawScope.drawMark(mark: OwnerMark, color: Color, r: Float) {
    val stroke = Stroke(r * 0.42f)
    when (mark) {
        OwnerMark.TRIANGLE -> drawPath(
            Path().apply {
                moveTo(center.x, center.y - r)
                lineTo(center.x + r * 0.95f, center.y + r * 0.75f)
                lineTo(center.x - r * 0.95f, center.y + r * 0.75f)
                close()
            },
            color,
        )
        OwnerMark.CROSS -> {
            val arm = r * 0.6f
            drawRect(color, Offset(center.x - arm / 2, center.y - r), Size(arm, r * 2))
            drawRect(color, Offset(center.x - r, center.y - arm / 2), Size(r * 2, arm))
        }
        OwnerMark.CIRCLE -> drawCircle(color, r * 0.78f, style = stroke)
        OwnerMark.SQUARE -> drawRect(color, Offset(center.x - r * 0.72f, center.y - r * 0.72f), Size(r * 1.44f, r * 1.44f), style = stroke)
        OwnerMark.WHITE, OwnerMark.BLACK -> Unit
    }
}
