package app.sanuk.android

import android.app.Application
import app.sanuk.ffi.Config
import app.sanuk.ui.LiveCore
import java.io.File
import java.util.concurrent.Executors

/** Lives as long as the process, and with it the one core: windows come and go over it. */
class SanukApplication : Application() {
    /** Effects that wait for a window in front. */
    val effects = HeldEffects()

    /** The core, as soon as it is open. */
    val opening by lazy {
        Opening(
            open = { environment -> LiveCore.open(Config(File(filesDir, GAMES).path, environment, null, server = server())) },
            background = Executors.newSingleThreadExecutor(),
            main = main,
            perform = effects::give,
        )
    }

    /** Files that a person chose, read and written beside the main thread. */
    internal val documentWork by lazy { DocumentWork(Executors.newSingleThreadExecutor(), main, opening::send) }

    private val main by lazy { mainExecutorOf(this) }

    /** Rooms are on the host whose links open the app. */
    private fun server() = "https://" + getString(R.string.link_host)

    private companion object {
        /** The folder that the rules for backups name too. */
        const val GAMES = "games"
    }
}
