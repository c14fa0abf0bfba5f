package app.sanuk.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.lazy.LazyListScope
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.sanuk.core.PartyView
import app.sanuk.core.Role
import app.sanuk.core.SeatRow
import app.sanuk.ui.Act
import app.sanuk.ui.board.ScenePicture
import app.sanuk.ui.part.ActionButton
import app.sanuk.ui.part.Back
import app.sanuk.ui.part.Card
import app.sanuk.ui.part.ChoiceRow
import app.sanuk.ui.part.FieldRow
import app.sanuk.ui.part.Label
import app.sanuk.ui.part.OwnerBadge
import app.sanuk.ui.part.TitleBar
import app.sanuk.ui.theme.Size

/** Who sits where and by which rules; the start stays in view. */
@Composable
fun PartyBody(party: PartyView, back: Back, act: Act) = Sheet(
    bar = { TitleBar(party.title, back, act) },
    foot = { ActionButton(party.start, act, Modifier.fillMaxWidth(), 56.dp) },
) {
    party.presets.forEach { item { ChoiceRow(it, act) } }
    item { Preview(party) }
    seats(party, act)
    item { GroupTitle(party.optionsTitle) }
    item { ActionButton(party.reset, act, Modifier.fillMaxWidth()) }
    party.options.forEach { option ->
        item(option.id) { Card(Modifier.fillMaxWidth()) { ChoiceRow(option, act, Modifier.padding(16.dp)) } }
    }
}

@Composable
private fun Preview(party: PartyView) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        Box(Modifier.fillMaxWidth(), Alignment.Center) { ScenePicture(party.preview, party.previewLabel, Modifier.size(176.dp)) }
        Label(party.summary, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
    }
}

private fun LazyListScope.seats(party: PartyView, act: Act) {
    if (party.seats.isEmpty()) return
    item { GroupTitle(party.seatsTitle) }
    party.seats.forEachIndexed { at, seat -> item("seat:$at") { Seat(seat, act) } }
}

@Composable
private fun Seat(seat: SeatRow, act: Act) {
    Card(Modifier.fillMaxWidth()) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp)) {
            Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
                OwnerBadge(seat.owner)
                Label(seat.owner.name, strong = true)
            }
            ChoiceRow(seat.kind, act)
            seat.name?.let { FieldRow(it, act) }
        }
    }
}
