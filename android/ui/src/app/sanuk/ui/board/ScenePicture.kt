package app.sanuk.ui.board

import androidx.compose.foundation.Canvas
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import app.sanuk.ui.theme.LocalAudit
import app.sanuk.ui.theme.LocalInks

/** A small still scene: a thumbnail, a diagram, captured men. Nothing is painted if it cannot be read. */
@Composable
fun ScenePicture(bytes: ByteArray, description: String, modifier: Modifier = Modifier) {
    val audit = LocalAudit.current
    val scene = remember(bytes) { readOrReport(SceneReader(), bytes) { audit?.scene(it) } }
    val inks = LocalInks.current
    val texts = rememberTextMeasurer()
    val painter = remember(inks, texts) { ScenePainter(inks, texts) }
    val spoken = if (description.isEmpty()) Modifier else Modifier.semantics { contentDescription = description }
    Canvas(modifier.then(spoken).clipToBounds()) { scene?.let { with(painter) { paint(it) } } }
}

/** The scene in [bytes], or `null` after telling why there is none. */
internal fun readOrReport(reader: SceneReader, bytes: ByteArray, report: (String) -> Unit): Scene? = try {
    reader.read(bytes)
} catch (bad: BadScene) {
    report(bad.message.orEmpty())
    null
}

/** Width divided by height of the scene in [bytes]; `null` when there is none. */
internal fun aspectOf(bytes: ByteArray): Float? = readOrReport(SceneReader(), bytes) {}?.let { it.width / it.height }
