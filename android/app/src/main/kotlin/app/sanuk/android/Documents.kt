package app.sanuk.android

import android.net.Uri
import android.provider.OpenableColumns
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts
import app.sanuk.core.Action
import app.sanuk.ffi.limits
import java.io.File
import java.io.FileNotFoundException
import java.io.InputStream

/**
 * Files that a person chooses by the system's own screen. What is to be saved waits on disk meanwhile,
 * since the system may end this process behind its screen. Made while the activity is created.
 */
internal class Documents(private val activity: ComponentActivity, private val work: DocumentWork) {
    private val waiting = File(activity.cacheDir, "to-save")
    private val saver = activity.registerForActivityResult(ActivityResultContracts.CreateDocument(ANY)) { it?.let(::write) }
    private val picker = activity.registerForActivityResult(ActivityResultContracts.OpenDocument()) { it?.let(::read) }

    /** Asks where to save [bytes], for an effect. */
    fun save(id: ULong, name: String, bytes: ByteArray) {
        work.asks(id)
        work.run({ waiting.writeBytes(bytes) }) { saver.launch(name) }
    }

    /** Asks for a file, for an effect; the core hears of it. */
    fun pick(id: ULong) {
        work.asks(id)
        picker.launch(arrayOf("*/*"))
    }

    private fun write(to: Uri) = work.run({
        val out = activity.contentResolver.openOutputStream(to, "wt") ?: throw FileNotFoundException(to.toString())
        out.use { file -> waiting.inputStream().use { it.copyTo(file) } }
        waiting.delete()
    }) {}

    private fun read(from: Uri) = work.run({
        val file = activity.contentResolver.openInputStream(from) ?: throw FileNotFoundException(from.toString())
        Action.FilePicked(nameOf(from), file.use(::readMost))
    }, work::tell)

    private fun nameOf(document: Uri): String {
        val columns = arrayOf(OpenableColumns.DISPLAY_NAME)
        val found = activity.contentResolver.query(document, columns, null, null, null)?.use { if (it.moveToFirst()) it.getString(0) else null }
        return found ?: document.lastPathSegment.orEmpty()
    }
}

/** One byte more than the core takes is enough for it to say that the file is too large. */
internal fun readMost(file: InputStream): ByteArray {
    val bytes = java.io.ByteArrayOutputStream()
    val part = ByteArray(PART)
    val most = limits().fileBytes.toLong()
    while (bytes.size() <= most) {
        val read = file.read(part)
        if (read < 0) break
        bytes.write(part, 0, read)
    }
    return bytes.toByteArray()
}

private const val ANY = "application/octet-stream"
private const val PART = 64 * 1024
