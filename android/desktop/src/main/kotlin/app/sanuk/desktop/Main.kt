package app.sanuk.desktop

import app.sanuk.core.Action
import app.sanuk.ffi.Config
import app.sanuk.ffi.OpenException
import app.sanuk.ui.LiveCore
import app.sanuk.ui.sentence
import java.nio.file.Path
import kotlin.system.exitProcess

/**
 * Opens the window. `--data DIR` keeps the data in another folder, a link opens its room; everything
 * else a person sets is in the window itself.
 */
fun main(args: Array<String>) {
    val asked = argumentsOf(args.toList()) ?: return usage()
    val folder = asked.folder
    val environment = systemEnvironment()
    try {
        val live = LiveCore.open(Config(folder.toString(), environment, null, server = System.getenv("SANUK_SERVER")))
        // Each start of the window is a delivery of its own: the same link opens its room again.
        asked.link?.let { live.dispatch(Action.Link(it, "window " + System.currentTimeMillis())) }
        AppWindow(live, folder, environment).run()
    } catch (missing: UnsatisfiedLinkError) {
        complain(Complaint.text("library", missing.message))
    } catch (refused: OpenException) {
        complain(refused.sentence)
    }
}

/** What the arguments ask for. */
internal class Asked(val folder: Path, val link: String?)

/** Folder and link that the arguments or the platform name; `null` when the arguments make no sense. */
internal fun argumentsOf(args: List<String>, platform: () -> Path = ::dataFolder): Asked? {
    val named = args.firstOrNull() == "--data" && args.size > 1
    val rest = if (named) args.drop(2) else args
    val link = rest.singleOrNull()
    if (rest.size > 1 || link?.startsWith("--") == true) return null
    return Asked(if (named) Path.of(args[1]).toAbsolutePath() else platform(), link)
}

/** Arguments come from a terminal, so the answer goes there. */
private fun usage() {
    System.err.println(Complaint.text("usage"))
    exitProcess(2)
}

/** Says why the window cannot be opened, and leaves with status 1. */
private fun complain(text: String) {
    Complaint.show(text)
    exitProcess(1)
}
