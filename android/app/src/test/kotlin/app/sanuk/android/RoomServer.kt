package app.sanuk.android

import java.io.IOException
import java.net.HttpURLConnection
import java.net.ServerSocket
import java.net.URI
import java.nio.file.Path
import java.util.concurrent.TimeUnit

/** A real server of rooms, built beside the core's library; it keeps its log in memory. */
internal class RoomServer : AutoCloseable {
    private val port = ServerSocket(0).use { it.localPort }
    val address = "http://localhost:$port"
    private val process = ProcessBuilder(Path.of(System.getProperty("jna.library.path"), "sanuk-server").toString()).apply {
        environment() += mapOf(
            "RUST_LOG" to "warn",
            "SANUK_SERVER_STORE" to "memory",
            "SANUK_SERVER_LISTEN" to "127.0.0.1:$port",
            "SANUK_SERVER_PUBLIC" to address,
        )
        redirectError(ProcessBuilder.Redirect.INHERIT)
    }.start()

    /** Waits for its first answer. */
    fun awaitFirstAnswer() = within("the server's first answer", ::answers)

    private fun answers() = try {
        check(process.isAlive) { "the server ended" }
        (URI("$address/healthz").toURL().openConnection() as HttpURLConnection).responseCode == HttpURLConnection.HTTP_OK
    } catch (_: IOException) {
        false
    }

    override fun close() {
        process.destroyForcibly().waitFor()
    }
}

/** Tries until [found]; what comes over the network comes when it comes. */
internal fun within(what: String, found: () -> Boolean) {
    val last = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_S)
    while (!found()) check(System.nanoTime() < last) { "waited in vain for $what" }
}

private const val PATIENCE_S = 20L
