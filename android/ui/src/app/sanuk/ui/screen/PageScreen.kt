package app.sanuk.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.runtime.withFrameNanos
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.layout.onPlaced
import androidx.compose.ui.layout.positionInParent
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
import kotlin.math.roundToInt
import androidx.compose.ui.semantics.Role as Kind

/** Rules and other texts, with a jump list over the sections. */
@Composable
fun PageBody(page: PageView, back: Back, act: Act) {
    val rows = rowsOf(page)
    val scroll = rememberScrollState()
    val places = remember(page.title) { HashMap<String, Int>() }
    val entries = remember(page.title) { HashMap<String, FocusRequester>() }
    // The jump that was made last: a page that is only shown again, as after a turn, stays where its reader went.
    var jumped by rememberSaveable { mutableStateOf(0L) }
    LaunchedEffect(page.scrollSerial) {
        val asked = page.scrollSerial.toLong()
        if (asked == jumped) return@LaunchedEffect
        jumped = asked
        // A core that begins anew counts from nothing, and has no jump to make yet.
        if (asked == 0L) return@LaunchedEffect
        // A page that opens with a jump has its places once it was laid out.
        withFrameNanos { }
        scroll.scrollTo(places[page.scrollTo] ?: 0)
        // An entry that a marker led to is gone on from there; a heading is only read.
        entries[page.scrollTo]?.requestFocus()
    }
    // All rows are there at once: a list that makes them as they come into view would end Tab's way at the
    // first long stretch of text without anything to press.
    WholeSheet(bar = { TitleBar(page.title, back, act) }, state = scroll, gap = 12.dp) {
        rows.forEach { row ->
            val entry = row.id?.takeIf { row is PageRow.Content }?.let { entries.getOrPut(it) { FocusRequester() } }
            val asked = entry?.let { Modifier.focusRequester(it) } ?: Modifier
            Box(asked.onPlaced { at -> row.id?.let { places[it] = at.positionInParent().y.roundToInt() } }) { Row(row, act) }
        }
    }
}

/** What stands on one row of the page's list. */
private sealed interface PageRow {
    /** What the page scrolls to it by; `null` where it never does. */
    val id: String? get() = null

    class Tabs(val page: PageView) : PageRow

    class Contents(val page: PageView) : PageRow

    class Heading(val section: PageSection) : PageRow {
        override val id get() = section.id
    }

    class Content(val block: Block) : PageRow {
        override val id get() = (block as? Block.Action)?.button?.id
    }
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
