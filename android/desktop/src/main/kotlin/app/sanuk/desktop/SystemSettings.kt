package app.sanuk.desktop

import app.sanuk.core.Environment
import org.jetbrains.skiko.SystemTheme
import org.jetbrains.skiko.currentSystemTheme
import java.awt.GraphicsEnvironment
import java.awt.Toolkit
import java.io.IOException
import java.time.OffsetDateTime
import java.util.Locale
import java.util.concurrent.TimeUnit

/** What the system is set to, as far as it can be asked; what cannot be asked is the plain case. */
fun systemEnvironment(): Environment = Environment(
    languages = listOf(Locale.getDefault(Locale.Category.DISPLAY).toLanguageTag()),
    dark = isDark(),
    highContrast = desktopProperty("win.highContrast.on") == true || "HighContrast" in gnome("org.gnome.desktop.interface", "gtk-theme"),
    reducedMotion = gnome("org.gnome.desktop.interface", "enable-animations").trim() == "false",
    fontScale = gnome("org.gnome.desktop.interface", "text-scaling-factor").trim().toFloatOrNull()?.coerceIn(1f, 2f) ?: 1f,
    utcOffsetMinutes = OffsetDateTime.now().offset.totalSeconds / SECONDS_PER_MINUTE,
)

/** macOS and Windows tell Skiko; GNOME is asked. */
private fun isDark(): Boolean = when (currentSystemTheme) {
    SystemTheme.DARK -> true
    SystemTheme.LIGHT -> false
    SystemTheme.UNKNOWN -> "dark" in gnome("org.gnome.desktop.interface", "color-scheme")
}

private fun desktopProperty(name: String): Any? =
    if (GraphicsEnvironment.isHeadless()) null else Toolkit.getDefaultToolkit().getDesktopProperty(name)

/** The value of a GNOME setting, or nothing where there is no GNOME or it takes too long. */
private fun gnome(schema: String, key: String): String {
    if (!System.getProperty("os.name").orEmpty().startsWith("Linux")) return ""
    return try {
        val asked = ProcessBuilder("gsettings", "get", schema, key).redirectErrorStream(true).start()
        if (!asked.waitFor(PATIENCE_MS, TimeUnit.MILLISECONDS)) asked.destroyForcibly()
        if (asked.waitFor() == 0) asked.inputStream.bufferedReader().readText() else ""
    } catch (_: IOException) {
        ""
    }
}

private const val PATIENCE_MS = 500L
private const val SECONDS_PER_MINUTE = 60
