package app.sanuk.desktop

import java.awt.GraphicsEnvironment
import java.util.ResourceBundle
import javax.swing.JOptionPane

/**
 * Says why there is no window. The core says it where it can; the few texts of `complaints*.properties`
 * are for when it cannot even be loaded.
 */
object Complaint {
    private val texts = ResourceBundle.getBundle("complaints")

    /** The sentence for [key], with what the system said below it. */
    fun text(key: String, detail: String? = null): String =
        if (detail.isNullOrBlank()) texts.getString(key) else texts.getString(key) + "\n\n" + detail

    /** Writes [text] to the terminal, and shows it where there is a display. */
    fun show(text: String) {
        System.err.println(text)
        if (!GraphicsEnvironment.isHeadless()) {
            JOptionPane.showMessageDialog(null, text, texts.getString("title"), JOptionPane.ERROR_MESSAGE)
        }
    }
}
