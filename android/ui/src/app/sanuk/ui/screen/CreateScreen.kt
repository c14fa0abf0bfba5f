package app.sanuk.ui.screen

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.sanuk.core.CreateView
import app.sanuk.core.JoinView
import app.sanuk.core.Role
import app.sanuk.ui.Act
import app.sanuk.ui.part.ActionButton
import app.sanuk.ui.part.Back
import app.sanuk.ui.part.Card
import app.sanuk.ui.part.Cells
import app.sanuk.ui.part.ChoiceRow
import app.sanuk.ui.part.FieldRow
import app.sanuk.ui.part.Label
import app.sanuk.ui.part.Segment
import app.sanuk.ui.part.TitleBar
import app.sanuk.ui.theme.Size
import androidx.compose.ui.semantics.Role as Kind

/** Making a room: the game and its settings; the button that makes it stays in view. */
@Composable
fun CreateBody(create: CreateView, back: Back, act: Act) {
    Sheet(
        bar = { TitleBar(create.title, back, act) },
        foot = { ActionButton(create.create, act, Modifier.fillMaxWidth(), 56.dp) },
    ) {
        item { Label(create.note, ink = Role.TEXT_SECONDARY) }
        if (create.busy) item { Thinking() }
        if (create.problem.isNotEmpty()) item { Problem(create.problem, create.ways, act) }
        item {
            Cells(most = create.games.size, modifier = Modifier.fillMaxWidth().selectableGroup()) {
                create.games.forEach { Segment(it, act, Modifier.heightIn(min = 56.dp), Kind.Tab) }
            }
        }
        create.choices.forEach { item(it.id) { ChoiceRow(it, act) } }
        create.options?.let { item { ActionButton(it, act, Modifier.fillMaxWidth()) } }
        if (create.facts.isNotEmpty()) {
            item {
                Card(Modifier.fillMaxWidth()) {
                    Column(Modifier.padding(16.dp)) { create.facts.forEach { LineRow(it) } }
                }
            }
        }
    }
}

/** Typing a link or a code. */
@Composable
fun JoinBody(join: JoinView, back: Back, act: Act) {
    Sheet(bar = { TitleBar(join.title, back, act) }, foot = { ActionButton(join.look, act, Modifier.fillMaxWidth(), 56.dp) }) {
        item { FieldRow(join.field, act) }
        item { Label(join.note, size = Size.SMALL, ink = Role.TEXT_SECONDARY) }
        if (join.problem.isNotEmpty()) item { Problem(join.problem, join.ways, act) }
    }
}
