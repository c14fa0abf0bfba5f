package app.sanuk.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import java.nio.ByteBuffer
import java.nio.ByteOrder

/** A picture of the board as the core sent it, read once. The format is documented in core/src/view/scene.rs. */
class Scene(
    val revision: ULong,
    val motion: ULong,
    /** ms from the motion's start until which the picture changes. */
    val until: Float,
    val width: Float,
    val height: Float,
    val layers: List<Layer>,
)

/** Equal kind and revision mean equal content, so a layer that was read once is kept. */
class Layer(val kind: Int, val revision: Long, val commands: List<Command>)

/** One thing to paint. */
sealed interface Command {
    val ink: Ink

    class Fill(override val ink: Ink, val path: Path) : Command

    /** dp; both dash lengths are 0 for a solid line. */
    class Line(override val ink: Ink, val path: Path, val width: Float, val on: Float, val off: Float) : Command

    /** [x] and [y] are the baseline's point that [align] names: 0 left, 1 middle, 2 right. */
    class Text(override val ink: Ink, val text: String, val x: Float, val y: Float, val size: Float, val align: Int, val bold: Boolean) :
        Command
}

/** What to paint with: a role, or a gradient between roles. */
sealed interface Ink {
    class Solid(val role: Int, val alpha: Float) : Ink

    class Gradient(val start: Offset, val end: Offset, val stops: List<Triple<Float, Int, Float>>) : Ink
}

/** Why bytes are not a scene. The panel stays usable; nothing is painted. */
class BadScene(why: String) : Exception(why)

/** Reads scenes and keeps the layers that did not change. */
class SceneReader {
    private val kept = HashMap<Int, Layer>()

    /** Reads [bytes]; `null` when there are none (a screen without a board). Throws [BadScene] and nothing else. */
    fun read(bytes: ByteArray): Scene? {
        if (bytes.isEmpty()) return null
        val from = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN)
        return try {
            readScene(from)
        } catch (short: java.nio.BufferUnderflowException) {
            throw BadScene("ends early, after ${bytes.size} bytes")
        } catch (outside: IllegalArgumentException) {
            throw BadScene("names a place outside itself: ${outside.message}")
        }
    }

    private fun readScene(from: ByteBuffer): Scene {
        expect(from.int == MAGIC, "does not begin with SNKS")
        expect(from.int == VERSION, "is of an unknown version")
        val revision = from.long.toULong()
        val motion = from.long.toULong()
        val until = from.float
        val width = from.float
        val height = from.float
        expect(width > 0 && height > 0 && until.isFinite(), "has no size")
        return Scene(revision, motion, until, width, height, List(count(from, LAYER_BYTES)) { readLayer(from) })
    }

    private fun readLayer(from: ByteBuffer): Layer {
        val kind = from.int
        val revision = from.long
        val commands = from.int
        val length = from.int
        expect(length in 0..from.remaining() && commands in 0..length / COMMAND_BYTES, "counts more than it holds")
        val end = from.position() + length
        kept[kind]?.takeIf { it.revision == revision }?.let {
            from.position(end)
            return it
        }
        val layer = Layer(kind, revision, List(commands) { readCommand(from) })
        expect(from.position() == end, "has a layer of the wrong length")
        kept[kind] = layer
        return layer
    }

    private fun readCommand(from: ByteBuffer): Command = when (val op = from.int) {
        1 -> Command.Fill(readInk(from), readPath(from))
        2 -> {
            val ink = readInk(from)
            val numbers = FloatArray(3) { from.float }
            Command.Line(ink, readPath(from), numbers[0], numbers[1], numbers[2])
        }
        3 -> {
            val ink = readInk(from)
            val numbers = FloatArray(3) { from.float }
            val align = from.int
            val bold = from.int != 0
            Command.Text(ink, readText(from), numbers[0], numbers[1], numbers[2], align, bold)
        }
        else -> throw BadScene("has an unknown command $op")
    }

    private fun readInk(from: ByteBuffer): Ink = when (val kind = from.int) {
        0 -> Ink.Solid(from.int, from.float)
        1 -> {
            val ends = FloatArray(4) { from.float }
            val stops = List(count(from, STOP_BYTES)) { Triple(from.float, from.int, from.float) }
            expect(stops.size >= 2, "has a gradient of one colour")
            Ink.Gradient(Offset(ends[0], ends[1]), Offset(ends[2], ends[3]), stops)
        }
        else -> throw BadScene("has an unknown paint $kind")
    }

    private fun readPath(from: ByteBuffer): Path {
        val path = Path()
        repeat(count(from, 4)) {
            when (val verb = from.int) {
                0 -> path.moveTo(from.float, from.float)
                1 -> path.lineTo(from.float, from.float)
                2 -> path.quadraticTo(from.float, from.float, from.float, from.float)
                3 -> path.cubicTo(from.float, from.float, from.float, from.float, from.float, from.float)
                4 -> path.close()
                else -> throw BadScene("has an unknown verb $verb")
            }
        }
        return path
    }

    private fun readText(from: ByteBuffer): String {
        val bytes = ByteArray(count(from, 1))
        from.get(bytes)
        from.position(from.position() + (4 - bytes.size % 4) % 4)
        return bytes.decodeToString()
    }

    /** Reads a count and checks that so many things of [least] bytes can still follow. */
    private fun count(from: ByteBuffer, least: Int): Int {
        val count = from.int
        expect(count >= 0 && count <= from.remaining() / least, "counts more than it holds")
        return count
    }

    private fun expect(holds: Boolean, why: String) {
        if (!holds) throw BadScene(why)
    }

    private companion object {
        const val MAGIC = 0x534B4E53 // "SNKS", little-endian
        const val VERSION = 1
        const val LAYER_BYTES = 20
        const val COMMAND_BYTES = 4
        const val STOP_BYTES = 12
    }
}
