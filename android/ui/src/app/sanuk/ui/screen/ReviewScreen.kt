package app.sanuk.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.sanuk.core.ReviewRow
import app.sanuk.core.ReviewSection
import app.sanuk.core.ReviewView
import app.sanuk.core.Role
import app.sanuk.ui.Act
import app.sanuk.ui.board.ScenePicture
import app.sanuk.ui.board.aspectOf
import app.sanuk.ui.part.ActionButton
import app.sanuk.ui.part.Back
import app.sanuk.ui.part.Card
import app.sanuk.ui.part.Label
import app.sanuk.ui.part.OwnerBadge
import app.sanuk.ui.part.TitleBar
import app.sanuk.ui.theme.LocalInks
import app.sanuk.ui.theme.Size

/** A finished game looked at again: what it was worth, and where it turned. */
@Composable
fun ReviewBody(review: ReviewView, back: Back, act: Act) = TwoColumns(
    bar = { TitleBar(review.title, back, act) },
    left = {
        item { Opening(review) }
        if (review.graph.isNotEmpty()) item { Course(review) }
        review.sections.take(1).forEach { item { Section(it, act) } }
    },
    right = {
        review.sections.drop(1).forEach { item { Section(it, act) } }
        if (review.dice.isNotEmpty()) {
            item { GroupTitle(review.diceTitle) }
            item { Dice(review.dice) }
        }
    },
)

@Composable
private fun Opening(review: ReviewView) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        Label(review.intro, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
        if (review.progress.isNotEmpty()) Progress(review)
    }
}

@Composable
private fun Progress(review: ReviewView) {
    val inks = LocalInks.current
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        Label(review.progress, size = Size.SMALL)
        LinearProgressIndicator(
            progress = { review.share },
            modifier = Modifier.fillMaxWidth(),
            color = inks[Role.PRIMARY],
            trackColor = inks[Role.OUTLINE],
        )
    }
}

/** The graph with its words below, which are read aloud once. */
@Composable
private fun Course(review: ReviewView) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        GroupTitle(review.graphTitle)
        aspectOf(review.graph)?.let { ScenePicture(review.graph, "", Modifier.fillMaxWidth().aspectRatio(it)) }
        Label(review.graphLabel, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
    }
}

@Composable
private fun Section(section: ReviewSection, act: Act) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        GroupTitle(section.title)
        Card(Modifier.fillMaxWidth()) {
            Column(Modifier.padding(16.dp), Arrangement.spacedBy(16.dp)) { section.rows.forEach { Moment(it, act) } }
        }
    }
}

@Composable
private fun Moment(row: ReviewRow, act: Act) {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
        row.owner?.let { OwnerBadge(it, size = 24.dp) }
        Column(Modifier.weight(1f).semantics(mergeDescendants = true) {}) {
            row.owner?.let { Label(it.name, size = Size.SMALL, strong = true) }
            Label(row.text, size = Size.SMALL)
            if (row.detail.isNotEmpty()) Label(row.detail, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
        }
        row.show?.let { ActionButton(it, act) }
    }
}
