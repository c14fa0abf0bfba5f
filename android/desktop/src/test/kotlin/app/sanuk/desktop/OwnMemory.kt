package app.sanuk.desktop

import java.nio.file.Files
import java.nio.file.Path

/** What this process alone holds in memory, the JVM's garbage not counted; 0 where the system does not say. */
fun ownMemoryKiB(): Long {
    repeat(2) { System.gc() }
    val status = Path.of("/proc/self/status")
    if (!Files.exists(status)) return 0
    return Files.readAllLines(status).first { it.startsWith("RssAnon:") }.filter { it.isDigit() }.toLong()
}
