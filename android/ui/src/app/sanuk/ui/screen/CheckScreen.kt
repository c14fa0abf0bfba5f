package app.sanuk.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.sanuk.core.CheckView
import app.sanuk.core.Finding
import app.sanuk.core.Icon
import app.sanuk.core.Line
import app.sanuk.core.Role
import app.sanuk.ui.Act
import app.sanuk.ui.part.ActionButton
import app.sanuk.ui.part.Back
import app.sanuk.ui.part.Card
import app.sanuk.ui.part.Cells
import app.sanuk.ui.part.Ground
import app.sanuk.ui.part.Label
import app.sanuk.ui.part.Sign
import app.sanuk.ui.part.TitleBar
import app.sanuk.ui.theme.CARD
import app.sanuk.ui.theme.LocalInks
import app.sanuk.ui.theme.Size
import app.sanuk.ui.theme.vectorOf

/** The check of a game's dice: the finding first, then why it can be believed, then every number. */
@Composable
fun CheckBody(check: CheckView, back: Back, act: Act) = TwoColumns(
    bar = { TitleBar(check.title, back, act) },
    left = {
        item { Verdict(check) }
        item { GroupTitle(check.howTitle) }
        check.how.forEach { item { Label(it) } }
        item { Cells(most = 2, modifier = Modifier.fillMaxWidth()) { check.buttons.forEach { ActionButton(it, act) } } }
    },
    right = {
        if (check.failed.isNotEmpty()) {
            item { GroupTitle(check.failedTitle) }
            check.failed.forEach { item { Label(it, size = Size.SMALL) } }
        }
        if (check.facts.isNotEmpty()) {
            item { GroupTitle(check.factsTitle) }
            item { Card(Modifier.fillMaxWidth()) { Column(Modifier.padding(16.dp), Arrangement.spacedBy(8.dp)) { check.facts.forEach { Number(it) } } } }
        }
        if (check.rolls.isNotEmpty()) {
            item { GroupTitle(check.rollsTitle) }
            item { Column { check.rolls.forEach { LineRow(it) } } }
        }
    },
)

/** The finding with a sign, never by colour alone; a bad one is a red banner. */
@Composable
private fun Verdict(check: CheckView) {
    val inks = LocalInks.current
    val bad = check.finding == Finding.BAD
    val ink = if (bad) Role.ERROR else Role.TEXT
    val sign = when (check.finding) {
        Finding.GOOD -> Icon.CHECK
        Finding.BAD -> Icon.CLOSE
        Finding.NOTHING -> Icon.DIE
    }
    Ground(inks[Role.SURFACE], Modifier.fillMaxWidth(), CARD, if (bad) inks[Role.ERROR] else inks[Role.OUTLINE], if (bad) 2.dp else inks.outline) {
        Row(Modifier.padding(16.dp).semantics(mergeDescendants = true) {}, Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            vectorOf(sign)?.let { Sign(it, ink, size = 28.dp) }
            Column(Modifier.weight(1f), Arrangement.spacedBy(4.dp)) {
                Label(check.verdict, size = Size.TITLE, strong = true, ink = ink, heading = true)
                if (check.note.isNotEmpty()) Label(check.note, size = Size.SMALL)
            }
        }
    }
}

/** A long hexadecimal number under its name. */
@Composable
private fun Number(line: Line) {
    Column(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}) {
        Label(line.label, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
        Label(line.value, size = Size.CAPTION)
    }
}
