package app.sanuk.android

import app.sanuk.core.Action
import app.sanuk.core.Effect
import app.sanuk.core.Screen
import app.sanuk.core.Shell
import app.sanuk.ffi.OpenException
import java.nio.file.Files
import java.nio.file.Path
import java.util.zip.ZipInputStream
import kotlin.io.path.inputStream
import kotlin.io.path.writeBytes
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNull
import kotlin.test.assertSame
import kotlin.test.assertTrue

/** How the app starts, and what it says when it cannot. */
class OpeningTest {
    @Test
    fun nothing_is_shown_until_the_core_is_open() = Hand().use { hand ->
        hand.start()
        assertIs<Opened.Waiting>(hand.opening.state)
        hand.settle()
        assertTrue(hand.model.view.screen is Screen.Menu)
    }

    @Test
    fun a_second_window_meets_the_same_core() = Hand().use { hand ->
        hand.start()
        hand.settle()
        val first = hand.opening.state
        hand.start()
        hand.settle()
        assertSame(first, hand.opening.state)
    }

    @Test
    fun a_second_start_while_the_first_is_under_way_opens_once() {
        var opened = 0
        val hand = Hand { opened++; throw OpenException.Storage("No room.", "full") }
        hand.start()
        hand.start()
        hand.settle()
        assertEquals(1, opened)
    }

    @Test
    fun a_refusal_is_said_and_coming_back_tries_again() {
        val folder = Files.createTempDirectory("sanuk").toString()
        Hand(folder).use { first ->
            first.start()
            first.settle()
            Hand(folder).use { second ->
                second.start()
                second.settle()
                assertEquals("Another Sanuk is using these games. Close it and try again.", assertIs<Opened.Refused>(second.opening.state).sentence)
                first.close()
                second.start()
                second.settle()
                assertTrue(second.opening.state is Opened.Ready)
            }
        }
    }

    @Test
    fun games_of_a_newer_app_are_refused_in_the_core_s_words() {
        val folder = newerGames()
        Hand(folder.toString()).use { hand ->
            hand.start()
            hand.settle()
            val sentence = assertIs<Opened.Refused>(hand.opening.state).sentence
            val known = "These games were saved by a newer version \\(format 99; this version reads up to \\d+\\)\\. Update Sanuk; nothing was changed\\."
            assertTrue(Regex(known).matches(sentence.orEmpty()), sentence)
        }
    }

    /** The window's tests have the same folder; both run where their own module begins. */
    private fun newerGames(): Path {
        val folder = Files.createTempDirectory("sanuk")
        ZipInputStream(Path.of("../desktop/src/test/resources/newer-saves.zip").inputStream()).use { zip ->
            generateSequence { zip.nextEntry }.filter { !it.isDirectory }.forEach { entry ->
                val file = folder.resolve(entry.name)
                Files.createDirectories(file.parent)
                file.writeBytes(zip.readBytes())
            }
        }
        return folder
    }

    @Test
    fun a_missing_library_has_a_sentence_of_the_phone() {
        val hand = Hand { throw UnsatisfiedLinkError("libsanuk_ffi.so") }
        hand.start()
        hand.settle()
        assertNull(assertIs<Opened.Refused>(hand.opening.state).sentence)
    }

    @Test
    fun what_a_person_asked_for_waits_for_a_window_and_a_sound_does_not() {
        val effects = HeldEffects()
        val done = mutableListOf<Effect>()
        listOf(true, false, false, true, false, true).forEachIndexed { at, askedFor -> effects.give(effect(at, askedFor)) }
        val front: (Effect) -> Unit = { done += it }
        effects.attach(front)
        assertEquals(listOf(0uL, 3uL, 5uL), done.map { it.id })
        effects.give(effect(6, askedFor = false))
        assertEquals(4, done.size)
        effects.detach(front)
        effects.give(effect(7, askedFor = true))
        assertEquals(4, done.size)
        effects.attach(front)
        assertEquals(7uL, done.last().id)
    }

    private fun effect(id: Int, askedFor: Boolean) = Effect(id.toULong(), askedFor, Shell.Copy("a"))

    @Test
    fun a_window_that_goes_late_leaves_the_newer_one_its_work() {
        val effects = HeldEffects()
        val done = mutableListOf<ULong>()
        val older: (Effect) -> Unit = { error("gone") }
        effects.attach(older)
        effects.attach { done += it.id }
        effects.detach(older)
        effects.give(effect(1, askedFor = false))
        assertEquals(listOf(1uL), done)
    }

    @Test
    fun effects_reach_the_window() = Hand().use { hand ->
        hand.start()
        hand.settle()
        hand.model.send(Action.Back)
        hand.settle()
        assertEquals<List<Shell>>(listOf(Shell.Leave), hand.asked.map { it.work })
    }
}
