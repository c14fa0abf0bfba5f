package app.sanuk.desktop

import app.sanuk.core.Action
import app.sanuk.core.Effect
import app.sanuk.core.Environment
import app.sanuk.core.Screen
import app.sanuk.ffi.Config
import app.sanuk.ffi.Listener
import app.sanuk.ffi.Sanuk
import app.sanuk.ffi.Script
import java.util.Locale
import kotlin.system.exitProcess

/** What a call through the bindings costs, at a Ludo table of four; `./x bench ffi` runs it. */
fun main() {
    val sanuk = Sanuk.open(config(), Quiet)
    sanuk.dispatch(Action.Resized(600f, 600f))
    sanuk.dispatch(Action.Press("play:device", sanuk.view().prompt))
    sanuk.settle()
    check(sanuk.view().screen is Screen.Game) { "the table did not open" }
    val figures = listOf(
        Figure("ffi-view", 1.0) { sanuk.view() },
        Figure("ffi-scene", 1.0) { sanuk.scene(0f) },
        Figure("ffi-dispatch", 0.1) { sanuk.dispatch(Action.HoverEnd) },
    )
    val results = figures.map { it.measure() }
    println("${sanuk.scene(0f).size} bytes a scene; medians of $ROUNDS calls after as many to warm up")
    sanuk.settle()
    sanuk.stop()
    results.forEach { println(it.line) }
    exitProcess(if (results.all { it.good }) 0 else 1)
}

private const val ROUNDS = 5_000

private class Result(val line: String, val good: Boolean)

private class Figure(private val name: String, private val goalMs: Double, private val call: () -> Unit) {
    fun measure(): Result {
        repeat(ROUNDS) { call() }
        val times = LongArray(ROUNDS) {
            val begun = System.nanoTime()
            call()
            System.nanoTime() - begun
        }
        times.sort()
        val median = times[ROUNDS / 2] / 1e6
        val good = median <= goalMs
        return Result("RESULT $name ${String.format(Locale.ROOT, "%.4f", median)} ms (goal <= $goalMs) ${if (good) "ok" else "SHORT"}", good)
    }
}

private object Quiet : Listener {
    override fun changed(revision: ULong) = Unit

    override fun perform(effect: Effect) = Unit
}

private fun config(): Config {
    val environment = Environment(listOf("en"), false, false, true, 1f, 0)
    return Config(null, environment, Script(7u, true))
}
