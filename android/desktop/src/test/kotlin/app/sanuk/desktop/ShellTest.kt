package app.sanuk.desktop

import java.io.File
import java.nio.file.Files
import java.nio.file.Path
import java.util.Properties
import kotlin.io.path.Path
import kotlin.io.path.extension
import kotlin.io.path.readText
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

/** What is the window's own: sizes, folders, arguments, complaints, and what the sources may hold. */
class ShellTest {
    private val screen = PixelSize(1920, 1040)

    @Test
    fun an_impossible_window_size_is_mended() {
        assertEquals(FIRST, fitting(null, screen))
        assertEquals(FIRST, fitting(PixelSize(-5, 700), screen))
        assertEquals(FIRST, fitting(PixelSize(99_999_999, 700), screen))
        assertEquals(LEAST, fitting(PixelSize(1, 1), screen))
        assertEquals(screen, fitting(PixelSize(8_000, 8_000), screen))
        assertEquals(PixelSize(800, 600), fitting(PixelSize(800, 600), screen))
        assertEquals(LEAST, fitting(PixelSize(800, 600), PixelSize(0, 0)))
    }

    @Test
    fun a_remembered_size_comes_back_and_a_broken_one_does_not() {
        val file = Files.createTempDirectory("sanuk").resolve("deeper/window.properties")
        val memory = WindowMemory(file)
        assertNull(memory.read())
        memory.write(PixelSize(640, 480))
        assertEquals(PixelSize(640, 480), memory.read())
        for (broken in listOf("width=wide", "width=1", "width=\\u12", "")) {
            Files.writeString(file, broken)
            assertNull(memory.read(), broken)
        }
    }

    @Test
    fun data_lies_where_the_platform_keeps_it() {
        assertEquals(Path("/data/sanuk"), dataFolder("Linux", "/home/a") { if (it == "XDG_DATA_HOME") "/data" else null })
        assertEquals(Path("/home/a/.local/share/sanuk"), dataFolder("Linux", "/home/a") { null })
        assertEquals(Path("/home/a/.local/share/sanuk"), dataFolder("Linux", "/home/a") { "relative" })
        assertEquals(Path("/Users/a/Library/Application Support/Sanuk"), dataFolder("Mac OS X", "/Users/a") { null })
        assertEquals(Path("/roaming/Sanuk"), dataFolder("Windows 11", "/a") { "/roaming" })
    }

    @Test
    fun arguments_name_a_folder_or_are_refused() {
        val asked = { args: List<String> -> argumentsOf(args) { Path("/x") } }
        val link = "sanuk://j/K7QF9MWT2A"
        assertEquals(Path("/x"), asked(emptyList())?.folder)
        assertEquals(Path("/y"), asked(listOf("--data", "/y"))?.folder)
        assertEquals(link, asked(listOf(link))?.link)
        assertEquals(link, asked(listOf("--data", "/y", link))?.link)
        assertNull(asked(listOf("--data")))
        assertNull(asked(listOf("--colour", "red")))
        assertNull(asked(listOf(link, link)))
    }

    @Test
    fun complaints_have_the_same_keys_in_every_language() {
        val keys = listOf("", "_ko", "_ja", "_th").map { language ->
            val stream = checkNotNull(javaClass.getResourceAsStream("/complaints$language.properties"))
            Properties().apply { stream.reader().use { load(it) } }.stringPropertyNames().toSortedSet()
        }
        assertEquals(1, keys.distinct().size)
    }

    @Test
    fun m10_every_sound_can_be_read_and_a_missing_one_is_silence() {
        val names = checkNotNull(File("../../sounds").list()).map { it.removeSuffix(".wav") }
        assert(names.size >= 7)
        names.forEach { name -> assert(checkNotNull(sound(name), { name }).frameLength > 1_000) }
        assertNull(sound("trumpet"))
    }

    @Test
    fun the_shared_screens_hold_no_text_and_no_platform() {
        val forbidden = Regex("""Label\("|text = "[A-Za-z]|contentDescription = "[A-Za-z]|import (android\.|java\.awt|javax\.swing)""")
        val sources = Files.walk(Path("../ui/src")).use { files -> files.filter { it.extension == "kt" }.toList() }
        assertEquals(emptyList<Path>(), sources.filter { forbidden.containsMatchIn(it.readText()) })
        assert(sources.size > 20)
    }
}
