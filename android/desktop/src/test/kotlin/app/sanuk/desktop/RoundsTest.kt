package app.sanuk.desktop

import app.sanuk.core.Effect
import app.sanuk.ffi.Config
import app.sanuk.ffi.Listener
import app.sanuk.ffi.Sanuk
import app.sanuk.ffi.Script
import java.io.File
import java.nio.file.Files
import kotlin.test.Test
import kotlin.test.assertTrue

/** Opened and closed over and over on one folder, the core gives everything back (in memory: `FaultTest`). */
class RoundsTest {
    private object Deaf : Listener {
        override fun changed(revision: ULong) = Unit

        override fun perform(effect: Effect) = Unit
    }

    @Test
    fun rounds_on_disk_leave_nothing_behind() {
        val folder = Files.createTempDirectory("sanuk").toString()
        rounds(100, warm = 20) { round(folder) }
    }

    private fun round(folder: String?) {
        val sanuk = Sanuk.open(Config(folder, PLAIN, Script(1u, true)), Deaf)
        assertTrue(sanuk.view().revision > 0u)
        sanuk.stop()
        sanuk.destroy()
    }

    /** Memory after all rounds against memory after the first ones, which fill caches. */
    private fun rounds(count: Int, warm: Int, round: () -> Unit) {
        repeat(warm) { round() }
        val before = outsideTheHeap()
        repeat(count - warm) { round() }
        val grown = outsideTheHeap() - before
        println("RESULT rounds-$count ${grown / 1024} KiB grown after $warm of $count rounds")
        assertTrue(grown < MAY_GROW, "$grown bytes")
    }

    /** Bytes of this process in memory that are not Java's heap, as Linux counts them. */
    private fun outsideTheHeap(): Long {
        System.gc()
        val pages = File("/proc/self/statm").readText().split(' ')[1].toLong()
        return pages * PAGE - Runtime.getRuntime().totalMemory()
    }

    private companion object {
        const val PAGE = 4096L

        /** The JVM's own code and threads breathe; a hundred leaked stores would hold more. */
        const val MAY_GROW = 96L * 1024 * 1024
    }
}
