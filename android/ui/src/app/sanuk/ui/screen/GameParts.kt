package app.sanuk.ui.screen

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.DropdownMenu
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.sanuk.core.Button
import app.sanuk.core.CountLine
import app.sanuk.core.CountRow
import app.sanuk.core.Emphasis
import app.sanuk.core.Icon
import app.sanuk.core.MoveRow
import app.sanuk.core.PanelButton
import app.sanuk.core.PlayerStrip
import app.sanuk.core.Role
import app.sanuk.ui.Act
import app.sanuk.ui.board.ScenePicture
import app.sanuk.ui.board.aspectOf
import app.sanuk.ui.part.ActionButton
import app.sanuk.ui.part.Ground
import app.sanuk.ui.part.Label
import app.sanuk.ui.part.OwnerBadge
import app.sanuk.ui.part.Segment
import app.sanuk.ui.part.Sign
import app.sanuk.ui.part.SignButton
import app.sanuk.ui.part.TARGET
import app.sanuk.ui.part.press
import app.sanuk.ui.theme.CaptureSign
import app.sanuk.ui.theme.FinishedSign
import app.sanuk.ui.theme.LocalInks
import app.sanuk.ui.theme.PILL
import app.sanuk.ui.theme.Size
import app.sanuk.ui.theme.WaySign
import app.sanuk.ui.theme.YardSign
import androidx.compose.ui.semantics.Role as Kind

/** The game's menu behind three dots. Whether it is open is the shell's alone. */
@Composable
internal fun GameMenu(entries: List<Button>, label: String, act: Act) {
    var open by rememberSaveable { mutableStateOf(false) }
    val inks = LocalInks.current
    Box {
        SignButton(Icon.MORE, label, "menu:game") { open = true }
        DropdownMenu(open, { open = false }, containerColor = inks[Role.SURFACE]) {
            entries.forEach { entry ->
                val close = object : Act by act {
                    override fun press(id: String) {
                        open = false
                        act.press(id)
                    }
                }
                Ground(inks[Role.SURFACE]) { ActionButton(entry.asRow(), close, Modifier.fillMaxWidth(), align = TextAlign.Start) }
            }
        }
    }
}

/** In a list every entry is plain; only what destroys keeps its colour. */
private fun Button.asRow() =
    if (emphasis == Emphasis.DESTRUCTIVE) this else copy(emphasis = Emphasis.PLAIN)

/** Three dots: the computer is choosing. Still, so that nothing draws attention from the board. */
@Composable
internal fun Thinking(modifier: Modifier = Modifier) {
    val ink = LocalInks.current[Role.TEXT_SECONDARY]
    Canvas(modifier.size(24.dp, 12.dp)) {
        repeat(3) { drawCircle(ink, 2.5.dp.toPx(), Offset((4 + it * 8).dp.toPx(), size.height / 2)) }
    }
}

/** One piece in words: mark, place and place after the roll; what it captures or why it cannot move. */
@Composable
internal fun PieceButton(piece: PanelButton, act: Act) {
    val inks = LocalInks.current
    val ink = if (piece.enabled) Role.TEXT else Role.TEXT_SECONDARY
    val line = when {
        piece.selected -> inks[Role.PRIMARY]
        piece.enabled -> inks[Role.OUTLINE]
        else -> inks.hairline
    }
    Ground(
        color = if (piece.selected) inks.chosen else if (piece.enabled) inks[Role.SURFACE] else Color.Transparent,
        modifier = Modifier.heightIn(min = PANEL_HEIGHT),
        shape = PILL,
        line = line,
        lineWidth = if (piece.selected) 2.dp else inks.outline,
        press = Modifier.press(piece.id, piece.enabled, Kind.Button, piece.selected, onPress = { act.press(piece.id) })
            .semantics { contentDescription = piece.spoken },
        alignment = Alignment.CenterStart,
    ) {
        Row(Modifier.padding(horizontal = 10.dp, vertical = 2.dp), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
            Column(horizontalAlignment = Alignment.CenterHorizontally) {
                OwnerBadge(piece.owner, size = 24.dp, gold = piece.enabled)
                Label(piece.number, size = Size.CAPTION, strong = true, ink = ink)
            }
            Column(Modifier.weight(1f)) {
                Label(piece.label, size = Size.SMALL, strong = piece.enabled, ink = ink)
                if (piece.note.isNotEmpty()) PieceNote(piece)
            }
        }
    }
}

@Composable
private fun PieceNote(piece: PanelButton) {
    Row(verticalAlignment = Alignment.CenterVertically) {
        val ink = if (piece.captures) Role.ERROR else Role.TEXT_SECONDARY
        if (piece.captures) Sign(CaptureSign, ink, Modifier.padding(end = 4.dp), 14.dp)
        Label(piece.note, size = Size.CAPTION, strong = piece.captures, ink = ink)
    }
}

