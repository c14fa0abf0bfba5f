package app.sanuk.desktop

import app.sanuk.core.Effect
import app.sanuk.ffi.Config
import app.sanuk.ffi.Listener
import app.sanuk.ffi.Sanuk
import app.sanuk.ffi.Script
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
        rounds(100, warm = 50) { round(folder) }
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
        val before = ownMemoryKiB()
        repeat(count - warm) { round() }
        val grown = ownMemoryKiB() - before
        println("RESULT rounds-$count $grown KiB grown after $warm of $count rounds")
        assertTrue(grown < MAY_GROW_KIB, "$grown KiB")
    }

    private companion object {
        /** Measured: less than 1 MiB, and the JVM may take a stretch of 14 MiB at once. */
        const val MAY_GROW_KIB = 16 * 1024L
    }
}
