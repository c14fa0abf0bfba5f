package app.sanuk.ui

import androidx.compose.ui.focus.FocusDirection
import androidx.compose.ui.focus.FocusManager
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.isAltPressed
import androidx.compose.ui.input.key.isCtrlPressed
import androidx.compose.ui.input.key.isMetaPressed
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import app.sanuk.core.Action
import app.sanuk.core.Screen
import app.sanuk.ui.board.cursorKey
import app.sanuk.core.Key as CoreKey

/** Keys of the whole window: at the table they play, everywhere arrows move the focus and Esc goes back. */
internal class Keys(private val model: AppModel, screen: Screen, private val focus: FocusManager) {
    /** The open screen has a board. */
    val atTable = screen is Screen.Game || screen is Screen.Replay

    /** Sees keys before buttons do: at the table Space rolls, even with the focus on a button. */
    fun before(event: KeyEvent): Boolean {
        if (!atTable || event.isCtrlPressed || event.isAltPressed || event.isMetaPressed) return false
        val key = meaning[event.key] ?: return false
        if (event.type == KeyEventType.KeyDown) model.send(Action.Key(key))
        return true
    }

    /** Sees keys that nothing else wanted; [alone] says that no control has the focus. */
    fun after(event: KeyEvent, alone: Boolean): Boolean {
        if (alone && atTable && cursorKey(event, model)) return true
        if (event.type != KeyEventType.KeyDown) return false
        return when (event.key) {
            Key.Escape -> {
                if (model.view.canGoBack) model.send(Action.Back)
                true
            }
            Key.DirectionUp -> focus.moveFocus(FocusDirection.Up)
            Key.DirectionDown -> focus.moveFocus(FocusDirection.Down)
            Key.DirectionLeft -> focus.moveFocus(FocusDirection.Left)
            Key.DirectionRight -> focus.moveFocus(FocusDirection.Right)
            else -> false
        }
    }

    private companion object {
        val meaning = mapOf(
            Key.Spacebar to CoreKey.ROLL,
            Key.Z to CoreKey.UNDO,
            Key.V to CoreKey.VIEW,
            Key.Plus to CoreKey.ZOOM_IN,
            Key.Equals to CoreKey.ZOOM_IN,
            Key.NumPadAdd to CoreKey.ZOOM_IN,
            Key.Minus to CoreKey.ZOOM_OUT,
            Key.NumPadSubtract to CoreKey.ZOOM_OUT,
            Key.Comma to CoreKey.TURN_LEFT,
            Key.LeftBracket to CoreKey.TURN_LEFT,
            Key.Period to CoreKey.TURN_RIGHT,
            Key.RightBracket to CoreKey.TURN_RIGHT,
            Key.One to CoreKey.PIECE1,
            Key.Two to CoreKey.PIECE2,
            Key.Three to CoreKey.PIECE3,
            Key.Four to CoreKey.PIECE4,
            Key.NumPad1 to CoreKey.PIECE1,
            Key.NumPad2 to CoreKey.PIECE2,
            Key.NumPad3 to CoreKey.PIECE3,
            Key.NumPad4 to CoreKey.PIECE4,
        )
    }
}
