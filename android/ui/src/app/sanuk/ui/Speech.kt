package app.sanuk.ui

import app.sanuk.core.AppView
import app.sanuk.core.Screen

/**
 * What a view says aloud by itself, by a key: spoken when a key comes that was not there before. A
 * reader hears nothing of a live region that is new on the screen, so all of it goes through the one
 * that is always there.
 */
internal fun tellingsOf(view: AppView): Map<String, String> = buildMap {
    view.notice?.let { put("notice:${it.serial}", it.text) }
    when (val screen = view.screen) {
        is Screen.Room -> listOf(screen.view.status, screen.view.problem).forEach { put(it, it) }
        is Screen.Create -> screen.view.problem.let { put(it, it) }
        is Screen.Join -> screen.view.problem.let { put(it, it) }
        // Its beginning only: it changes with every step.
        is Screen.Review -> put("progress", screen.view.progress)
        else -> Unit
    }
}.filterValues { it.isNotEmpty() }
