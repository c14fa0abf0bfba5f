package app.sanuk.desktop

import app.sanuk.core.Action
import app.sanuk.core.Environment
import app.sanuk.core.GameView
import app.sanuk.core.Screen
import app.sanuk.core.Shell
import app.sanuk.ffi.Config
import app.sanuk.ffi.Script
import app.sanuk.ui.AppModel
import app.sanuk.ui.Core
import app.sanuk.ui.LiveCore
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.Semaphore
import java.util.concurrent.TimeUnit

/** A system with plain settings. */
val PLAIN = Environment(listOf("en"), dark = false, highContrast = false, reducedMotion = true, fontScale = 1f, utcOffsetMinutes = 0)

/** The real core, in memory unless a folder is named, with fixed luck and virtual time; what it is told is written down. */
class Rehearsal(
    seed: ULong,
    private var environment: Environment = PLAIN,
    folder: String? = null,
    server: String? = "https://play.example.org",
    /** As on a device that never had the app: its first screen, and real time. */
    new: Boolean = false,
) : AutoCloseable {
    private val live = LiveCore.open(Config(folder, environment, Script(seed, true).takeUnless { new }, server = server))
    private val news = Semaphore(0)
    private var passedAt = System.nanoTime()

    /** Every action since the last [settle]. */
    val told = mutableListOf<Action>()

    /** Everything that a screen reader was asked to say. */
    val spoken = CopyOnWriteArrayList<String>()

    init {
        live.listen(changed = { news.release() }, perform = { effect -> (effect.work as? Shell.Announce)?.let { spoken += it.text } })
    }

    /** Every scene is shown at rest: whole games are about input, and frames cost time. */
    var still = false

    /** Clocks are shown as they will read so much later, if nobody moves. */
    var clocksAheadMs = 0f

    /** Taps are written down but change nothing. */
    var onlyHears = false

    val model = AppModel(
        object : Core by live {
            override fun scene(tMs: Float) = if (still) atRest(live.scene(AT_REST_MS)) else live.scene(tMs)

            override fun clock(tMs: Float) = live.clock(tMs + clocksAheadMs)

            override fun dispatch(action: Action) {
                told += action
                if (!(onlyHears && action is Action.Tap)) live.dispatch(action)
            }
        },
    )

    /** Time stands still: what shows only for a while stays. */
    var frozen = false

    /** What is done before each wait. */
    var beforeSettling: () -> Unit = {}

    /** Waits for news from the core, at most [ms]. */
    fun hear(ms: Long) {
        news.tryAcquire(ms, TimeUnit.MILLISECONDS)
        news.drainPermits()
    }

    /** The app's time goes on by what has really passed. */
    fun pass() {
        val now = System.nanoTime()
        val ms = TimeUnit.NANOSECONDS.toMillis(now - passedAt)
        passedAt += TimeUnit.MILLISECONDS.toNanos(ms)
        if (!frozen) live.advance(ms.toUInt())
    }

    /** Waits until nothing is pending and takes the new view. */
    fun settle() {
        beforeSettling()
        if (frozen) live.advance(0u) else live.settle()
        model.refresh()
        told.clear()
    }

    fun advance(ms: UInt) {
        live.advance(ms)
        model.refresh()
    }

    /** Presses without the screen, to get quickly where a test begins. */
    fun press(vararg ids: String) = ids.forEach {
        model.press(it)
        settle()
    }

    fun send(action: Action) {
        model.send(action)
        settle()
    }

    /** Changes what the system is set to. */
    fun change(edit: Environment.() -> Environment) {
        changeAtOnce(edit)
        settle()
    }

    /** The same without waiting for what is under way. */
    fun changeAtOnce(edit: Environment.() -> Environment) {
        environment = environment.edit()
        model.send(Action.Environment(environment))
    }

    val game: GameView get() = (model.view.screen as Screen.Game).view

    val over: Boolean get() = model.view.screen is Screen.Result

    /** The id to press next in a game of Ludo: the roll, else the first piece that can move. */
    fun next(): String = game.roll?.takeIf { it.enabled }?.id ?: game.panel.first { it.enabled }.id

    /** Plays on until [found], or the game ends. */
    fun playUntil(found: () -> Boolean) {
        repeat(MOST_STEPS) {
            if (over || found()) return
            press(next())
        }
    }

    /** Whether a piece is to be chosen now. */
    val choosing: Boolean get() = !over && game.panel.any { it.enabled } && game.roll?.enabled != true

    override fun close() = live.stop()

    companion object {
        const val MOST_STEPS = 4_000
        const val AT_REST_MS = 1_000_000f

        /** Where the header says until when the picture changes. */
        const val UNTIL_AT = 24

        fun atRest(scene: ByteArray) = scene.also { if (it.isNotEmpty()) it.fill(0, UNTIL_AT, UNTIL_AT + Float.SIZE_BYTES) }
    }
}
