package app.sanuk.desktop

import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.WindowPosition
import androidx.compose.ui.window.WindowState
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import app.sanuk.core.Action
import app.sanuk.core.Environment
import app.sanuk.ui.AppModel
import app.sanuk.ui.LiveCore
import app.sanuk.ui.SanukApp
import java.awt.Dimension
import java.awt.EventQueue
import java.awt.event.WindowAdapter
import java.awt.event.WindowEvent
import java.nio.file.Path

/** The one window: its size is remembered, its content is the core's. */
class AppWindow(private val live: LiveCore, folder: Path, private val environment: Environment) {
    private val memory = WindowMemory(folder.resolve("window.properties"))
    private val model = AppModel(live)

    /** Shows the window until it is closed, then saves and stops the core. */
    fun run() {
        application(exitProcessOnExit = false) {
            val size = fitting(memory.read(), screenSize())
            val state = rememberWindowState(position = WindowPosition.PlatformDefault, size = DpSize(size.width.dp, size.height.dp))
            val leave = {
                memory.write(sizeOf(state))
                exitApplication()
            }
            Window(onCloseRequest = leave, state = state, title = NAME) {
                LaunchedEffect(Unit) {
                    window.minimumSize = Dimension(LEAST.width, LEAST.height)
                    window.addWindowListener(Comings())
                    val work = ShellWork(window, model, leave)
                    live.listen({ EventQueue.invokeLater(model::refresh) }, { EventQueue.invokeLater { work.perform(it) } })
                    live.dispatch(Action.Environment(environment))
                    model.refresh()
                }
                SanukApp(model)
            }
        }
        live.stop()
    }

    private fun sizeOf(state: WindowState) = PixelSize(state.size.width.value.toInt(), state.size.height.value.toInt())

    private inner class Comings : WindowAdapter() {
        override fun windowActivated(event: WindowEvent) = model.send(Action.Foreground)

        override fun windowDeactivated(event: WindowEvent) = model.send(Action.Background)
    }

    private companion object {
        /** The product's name, the same in every language. */
        const val NAME = "Sanuk"
    }
}
