package app.sanuk.ui.board

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import app.sanuk.core.Board
import app.sanuk.core.Node
import app.sanuk.ui.AppModel
import kotlin.math.abs

/**
 * The keyboard's cursor on the board: one stop for Tab, arrows move it to the nearest box in their
 * direction, Enter presses. An arrow with nowhere to go is left to the window's focus.
 */
internal class CursorKeys(private val board: Board, private val cursor: String, private val move: (String) -> Unit, private val model: AppModel) {
    private val nodes = board.nodes.filter { it.focusable }

    /** Places the cursor when the board gets the focus. */
    fun enter() {
        if (nodes.none { it.id == cursor }) nodes.firstOrNull { it.action.isNotEmpty() }?.let { move(it.id) }
    }

    fun handle(event: KeyEvent): Boolean {
        if (event.type != KeyEventType.KeyDown) return false
        return when (event.key) {
            Key.DirectionLeft -> go(-1f, 0f)
            Key.DirectionRight -> go(1f, 0f)
            Key.DirectionUp -> go(0f, -1f)
            Key.DirectionDown -> go(0f, 1f)
            Key.Enter, Key.NumPadEnter, Key.DirectionCenter -> press()
            else -> false
        }
    }

    private fun press(): Boolean {
        val node = nodes.firstOrNull { it.id == cursor && it.action.isNotEmpty() } ?: return false
        model.press(node.action)
        return true
    }

    private fun go(dx: Float, dy: Float): Boolean {
        val from = nodes.firstOrNull { it.id == cursor } ?: return place(nodes.firstOrNull())
        return place(nearest(nodes, from, dx, dy))
    }

    private fun place(node: Node?): Boolean {
        if (node == null) return false
        move(node.id)
        model.announce(node.label)
        return true
    }
}

/** The nearest node whose middle lies in the direction; leaving the line costs double. */
internal fun nearest(nodes: List<Node>, from: Node, dx: Float, dy: Float): Node? = nodes
    .filter { it.id != from.id }
    .map { it to (it.x + it.width / 2 - from.x - from.width / 2 to it.y + it.height / 2 - from.y - from.height / 2) }
    .map { (node, way) -> Triple(node, way.first * dx + way.second * dy, abs(way.first * dy) + abs(way.second * dx)) }
    .filter { (_, ahead, aside) -> ahead > 1f && aside <= ahead * 2 }
    .minByOrNull { (_, ahead, aside) -> ahead + 2 * aside }
    ?.first
