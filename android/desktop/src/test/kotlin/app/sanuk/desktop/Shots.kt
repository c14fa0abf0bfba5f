package app.sanuk.desktop

import androidx.compose.ui.graphics.ImageBitmap
import app.sanuk.core.Action
import app.sanuk.core.Key
import app.sanuk.core.Screen
import org.junit.Assume.assumeTrue
import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals

/** A place in the app: how to get there from the menu, and the languages it is shown in. */
private class Place(val name: String, val thai: Boolean = false, val board: Boolean = false, val go: Rehearsal.() -> Unit)

/** What a picture is taken with. */
private data class Setting(val window: Window, val language: String = "en", val dark: Boolean = false, val contrast: Boolean = false)

/**
 * Pictures of every screen from the real core, and what is wrong with them: clipped text, small
 * targets, faint text, texts over each other. `./x shots DIR` runs it; each place in every size, and
 * each theme, scale and language at the two phone sizes.
 */
class Shots {
    private val folder = System.getProperty("sanuk.shots").orEmpty()
    private val faults = LinkedHashSet<String>()

    @Test
    fun pictures() {
        assumeTrue("no folder for pictures was named", folder.isNotEmpty())
        File(folder).mkdirs()
        places.forEach { place ->
            Rehearsal(SEED).use { rehearsal ->
                place.go(rehearsal)
                settings(place).forEach { take(place, it, rehearsal) }
            }
        }
        File(folder, "faults.txt").writeText(faults.joinToString("\n"))
        assertEquals("", faults.joinToString("\n"), "${faults.size} faults")
    }

    private fun take(place: Place, setting: Setting, rehearsal: Rehearsal) {
        val (window, language, dark, contrast) = setting
        rehearsal.change { copy(languages = listOf(language), dark = dark, highContrast = contrast, fontScale = window.text) }
        onStage(window, rehearsal.model) {
            Hands(this, rehearsal).settle()
            val look = (if (dark) "dark" else "light") + if (contrast) "-high" else ""
            val name = "${place.name}-${window.width}x${window.height}-$look-${(window.text * 100).toInt()}-$language"
            val shot = picture()
            write(name, shot)
            if (place.board && !dark && language == "en" && window.text == 1f) write("$name-grey", grey(shot))
            audit.faults(this).forEach { faults += "$name: $it" }
        }
    }

    private fun write(name: String, picture: ImageBitmap) = File(folder, "$name.png").writeBytes(png(picture))

    private fun settings(place: Place): List<Setting> {
        val sizes = listOf(320 to 640, 360 to 640, 412 to 915, 673 to 841, 1280 to 800).map { (w, h) -> Setting(Window(w, h)) }
        val small = Window(360, 640)
        val tall = Window(412, 915)
        val phones = listOf(
            Setting(small, "ko", dark = true), Setting(small.copy(text = 2f), "ja"), Setting(small.copy(text = 2f), "en", dark = true),
            Setting(tall, "ja", dark = true), Setting(tall.copy(text = 2f), "ko"), Setting(tall, "en", dark = true, contrast = true),
            Setting(tall, "en", contrast = true), Setting(small.copy(text = 2f), "ko"),
        )
        val thai = listOf(Setting(small, "th"), Setting(small.copy(text = 2f), "th"), Setting(tall, "th", dark = true))
        return sizes + phones + if (place.thai) thai else emptyList()
    }

    private companion object {
        const val SEED: ULong = 21u

        val places = listOf(
            Place("menu", thai = true) {},
            Place("menu-makruk", thai = true) { press("game:makruk") },
            Place("menu-games") {
                press("players:4", "play:easy", "roll")
                send(Action.Back)
                press("confirm")
                finish()
                press("menu")
            },
            Place("party") { press("options") },
            Place("ludo-4-roll", board = true) { press("players:4", "play:device") },
            Place("ludo-3-choose", board = true) { table(3) { choosing && game.panel.count { it.enabled } > 1 } },
            Place("ludo-4-selected", board = true) {
                table(4) { choosing && game.panel.count { it.enabled } > 1 }
                game.board.nodes.firstOrNull { it.focusable && it.id.startsWith("piece") }?.let { press(it.action) }
            },
            Place("ludo-2-capture", board = true) { table(2) { game.panel.any { it.captures } } },
            Place("ludo-4-oblique", board = true) {
                table(4) { choosing && game.panel.count { it.enabled } > 2 }
                send(Action.Key(Key.VIEW))
            },
            Place("ludo-turned-1", board = true) { turned(1) },
            Place("ludo-turned-2", board = true) { turned(2) },
            Place("ludo-turned-3", board = true) { turned(3) },
            Place("ludo-leave") {
                press("players:2", "play:easy")
                send(Action.Back)
            },
            Place("ludo-result", board = true) { finish() },
            Place("ludo-replay", board = true) {
                finish()
                press("replay")
                send(Action.Scrub(40u))
            },
            Place("makruk", thai = true, board = true) { press("game:makruk", "play:device") },
            Place("makruk-selected", thai = true, board = true) {
                press("game:makruk", "play:device", "square:b1")
            },
            Place("makruk-black", board = true) {
                press("game:makruk", "play:device", "square:e3", "square:e4")
                send(Action.Key(Key.VIEW))
            },
            Place("settings") { press("settings") },
            Place("rules-ludo") { press("rules") },
            Place("rules-makruk", thai = true) { press("game:makruk", "rules") },
        )

        fun Rehearsal.table(players: Int, found: () -> Boolean) {
            press("players:$players", "preset:party", "play:device")
            var steps = 0
            // Some moves first, so that the board is lived in.
            playUntil { steps++ > 60 && found() }
        }

        fun Rehearsal.turned(quarters: Int) {
            table(4) { choosing }
            repeat(quarters) { send(Action.Key(Key.TURN_LEFT)) }
        }

        fun Rehearsal.finish() {
            press("players:2", "play:device")
            playUntil { false }
            check(model.view.screen is Screen.Result)
        }
    }
}
