package app.sanuk.ui.screen

import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Slider
import androidx.compose.material3.SliderDefaults
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.sanuk.core.Action
import app.sanuk.core.AppView
import app.sanuk.core.Button
import app.sanuk.core.ReplayView
import app.sanuk.core.Role
import app.sanuk.ui.Act
import app.sanuk.ui.AppModel
import app.sanuk.ui.board.BoardArea
import app.sanuk.ui.part.ActionButton
import app.sanuk.ui.part.Back
import app.sanuk.ui.part.Cells
import app.sanuk.ui.part.Ground
import app.sanuk.ui.part.Label
import app.sanuk.ui.part.SignButton
import app.sanuk.ui.part.TARGET
import app.sanuk.ui.part.TitleBar
import app.sanuk.ui.part.focusRing
import app.sanuk.ui.part.press
import app.sanuk.ui.theme.CARD
import app.sanuk.ui.theme.LocalInks
import app.sanuk.ui.theme.PILL
import app.sanuk.ui.theme.Size
import kotlin.math.roundToInt
import androidx.compose.ui.semantics.Role as Kind

/** A game step by step, with the live board. */
@Composable
fun ReplayScreen(model: AppModel, view: AppView, replay: ReplayView) = ReplayBody(replay, backOf(view), model) { modifier ->
    BoardArea(model, replay.board, view.revision, modifier, shadowOf(replay.board))
}

/** A game step by step, without state. */
@Composable
fun ReplayBody(replay: ReplayView, back: Back, act: Act, board: @Composable (Modifier) -> Unit) {
    val parts = TableParts(
        bar = { TitleBar(replay.title, back, act, buttons = listOf(replay.board.viewSwitch)) },
        board = board,
        count = { replay.countLine?.let { CountBar(it, act) } },
        status = {
            Column(Modifier.fillMaxWidth().heightIn(min = 40.dp), Arrangement.Center) {
                Label(replay.status, size = Size.SMALL, strong = true)
                if (replay.note.isNotEmpty()) Label(replay.note, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
            }
        },
        panel = { Scrubber(replay, act) },
        rest = { Record(replay, act) },
    )
    Table(parts, replay.board.aspect, edgeToEdge = replay.board.aspect == 1f)
}

@Composable
private fun Scrubber(replay: ReplayView, act: Act) {
    val inks = LocalInks.current
    val source = remember { MutableInteractionSource() }
    Column(Modifier.fillMaxWidth()) {
        Slider(
            value = replay.at.toFloat(),
            onValueChange = { act.send(Action.Scrub(it.roundToInt().toUInt())) },
            interactionSource = source,
            modifier = Modifier.heightIn(min = TARGET).focusRing(source, PILL).testTag(SCRUBBER_TAG).semantics { contentDescription = replay.scrubberLabel },
            valueRange = 0f..replay.last.toFloat().coerceAtLeast(1f),
            colors = SliderDefaults.colors(
                thumbColor = inks[Role.PRIMARY],
                activeTrackColor = inks[Role.PRIMARY],
                inactiveTrackColor = inks[Role.OUTLINE],
            ),
        )
        Row(Modifier.fillMaxWidth(), Arrangement.SpaceEvenly) { replay.steps.forEach { SignButton(it, act) } }
    }
}

@Composable
private fun Record(replay: ReplayView, act: Act) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        if (replay.verdict.isNotEmpty()) Label(replay.verdict, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
        Cells(most = 2, modifier = Modifier.fillMaxWidth()) { replay.buttons.forEach { ActionButton(it, act) } }
        Column { replay.rows.forEach { RecordRow(it, act) } }
    }
}

/** One step of the record, as a row of a list; the one shown is bold on a tinted ground. */
@Composable
private fun RecordRow(row: Button, act: Act) {
    val inks = LocalInks.current
    val press = Modifier.press(row.id, row.enabled, Kind.Button, row.selected, shape = CARD, onPress = { act.press(row.id) })
    val ground = if (row.selected) inks.chosen else Color.Transparent
    val divider = Modifier.drawBehind { drawLine(inks.hairline, Offset(0f, size.height), Offset(size.width, size.height)) }
    Ground(ground, divider.fillMaxWidth().heightIn(min = TARGET), CARD, press = press, alignment = Alignment.CenterStart) {
        Label(row.label, Modifier.padding(horizontal = 12.dp, vertical = 8.dp), Size.SMALL, strong = row.selected)
    }
}

/** The test tag of the replay's slider. */
const val SCRUBBER_TAG = "scrubber"
