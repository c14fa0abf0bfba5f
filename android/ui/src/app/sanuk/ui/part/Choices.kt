package app.sanuk.ui.part

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.sanuk.core.Button
import app.sanuk.core.Choice
import app.sanuk.core.Icon
import app.sanuk.core.Role
import app.sanuk.ui.Act
import app.sanuk.ui.theme.LocalInks
import app.sanuk.ui.theme.PILL
import app.sanuk.ui.theme.Size
import app.sanuk.ui.theme.vectorOf
import androidx.compose.ui.semantics.Role as Kind

/** A title, its badges and note, and the values as segments; exactly one is chosen. */
@Composable
fun ChoiceRow(choice: Choice, act: Act, modifier: Modifier = Modifier) {
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        Headline(choice)
        Cells(most = MOST_SEGMENTS, modifier = Modifier.fillMaxWidth().selectableGroup(), lead = true) {
            choice.options.forEach { Segment(it, act) }
        }
    }
}

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun Headline(choice: Choice) {
    if (choice.title.isEmpty() && choice.note.isEmpty()) return
    Column {
        FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), itemVerticalAlignment = Alignment.CenterVertically) {
            if (choice.title.isNotEmpty()) Label(choice.title, strong = true)
            choice.badges.forEach { Badge(it) }
        }
        if (choice.note.isNotEmpty()) Label(choice.note, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
    }
}

/** A small mark in words, such as "changed". */
@Composable
fun Badge(text: String) {
    val inks = LocalInks.current
    Ground(inks.chosen, shape = RoundedCornerShape(6.dp)) {
        Label(text, Modifier.padding(horizontal = 8.dp, vertical = 2.dp), Size.CAPTION, strong = true)
    }
}

/** One value; the chosen one has a tick, a stronger edge and a tinted ground: never colour alone. */
@Composable
fun Segment(option: Button, act: Act, modifier: Modifier = Modifier, kind: Kind = Kind.RadioButton) {
    val inks = LocalInks.current
    val ground = if (option.selected) inks.chosen else Color.Transparent
    val line = if (option.selected) inks[Role.PRIMARY] else inks[Role.OUTLINE]
    val ink = if (option.enabled) Role.TEXT else Role.TEXT_SECONDARY
    Ground(
        color = ground,
        modifier = modifier.heightIn(min = TARGET),
        shape = PILL,
        line = line,
        lineWidth = if (option.selected) 2.dp else inks.outline,
        press = Modifier.press(option.id, option.enabled, kind, option.selected, onPress = { act.press(option.id) }),
        alignment = Alignment.Center,
    ) {
        Row(Modifier.padding(horizontal = 12.dp, vertical = 6.dp), Arrangement.Center, Alignment.CenterVertically) {
            val sign = if (option.selected) Icon.CHECK else option.icon
            vectorOf(sign)?.let { Sign(it, ink, Modifier.padding(end = 6.dp), 18.dp) }
            Column(horizontalAlignment = Alignment.CenterHorizontally) {
                Label(option.label, size = Size.SMALL, strong = option.selected, ink = ink, align = TextAlign.Center)
                if (option.hint.isNotEmpty()) {
                    Label(option.hint, size = Size.CAPTION, ink = Role.TEXT_SECONDARY, align = TextAlign.Center)
                }
            }
        }
    }
}

private const val MOST_SEGMENTS = 4
