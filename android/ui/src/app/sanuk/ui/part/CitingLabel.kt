package app.sanuk.ui.part

import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.LinkAnnotation
import androidx.compose.ui.text.SpanStyle
import androidx.compose.ui.text.TextLinkStyles
import androidx.compose.ui.text.style.TextDecoration
import app.sanuk.core.Button
import app.sanuk.core.Role
import app.sanuk.ui.Act
import app.sanuk.ui.theme.Inks
import app.sanuk.ui.theme.LocalAudit
import app.sanuk.ui.theme.LocalGround
import app.sanuk.ui.theme.LocalInks
import app.sanuk.ui.theme.LocalScript
import app.sanuk.ui.theme.Size
import app.sanuk.ui.theme.keepWords
import app.sanuk.ui.theme.styleOf

/** Running text whose markers of sources are links: by finger, by Tab and Enter, for a reader. */
@Composable
fun CitingLabel(text: String, cites: List<Button>, act: Act) {
    val inks = LocalInks.current
    val ground = LocalGround.current
    val audit = LocalAudit.current
    val script = LocalScript.current
    val shown = remember(text, cites, inks, script) { linked(if (script.keepsWords) keepWords(text) else text, cites, inks, act) }
    val color = inks[Role.TEXT]
    BasicText(
        text = shown,
        style = styleOf(Size.BODY).copy(color = color),
        onTextLayout = {
            audit?.text(text, color, ground, it.hasVisualOverflow)
            audit?.text(cites.first().label, inks[Role.PRIMARY], ground, clipped = false)
        },
    )
}

private fun linked(text: String, cites: List<Button>, inks: Inks, act: Act): AnnotatedString {
    val plain = SpanStyle(inks[Role.PRIMARY], textDecoration = TextDecoration.Underline)
    // In place of a ring, which would cut the letters around.
    val focused = SpanStyle(inks[Role.BACKGROUND], background = inks[Role.FOCUS])
    return AnnotatedString.Builder(text).run {
        var from = 0
        for (cite in cites) {
            val at = text.indexOf(cite.label, from)
            if (at < 0) continue
            from = at + cite.label.length
            addLink(LinkAnnotation.Clickable(cite.id, TextLinkStyles(plain, focused)) { act.press(cite.id) }, at, from)
        }
        toAnnotatedString()
    }
}
