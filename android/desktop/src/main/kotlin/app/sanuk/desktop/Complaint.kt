package app.sanuk.desktop

import java.awt.GraphicsEnvironment
import java.util.ResourceBundle
import javax.swing.JOptionPane

/**
 * Says why there is no window yet. The core that holds all other texts may be the very thing that is
 * missing, so these few stand in `complaints*.properties`.
 */
object Complaint {
    private val texts = ResourceBundle.getBundle("complaints")

    /** The sentence for [key], with what the system said below it. */
    fun text(key: String, detail: String?): String =
        if (detail.isNullOrBlank()) texts.getString(key) else texts.getString(key) + "\n\n" + detail

    /** Writes it to the terminal, and shows it where there is a display. */
    fun show(key: String, detail: String?) {
        System.err.println(text(key, detail))
        if (!GraphicsEnvironment.isHeadless() && key != "usage") {
            JOptionPane.showMessageDialog(null, text(key, detail), texts.getString("title"), JOptionPane.ERROR_MESSAGE)
        }
    }
}
