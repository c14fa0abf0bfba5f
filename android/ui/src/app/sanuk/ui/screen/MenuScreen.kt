package app.sanuk.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.lazy.LazyListScope
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.sanuk.core.GameCard
import app.sanuk.core.Line
import app.sanuk.core.MenuView
import app.sanuk.core.Role
import app.sanuk.ui.Act
import app.sanuk.ui.board.ScenePicture
import app.sanuk.ui.part.ActionButton
import app.sanuk.ui.part.Back
import app.sanuk.ui.part.Card
import app.sanuk.ui.part.Cells
import app.sanuk.ui.part.ChoiceRow
import app.sanuk.ui.part.Label
import app.sanuk.ui.part.Segment
import app.sanuk.ui.part.SignButton
import app.sanuk.ui.part.TitleBar
import app.sanuk.ui.part.press
import app.sanuk.ui.theme.CARD
import app.sanuk.ui.theme.Size
import androidx.compose.ui.semantics.Role as Kind

/** The first screen: which game, how, and the games that wait. */
@Composable
fun MenuBody(menu: MenuView, back: Back, act: Act) = TwoColumns(
    bar = { TitleBar(menu.title, back, act, buttons = menu.bar) },
    left = { setup(menu, act) },
    right = { games(menu, act) },
)

private fun LazyListScope.setup(menu: MenuView, act: Act) {
    item {
        Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
            Cells(most = menu.games.size, modifier = Modifier.fillMaxWidth().selectableGroup()) {
                menu.games.forEach { Segment(it, act, Modifier.heightIn(min = 56.dp), Kind.Tab) }
            }
            Label(menu.card, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
        }
    }
    menu.choices.forEach { item { ChoiceRow(it, act) } }
    menu.options?.let { item { ActionButton(it, act) } }
    item {
        Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
            menu.ways.forEach { ActionButton(it, act, Modifier.fillMaxWidth()) }
            menu.friends.forEach { ActionButton(it, act, Modifier.fillMaxWidth()) }
        }
    }
}

private fun LazyListScope.games(menu: MenuView, act: Act) {
    item { GroupTitle(menu.runningTitle) }
    if (menu.running.isEmpty()) item { Label(menu.runningEmpty, ink = Role.TEXT_SECONDARY) }
    menu.running.forEach { item { SavedGame(it, act) } }
    if (menu.finished.isNotEmpty()) item { GroupTitle(menu.finishedTitle) }
    menu.finished.forEach { item { SavedGame(it, act) } }
    menu.more?.let { item { ActionButton(it, act, Modifier.fillMaxWidth()) } }
    if (menu.statistics.isNotEmpty()) {
        item { GroupTitle(menu.statisticsTitle) }
        item { Column { menu.statistics.forEach { LineRow(it) } } }
    }
}

/** A saved game: the card opens it; export and delete stand under it, away from the thumb's path. */
@Composable
private fun SavedGame(game: GameCard, act: Act) {
    Card(Modifier.fillMaxWidth(), Modifier.press(game.id, shape = CARD, onPress = { act.press(game.id) })) {
        Row(Modifier.padding(8.dp), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            ScenePicture(game.thumbnail, "", Modifier.size(88.dp))
            Column(Modifier.weight(1f)) {
                Label(game.title, strong = true)
                Label(game.subtitle, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
                Row(Modifier.align(Alignment.End)) {
                    SignButton(game.export, act)
                    SignButton(game.delete, act)
                }
            }
        }
    }
}

/** A name and its value on one line, the value at the end; where both do not fit, below each other. */
@Composable
internal fun LineRow(line: Line) {
    Cells(most = 2, modifier = Modifier.fillMaxWidth().padding(vertical = 4.dp).semantics(mergeDescendants = true) {}, gap = 12.dp) {
        Label(line.label, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
        if (line.value.isNotEmpty()) Label(line.value, size = Size.SMALL, strong = true)
    }
}
