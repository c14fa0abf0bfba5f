package app.sanuk.ui.part

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.ripple
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import app.sanuk.core.Role
import app.sanuk.core.Toggle
import app.sanuk.ui.Act
import app.sanuk.ui.theme.CARD
import app.sanuk.ui.theme.LocalInks
import app.sanuk.ui.theme.Size
import androidx.compose.ui.semantics.Role as Kind

/** On or off: the whole row is the target. */
@Composable
fun ToggleRow(toggle: Toggle, act: Act, modifier: Modifier = Modifier) {
    val source = remember { MutableInteractionSource() }
    val switch = Modifier.toggleable(toggle.on, source, ripple(), toggle.enabled, Kind.Switch) { act.press(toggle.id) }
    Row(
        modifier.testTag(toggle.id).fillMaxWidth().heightIn(min = TARGET).focusRing(source, CARD).then(switch).padding(vertical = 4.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f)) {
            Label(toggle.label)
            if (toggle.note.isNotEmpty()) Label(toggle.note, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
        }
        Knob(toggle.on)
    }
}

/** The switch itself: place, fill and a tick-like bar say its state, not colour alone. */
@Composable
private fun Knob(on: Boolean) {
    val inks = LocalInks.current
    Canvas(Modifier.size(48.dp, 28.dp)) {
        val round = CornerRadius(size.height / 2)
        val line = Stroke(2.dp.toPx())
        val middle = if (on) size.width - size.height / 2 else size.height / 2
        if (on) drawRoundRect(inks[Role.PRIMARY], cornerRadius = round)
        else drawRoundRect(inks[Role.OUTLINE], Offset(1.dp.toPx(), 1.dp.toPx()), size.copy(size.width - 2.dp.toPx(), size.height - 2.dp.toPx()), round, line)
        drawCircle(if (on) inks[Role.ON_PRIMARY] else inks[Role.OUTLINE], size.height * 0.32f, Offset(middle, size.height / 2))
    }
}
