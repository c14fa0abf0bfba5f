package app.sanuk.desktop

import app.sanuk.core.Action
import app.sanuk.core.Screen

private const val QUICK = "preset:quick"
private const val PARTY = "preset:party"

/** The most characters that a name may have. */
private const val LONG_NAME = "Maximilian von Hohenfels"

internal const val WAITING_ROOM = "room-host"
internal const val BYO_YOMI = "room-table-byo-yomi"

/** The screens of playing with friends by link, each reached on a real server. */
internal val roomPlaces = listOf(
    Place("welcome", thai = true, open = { Rehearsal(1u, new = true) }) {},
    Place("welcome-invited", open = { Rehearsal(1u, new = true) }) { send(Action.Link("https://play.example.org/j/K7QF9MWT2A", "1")) },
    meeting("create-busy") {
        stopServer()
        me.press("friends", "create")
    },
    meeting("create-offline") {
        killServer()
        me.press("friends", "create")
        until("what is wrong") { problem(me).isNotEmpty() }
    },
    Place("create-no-server", open = { Rehearsal(21u, server = null) }) { press("friends") },
    meeting(WAITING_ROOM, thai = true) {
        val link = host(me, "players:4", PARTY)
        val friend = app(22u)
        named(friend, LONG_NAME)
        join(friend, link)
        me.press("add-ai:3")
        until("two more seats") { me.room!!.seats.count { it.taken } == 3 }
    },
    meeting("room-host-makruk") { host(me, "game:makruk") },
    meeting("room-own-link") {
        val link = host(me, "players:3", QUICK)
        back(me)
        me.send(Action.Link(link, "own"))
        until("one's own seat") { me.room?.invite != null }
    },
    meeting("room-before", thai = true) {
        val link = host(app(22u), "players:3", PARTY, "option:exit:5|6", "option:limit:30")
        look(me, link)
    },
    meeting("room-guest") {
        val link = host(app(22u), "players:4", QUICK)
        join(me, link)
    },
    meeting("room-mixing") {
        unanswered()
        until("a start") { me.room?.status?.startsWith("Mixing") == true }
        stopServer()
    },
    meeting("room-failed", thai = true) {
        unanswered()
        until("a start that failed") { me.room?.notes?.any { "did not answer" in it } == true }
    },
    meeting("room-lost") {
        host(me, "players:4", PARTY)
        killServer()
        until("a lost connection") { me.room!!.status.startsWith("No connection") }
    },
    meeting("room-leave") {
        host(me, "players:4")
        me.press("leave")
    },
    meeting("room-menu") {
        host(me, "players:4")
        back(me)
    },
    meeting("room-table-ludo", thai = true, board = true) { ludo(3) },
    meeting("room-table-limit", thai = true, board = true) { ludo(3, "option:limit:30") },
    meeting("room-table-sending", board = true) {
        ludo(3)
        stopServer()
        me.press("roll")
        check(me.game.status == "Sending…") { me.game.status }
    },
    meeting("room-table-lost", thai = true, board = true) {
        ludo(3)
        killServer()
        until("a lost connection") { me.game.connection.isNotEmpty() }
        me.press("roll")
        me.frozen = true
    },
    meeting("room-table-away", board = true) {
        val friends = ludo(3)
        gone(friends.last())
        until("an absence") { me.game.counts.any { it.state.isNotEmpty() } }
    },
    meeting("room-table-ai", thai = true, board = true) {
        val friends = ludo(3)
        gone(friends.last())
        until("the computer at the seat", seconds = 60) { me.game.counts.any { "AI" in it.state } }
    },
    meeting("room-table-leave") {
        ludo(3)
        me.press("leave-ai")
    },
    meeting("room-table-close") {
        ludo(3)
        me.send(Action.Back)
    },
    meeting("room-table-makruk", thai = true, board = true) { makruk() },
    meeting(BYO_YOMI, thai = true, board = true) {
        makruk()
        // Main time and one of the periods are over.
        me.clocksAheadMs = 335_000f
    },
    meeting("room-table-makruk-away", board = true) {
        gone(makruk())
        until("an absence") { me.game.strips.any { it.state.isNotEmpty() } }
    },
    meeting("room-table-offering", board = true) {
        makruk()
        me.press("draw")
        until("an offer") { me.game.status == "The draw is offered." }
    },
    meeting("room-table-offered", thai = true, board = true) {
        makruk().press("draw")
        until("an offer") { me.model.view.dialog != null }
    },
    meeting("room-result-ludo", thai = true) {
        val friend = ludo(2).single()
        play(24, me, friend)
        until("a rest") { me.mayAct() || friend.mayAct() }
        friend.press("resign", "confirm")
        until("a result") { me.over }
    },
    meeting("room-result-asked", thai = true) {
        val friend = makruk()
        friend.press("resign", "confirm")
        until("a result") { me.over && friend.over }
        friend.press("rematch")
        until("a rematch to accept") { me.result!!.offer.isNotEmpty() }
    },
    meeting("room-result-waiting") {
        makruk().press("resign", "confirm")
        until("a rematch to wish for") { me.result?.buttons?.any { it.id == "rematch" && it.enabled } == true }
        me.press("rematch")
        until("the others' answer to wait for") { me.result!!.offer.isNotEmpty() }
    },
    meeting("check", thai = true) {
        val friend = ludo(2).single()
        play(40, me, friend)
        check(me)
    },
    meeting("check-makruk") {
        makruk()
        check(me)
    },
    meeting("error-unknown", thai = true) { errorOf("$address/j/K7QF9MWT2A") },
    meeting("error-full", thai = true) {
        val friend = app(22u)
        val link = host(friend, "game:makruk")
        val other = app(23u)
        join(other, link)
        table(friend, other)
        other.press("resign", "confirm")
        until("a room that gathers again") { friend.over && other.over }
        errorOf(link)
    },
    meeting("error-started") {
        val friend = app(22u)
        val other = app(23u)
        val link = host(friend, "players:2")
        join(other, link)
        table(friend, other)
        errorOf(link)
    },
    meeting("error-expired") {
        val friend = app(22u)
        val link = host(friend)
        friend.press("leave", "confirm")
        until("an end") { friend.model.view.screen is Screen.Menu }
        errorOf(link)
    },
    meeting("error-ended") {
        val friend = app(22u)
        val link = host(friend)
        look(me, link)
        friend.press("leave", "confirm")
        until("what is wrong") { problem(me).isNotEmpty() }
    },
    meeting("error-left") {
        val friend = app(22u)
        val other = app(23u)
        val link = host(friend, "players:3", QUICK)
        join(me, link)
        join(other, link)
        table(me, friend, other)
        me.press("leave-ai", "confirm")
        until("the menu") { me.model.view.screen is Screen.Menu }
        errorOf(link)
    },
    meeting("error-seat-lost") {
        val friend = app(22u)
        val link = host(friend, "players:4", PARTY)
        join(me, link)
        back(me)
        until("a seat to free", seconds = 25) { friend.room!!.seats.any { seat -> seat.buttons.any { it.id.startsWith("free") } } }
        friend.press(friend.room!!.seats.flatMap { it.buttons }.first { it.id.startsWith("free") }.id)
        until("a free seat") { friend.room!!.seats.count { it.taken } == 1 }
        errorOf(link)
    },
    meeting("error-busy", limits = arrayOf("SANUK_SERVER_LIMITS__FAILED_LOOKUPS_PER_MINUTE" to "1")) {
        errorOf("$address/j/K7QF9MWT2A")
        back(me)
        errorOf("$address/j/K7QF9MWT2B")
    },
    meeting("error-offline", thai = true) {
        killServer()
        errorOf("$address/j/K7QF9MWT2A")
    },
    meeting("error-version", thai = true) {
        Newer().use { newer ->
            me = app(23u, server = newer.address)
            errorOf("${newer.address}/j/K7QF9MWT2A")
        }
    },
    Place("error-link") { send(Action.Link("https://play.example.org/about", "1")) },
)

