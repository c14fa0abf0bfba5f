package app.sanuk.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.sanuk.core.DiceRow
import app.sanuk.core.RankRow
import app.sanuk.core.ResultView
import app.sanuk.core.Role
import app.sanuk.ui.Act
import app.sanuk.ui.board.ScenePicture
import app.sanuk.ui.part.ActionButton
import app.sanuk.ui.part.Back
import app.sanuk.ui.part.Card
import app.sanuk.ui.part.Cells
import app.sanuk.ui.part.Label
import app.sanuk.ui.part.OwnerBadge
import app.sanuk.ui.part.TitleBar
import app.sanuk.ui.theme.Size

/** How it ended, and what can be done next. */
@Composable
fun ResultBody(result: ResultView, back: Back, act: Act) = TwoColumns(
    bar = { TitleBar(result.title, back, act) },
    left = {
        item { Headline(result) }
        if (result.ranks.isNotEmpty()) item { Ranks(result.ranks) }
        item { Deeds(result, act) }
    },
    right = {
        if (result.dice.isNotEmpty()) {
            item { GroupTitle(result.diceTitle) }
            item { Dice(result.dice) }
        }
        if (result.facts.isNotEmpty()) {
            item { GroupTitle(result.factsTitle) }
            item { Column { result.facts.forEach { LineRow(it) } } }
        }
    },
)

@Composable
private fun Headline(result: ResultView) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterHorizontally) {
        ScenePicture(result.picture, result.pictureLabel, Modifier.size(176.dp))
        Label(result.headline, size = Size.DISPLAY, strong = true, align = TextAlign.Center, heading = true)
        Label(result.reason, align = TextAlign.Center, ink = Role.TEXT_SECONDARY)
        if (result.offer.isNotEmpty()) Label(result.offer, strong = true, align = TextAlign.Center)
    }
}

@Composable
private fun Deeds(result: ResultView, act: Act) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        // The primary action and the way out have rows of their own.
        result.buttons.take(1).forEach { ActionButton(it, act, Modifier.fillMaxWidth()) }
        Cells(most = 2, modifier = Modifier.fillMaxWidth(), wrap = true, lead = true) {
            result.buttons.drop(1).dropLast(1).forEach { ActionButton(it, act) }
        }
        result.buttons.drop(1).takeLast(1).forEach { ActionButton(it, act, Modifier.fillMaxWidth()) }
    }
}

@Composable
private fun Ranks(ranks: List<RankRow>) {
    Card(Modifier.fillMaxWidth()) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp)) {
            ranks.forEach { row ->
                Row(Modifier.semantics(mergeDescendants = true) {}, Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
                    Label(row.rank, size = Size.TITLE, strong = true)
                    OwnerBadge(row.owner)
                    Column {
                        Label(row.owner.name, strong = true)
                        if (row.detail.isNotEmpty()) Label(row.detail, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
                    }
                }
            }
        }
    }
}

/** How often each face fell: a row a seat, a column a face, headed by the faces themselves. */
@Composable
internal fun Dice(rows: List<DiceRow>) {
    Card(Modifier.fillMaxWidth()) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp)) {
            Box(Modifier.clearAndSetSemantics {}) { Faces() }
            rows.forEach { row ->
                Column(Modifier.clearAndSetSemantics { contentDescription = row.spoken }) {
                    Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
                        row.owner?.let { OwnerBadge(it, size = 20.dp) }
                        Label(row.label, size = Size.SMALL, strong = true)
                    }
                    Cells(most = FACES, modifier = Modifier.fillMaxWidth(), gap = 4.dp, wrap = true) {
                        row.counts.forEach { Label(it, size = Size.SMALL, align = TextAlign.Center) }
                    }
                }
            }
        }
    }
}

@Composable
private fun Faces() {
    Cells(most = FACES, modifier = Modifier.fillMaxWidth(), gap = 4.dp, wrap = true) {
        repeat(FACES) { Box(contentAlignment = Alignment.Center) { DieFace(it + 1, Modifier.size(20.dp)) } }
    }
}

private const val FACES = 6
