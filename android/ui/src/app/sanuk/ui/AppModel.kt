package app.sanuk.ui

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.sanuk.core.Action
import app.sanuk.core.ClockFace

/**
 * The view that is on the screen. It holds no state of its own beyond the last record and the last
 * announcement; a shell calls [refresh] on its main thread when the core says that news is there.
 */
@Stable
class AppModel(private val core: Core) : Act {
    /** The record that the screens draw. */
    var view by mutableStateOf(core.view())
        private set

    /** The last text to speak, with a number so that the same text twice is spoken twice. */
    var spoken by mutableStateOf(0 to "")
        private set

    /** Takes the last published view. */
    fun refresh() {
        view = core.view()
    }

    /** Speaks politely through the screen reader. */
    fun announce(text: String) {
        spoken = spoken.first + 1 to text
    }

    /** The scene [tMs] milliseconds after its motion began. */
    fun scene(tMs: Float): ByteArray = core.scene(tMs)

    /** The clocks [tMs] milliseconds after the view was published. */
    fun clock(tMs: Float): List<ClockFace> = core.clock(tMs)

    /** Presses an id, naming the prompt it was drawn for. */
    override fun press(id: String) = core.dispatch(Action.Press(id, view.prompt))

    override fun send(action: Action) = core.dispatch(action)
}