/** A place that takes several people. */
private class MeetingPlace(name: String, thai: Boolean, board: Boolean, val limits: Array<out Pair<String, String>>, val go: Meeting.() -> Unit) :
    Place(name, thai, board, go = {}) {
    override fun visit(show: (Rehearsal) -> Unit) = Meeting(*limits).use {
        it.go()
        show(it.me)
    }
}

private fun meeting(name: String, thai: Boolean = false, board: Boolean = false, vararg limits: Pair<String, String>, go: Meeting.() -> Unit): Place =
    MeetingPlace(name, thai, board, limits, go)

private fun problem(app: Rehearsal) = when (val screen = app.model.view.screen) {
    is Screen.Room -> screen.view.problem
    is Screen.Create -> screen.view.problem
    else -> ""
}

private fun Meeting.back(app: Rehearsal) {
    app.send(Action.Back)
    until("the menu") { app.model.view.screen is Screen.Menu }
}

/** Shows a name in the rooms that one enters from now on. */
private fun Meeting.named(app: Rehearsal, name: String) {
    app.press("settings")
    app.send(Action.Commit("own-name", name))
    back(app)
}

private fun Meeting.check(app: Rehearsal) = until("the check") {
    if (app.atTable) app.press("check")
    app.model.view.screen is Screen.Check
}

private fun Meeting.errorOf(link: String) {
    me.send(Action.Link(link, link + me.told.size))
    until("what is wrong") { problem(me).isNotEmpty() }
}

/** A game of Ludo that one is to act in; gives the others. */
private fun Meeting.ludo(players: Int, vararg choices: String): List<Rehearsal> {
    val link = host(me, "players:$players", PARTY, *choices)
    val friends = List(players - 1) { app(22u + it.toULong()) }
    named(friends.first(), LONG_NAME)
    friends.forEach { join(it, link) }
    val all = arrayOf(me, *friends.toTypedArray())
    table(*all)
    play(12 * players, *all)
    repeat(Rehearsal.MOST_STEPS) {
        until("somebody's turn") { all.any { it.mayAct() } }
        if (me.game.roll?.enabled == true) return friends
        play(1, *all)
    }
    error("one's own turn never came")
}

/** A game of makruk after a few moves, one's own move now; gives the friend. */
private fun Meeting.makruk(): Rehearsal {
    val link = host(me, "game:makruk")
    val friend = app(22u)
    named(friend, "สมชาย")
    join(friend, link)
    table(me, friend)
    val (white, black) = if (me.toMove) me to friend else friend to me
    val moves = listOf("e3e4", "e6e5", "d3d4", "d6d5", "b1d2", "b8d7")
    moves.forEachIndexed { ply, move -> play(move, if (ply % 2 == 0) white else black) }
    if (white == friend) play("f3f4", friend)
    until("one's own turn") { me.toMove }
    return friend
}

private fun Meeting.play(move: String, who: Rehearsal) {
    until("a turn") { who.toMove }
    who.press("square:${move.take(2)}", "square:${move.drop(2)}")
    until("a move") { !who.toMove }
}

/** One sits down in a room whose host is there and answers nothing, so the start waits for it. */
private fun Meeting.unanswered() {
    val link = standstill("makruk")
    look(me, link)
    me.press("join")
}
