package app.sanuk.ui.part

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sanuk.core.Button
import app.sanuk.core.Emphasis
import app.sanuk.core.Icon
import app.sanuk.core.Role
import app.sanuk.ui.Act
import app.sanuk.ui.theme.Inks
import app.sanuk.ui.theme.LocalInks
import app.sanuk.ui.theme.PILL
import app.sanuk.ui.theme.Size
import app.sanuk.ui.theme.vectorOf

/** Least height and width of anything that can be pressed. */
val TARGET = 48.dp

private class Dress(val ground: Color, val ink: Role, val note: Role, val line: Color)

private fun dressOf(button: Button, inks: Inks): Dress = when {
    !button.enabled -> Dress(Color.Transparent, Role.TEXT_SECONDARY, Role.TEXT_SECONDARY, inks.hairline)
    button.emphasis == Emphasis.PRIMARY -> Dress(inks[Role.PRIMARY], Role.ON_PRIMARY, Role.ON_PRIMARY, inks[Role.PRIMARY])
    button.emphasis == Emphasis.PLAIN -> Dress(Color.Transparent, Role.PRIMARY, Role.TEXT_SECONDARY, Color.Transparent)
    button.emphasis == Emphasis.DESTRUCTIVE -> Dress(Color.Transparent, Role.ERROR, Role.TEXT_SECONDARY, Color.Transparent)
    else -> Dress(inks[Role.SURFACE], Role.TEXT, Role.TEXT_SECONDARY, inks[Role.OUTLINE])
}

/** A button with its label, hint and sign, dressed by its emphasis. Labels wrap, they are never cut. */
@Composable
fun ActionButton(
    button: Button,
    act: Act,
    modifier: Modifier = Modifier,
    height: Dp = TARGET,
    align: TextAlign = TextAlign.Center,
) {
    val inks = LocalInks.current
    val dress = dressOf(button, inks)
    Ground(
        color = dress.ground,
        modifier = modifier.heightIn(min = height),
        shape = PILL,
        line = dress.line,
        press = Modifier.press(button.id, button.enabled, onPress = { act.press(button.id) }),
        alignment = Alignment.Center,
    ) {
        val arrangement = if (align == TextAlign.Center) Arrangement.Center else Arrangement.Start
        Row(Modifier.padding(horizontal = 16.dp, vertical = 6.dp), arrangement, Alignment.CenterVertically) {
            vectorOf(button.icon)?.let { Sign(it, dress.ink, Modifier.padding(end = 8.dp), 20.dp) }
            Column(horizontalAlignment = if (align == TextAlign.Center) Alignment.CenterHorizontally else Alignment.Start) {
                Label(button.label, size = Size.BODY, strong = true, ink = dress.ink, align = align)
                if (button.hint.isNotEmpty()) Label(button.hint, size = Size.CAPTION, ink = dress.note, align = align)
            }
        }
    }
}

/** A square button that shows its sign and speaks its label; [raised] where it lies over a board. */
@Composable
fun SignButton(button: Button, act: Act, modifier: Modifier = Modifier, raised: Boolean = false) =
    SignButton(button.icon, button.label, button.id, modifier, button.enabled, raised) { act.press(button.id) }

/** A square button that shows [icon] and speaks [label]. */
@Composable
fun SignButton(
    icon: Icon,
    label: String,
    id: String,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    raised: Boolean = false,
    onPress: () -> Unit,
) {
    val inks = LocalInks.current
    val press = Modifier.press(id, enabled, onPress = onPress).semantics { contentDescription = label }
    val vector = vectorOf(icon) ?: return
    Ground(Color.Transparent, modifier.size(TARGET), PILL, press = press, alignment = Alignment.Center) {
        val ink = if (enabled) Role.TEXT else Role.OUTLINE
        if (raised) {
            // The target is 48, the disc 40, so that little of the board is covered.
            Ground(inks[Role.SURFACE], Modifier.padding(4.dp).size(40.dp), PILL, inks[Role.OUTLINE], alignment = Alignment.Center) {
                Sign(vector, ink, Modifier.padding(9.dp), 22.dp)
            }
        } else {
            Sign(vector, ink, Modifier.padding(12.dp))
        }
    }
}
