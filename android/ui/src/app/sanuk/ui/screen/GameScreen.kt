package app.sanuk.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.sanuk.core.AppView
import app.sanuk.core.Board
import app.sanuk.core.CountRow
import app.sanuk.core.GameView
import app.sanuk.core.Role
import app.sanuk.ui.Act
import app.sanuk.ui.AppModel
import app.sanuk.ui.board.BoardArea
import app.sanuk.ui.part.ActionButton
import app.sanuk.ui.part.Back
import app.sanuk.ui.part.Cells
import app.sanuk.ui.part.Label
import app.sanuk.ui.part.OwnerBadge
import app.sanuk.ui.part.SignButton
import app.sanuk.ui.part.TopBar
import app.sanuk.ui.theme.Size

/** A game at the table, with the live board. */
@Composable
fun GameScreen(model: AppModel, view: AppView, game: GameView) = CompositionLocalProvider(LocalClocks provides clocks(model, view, game)) {
    GameBody(game, backOf(view), model) { modifier -> BoardArea(model, game.board, view.revision, modifier, shadowOf(game.board)) }
}

/** A board edge to edge has no shadow; one with heads above its far edge stands on a table. */
internal fun shadowOf(board: Board) = if (board.aspect == 1f) 0.dp else 6.dp

/** A game at the table, without state. */
@Composable
fun GameBody(game: GameView, back: Back, act: Act, board: @Composable (Modifier) -> Unit) {
    val makruk = game.strips.isNotEmpty()
    val parts = TableParts(
        bar = { GameBar(game, back, act) },
        above = { if (makruk) Strip(game.strips.first(), game.board.viewSwitch, act) },
        board = board,
        over = { if (!makruk) Corners(game, act) },
        count = { game.countLine?.let { CountBar(it, act) } },
        below = { if (makruk) Strip(game.strips.last(), game.undo, act) },
        status = { wide -> Status(game, if (wide) emptyList() else game.counts, act) },
        panel = { columns -> Panel(game, columns, act) },
        primary = { game.roll?.let { ActionButton(it, act, Modifier.fillMaxWidth(), ROLL_HEIGHT) } },
        rest = { wide -> Rest(game, wide, act) },
        restSeen = if (makruk) MOVES_SEEN else LAST_SEEN,
    )
    Table(parts, game.board.aspect, edgeToEdge = makruk)
}

@Composable
private fun GameBar(game: GameView, back: Back, act: Act) {
    val end: @Composable () -> Unit = {
        game.hint?.let { SignButton(it, act) }
        if (game.menu.isNotEmpty()) GameMenu(game.menu, game.menuLabel, act)
    }
    TopBar(back, act, end = end) {
        OwnerBadge(game.turn)
        Spacer(Modifier.width(8.dp))
        Label(game.turnText, strong = true, heading = true)
        if (game.thinking) Thinking(Modifier.padding(start = 8.dp))
    }
}

/** View switch and undo on the board's right corners, where they cover no square that is played. */
@Composable
private fun Corners(game: GameView, act: Act) {
    Box(Modifier.fillMaxSize()) {
        SignButton(game.board.viewSwitch, act, Modifier.align(Alignment.TopEnd), raised = true)
        game.undo?.let { SignButton(it, act, Modifier.align(Alignment.BottomEnd), raised = true) }
    }
}

/** What just happened, and how every colour stands. */
@Composable
private fun Status(game: GameView, counts: List<CountRow>, act: Act) {
    Column(Modifier.fillMaxWidth().heightIn(min = 38.dp).padding(bottom = 2.dp), Arrangement.Center) {
        if (game.connection.isNotEmpty()) Label(game.connection, size = Size.SMALL, strong = true, ink = Role.ERROR)
        Label(game.status, size = Size.SMALL, strong = true)
        if (game.ways.isNotEmpty()) Cells(most = 2, modifier = Modifier.fillMaxWidth()) { game.ways.forEach { ActionButton(it, act) } }
        if (counts.isNotEmpty()) CountChips(counts)
    }
}

@Composable
private fun Panel(game: GameView, columns: Int, act: Act) {
    if (game.panel.isEmpty()) return
    if (columns == 1 && game.panelTitle.isNotEmpty()) {
        Label(game.panelTitle, size = Size.CAPTION, ink = Role.TEXT_SECONDARY, heading = true)
    }
    Cells(most = columns, modifier = Modifier.fillMaxWidth(), wrap = true) {
        game.panel.forEach { PieceButton(it, act) }
    }
}

@Composable
private fun Rest(game: GameView, wide: Boolean, act: Act) {
    Label(game.last, Modifier.fillMaxWidth(), Size.CAPTION, ink = Role.TEXT_SECONDARY)
    if (wide) Column { game.counts.forEach { CountWords(it) } }
    if (game.moves.isNotEmpty()) Moves(game.movesTitle, game.moves, act)
}

internal fun backOf(view: AppView) = Back(view.canGoBack, view.backLabel)

private val ROLL_HEIGHT = 56.dp

/** The title of the moves and two rows. */
private val MOVES_SEEN = 72.dp

/** The line that tells the last roll. */
private val LAST_SEEN = 20.dp
