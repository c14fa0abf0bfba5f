package app.sanuk.desktop

import app.sanuk.core.Action
import app.sanuk.core.Screen
import java.io.IOException
import java.net.HttpURLConnection
import java.net.ServerSocket
import java.net.Socket
import java.net.URI
import java.nio.file.Files
import java.nio.file.Path
import java.security.MessageDigest
import java.util.Base64
import java.util.concurrent.TimeUnit
import kotlin.concurrent.thread

/**
 * A real server of rooms in a process of its own, and apps that meet on it. What travels between
 * them takes real time; each app's own time goes on beside it, so that its heartbeats are in time.
 */
internal class Meeting(vararg limits: Pair<String, String>) : AutoCloseable {
    private val port = ServerSocket(0).use { it.localPort }
    val address = "http://localhost:$port"
    private val process = program("sanuk-server").apply {
        environment() += mapOf(
            "RUST_LOG" to "warn", "SANUK_SERVER_STORE" to "memory",
            "SANUK_SERVER_LISTEN" to "127.0.0.1:$port", "SANUK_SERVER_PUBLIC" to address,
        )
        environment() += limits.ifEmpty { arrayOf("SANUK_SERVER_UNLIMITED" to """["127.0.0.0/8"]""") }
        redirectError(ProcessBuilder.Redirect.INHERIT)
    }.start()
    private val apps = mutableListOf<Rehearsal>()
    private var host: Process? = null

    init {
        until("the server's first answer") { answers() }
    }

    /** Whose screen is photographed. */
    var me = app(21u)

    /** Opens another person's app. */
    fun app(seed: ULong, folder: String? = null, server: String = address): Rehearsal {
        val app = Rehearsal(seed, folder = folder, server = server)
        app.beforeSettling = { apps.forEach { it.pass() } }
        apps += app
        return app
    }

    /** Waits for what comes over the network. */
    fun until(what: String, seconds: Int = PATIENCE_S, found: () -> Boolean) {
        val last = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds.toLong())
        while (!found()) {
            check(System.nanoTime() < last) { "waited in vain for $what; seen: ${apps.map { it.model.view.screen }}" }
            apps.firstOrNull()?.hear(LOOK_MS)
            apps.toList().forEach { it.settle() }
        }
    }

    /** A terminal makes a room, sits in it and then stands still with its socket open; gives the link. */
    fun standstill(game: String): String {
        val folder = Files.createTempDirectory("sanuk").toString()
        val terminal = program("sanuk", "host", game, "--server", address, "--lang", "en", "--data", folder).start()
        host = terminal
        val link = terminal.inputStream.bufferedReader().lineSequence().firstNotNullOf { Regex("http://\\S+/j/\\w+").find(it) }.value
        signal("STOP", terminal)
        return link
    }

    /** The server stands still; its sockets stay open. */
    fun stopServer() = signal("STOP", process).also { apps.forEach { it.frozen = true } }

    /** The server dies. */
    fun killServer() {
        process.destroyForcibly().waitFor()
    }

    /** Ends an app as a killed process ends. */
    fun gone(app: Rehearsal) {
        apps -= app
        app.close()
    }

    override fun close() {
        apps.forEach { it.close() }
        host?.destroyForcibly()
        process.destroyForcibly()
    }

    private fun signal(name: String, to: Process) = ProcessBuilder("kill", "-$name", to.pid().toString()).start().waitFor()

    private fun answers() = try {
        check(process.isAlive) { "the server ended" }
        (URI("$address/healthz").toURL().openConnection() as HttpURLConnection).responseCode == HttpURLConnection.HTTP_OK
    } catch (_: IOException) {
        false
    }

    private companion object {
        const val PATIENCE_S = 20
        const val LOOK_MS = 20L
    }
}

/** Stands in for a server of the next version, of which there is none yet: it ends every conversation as that one will. */
internal class Newer : AutoCloseable {
    private val socket = ServerSocket(0)
    val address = "http://localhost:${socket.localPort}"

    init {
        thread(isDaemon = true) { runCatching { while (true) socket.accept().use(::answer) } }
    }

    private fun answer(caller: Socket) {
        val lines = generateSequence(caller.getInputStream().bufferedReader()::readLine).takeWhile { it.isNotEmpty() }.toList()
        val key = lines.first { it.startsWith("Sec-WebSocket-Key", ignoreCase = true) }.substringAfter(": ")
        val sum = MessageDigest.getInstance("SHA-1").digest((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").toByteArray())
        val accept = Base64.getEncoder().encodeToString(sum)
        val bye = """{"type":"bye","code":"upgrade","why":"this version is not served"}""".toByteArray()
        caller.getOutputStream().run {
            write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: $accept\r\n\r\n".toByteArray())
            write(byteArrayOf(TEXT, bye.size.toByte()) + bye)
            flush()
        }
        // The caller hangs up.
        caller.getInputStream().readAllBytes()
    }

    override fun close() = socket.close()

    private companion object {
        const val TEXT = 0x81.toByte()
    }
}

/** A program of the workspace, built beside the core's library, and what it is called with. */
internal fun program(vararg line: String) =
    ProcessBuilder(Path.of(System.getProperty("jna.library.path"), line.first()).toString(), *line.drop(1).toTypedArray())

internal val Rehearsal.room get() = (model.view.screen as? Screen.Room)?.view

internal val Rehearsal.result get() = (model.view.screen as? Screen.Result)?.view

/** At makruk's table, with the move. One's own strip is the near one. */
internal val Rehearsal.toMove get() = atTable && game.strips.lastOrNull()?.active == true

/** At the table, and something may be done there. */
internal fun Rehearsal.mayAct() = (model.view.screen as? Screen.Game)?.view?.let { table ->
    table.roll?.enabled == true || table.panel.any { it.enabled }
} == true

internal val Rehearsal.atTable get() = model.view.screen is Screen.Game

/** The person makes a room with what is chosen, and sits in it. */
internal fun Meeting.host(who: Rehearsal = me, vararg choices: String): String {
    who.press("friends", *choices, "create")
    until("a room of one's own") { who.room?.invite != null }
    return who.room!!.invite!!.link
}

/** The person opens the link and looks at the room. */
internal fun Meeting.look(who: Rehearsal, link: String) {
    who.send(Action.Link(link, "${who.hashCode()} $link"))
    until("a room to look at") { who.room?.buttons?.any { it.id == "join" && it.enabled } == true }
}

/** The person opens the link and sits down. */
internal fun Meeting.join(who: Rehearsal, link: String) {
    look(who, link)
    who.press("join")
    until("a seat") { who.atTable || who.room?.buttons?.any { it.id == "leave" } == true }
}

/** Everybody sits at the table of a game that runs. */
internal fun Meeting.table(vararg who: Rehearsal) = until("a table") { who.all { it.atTable } && who.any { it.mayAct() || it.game.strips.isNotEmpty() } }

/** Rolls and moves by whoever may, [steps] times. */
internal fun Meeting.play(steps: Int, vararg who: Rehearsal) {
    repeat(steps) {
        until("somebody's turn") { who.any { it.over || it.mayAct() } }
        val one = who.first { it.over || it.mayAct() }
        if (one.over) return
        one.press(one.next())
    }
}
