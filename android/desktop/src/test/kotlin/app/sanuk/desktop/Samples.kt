package app.sanuk.desktop

import app.sanuk.core.Action
import app.sanuk.core.AppView
import app.sanuk.core.Board
import app.sanuk.core.Button
import app.sanuk.core.ClockFace
import app.sanuk.core.CountRow
import app.sanuk.core.Emphasis
import app.sanuk.core.GameView
import app.sanuk.core.Icon
import app.sanuk.core.Look
import app.sanuk.core.Node
import app.sanuk.core.Owner
import app.sanuk.core.OwnerMark
import app.sanuk.core.PanelButton
import app.sanuk.core.Role
import app.sanuk.core.Screen
import app.sanuk.ui.Core

/** A core on paper: shows what it is given and writes down what it is told. */
class PaperCore(var shown: AppView, var scene: (Float) -> ByteArray = { ByteArray(0) }) : Core {
    val told = mutableListOf<Action>()

    override fun view() = shown

    override fun scene(tMs: Float) = scene.invoke(tMs)

    override fun clock(tMs: Float) = emptyList<ClockFace>()

    override fun dispatch(action: Action) {
        told += action
    }
}

fun button(id: String, label: String = id, icon: Icon = Icon.NONE, emphasis: Emphasis = Emphasis.SECONDARY, enabled: Boolean = true) =
    Button(id, label, "", icon, emphasis, enabled, false)

val RED = Owner("Red", OwnerMark.TRIANGLE, Role.RED, Role.MARK)
val GREEN = Owner("Green", OwnerMark.CROSS, Role.GREEN, Role.MARK)
val YELLOW = Owner("Yellow", OwnerMark.CIRCLE, Role.YELLOW, Role.MARK_ON_YELLOW)
val BLUE = Owner("Blue", OwnerMark.SQUARE, Role.BLUE, Role.MARK)

fun appView(screen: Screen, look: Look, language: String = "en") =
    AppView(1uL, 1uL, language, look, screen, null, null, true, "Back")

fun board(nodes: List<Node> = emptyList()) =
    Board("A Ludo board", 1uL, nodes, "", 1f, button("view", "View from above", Icon.VIEW))

private const val COUNTS = "1 finished · 2 on the board · 1 in the yard"

/** A Ludo table in the middle of a choice. */
fun ludoTable() = GameView(
    title = "Ludo, Quick, 4 players",
    turn = RED,
    turnText = "Red’s turn",
    menu = listOf(button("again", "Again", Icon.AGAIN), button("rules", "Rules", Icon.RULES), button("resign", "Leave", Icon.FLAG, Emphasis.DESTRUCTIVE)),
    menuLabel = "Menu",
    board = board(),
    status = "You rolled a five. Choose a piece.",
    undo = button("undo", "Undo one move", Icon.UNDO),
    hint = button("hint", "What would you play?", Icon.HINT),
    panelTitle = "Operate by buttons",
    panel = panel(),
    roll = button("roll", "Roll", Icon.DIE, Emphasis.PRIMARY),
    last = "Last: 5, piece 2",
    counts = listOf(RED, GREEN, YELLOW, BLUE).map { CountRow(it, COUNTS, "${it.name}: $COUNTS", "1", "2", "1", it == RED, "") },
    countLine = null,
    strips = emptyList(),
    moves = emptyList(),
    movesTitle = "",
    thinking = false,
    connection = "",
    ways = emptyList(),
    keepAwake = false,
)

private fun panel() = (0..3).map {
    val note = if (it == 1) "Capture" else ""
    PanelButton("move:$it", RED, "${it + 1}", "Start+${it * 7} → Start+${it * 7 + 5}", note, it == 1, "Piece ${it + 1}", it != 3, it == 0)
}
