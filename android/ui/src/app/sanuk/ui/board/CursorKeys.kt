package app.sanuk.ui.board

import androidx.compose.runtime.compositionLocalOf
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.isAltPressed
import androidx.compose.ui.input.key.isCtrlPressed
import androidx.compose.ui.input.key.isMetaPressed
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import app.sanuk.core.Action
import app.sanuk.ui.Act
import app.sanuk.core.Key as CoreKey

/** The window's keys belong to the board: nothing else has the focus. */
val LocalBoardHasKeys = compositionLocalOf { false }

private val meaning = mapOf(
    Key.DirectionLeft to CoreKey.CURSOR_LEFT,
    Key.DirectionRight to CoreKey.CURSOR_RIGHT,
    Key.DirectionUp to CoreKey.CURSOR_UP,
    Key.DirectionDown to CoreKey.CURSOR_DOWN,
    Key.Enter to CoreKey.CURSOR_PRESS,
    Key.NumPadEnter to CoreKey.CURSOR_PRESS,
    Key.DirectionCenter to CoreKey.CURSOR_PRESS,
)

/** Tells the core of arrows and Enter, which move its cursor over the board; says whether it was one. */
internal fun cursorKey(event: KeyEvent, act: Act): Boolean {
    if (event.isCtrlPressed || event.isAltPressed || event.isMetaPressed) return false
    val key = meaning[event.key] ?: return false
    if (event.type == KeyEventType.KeyDown) act.send(Action.Key(key))
    return true
}
