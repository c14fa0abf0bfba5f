package app.sanuk.android

import app.sanuk.core.Action
import app.sanuk.core.Effect
import app.sanuk.core.Environment
import app.sanuk.ffi.Config
import app.sanuk.ffi.Script
import app.sanuk.ui.AppModel
import app.sanuk.ui.LiveCore
import java.util.concurrent.Executor
import java.util.concurrent.LinkedBlockingDeque
import java.util.concurrent.TimeUnit

/** A system with plain settings. */
internal val PLAIN = Environment(listOf("en"), dark = false, highContrast = false, reducedMotion = true, fontScale = 1f, utcOffsetMinutes = 0)

/** A thread that stands still until it is told to run: slow starts without waiting. */
internal class StillThread : Executor {
    private val tasks = LinkedBlockingDeque<Runnable>()

    override fun execute(task: Runnable) = tasks.addLast(task)

    /** Waits a moment for something to be posted. */
    fun await() {
        tasks.pollFirst(MOMENT_MS, TimeUnit.MILLISECONDS)?.let(tasks::addFirst)
    }

    /** Does what was posted, and what that posts. */
    fun run() {
        while (true) (tasks.pollFirst() ?: return).run()
    }

    private companion object {
        const val MOMENT_MS = 20L
    }
}

/** The app without Android: the real core in memory, its threads in our hand. */
internal class Hand(folder: String? = null, private val open: (Environment) -> LiveCore = { LiveCore.open(Config(folder, it, Script(7u, true))) }) :
    AutoCloseable {
    val background = StillThread()
    val main = StillThread()
    val asked = mutableListOf<Effect>()
    private var live: LiveCore? = null
    val opening = Opening({ environment -> open(environment).also { live = it } }, background, main, asked::add)

    val model: AppModel get() = (opening.state as Opened.Ready).model

    /** The window comes up, as `MainActivity.onStart` does it. */
    fun start() {
        opening.begin(PLAIN)
        opening.send(Action.Environment(PLAIN))
        opening.send(Action.Foreground)
    }

    /** Lets the core open and everything come to rest. */
    fun settle() {
        background.run()
        main.run()
        live?.settle()
        main.run()
        (opening.state as? Opened.Ready)?.model?.refresh()
    }

    /** Presses what the view shows, one after the other. */
    fun press(vararg ids: String) = ids.forEach {
        model.press(it)
        settle()
    }

    /** A window made with an intent, as `MainActivity.onCreate` and `onNewIntent` take it. */
    fun intent(url: String?, restored: Boolean = false, fromHistory: Boolean = false) {
        freshLink(url, restored, fromHistory)?.let(opening::send)
    }

    override fun close() {
        live?.stop()
    }
}
