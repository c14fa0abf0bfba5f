package app.sanuk.ui.screen

import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.LazyListScope
import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sanuk.ui.part.Label
import app.sanuk.ui.theme.EXPANDED_DP
import app.sanuk.ui.theme.Size
import app.sanuk.ui.theme.marginFor

/** A bar, a scrolling column of readable width, and what stays at the foot. */
@Composable
fun Sheet(
    bar: @Composable () -> Unit,
    modifier: Modifier = Modifier,
    state: LazyListState = rememberLazyListState(),
    foot: (@Composable () -> Unit)? = null,
    most: Dp = READABLE,
    gap: Dp = 16.dp,
    content: LazyListScope.() -> Unit,
) {
    BoxWithConstraints(modifier.fillMaxSize(), Alignment.TopCenter) {
        val margin = marginFor(maxWidth.value)
        Column(Modifier.widthIn(max = most + margin * 2).fillMaxSize()) {
            bar()
            LazyColumn(
                Modifier.weight(1f).fillMaxWidth().testTag(SHEET_TAG),
                state,
                PaddingValues(margin, 8.dp, margin, 24.dp),
                verticalArrangement = Arrangement.spacedBy(gap),
                content = content,
            )
            foot?.let { Box(Modifier.fillMaxWidth().padding(margin, 8.dp)) { it() } }
        }
    }
}

/** A bar and a scrolling column of readable width, all of which is there at once. */
@Composable
fun WholeSheet(bar: @Composable () -> Unit, state: ScrollState, gap: Dp, content: @Composable ColumnScope.() -> Unit) {
    BoxWithConstraints(Modifier.fillMaxSize(), Alignment.TopCenter) {
        val margin = marginFor(maxWidth.value)
        Column(Modifier.widthIn(max = READABLE + margin * 2).fillMaxSize()) {
            bar()
            Column(
                Modifier.weight(1f).fillMaxWidth().testTag(SHEET_TAG).verticalScroll(state).padding(margin, 8.dp, margin, 24.dp),
                Arrangement.spacedBy(gap),
                content = content,
            )
        }
    }
}

/** Two columns that scroll by themselves where the window is wide; the callers lay one below that. */
@Composable
fun TwoColumns(bar: @Composable () -> Unit, left: LazyListScope.() -> Unit, right: LazyListScope.() -> Unit) {
    BoxWithConstraints(Modifier.fillMaxSize(), Alignment.TopCenter) {
        if (maxWidth.value < EXPANDED_DP) {
            Sheet(bar) {
                left()
                right()
            }
        } else {
            Column(Modifier.widthIn(max = READABLE * 2).fillMaxSize()) {
                Box(Modifier.padding(horizontal = 8.dp)) { bar() }
                Row(Modifier.weight(1f).padding(horizontal = 24.dp), Arrangement.spacedBy(32.dp)) {
                    Side(left, SHEET_TAG)
                    Side(right, "$SHEET_TAG:right")
                }
            }
        }
    }
}

@Composable
private fun RowScope.Side(content: LazyListScope.() -> Unit, tag: String) {
    LazyColumn(
        Modifier.weight(1f).fillMaxHeight().testTag(tag),
        contentPadding = PaddingValues(top = 8.dp, bottom = 24.dp),
        verticalArrangement = Arrangement.spacedBy(16.dp),
        content = content,
    )
}

/** A title over a group. */
@Composable
fun GroupTitle(text: String) {
    if (text.isNotEmpty()) Label(text, Modifier.padding(top = 8.dp), Size.TITLE, strong = true, heading = true)
}

/** The test tag of a screen's scrolling column. */
const val SHEET_TAG = "sheet"

/** About 68 characters of 16 sp. */
private val READABLE = 560.dp
