package app.sanuk.desktop

import app.sanuk.ffi.Config
import app.sanuk.ffi.OpenException
import java.nio.file.Path
import kotlin.system.exitProcess

/**
 * Opens the window. `--data DIR` keeps the data in another folder; everything else a person sets is
 * in the window itself.
 */
fun main(args: Array<String>) {
    val folder = folderOf(args.toList()) ?: return complain("usage")
    val environment = systemEnvironment()
    try {
        val live = LiveCore.open(Config(folder.toString(), environment, null))
        AppWindow(live, folder, environment).run()
    } catch (missing: UnsatisfiedLinkError) {
        complain("library", missing.message)
    } catch (refused: OpenException) {
        complain(keyOf(refused), refused.message)
    }
}

/** The folder that the arguments or the platform name; `null` when the arguments make no sense. */
internal fun folderOf(args: List<String>, platform: () -> Path = ::dataFolder): Path? = when {
    args.isEmpty() -> platform()
    args.size == 2 && args[0] == "--data" -> Path.of(args[1]).toAbsolutePath()
    else -> null
}

private fun keyOf(refused: OpenException) = when (refused) {
    is OpenException.InUse -> "in-use"
    is OpenException.Newer -> "newer"
    is OpenException.Storage -> "storage"
    is OpenException.Internal -> "internal"
}

/** Says why the window cannot be opened, and leaves with status 1. */
private fun complain(key: String, detail: String? = null) {
    Complaint.show(key, detail)
    exitProcess(1)
}
