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
import app.sanuk.core.Emphasis
import app.sanuk.core.Role
import app.sanuk.ui.Act
import app.sanuk.ui.board.ScenePicture
import app.sanuk.ui.part.ActionButton
import app.sanuk.ui.part.Card
import app.sanuk.ui.part.CitingLabel
import app.sanuk.ui.part.Label
import app.sanuk.ui.theme.Size

/** One piece of a page. */
@Composable
internal fun PageBlock(block: Block, act: Act) {
    when (block) {
        is Block.Paragraph -> if (block.cites.isEmpty()) Label(block.text) else CitingLabel(block.text, block.cites, act)
        is Block.Bullets -> Bullets(block)
        is Block.Question -> Pair(block.question, block.answer, heading = true)
        is Block.Term -> Pair(block.term, block.text, heading = false)
        is Block.Table -> Grid(block)
        is Block.Diagram -> Diagram(block)
        is Block.Action -> {
            // Sources are a list to read, not buttons to choose from.
            val align = if (block.button.emphasis == Emphasis.PLAIN) TextAlign.Start else TextAlign.Center
            ActionButton(block.button, act, Modifier.fillMaxWidth(), align = align)
        }
    }
}

@Composable
private fun Bullets(list: Block.Bullets) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp)) {
        list.items.forEach { bullet ->
            Row(Modifier.semantics(mergeDescendants = true) {}, Arrangement.spacedBy(8.dp)) {
                Label(bullet.lead, Modifier.widthIn(min = 26.dp), ink = Role.TEXT_SECONDARY, align = TextAlign.End)
                Label(bullet.text, Modifier.weight(1f))
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
    val weights = weightsOf(table)
    Card(Modifier.fillMaxWidth()) {
        Column(Modifier.padding(12.dp), Arrangement.spacedBy(8.dp)) {
            Line(table.header, weights, strong = true)
            table.rows.forEach { Line(it.cells, weights, strong = false) }
        }
    }
}

/** Columns of numbers are narrower than columns of sentences. */
private fun weightsOf(table: Block.Table): List<Float> = table.header.mapIndexed { at, header ->
    val longest = table.rows.maxOfOrNull { it.cells.getOrElse(at) { "" }.length } ?: 0
    longest.coerceAtLeast(header.length).coerceIn(NARROWEST, WIDEST).toFloat()
}

@Composable
private fun Line(cells: List<String>, weights: List<Float>, strong: Boolean) {
    Row(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}, Arrangement.spacedBy(12.dp)) {
        cells.forEachIndexed { at, cell -> Label(cell, Modifier.weight(weights.getOrElse(at) { 1f }), Size.SMALL, strong = strong || at == 0) }
    }
}

@Composable
private fun Cards(table: Block.Table) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        table.rows.forEach { row ->
            Card(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}) {
                Column(Modifier.padding(12.dp), Arrangement.spacedBy(4.dp)) {
                    row.cells.forEachIndexed { at, cell ->
                        if (at == 0) Label(cell, strong = true) else Fact(table.header.getOrElse(at) { "" }, cell)
                    }
                }
            }
        }
    }
}

/** A value beside what it is; below it where the text is large. */
@Composable
private fun Fact(label: String, value: String) {
    if (LocalDensity.current.fontScale > BESIDE_MOST) {
        Label(label, size = Size.CAPTION, ink = Role.TEXT_SECONDARY)
        Label(value, size = Size.SMALL)
    } else Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
        Label(label, Modifier.weight(1f).alignByBaseline(), Size.CAPTION, ink = Role.TEXT_SECONDARY)
        Label(value, Modifier.weight(3f).alignByBaseline(), Size.SMALL)
    }
}

/** Characters that a column counts at least and at most, when the columns share the width. */
private const val NARROWEST = 11
private const val WIDEST = 24

/** With larger text there is no room for two columns on a phone. */
private const val BESIDE_MOST = 1.3f
private val COLUMN_LEAST = 120.dp
