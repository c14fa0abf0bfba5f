package app.sanuk.ui.part

import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.style.TextAlign
import app.sanuk.core.Role
import app.sanuk.ui.theme.LocalAudit
import app.sanuk.ui.theme.LocalGround
import app.sanuk.ui.theme.LocalInks
import app.sanuk.ui.theme.LocalScript
import app.sanuk.ui.theme.Size
import app.sanuk.ui.theme.keepWords
import app.sanuk.ui.theme.styleOf

/** Every text of the app goes through here: one scale, one way of wrapping, one place to audit. */
@Composable
fun Label(
    text: String,
    modifier: Modifier = Modifier,
    size: Size = Size.BODY,
    strong: Boolean = false,
    ink: Role = Role.TEXT,
    align: TextAlign = TextAlign.Start,
    heading: Boolean = false,
) {
    val color = LocalInks.current[ink]
    val ground = LocalGround.current
    val audit = LocalAudit.current
    val script = LocalScript.current
    val shown = remember(text, script) { if (script.keepsWords) keepWords(text) else text }
    // A reader and a search must not meet the joiners.
    val plain = when {
        shown != text -> Modifier.clearAndSetSemantics {
            this.text = AnnotatedString(text)
            if (heading) heading()
        }
        heading -> Modifier.semantics { heading() }
        else -> Modifier
    }
    BasicText(
        text = shown,
        modifier = modifier.then(plain),
        style = styleOf(size, strong).copy(color = color, textAlign = align),
        onTextLayout = audit?.let { watch -> { watch.text(text, color, ground, it.hasVisualOverflow) } },
    )
}
