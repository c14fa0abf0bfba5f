package app.sanuk.desktop

import app.sanuk.core.Action
import app.sanuk.core.Effect
import app.sanuk.core.Icon
import app.sanuk.core.Key
import app.sanuk.core.Screen
import app.sanuk.core.Shell
import app.sanuk.ffi.Config
import app.sanuk.ffi.Listener
import app.sanuk.ffi.ListenerException
import app.sanuk.ffi.OpenException
import app.sanuk.ffi.Sanuk
import app.sanuk.ffi.Script
import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.CountDownLatch
import java.util.zip.ZipInputStream
import kotlin.io.path.fileSize
import kotlin.io.path.writeBytes
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** What may go wrong at the boundary: every error of opening, faults inside, and a listener that fails. */
class FaultTest {
    private val script = Script(1u, virtualTime = true)

    private class Deaf(private val fault: () -> Unit = {}) : Listener {
        val asked = CopyOnWriteArrayList<Shell>()

        override fun changed(revision: ULong) = fault()

        /** Two shares were asked for, so what came of the first is known. */
        val twice = CountDownLatch(2)

        override fun perform(effect: Effect) {
            asked += effect.work
            if (effect.work is Shell.Share || effect.work is Shell.SaveFile) twice.countDown()
            fault()
        }
    }

    private fun open(folder: Path? = null, script: Script = this.script, ear: Listener = Deaf()) =
        Sanuk.open(Config(folder?.toString(), PLAIN, script), ear)

    private fun Sanuk.press(id: String) {
        dispatch(Action.Press(id, view().prompt))
        settle()
    }

    // Opening.

    @Test
    fun data_in_use_names_its_folder() {
        val folder = Files.createTempDirectory("sanuk")
        val first = open(folder)
        val error = assertFailsWith<OpenException.InUse> { open(folder) }
        assertEquals(folder.toString(), error.folder)
        first.stop()
        first.destroy()
        open(folder).stop()
    }

    @Test
    fun data_of_a_newer_app_is_refused_with_its_number_each_time() {
        val folder = newer()
        repeat(2) {
            val error = assertFailsWith<OpenException.Newer> { open(folder) }
            assertEquals(99u, error.found)
        }
    }

    /** Saves whose schema is 99; the core's test `saves_of_a_newer_app_for_the_foreign_tests` writes them. */
    private fun newer(): Path {
        val folder = Files.createTempDirectory("sanuk")
        ZipInputStream(checkNotNull(javaClass.getResourceAsStream("/newer-saves.zip"))).use { zip ->
            generateSequence { zip.nextEntry }.forEach { entry ->
                val file = folder.resolve(entry.name)
                if (entry.isDirectory) Files.createDirectories(file)
                else file.apply { Files.createDirectories(parent) }.writeBytes(zip.readBytes())
            }
        }
        return folder
    }

    @Test
    fun a_folder_that_is_a_file_says_why() {
        val error = assertFailsWith<OpenException.Storage> { open(Files.createTempFile("sanuk", "file")) }
        assertTrue(error.why.isNotEmpty())
    }

    @Test
    fun a_fault_while_opening_is_an_error_and_the_next_try_opens() {
        val error = assertFailsWith<OpenException.Internal> { open(script = Script(1u, true, fails = true)) }
        assertTrue(error.said.isNotEmpty())
        val sanuk = open()
        assertIs<Screen.Menu>(sanuk.view().screen)
        sanuk.stop()
    }

    @Test
    fun damaged_data_is_put_aside_and_told() {
        val folder = Files.createTempDirectory("sanuk")
        val first = open(folder)
        first.press("play:device")
        first.stop()
        first.destroy()
        Files.walk(folder).use { files ->
            files.filter { Files.isRegularFile(it) && it.fileSize() > 0 && it.fileName.toString() != "lock" }
                .forEach { it.writeBytes(ByteArray(it.fileSize().toInt()) { 0x5a }) }
        }
        val again = open(folder)
        val notice = assertNotNull(again.view().notice)
        assertTrue(notice.error, notice.text)
        again.press("play:device")
        assertIs<Screen.Game>(again.view().screen)
        again.stop()
    }

