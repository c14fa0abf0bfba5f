package app.sanuk.desktop

import app.sanuk.core.Action
import app.sanuk.core.Effect
import app.sanuk.core.Shell
import app.sanuk.ffi.limits
import app.sanuk.ui.AppModel
import java.awt.Desktop
import java.awt.FileDialog
import java.awt.Frame
import java.awt.Toolkit
import java.awt.datatransfer.StringSelection
import java.io.File
import java.io.IOException
import java.net.URI

/** Does what only a window can do. What fails is told to the core, which tells the person. */
class ShellWork(private val window: Frame, private val model: AppModel, private val leave: () -> Unit) {
    private val loudspeaker = Loudspeaker()

    /** Does one effect, on the event thread. */
    fun perform(effect: Effect) {
        try {
            perform(effect.work)
        } catch (fault: IOException) {
            model.send(Action.EffectFailed(effect.id, fault.message.orEmpty()))
        } catch (fault: RuntimeException) {
            // A window system without clipboard or browser says so with one of these.
            model.send(Action.EffectFailed(effect.id, fault.message.orEmpty()))
        }
    }

    private fun perform(work: Shell) = when (work) {
        is Shell.Announce -> model.announce(work.text)
        // A computer has no share sheet: what is shared goes to the clipboard.
        is Shell.Share -> copy(work.text)
        is Shell.Copy -> copy(work.text)
        is Shell.SaveFile -> save(work.name, work.bytes)
        is Shell.PickFile -> pick()
        is Shell.Open -> Desktop.getDesktop().browse(URI(work.url))
        is Shell.Sound -> loudspeaker.play(work.name)
        // A computer has no motor.
        is Shell.Haptic -> Unit
        is Shell.Leave -> leave()
    }

    private fun copy(text: String) = Toolkit.getDefaultToolkit().systemClipboard.setContents(StringSelection(text), null)

    private fun save(name: String, bytes: ByteArray) {
        chosen(FileDialog.SAVE, name)?.writeBytes(bytes)
    }

    /** One byte more than the core takes is enough for it to say that the file is too large. */
    private fun pick() {
        val most = limits().fileBytes.toInt() + 1
        chosen(FileDialog.LOAD, null)?.let { file ->
            model.send(Action.FilePicked(file.name, file.inputStream().use { it.readNBytes(most) }))
        }
    }

    private fun chosen(mode: Int, name: String?): File? {
        val dialog = FileDialog(window, window.title, mode)
        name?.let { dialog.file = it }
        dialog.isVisible = true
        return dialog.file?.let { File(dialog.directory, it) }
    }
}
