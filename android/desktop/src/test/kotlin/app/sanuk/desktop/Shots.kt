package app.sanuk.desktop

import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.test.ExperimentalTestApi
import app.sanuk.ui.board.SceneReader
import org.junit.Assume.assumeTrue
import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals

/** What a picture is taken with; [whole] goes on to the end of what scrolls. */
private data class Setting(
    val window: Window, val language: String = "en", val dark: Boolean = false, val contrast: Boolean = false, val whole: Boolean = false,
)

/**
 * Pictures of every screen from the real core, and what is wrong with them: clipped text, small
 * targets, faint text, texts over each other. `./x shots DIR [PLACE]` runs it; each place in every size, and
 * each theme, scale and language at the two phone sizes. What scrolls is followed to its end on the taller
 * phone in each language, and at double text.
 */
@OptIn(ExperimentalTestApi::class)
class Shots {
    private val folder = System.getProperty("sanuk.shots").orEmpty()

    /** Parts of the names of the places that are photographed, with commas between; empty for all. */
    private val only = System.getProperty("sanuk.place").orEmpty()
    private val faults = LinkedHashSet<String>()

    @Test
    fun pictures() {
        assumeTrue("no folder for pictures was named", folder.isNotEmpty())
        File(folder).mkdirs()
        (places + roomPlaces).filter { place -> only.split(',').any { it in place.name } }.forEach { place ->
            // One place that cannot be reached does not keep the others from being seen.
            runCatching { photograph(place) }.onFailure { faults += "${place.name}: $it" }
        }
        File(folder, "faults.txt").writeText(faults.joinToString("\n"))
        assertEquals("", faults.joinToString("\n"), "${faults.size} faults")
    }

    private fun photograph(place: Place) = place.visit { rehearsal -> settings(place).forEach { take(place, it, rehearsal) } }

    private fun take(place: Place, setting: Setting, rehearsal: Rehearsal) {
        val (window, language, dark, contrast, whole) = setting
        rehearsal.change { copy(languages = listOf(language), dark = dark, highContrast = contrast, fontScale = window.text) }
        onStage(window, rehearsal.model) {
            Hands(this, rehearsal).settle()
            val look = (if (dark) "dark" else "light") + if (contrast) "-high" else ""
            val name = "${place.name}-${window.width}x${window.height}-$look-${(window.text * 100).toInt()}-$language"
            val shot = picture()
            write(name, shot)
            if (place.board && setting == FOR_ALL_EYES) Vision.entries.drop(1).forEach { write("$name-${it.name.lowercase()}", it.seen(shot)) }
            val told = audit.faults(this).toMutableSet()
            if (setting == FOR_ALL_EYES || dark && contrast) told += boardFaults(rehearsal)
            told.forEach { faults += "$name: $it" }
            if (whole) below(Hands(this, rehearsal), name, told)
        }
    }

    /** What is too faint on the board, if the screen has one; in two looks, for `BoardInksTest` sees to all. */
    private fun boardFaults(rehearsal: Rehearsal): List<String> {
        val scene = SceneReader().read(rehearsal.model.scene(Rehearsal.AT_REST_MS)) ?: return emptyList()
        return BoardInks(mapOf("board" to rehearsal.model.view.look)).faults(scene)
    }

    /** Goes on screenful by screenful; [told] is what the screenfuls before it were found to have. */
    private fun Stage.below(hands: Hands, name: String, told: MutableSet<String>) {
        var screen = 1
        while (hands.scrollOn()) {
            val here = "$name-${++screen}"
            check(screen < MOST_SCREENFULS) { "it scrolls for ever" }
            write(here, picture())
            audit.faults(this).filter(told::add).forEach { faults += "$here: $it" }
        }
    }

    private fun write(name: String, picture: ImageBitmap) = File(folder, "$name.png").writeBytes(png(picture))

    private fun settings(place: Place): List<Setting> {
        val sizes = listOf(320 to 640, 360 to 640, 673 to 841, 1280 to 800).map { (w, h) -> Setting(Window(w, h)) }
        val small = Window(360, 640)
        val tall = Window(412, 915)
        val phones = listOf(
            Setting(tall, whole = true), Setting(tall, "ko", whole = true), Setting(tall, "ja", dark = true, whole = true),
            Setting(tall.copy(text = 2f), "ko", whole = true), Setting(tall, "en", dark = true, contrast = true), Setting(tall, "en", contrast = true),
            Setting(small, "ko", dark = true), Setting(small.copy(text = 2f), "ja"), Setting(small.copy(text = 2f), "en", dark = true),
            Setting(small.copy(text = 2f), "ko"),
        )
        val thai = listOf(Setting(small, "th"), Setting(small.copy(text = 2f), "th"), Setting(tall, "th", dark = true, whole = true))
        val all = sizes + phones + if (place.thai) thai else emptyList()
        return if (place.english) all.map { it.copy(whole = it.whole && it.language == "en") } else all
    }

    private companion object {
        /** How boards are also shown in grey and to eyes that lack a colour (B10). */
        val FOR_ALL_EYES = Setting(Window(360, 640))

        /** The longest text, the licences at double size, takes fewer. */
        const val MOST_SCREENFULS = 150
    }
}
