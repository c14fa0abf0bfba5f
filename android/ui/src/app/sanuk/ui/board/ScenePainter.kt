package app.sanuk.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.sp
import app.sanuk.core.Role
import app.sanuk.ui.theme.Inks

/** Paints a scene over the whole area: paths, gradients and texts in the palette's colours. */
class ScenePainter(private val inks: Inks, private val texts: TextMeasurer) {
    private val roles = Role.entries

    fun DrawScope.paint(scene: Scene) {
        // The scene is in dp of its own area; that is `density` pixels, or more while a new size is on its way.
        val zoom = size.width / scene.width
        scale(zoom, zoom, Offset.Zero) {
            scene.layers.forEach { layer -> layer.commands.forEach { paint(it, zoom) } }
        }
    }

    private fun DrawScope.paint(command: Command, zoom: Float) {
        when (command) {
            is Command.Fill -> drawPath(command.path, brush(command.ink))
            is Command.Line -> drawPath(command.path, brush(command.ink), style = pen(command))
            is Command.Text -> paintText(command, zoom)
        }
    }

    private fun pen(line: Command.Line): Stroke {
        val dashed = line.on > 0 && line.off > 0
        val dashes = if (dashed) PathEffect.dashPathEffect(floatArrayOf(line.on, line.off)) else null
        return Stroke(line.width, cap = StrokeCap.Round, join = StrokeJoin.Round, pathEffect = dashes)
    }

    /** Text is laid out in real pixels, so that its glyphs are as sharp as the screen. */
    private fun DrawScope.paintText(command: Command.Text, zoom: Float) {
        val pixels = command.size * zoom
        val weight = if (command.bold) FontWeight.SemiBold else FontWeight.Normal
        val style = TextStyle(fontSize = (pixels / (density * fontScale)).sp, fontWeight = weight)
        val line = texts.measure(command.text, style, softWrap = false, maxLines = 1)
        val left = command.x * zoom - line.size.width * command.align / 2f
        val top = command.y * zoom - line.firstBaseline
        scale(1 / zoom, 1 / zoom, Offset.Zero) { drawText(line, brush(command.ink), Offset(left, top)) }
    }

    private fun brush(ink: Ink): Brush = when (ink) {
        is Ink.Solid -> SolidColor(color(ink.role, ink.alpha))
        is Ink.Gradient -> {
            val stops = ink.stops.map { (at, role, alpha) -> at to color(role, alpha) }
            Brush.linearGradient(*stops.toTypedArray(), start = ink.start, end = ink.end)
        }
    }

    private fun color(role: Int, alpha: Float): Color {
        val color = roles.getOrNull(role)?.let { inks[it] } ?: Color.Black
        return color.copy(alpha = color.alpha * alpha.coerceIn(0f, 1f))
    }
}
