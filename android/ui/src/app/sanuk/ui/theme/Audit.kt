package app.sanuk.ui.theme

import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color

/** Watches what is drawn; the pictures put one here and fail on what it saw. */
interface Audit {
    /** A text was laid out in [ink] on [ground]; [clipped] when not all of it can be seen. */
    fun text(text: String, ink: Color, ground: Color, clipped: Boolean)

    /** The board could not be painted. */
    fun scene(why: String)
}

/** The watcher, if there is one. */
val LocalAudit = staticCompositionLocalOf<Audit?> { null }
