package app.sanuk.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.sanuk.core.Block
import app.sanuk.core.PageSection
import app.sanuk.core.PageView
import app.sanuk.ui.Act
import app.sanuk.ui.part.ActionButton
import app.sanuk.ui.part.Back
import app.sanuk.ui.part.Cells
import app.sanuk.ui.part.Label
import app.sanuk.ui.part.Segment
import app.sanuk.ui.part.TitleBar
import app.sanuk.ui.theme.Size
import androidx.compose.ui.semantics.Role as Kind

/** Rules and other texts, with a jump list over the sections. */
@Composable
fun PageBody(page: PageView, back: Back, act: Act) {
    val rows = rowsOf(page)
    val list = rememberLazyListState()
    LaunchedEffect(page.scrollSerial) {
        if (page.scrollSerial == 0uL) return@LaunchedEffect
        val at = rows.indexOfFirst { it is PageRow.Heading && it.section.id == page.scrollTo }
        list.scrollToItem(at.coerceAtLeast(0))
    }
    Sheet(bar = { TitleBar(page.title, back, act) }, state = list, gap = 12.dp) {
        rows.forEach { row -> item { Row(row, act) } }
    }
}

/** What stands on one row of the page's list. */
private sealed interface PageRow {
    class Tabs(val page: PageView) : PageRow

    class Contents(val page: PageView) : PageRow

    class Heading(val section: PageSection) : PageRow

    class Content(val block: Block) : PageRow
}

private fun rowsOf(page: PageView): List<PageRow> = buildList {
    if (page.tabs.isNotEmpty()) add(PageRow.Tabs(page))
    if (page.contents.isNotEmpty()) add(PageRow.Contents(page))
    page.sections.forEach { section ->
        add(PageRow.Heading(section))
        section.blocks.forEach { add(PageRow.Content(it)) }
    }
}

@Composable
private fun Row(row: PageRow, act: Act) = when (row) {
    is PageRow.Tabs -> Cells(most = MOST_TABS, modifier = Modifier.fillMaxWidth().selectableGroup()) {
        row.page.tabs.forEach { Segment(it, act, kind = Kind.Tab) }
    }
    is PageRow.Contents -> Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        row.page.contents.forEach { ActionButton(it, act, Modifier.fillMaxWidth(), align = TextAlign.Start) }
    }
    is PageRow.Heading -> {
        val size = if (row.section.level <= 2u) Size.TITLE else Size.BODY
        // More room above than below, so that a heading belongs to what it heads.
        Label(row.section.heading, Modifier.padding(top = 12.dp), size, strong = true, heading = true)
    }
    is PageRow.Content -> PageBlock(row.block, act)
}

private const val MOST_TABS = 4
