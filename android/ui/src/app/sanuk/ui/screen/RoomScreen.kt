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
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.sanuk.core.Button
import app.sanuk.core.Invite
import app.sanuk.core.Role
import app.sanuk.core.RoomSeat
import app.sanuk.core.RoomView
import app.sanuk.ui.Act
import app.sanuk.ui.board.ScenePicture
import app.sanuk.ui.part.ActionButton
import app.sanuk.ui.part.Back
import app.sanuk.ui.part.Card
import app.sanuk.ui.part.Cells
import app.sanuk.ui.part.Ground
import app.sanuk.ui.part.Label
import app.sanuk.ui.part.OwnerBadge
import app.sanuk.ui.part.TitleBar
import app.sanuk.ui.theme.CARD
import app.sanuk.ui.theme.LocalInks
import app.sanuk.ui.theme.Size

/** A room before its game: what to send on one side, who sits there and by which rules on the other. */
@Composable
fun RoomBody(room: RoomView, back: Back, act: Act) {
    TwoColumns(
        bar = { TitleBar(room.title, back, act) },
        left = {
            if (room.status.isNotEmpty()) item { State(room) }
            if (room.problem.isNotEmpty()) item { Problem(room.problem, room.ways, act) }
            room.invite?.let { item { InviteCard(it, act) } }
            if (room.invite == null) table(room, act)
        },
        right = {
            if (room.invite != null) table(room, act)
            if (room.rules.isNotEmpty()) {
                item { GroupTitle(room.rulesTitle) }
                item {
                    Card(Modifier.fillMaxWidth()) {
                        Column(Modifier.padding(16.dp)) { room.rules.forEach { LineRow(it) } }
                    }
                }
            }
            room.notes.forEach { note -> item { Label(note, size = Size.SMALL, ink = Role.TEXT_SECONDARY) } }
        },
    )
}

/** What is going on. */
@Composable
private fun State(room: RoomView) {
    Row(
        // As far down as the title of a group beside it.
        Modifier.fillMaxWidth().padding(top = 8.dp).semantics(mergeDescendants = true) {},
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        Label(room.status, Modifier.weight(1f, fill = false), Size.TITLE, strong = true)
        if (room.busy) Thinking()
    }
}

/** What is wrong, and the ways on. */
@Composable
internal fun Problem(text: String, ways: List<Button>, act: Act) {
    val inks = LocalInks.current
    Ground(inks[Role.SURFACE], Modifier.fillMaxWidth(), CARD, inks[Role.ERROR]) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp)) {
            Label(text, ink = Role.ERROR)
            if (ways.isNotEmpty()) {
                Cells(most = 2, modifier = Modifier.fillMaxWidth()) { ways.forEach { ActionButton(it, act) } }
            }
        }
    }
}

/** Link, code and their picture; sharing first. */
@Composable
private fun InviteCard(invite: Invite, act: Act) {
    Card(Modifier.fillMaxWidth()) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp), Alignment.CenterHorizontally) {
            Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
                Label(invite.title, size = Size.TITLE, strong = true, heading = true)
                Label(invite.link)
                Label(invite.note, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
            }
            ScenePicture(invite.qr, invite.qrLabel, Modifier.size(200.dp))
            Column(Modifier.clearAndSetSemantics { contentDescription = invite.codeSpoken }, horizontalAlignment = Alignment.CenterHorizontally) {
                Label(invite.codeTitle, size = Size.CAPTION, ink = Role.TEXT_SECONDARY)
                Label(invite.code, size = Size.DISPLAY, strong = true, align = TextAlign.Center)
            }
            Cells(most = 2, modifier = Modifier.fillMaxWidth(), lead = true) { invite.buttons.forEach { ActionButton(it, act) } }
        }
    }
}

/** Who sits there, and what can be done with them. */
private fun LazyListScope.table(room: RoomView, act: Act) {
    seats(room, act)
    deeds(room, act)
}

private fun LazyListScope.seats(room: RoomView, act: Act) {
    if (room.seats.isEmpty()) return
    item { GroupTitle(room.seatsTitle) }
    item {
        Card(Modifier.fillMaxWidth()) {
            Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp)) { room.seats.forEach { SeatLine(it, act) } }
        }
    }
}

/** One seat: whose, how it stands, and what the host can do about it. A free one is paler and says so. */
@Composable
private fun SeatLine(seat: RoomSeat, act: Act) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        Row(Modifier.semantics(mergeDescendants = true) {}, Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            OwnerBadge(seat.owner, size = 32.dp)
            Column(Modifier.weight(1f)) {
                Label(seat.owner.name, strong = seat.taken, ink = if (seat.taken) Role.TEXT else Role.TEXT_SECONDARY)
                if (seat.status.isNotEmpty()) Label(seat.status, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
            }
        }
        if (seat.buttons.isNotEmpty()) {
            Box(Modifier.padding(start = 44.dp)) {
                Cells(most = 2) { seat.buttons.forEach { SeatButton(it, act) } }
            }
        }
    }
}

/** The seat stands just above, so its name is only spoken. */
@Composable
private fun SeatButton(button: Button, act: Act) =
    ActionButton(button.copy(hint = ""), act, Modifier.semantics { contentDescription = button.hint })

private fun LazyListScope.deeds(room: RoomView, act: Act) {
    if (room.buttons.isEmpty()) return
    item {
        Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
            room.buttons.forEach { ActionButton(it, act, Modifier.fillMaxWidth(), 56.dp) }
        }
    }
}
