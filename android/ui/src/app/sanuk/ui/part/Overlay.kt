package app.sanuk.ui.part

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.dismiss
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.DialogProperties
import app.sanuk.core.Action
import app.sanuk.core.Dialog
import app.sanuk.core.Icon
import app.sanuk.core.Notice
import app.sanuk.core.Role
import app.sanuk.ui.Act
import app.sanuk.ui.theme.CARD
import app.sanuk.ui.theme.LocalInks
import app.sanuk.ui.theme.Size

/** A question over the screen; back and a press outside press its `dismiss`. */
@Composable
fun DialogOver(dialog: Dialog, act: Act) {
    androidx.compose.ui.window.Dialog(
        onDismissRequest = { act.press(dialog.dismiss) },
        properties = DialogProperties(usePlatformDefaultWidth = false),
    ) {
        DialogBody(dialog, act, Modifier.padding(16.dp).widthIn(max = DIALOG_WIDTH))
    }
}

/** The question itself; its items are at least 48 dp high. */
@Composable
fun DialogBody(dialog: Dialog, act: Act, modifier: Modifier = Modifier) {
    val inks = LocalInks.current
    Ground(inks[Role.SURFACE], modifier.testTag("dialog:" + dialog.id), CARD, inks.hairline, raised = true) {
        Column(
            Modifier.semantics { paneTitle = dialog.title }.verticalScroll(rememberScrollState()).padding(24.dp),
            Arrangement.spacedBy(12.dp),
        ) {
            Label(dialog.title, size = Size.TITLE, strong = true, heading = true)
            if (dialog.text.isNotEmpty()) Label(dialog.text)
            dialog.field?.let { FieldRow(it, act, lines = if (it.maxChars > LONG_TEXT) 6 else 1) }
            Cells(most = 2, modifier = Modifier.fillMaxWidth().padding(top = 4.dp)) {
                dialog.buttons.forEach { ActionButton(it, act) }
            }
        }
    }
}

/** A message at the lower edge: one thing to do about it, and a cross. */
@Composable
fun NoticeBar(notice: Notice, act: Act, modifier: Modifier = Modifier) {
    val inks = LocalInks.current
    val away = { act.send(Action.NoticeDismissed(notice.serial)) }
    val line = if (notice.error) inks[Role.ERROR] else inks[Role.OUTLINE]
    val dismissed = Modifier.semantics { dismiss { away(); true } }
    Ground(inks[Role.SURFACE], modifier.widthIn(max = NOTICE_WIDTH).fillMaxWidth().testTag("notice").then(dismissed), CARD, line, raised = true) {
        Row(Modifier.padding(start = 16.dp, top = 4.dp, bottom = 4.dp, end = 4.dp), verticalAlignment = Alignment.CenterVertically) {
            Label(notice.text, Modifier.weight(1f).padding(vertical = 8.dp), Size.SMALL, ink = if (notice.error) Role.ERROR else Role.TEXT)
            notice.action?.let { ActionButton(it, act) }
            SignButton(Icon.CLOSE, notice.dismissLabel, "notice:close", onPress = away)
        }
    }
}

private val DIALOG_WIDTH = 480.dp
private val NOTICE_WIDTH = 560.dp

/** A field for more than this many characters is a place to paste a record, not a name. */
private const val LONG_TEXT = 200u
