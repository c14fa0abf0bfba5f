package app.sanuk.ui

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.sanuk.core.Action
import app.sanuk.core.ClockFace
import app.sanuk.core.Screen
import kotlinx.coroutines.channels.BufferOverflow
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.channels.ReceiveChannel

/**
 * The view that is on the screen. It holds no state of its own beyond the last record, a line that is
 * being typed and what is still to be spoken; a shell calls [refresh] on its main thread when the core
 * says that news is there.
 */
@Stable
class AppModel(private val core: Core) : Act {
    /** The record that the screens draw. */
    var view by mutableStateOf(core.view())
        private set

    /** The screen must not go dark: a person's own time runs. */
    val keepsAwake get() = (view.screen as? Screen.Game)?.view?.keepAwake == true

    private val sayings = Channel<String>(MOST_SAYINGS, BufferOverflow.DROP_OLDEST)
    private var told = emptySet<String>()
    private var line: Action.Commit? = null

    /** What the screen reader is to say, in order. The oldest is dropped where nobody listens. */
    val speech: ReceiveChannel<String> get() = sayings

    /** Takes the last published view, and speaks what is new in it. */
    fun refresh() {
        view = core.view()
        val tells = tellingsOf(view)
        tells.filterKeys { it !in told }.values.forEach(::announce)
        told = tells.keys
    }

    /** Speaks politely through the screen reader. */
    fun announce(text: String) {
        sayings.trySend(text)
    }

    /** The scene [tMs] milliseconds after its motion began. */
    fun scene(tMs: Float): ByteArray = core.scene(tMs)

    /** The clocks [tMs] milliseconds after the view was published. */
    fun clock(tMs: Float): List<ClockFace> = core.clock(tMs)

    /** Presses an id, naming the prompt it was drawn for. */
    override fun press(id: String) {
        typed()
        core.dispatch(Action.Press(id, view.prompt))
    }

    override fun send(action: Action) {
        if (action.leaves) {
            // A code is looked for as soon as it is committed; one that is left behind is not.
            if (view.screen !is Screen.Join) typed() else if (action is Action.Back) line = null
        }
        core.dispatch(action)
    }

    override fun typing(id: String, text: String?) {
        if (line?.id != id) {
            if (text == null) return
            typed()
        }
        line = text?.let { Action.Commit(id, it) }
    }

    override fun typed() {
        line?.let(core::dispatch)
        line = null
    }

    private companion object {
        const val MOST_SAYINGS = 16

        /** Goes away from the fields on the screen. */
        val Action.leaves get() = this is Action.Back || this is Action.Background || this is Action.Link
    }
}
