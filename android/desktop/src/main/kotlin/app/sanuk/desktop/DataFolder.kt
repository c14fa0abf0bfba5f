package app.sanuk.desktop

import java.nio.file.Path

/** Where this platform keeps an app's data. */
fun dataFolder(): Path = dataFolder(System.getProperty("os.name").orEmpty(), System.getProperty("user.home").orEmpty(), System::getenv)

/** The same for a named system: `XDG_DATA_HOME`, `~/Library/Application Support` or `%APPDATA%`. */
internal fun dataFolder(system: String, home: String, variable: (String) -> String?): Path {
    val base = when {
        system.startsWith("Mac") -> Path.of(home, "Library", "Application Support")
        system.startsWith("Windows") -> variable("APPDATA")?.let(Path::of) ?: Path.of(home, "AppData", "Roaming")
        else -> variable("XDG_DATA_HOME")?.let(Path::of)?.takeIf { it.isAbsolute } ?: Path.of(home, ".local", "share")
    }
    return base.resolve(if (system.startsWith("Mac") || system.startsWith("Windows")) "Sanuk" else "sanuk")
}
