package app.sanuk.android

import app.sanuk.core.Action
import app.sanuk.core.Effect
import app.sanuk.core.Shell
import app.sanuk.ffi.limits
import java.io.IOException
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Files that a person chose: what becomes of them, and that a failure reaches the person. */
class DocumentWorkTest {
    private fun asking(id: String, test: (Hand, DocumentWork, Effect) -> Unit) = Hand().use { hand ->
        hand.start()
        hand.settle()
        hand.press("settings", id)
        test(hand, DocumentWork(hand.background, hand.main, hand.opening::send), hand.asked.last { it.work is Shell.SaveFile || it.work is Shell.PickFile })
    }

    @Test
    fun a_failed_export_or_import_is_told_however_it_failed() {
        val faults = listOf(IOException("no room"), SecurityException("taken back"), IllegalStateException("a provider's own fault"))
        for (id in listOf("export-all", "import")) for (fault in faults) asking(id) { hand, work, effect ->
            work.asks(effect.id)
            work.run<Unit>({ throw fault }) { error("nothing came of it") }
            hand.settle()
            assertTrue(assertNotNull(hand.model.view.notice, "$id: $fault").error)
        }
    }

    @Test
    fun a_screen_of_the_system_that_does_not_open_is_told() = asking("export-all") { hand, work, effect ->
        work.asks(effect.id)
        work.run({ 1 }) { throw UnsupportedOperationException("no such screen") }
        hand.settle()
        assertTrue(assertNotNull(hand.model.view.notice).error)
    }

    @Test
    fun a_failure_behind_a_screen_that_outlived_the_process_is_told() = Hand().use { hand ->
        hand.start()
        hand.settle()
        // Nothing was asked in this process: the answer of the system's screen starts it.
        DocumentWork(hand.background, hand.main, hand.opening::send).run<Unit>({ throw IOException("gone") }) {}
        hand.settle()
        assertTrue(assertNotNull(hand.model.view.notice).error)
    }

    @Test
    fun a_file_is_read_up_to_a_little_more_than_the_core_takes() {
        val most = limits().fileBytes.toInt()
        assertContentEquals(byteArrayOf(1, 2, 3), readMost(byteArrayOf(1, 2, 3).inputStream()))
        val read = readMost(ByteArray(most + 10_000_000).inputStream()).size
        assertTrue(read > most && read <= most + 64 * 1024, "$read")
    }

    @Test
    fun what_succeeds_is_not_told() = asking("export-all") { hand, work, effect ->
        val done = mutableListOf<Int>()
        work.asks(effect.id)
        work.run({ 7 }, done::add)
        assertEquals(emptyList(), done, "not before the background has done it")
        hand.settle()
        assertEquals(listOf(7), done)
        assertNull(hand.model.view.notice)
    }

    @Test
    fun a_file_that_was_read_reaches_the_core() = asking("import") { hand, work, effect ->
        work.asks(effect.id)
        work.run({ Action.FilePicked("x.txt", byteArrayOf(1, 2, 3)) }, work::tell)
        hand.settle()
        assertTrue(assertNotNull(hand.model.view.notice).error, "three bytes are no record")
    }
}
