package app.sanuk.ui.screen

import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.withFrameMillis
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.unit.dp
import app.sanuk.core.AppView
import app.sanuk.core.ClockFace
import app.sanuk.core.GameView
import app.sanuk.core.Role
import app.sanuk.ui.AppModel
import app.sanuk.ui.part.Ground
import app.sanuk.ui.part.Label
import app.sanuk.ui.theme.LocalInks
import app.sanuk.ui.theme.PILL
import app.sanuk.ui.theme.Size
import kotlinx.coroutines.delay

/** The clocks of the open game as they read now. */
internal val LocalClocks = compositionLocalOf { emptyList<ClockFace>() }

/** Reads the clocks as often as their digits can change, as long as one runs; a new view starts the count anew. */
@Composable
internal fun clocks(model: AppModel, view: AppView, game: GameView): List<ClockFace> {
    if (game.strips.none { it.clock != null }) return emptyList()
    var faces by remember(view.revision) { mutableStateOf(model.clock(0f)) }
    LaunchedEffect(view.revision) {
        val begun = withFrameMillis { it }
        while (faces.any { it.running }) {
            delay(DIGIT_MS)
            withFrameMillis { faces = model.clock((it - begun).toFloat()) }
        }
    }
    return faces
}

/** The digits show tenths of a second; half of that is late by nothing that is seen. */
private const val DIGIT_MS = 50L

/** One clock: digits, and the periods that are left beside them. */
@Composable
internal fun Clock(face: ClockFace) {
    val inks = LocalInks.current
    val line = if (face.running) inks[Role.PRIMARY] else inks[Role.OUTLINE]
    val ink = if (face.urgent && face.running) Role.ERROR else Role.TEXT
    Ground(inks[Role.SURFACE], Modifier.clearAndSetSemantics { contentDescription = face.spoken }, PILL, line, if (face.running) 2.dp else inks.outline) {
        Row(Modifier.padding(horizontal = 12.dp, vertical = 4.dp), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
            Label(face.digits, strong = face.running, ink = ink)
            if (face.periods.isNotEmpty()) Label(face.periods, size = Size.CAPTION, ink = Role.TEXT_SECONDARY)
        }
    }
}
