package app.sanuk.desktop

import java.awt.GraphicsEnvironment
import java.io.IOException
import java.nio.file.Files
import java.nio.file.Path
import java.util.Properties

/** A window's or screen's size in the units of the window system. */
data class PixelSize(val width: Int, val height: Int)

/** The smallest window in which every screen is whole. */
val LEAST = PixelSize(320, 480)

/** What a window gets the first time. */
val FIRST = PixelSize(1100, 760)

/** A remembered size made possible: at least [LEAST], at most the screen; nonsense becomes [FIRST]. */
fun fitting(remembered: PixelSize?, screen: PixelSize): PixelSize {
    val wanted = remembered?.takeIf { it.width in SANE && it.height in SANE } ?: FIRST
    val most = PixelSize(maxOf(screen.width, LEAST.width), maxOf(screen.height, LEAST.height))
    return PixelSize(wanted.width.coerceIn(LEAST.width, most.width), wanted.height.coerceIn(LEAST.height, most.height))
}

/** The usable part of the main screen. */
fun screenSize(): PixelSize {
    val bounds = GraphicsEnvironment.getLocalGraphicsEnvironment().maximumWindowBounds
    return PixelSize(bounds.width, bounds.height)
}

/** Keeps the window's size in a file of the data folder. Losing it costs nothing, so faults are passed over. */
class WindowMemory(private val file: Path) {
    /** The size last written; `null` when there is none that can be read. */
    fun read(): PixelSize? = try {
        val kept = Properties().apply { Files.newBufferedReader(file).use { load(it) } }
        PixelSize(kept.getProperty("width").toInt(), kept.getProperty("height").toInt())
    } catch (_: IOException) {
        null
    } catch (_: RuntimeException) {
        // Missing keys, words for numbers, broken escapes.
        null
    }

    /** Writes the size; a full disk must not keep the window from closing. */
    fun write(size: PixelSize) {
        val kept = Properties()
        kept.setProperty("width", size.width.toString())
        kept.setProperty("height", size.height.toString())
        try {
            Files.createDirectories(file.parent)
            Files.newBufferedWriter(file).use { kept.store(it, null) }
        } catch (fault: IOException) {
            System.err.println(fault.message)
        }
    }
}

/** No screen is wider or higher than this. */
private val SANE = 1..20_000