    // Faults while running.

    @Test
    fun a_panic_reopens_the_game_where_it_was() {
        val sanuk = open()
        sanuk.press("play:device")
        sanuk.press("roll")
        val before = assertIs<Screen.Game>(sanuk.view().screen).view
        sanuk.press("debug:panic")
        val after = assertIs<Screen.Game>(sanuk.view().screen).view
        assertEquals(before.panel, after.panel)
        assertTrue(assertNotNull(sanuk.view().notice).error)
        sanuk.dispatch(Action.NoticeDismissed(sanuk.view().notice!!.serial))
        sanuk.settle()
        assertNull(sanuk.view().notice)
        sanuk.stop()
    }

    @Test
    fun a_second_panic_within_a_minute_gives_the_game_up_and_offers_its_record() {
        val ear = Deaf()
        val sanuk = open(ear = ear)
        sanuk.press("play:device")
        sanuk.press("debug:panic")
        sanuk.press("debug:panic")
        assertIs<Screen.Menu>(sanuk.view().screen)
        assertEquals("damaged", assertNotNull(sanuk.view().dialog).id)
        sanuk.press("confirm")
        assertTrue(ear.asked.any { it is Shell.Share || it is Shell.SaveFile }, ear.asked.toString())
        sanuk.stop()
    }

    @Test
    fun a_listener_that_throws_anything_costs_nothing() {
        val faults: List<() -> Unit> = listOf(
            { throw IllegalStateException("the shell is broken") },
            { throw ListenerException.Failed("it said why") },
        )
        for (fault in faults) {
            val ear = Deaf(fault)
            val sanuk = open(ear = ear)
            sanuk.press("play:device")
            sanuk.dispatch(Action.Key(Key.ROLL))
            sanuk.settle()
            assertIs<Screen.Game>(sanuk.view().screen)
            repeat(2) { sanuk.press("export") }
            ear.twice.await()
            sanuk.settle()
            val notice = assertNotNull(sanuk.view().notice, "a share that failed is told")
            assertTrue(notice.error)
            sanuk.stop()
        }
    }

    @Test
    fun every_record_holds_what_the_core_said() {
        val sanuk = open()
        val menu = assertIs<Screen.Menu>(sanuk.view().screen).view
        assertTrue(menu.bar.any { it.icon == Icon.SETTINGS })
        sanuk.press("settings")
        assertIs<Screen.Settings>(sanuk.view().screen)
        sanuk.dispatch(Action.Back)
        sanuk.settle()
        sanuk.press("options")
        assertIs<Screen.Party>(sanuk.view().screen)
        sanuk.dispatch(Action.Back)
        sanuk.settle()
        sanuk.press("rules")
        assertIs<Screen.Page>(sanuk.view().screen)
        sanuk.stop()
    }

    @Test
    fun opening_and_closing_leaves_nothing_behind() {
        val (rounds, most) = if (System.getProperty("sanuk.ui") == "all") 10_000 to MOST_IN_ALL_KIB else 50 to MOST_GROWTH_KIB
        repeat(WARM_UP) { round() }
        val before = ownMemoryKiB()
        repeat(rounds) { round() }
        val grown = ownMemoryKiB() - before
        assertTrue(grown < most, "$grown KiB more after $rounds rounds")
        assertTrue(Thread.getAllStackTraces().size < MOST_THREADS, "threads of the core have ended")
    }

    private fun round() {
        val sanuk = open()
        sanuk.stop()
        sanuk.destroy()
    }

    private companion object {
        /** Until here the JVM still takes memory for itself, 13 MiB of it at once. */
        const val WARM_UP = 350

        /** Measured: 0.2 MiB in the 40 rounds after that, with room for one more stretch of the JVM's. */
        const val MOST_GROWTH_KIB = 16 * 1024L
        const val MOST_IN_ALL_KIB = 64 * 1024L
        const val MOST_THREADS = 60
    }
}
