package app.sanuk.desktop

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.asSkiaBitmap
import androidx.compose.ui.graphics.toArgb
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.font.createFontFamilyResolver
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import app.sanuk.core.Look
import app.sanuk.core.Role
import app.sanuk.ui.board.Command
import app.sanuk.ui.board.Ink
import app.sanuk.ui.board.Layer
import app.sanuk.ui.board.Scene
import app.sanuk.ui.board.ScenePainter
import app.sanuk.ui.theme.Inks
import kotlin.math.ceil
import kotlin.math.floor

/**
 * Paints a board step by step and compares each mark and text with what lies around it then.
 *
 * - What is translucent or a gradient models a body (shine, shade, shadow, grain) and means nothing by
 *   itself: the body's outline is compared, and what a piece's own materials paint on itself is relief.
 * - On the board's own layer the frame is ground, and so is a fill unless it is an owner's mark or a star; a
 *   line is compared with the paper it runs over, for a coloured square shows itself. Above the board
 *   everything else is a mark. A line needs its contrast on one side.
 * - Two tones that stand out from each other are seen on any ground, so a command passes whose next one lies
 *   on it and stands out, as gold does on dark and a body's fill within its outline.
 */
internal class BoardInks(private val looks: Map<String, Look>) {
    private val painters = looks.mapValues { (_, look) -> painter(look) }
    private val stencil = painter(looks.values.first().let { look -> look.copy(palette = look.palette.map { 0xFF000000u }) })

    /** Every look's faults of [scene], which is the same for all of them but for its colours. */
    fun faults(scene: Scene): List<String> {
        val grounds = painters.mapValues { (name, _) ->
            Sheet(Rect(0f, 0f, scene.width, scene.height), color(name, Role.BACKGROUND.ordinal))
        }
        val wrong = LinkedHashSet<String>()
        scene.layers.forEach { layer ->
            var piece = Sheet(grounds.values.first().area)
            layer.commands.forEachIndexed { at, command ->
                // Each piece begins with its shadow.
                if (roleOf(command) == Role.SHADOW) piece = Sheet(piece.area)
                wrong += faults(scene, layer, at, grounds, piece)
                if (command.ink is Ink.Gradient || roleOf(command) in MATERIALS) piece.paint(stencil, scene, command)
                grounds.forEach { (name, ground) -> ground.paint(painters.getValue(name), scene, command) }
            }
        }
        return wrong.toList()
    }

    private fun faults(scene: Scene, layer: Layer, at: Int, grounds: Map<String, Sheet>, piece: Sheet): List<String> {
        val command = layer.commands[at]
        val role = markRole(layer, command) ?: return emptyList()
        val area = areaOf(command).intersect(grounds.values.first().area)
        if (area.isEmpty) return emptyList()
        val shape = Sheet(area).apply { paint(stencil, scene, command) }
        val whole = shape.rim()
        val rim = if (Role.entries[role] in MATERIALS) piece.outside(whole) else whole
        if (rim.size < whole.size * RELIEF) return emptyList()
        val least = if (command is Command.Text) TEXT_CONTRAST else MARK_CONTRAST
        return grounds.mapNotNull { (name, ground) ->
            val around = grounds(layer, command, name, ground.colorsAt(rim)).map { contrast(color(name, role), it) }
            val faint = around.filter { it < least }
            val seen = faint.size <= around.size * (if (command is Command.Line) ONE_SIDE else CORNERS) || carriesNext(scene, layer, at, shape, name)
            if (seen) null else "%s%s in layer %d at %.0f, %.0f, %s: contrast %.2f, %d %% of it under %.1f".format(
                Role.entries[role], if (command is Command.Text) " (${command.text})" else "", layer.kind,
                area.center.x, area.center.y, name,
                faint.min(), faint.size * 100 / around.size, least,
            )
        }
    }

    private fun grounds(layer: Layer, command: Command, look: String, around: List<Color>): List<Color> {
        if (layer.kind != BOARD_LAYER || command !is Command.Line) return around
        if (roleOf(command) == Role.WOOD_LINE) return around
        val paper = color(look, Role.PAPER.ordinal)
        return around.filter { it == paper }.ifEmpty { around }
    }

    private fun roleOf(command: Command) = (command.ink as? Ink.Solid)?.let { Role.entries[it.role] }

    private fun color(look: String, role: Int) = Color(looks.getValue(look).palette[role].toInt())

    /** The role of a command that must be seen; `null` of ground and modelling. */
    private fun markRole(layer: Layer, command: Command): Int? {
        val ink = command.ink as? Ink.Solid ?: return null
        val role = Role.entries[ink.role]
        val ground = layer.kind == BOARD_LAYER && (command is Command.Fill && role !in BOARD_MARKS || role == Role.EDGE_SIDE)
        return ink.role.takeIf { ink.alpha >= OPAQUE && !ground }
    }

    /** Something painted soon after lies on this and stands out from it. */
    private fun carriesNext(scene: Scene, layer: Layer, at: Int, shape: Sheet, look: String): Boolean {
        val own = color(look, checkNotNull(markRole(layer, layer.commands[at])))
        return layer.commands.drop(at + 1).take(NEXT).any { next ->
            val tones = tonesOf(layer, next)
            tones.isNotEmpty() && tones.all { contrast(color(look, it), own) >= MARK_CONTRAST } &&
                Sheet(shape.area).apply { paint(stencil, scene, next) }.covers(shape)
        }
    }

