package app.sanuk.ui

import app.sanuk.core.Action
import app.sanuk.core.AppView
import app.sanuk.core.ClockFace

/**
 * The core as the screens need it: the last published view, the scene that fits it, and a way to say
 * what happened. The desktop and Android shells put the generated object behind it, fixtures a fake.
 */
interface Core {
    /** The last published view. */
    fun view(): AppView

    /** The board's scene [tMs] milliseconds after its motion began; empty where there is no board. */
    fun scene(tMs: Float): ByteArray

    /** The clocks [tMs] milliseconds after the last view was published; empty without clocks. */
    fun clock(tMs: Float): List<ClockFace>

    /** Queues an action. */
    fun dispatch(action: Action)
}

/** What a screen's body may do: press an id of its record, or send any other action. */
interface Act {
    fun press(id: String)

    fun send(action: Action)

    /** [text] stands in the field [id] and is not committed yet; `null` where it is what the core has. */
    fun typing(id: String, text: String?)

    /** Commits what is being typed. */
    fun typed()
}
