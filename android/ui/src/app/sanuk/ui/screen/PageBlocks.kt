package app.sanuk.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.sanuk.core.Block
import app.sanuk.core.Role
import app.sanuk.ui.Act
import app.sanuk.ui.board.ScenePicture
import app.sanuk.ui.part.ActionButton
import app.sanuk.ui.part.Card
import app.sanuk.ui.part.Label
import app.sanuk.ui.theme.Size

/** One piece of a page. */
@Composable
internal fun PageBlock(block: Block, act: Act) {
    when (block) {
        is Block.Paragraph -> Label(block.text)
        is Block.Bullets -> Bullets(block)
        is Block.Question -> Pair(block.question, block.answer, heading = true)
        is Block.Term -> Pair(block.term, block.text, heading = false)
        is Block.Table -> Grid(block)
        is Block.Diagram -> Diagram(block)
        is Block.Action -> ActionButton(block.button, act, Modifier.fillMaxWidth())
    }
}

@Composable
private fun Bullets(list: Block.Bullets) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp)) {
        list.items.forEachIndexed { at, item ->
            Row(Modifier.semantics(mergeDescendants = true) {}, Arrangement.spacedBy(8.dp)) {
                val lead = if (list.numbered) "${at + 1}." else "•"
                Label(lead, Modifier.widthIn(min = 20.dp), ink = Role.TEXT_SECONDARY, align = TextAlign.End)
                Label(item, Modifier.weight(1f))
            }
        }
    }
}

@Composable
private fun Pair(first: String, second: String, heading: Boolean) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(2.dp)) {
        Label(first, strong = true, heading = heading)
        Label(second)
    }
}

@Composable
private fun Diagram(diagram: Block.Diagram) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterHorizontally) {
        ScenePicture(diagram.scene, "", Modifier.size(240.dp))
        Label(diagram.caption, size = Size.SMALL, ink = Role.TEXT_SECONDARY, align = TextAlign.Center)
    }
}

/** A table; where a column would be narrower than its words, each row becomes a card. */
@Composable
private fun Grid(table: Block.Table) {
    BoxWithConstraints(Modifier.fillMaxWidth()) {
        val room = maxWidth / LocalDensity.current.fontScale
        if (room >= COLUMN_LEAST * table.header.size) Rows(table) else Cards(table)
    }
}

@Composable
private fun Rows(table: Block.Table) {
    Card(Modifier.fillMaxWidth()) {
        Column(Modifier.padding(12.dp), Arrangement.spacedBy(8.dp)) {
            Line(table.header, strong = true)
            table.rows.forEach { Line(it.cells, strong = false) }
        }
    }
}

@Composable
private fun Line(cells: List<String>, strong: Boolean) {
    Row(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}, Arrangement.spacedBy(12.dp)) {
        cells.forEachIndexed { at, cell -> Label(cell, Modifier.weight(1f), Size.SMALL, strong = strong || at == 0) }
    }
}

@Composable
private fun Cards(table: Block.Table) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        table.rows.forEach { row ->
            Card(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}) {
                Column(Modifier.padding(12.dp), Arrangement.spacedBy(4.dp)) {
                    row.cells.forEachIndexed { at, cell ->
                        if (at == 0) Label(cell, strong = true)
                        else {
                            Label(table.header.getOrElse(at) { "" }, size = Size.CAPTION, ink = Role.TEXT_SECONDARY)
                            Label(cell, size = Size.SMALL)
                        }
                    }
                }
            }
        }
    }
}

private val COLUMN_LEAST = 120.dp