    private fun tonesOf(layer: Layer, command: Command): List<Int> = when (val ink = command.ink) {
        is Ink.Solid -> listOfNotNull(markRole(layer, command))
        is Ink.Gradient -> ink.stops.map { (_, role, alpha) -> role.takeIf { alpha >= OPAQUE } ?: return emptyList() }
    }

    private fun painter(look: Look) =
        ScenePainter(Inks(look), TextMeasurer(createFontFamilyResolver(), Density(1f), LayoutDirection.Ltr))

    private fun areaOf(command: Command): Rect = when (command) {
        is Command.Fill -> command.path.getBounds().inflate(MARGIN)
        is Command.Line -> command.path.getBounds().inflate(command.width / 2 + MARGIN)
        is Command.Text -> Rect(command.x, command.y - command.size, command.x, command.y + command.size)
            .inflate(command.size * command.text.length)
    }

    private companion object {
        const val BOARD_LAYER = 0
        val BOARD_MARKS = setOf(Role.MARK, Role.MARK_ON_YELLOW, Role.STAR)

        /** What pieces are made of and outlined with. */
        val MATERIALS = setOf(
            Role.RED_DARK, Role.GREEN_DARK, Role.YELLOW_DARK, Role.BLUE_DARK, Role.IVORY_EDGE, Role.EBONY_EDGE,
            Role.IVORY, Role.IVORY_SHADE, Role.EBONY, Role.EBONY_SHADE, Role.EBONY_DEEP, Role.DIE_FACE, Role.DIE_EDGE,
        )
        const val TEXT_CONTRAST = 4.5f
        const val MARK_CONTRAST = 3f
        const val OPAQUE = 0.99f

        /** Share of a rim that may be faint: where a mark touches another. */
        const val CORNERS = 0.15f

        /** The same of a line. */
        const val ONE_SIDE = 0.65f
        const val NEXT = 2

        /** Less of a rim than this beside its own piece, and it is painted on the piece. */
        const val RELIEF = 0.2f
        const val MARGIN = 1.5f
    }
}

/** A part of the board as pixels, [SCALE] a dp. */
private class Sheet(wanted: Rect, ground: Color = Color.Transparent) {
    private val left = floor(wanted.left * SCALE).toInt()
    private val top = floor(wanted.top * SCALE).toInt()
    private val width = (ceil(wanted.right * SCALE).toInt() - left).coerceAtLeast(1)
    private val height = (ceil(wanted.bottom * SCALE).toInt() - top).coerceAtLeast(1)
    private val bitmap = ImageBitmap(width, height)
    private val canvas = Canvas(bitmap)
    private var pixels: IntArray? = null

    init {
        bitmap.asSkiaBitmap().erase(ground.toArgb())
    }

    val area = wanted

    fun paint(painter: ScenePainter, scene: Scene, command: Command) {
        val single = Scene(scene.revision, scene.motion, 0f, scene.width, scene.height, listOf(Layer(0, 0, listOf(command))))
        CanvasDrawScope().draw(Density(1f), LayoutDirection.Ltr, canvas, Size(scene.width, scene.height) * SCALE) {
            translate(-left.toFloat(), -top.toFloat()) { with(painter) { paint(single) } }
        }
        pixels = null
    }

    private fun read() = pixels ?: IntArray(width * height).also {
        bitmap.readPixels(it)
        pixels = it
    }

    private fun alpha(x: Int, y: Int) = if (x in 0 until width && y in 0 until height) read()[y * width + x] ushr 24 else 0

    /** Places, in pixels of the whole board (x, y, x, y …), just outside of what is painted. */
    fun rim(): IntArray {
        var found = IntArray(64)
        var count = 0
        for (y in 0 until height) for (x in 0 until width) {
            if (alpha(x, y) != 0 || !besidePaint(x, y)) continue
            if (count == found.size) found = found.copyOf(count * 2)
            found[count++] = x + left
            found[count++] = y + top
        }
        return found.copyOf(count)
    }

    private fun besidePaint(x: Int, y: Int) =
        alpha(x + 2, y) >= SOLID || alpha(x - 2, y) >= SOLID || alpha(x, y + 2) >= SOLID || alpha(x, y - 2) >= SOLID

    /** Those of the places where nothing is painted here. */
    fun outside(places: IntArray): IntArray {
        val skia = bitmap.asSkiaBitmap()
        val kept = (0 until places.size / 2).filter { at ->
            val (x, y) = places[at * 2] - left to places[at * 2 + 1] - top
            x !in 0 until width || y !in 0 until height || skia.getColor(x, y) ushr 24 < SOLID
        }
        return IntArray(kept.size * 2) { places[kept[it / 2] * 2 + it % 2] }
    }

    /** The opaque colours at places of the whole board. */
    fun colorsAt(places: IntArray): List<Color> {
        val skia = bitmap.asSkiaBitmap()
        return List(places.size / 2) { at ->
            val x = (places[at * 2] - left).coerceIn(0, width - 1)
            val y = (places[at * 2 + 1] - top).coerceIn(0, height - 1)
            Color(skia.getColor(x, y) or (0xFF shl 24))
        }
    }

    /** Lies on a good part of [other], which has the same area. */
    fun covers(other: Sheet): Boolean {
        val under = other.read()
        val over = read()
        val shared = under.indices.count { under[it] ushr 24 >= SOLID && over[it] ushr 24 >= SOLID }
        return shared > under.count { it ushr 24 >= SOLID } * PART
    }

    private companion object {
        const val SCALE = 3f
        const val SOLID = 200
        const val PART = 0.15f
    }
}