/** All colours on one line: mark and three figures with their signs. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
internal fun CountChips(counts: List<CountRow>) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(12.dp)) { counts.forEach { CountChip(it) } }
}

@Composable
private fun CountChip(row: CountRow) {
    Row(Modifier.clearAndSetSemantics { contentDescription = row.spoken }, Arrangement.spacedBy(3.dp), Alignment.CenterVertically) {
        OwnerBadge(row.owner, size = 14.dp)
        Figure(row.finished, FinishedSign)
        Figure(row.board, WaySign)
        Figure(row.yard, YardSign)
        if (row.state.isNotEmpty()) Label(row.state, size = Size.CAPTION, ink = Role.TEXT_SECONDARY)
    }
}

@Composable
private fun Figure(number: String, sign: ImageVector) {
    Row(verticalAlignment = Alignment.CenterVertically) {
        Sign(sign, Role.TEXT_SECONDARY, size = 10.dp * LocalDensity.current.fontScale)
        Label(number, size = Size.CAPTION, ink = Role.TEXT)
    }
}

/** The same in words, for the side column. */
@Composable
internal fun CountWords(row: CountRow) {
    Row(Modifier.padding(vertical = 4.dp), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        OwnerBadge(row.owner, size = 20.dp)
        Column {
            Label(row.owner.name, size = Size.SMALL, strong = row.active)
            Label(row.text, size = Size.CAPTION, ink = Role.TEXT_SECONDARY)
            if (row.state.isNotEmpty()) Label(row.state, size = Size.CAPTION, strong = true)
        }
    }
}

/** A makruk player with the captured men; [button] is the corner's. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
internal fun Strip(strip: PlayerStrip, button: Button?, act: Act) {
    Row(Modifier.fillMaxWidth().heightIn(min = TARGET).padding(start = 12.dp), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        OwnerBadge(strip.owner, size = 20.dp, gold = strip.active)
        // Where a long name and the clock do not fit on one line, the clock goes below.
        FlowRow(Modifier.weight(1f), Arrangement.SpaceBetween, itemVerticalAlignment = Alignment.CenterVertically) {
            FlowRow(horizontalArrangement = Arrangement.spacedBy(12.dp), itemVerticalAlignment = Alignment.CenterVertically) {
                Label(strip.owner.name, size = Size.SMALL, strong = strip.active)
                if (strip.state.isNotEmpty()) Label(strip.state, size = Size.CAPTION, ink = Role.TEXT_SECONDARY)
                aspectOf(strip.capturedScene)?.let { ScenePicture(strip.capturedScene, strip.captured, Modifier.size(24.dp * it, 24.dp)) }
            }
            strip.clock?.let { LocalClocks.current.getOrNull(it.toInt()) }?.let { Clock(it) }
        }
        // A button brings its own margin.
        if (button == null) Spacer(Modifier.width(4.dp)) else SignButton(button, act)
    }
}

/** Makruk's counting just below the board: who, number and limit, what is left, start or stop. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
internal fun CountBar(line: CountLine, act: Act) {
    val spoken = line.spoken
    Column(Modifier.fillMaxWidth().padding(start = 16.dp, top = 4.dp, end = 16.dp)) {
        // Where both do not fit on one line, the button goes below.
        FlowRow(Modifier.fillMaxWidth().heightIn(min = 40.dp), Arrangement.SpaceBetween, itemVerticalAlignment = Alignment.CenterVertically) {
            Column(Modifier.padding(end = 12.dp).clearAndSetSemantics { contentDescription = spoken }) {
                Label(line.text, size = Size.SMALL, strong = true)
                if (line.left.isNotEmpty()) Label(line.left, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
            }
            // The hint beside the count would squeeze it; it is said in full once the button is armed.
            line.button?.let { Segment(it.copy(hint = ""), act, kind = Kind.Checkbox) }
        }
        line.button?.let { if (it.selected) Label(it.hint, size = Size.CAPTION, ink = Role.TEXT_SECONDARY) }
        if (line.warning.isNotEmpty()) Label(line.warning, size = Size.SMALL, strong = true, ink = Role.ERROR)
    }
}

/** Makruk's moves. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
internal fun Moves(title: String, rows: List<MoveRow>, act: Act) {
    Label(title, Modifier.padding(top = 8.dp), Size.CAPTION, strong = true, ink = Role.TEXT_SECONDARY, heading = true)
    FlowRow(horizontalArrangement = Arrangement.spacedBy(12.dp)) { rows.forEach { Move(it, act) } }
}

@Composable
private fun Move(row: MoveRow, act: Act) {
    Row(Modifier.widthIn(min = 120.dp), Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
        Label(row.number, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
        listOfNotNull(row.first, row.second).forEach { half ->
            if (half.enabled) ActionButton(half.asRow(), act)
            else Label(half.label, size = Size.SMALL, strong = half.selected)
        }
    }
}

internal val PANEL_HEIGHT = 56.dp
