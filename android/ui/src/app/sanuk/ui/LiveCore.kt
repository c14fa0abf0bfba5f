package app.sanuk.ui

import app.sanuk.core.Action
import app.sanuk.core.AppView
import app.sanuk.core.ClockFace
import app.sanuk.core.Effect
import app.sanuk.ffi.Config
import app.sanuk.ffi.Listener
import app.sanuk.ffi.OpenException
import app.sanuk.ffi.Sanuk

/** The real core behind the screens' interface. News is passed on from the core's own thread. */
class LiveCore private constructor(config: Config) : Core {
    @Volatile private var changed: () -> Unit = {}

    @Volatile private var perform: (Effect) -> Unit = {}

    private val sanuk = Sanuk.open(config, Relay())

    private inner class Relay : Listener {
        override fun changed(revision: ULong) = this@LiveCore.changed()

        override fun perform(effect: Effect) = this@LiveCore.perform(effect)
    }

    /** Says who hears of news; both are called from the core's thread and must only post. */
    fun listen(changed: () -> Unit, perform: (Effect) -> Unit) {
        this.changed = changed
        this.perform = perform
    }

    override fun view(): AppView = sanuk.view()

    override fun scene(tMs: Float): ByteArray = sanuk.scene(tMs)

    override fun clock(tMs: Float): List<ClockFace> = sanuk.clock(tMs)

    override fun dispatch(action: Action) = sanuk.dispatch(action)

    /** Waits until nothing is pending. For tests and pictures. */
    fun settle() = sanuk.settle()

    /** Moves virtual time on. For tests and pictures. */
    fun advance(ms: UInt) = sanuk.advance(ms)

    /** Saves and stops. */
    fun stop() = sanuk.stop()

    companion object {
        /** Opens the data, or throws what the core or the linker says. */
        fun open(config: Config): LiveCore = LiveCore(config)
    }
}

/** What a person is to read when the app did not open; there is no view that could say it. */
val OpenException.sentence: String
    get() = when (this) {
        is OpenException.InUse -> said
        is OpenException.Newer -> said
        is OpenException.Storage -> said
        is OpenException.Internal -> said
    }
