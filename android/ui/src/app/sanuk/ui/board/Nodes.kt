package app.sanuk.ui.board

import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.layoutId
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsPropertyKey
import androidx.compose.ui.semantics.SemanticsPropertyReceiver
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Constraints
import app.sanuk.core.Board
import app.sanuk.core.Node
import app.sanuk.ui.Act
import kotlin.math.roundToInt

/** Marks a box on the board, whose size is the square's; the panel has the large targets. */
val OnBoard = SemanticsPropertyKey<Boolean>("OnBoard")
private var SemanticsPropertyReceiver.onBoard by OnBoard

/**
 * Boxes for screen readers and tests, one level: a summary and the nodes in reading order. They take
 * no pointers, so fingers reach the board itself.
 */
@Composable
internal fun Nodes(board: Board, act: Act) {
    Layout(
        content = {
            Box(Modifier.testTag("board:summary").semantics { contentDescription = board.description; onBoard = true })
            board.nodes.forEach { node -> key(node.id) { Box(Modifier.layoutId(node).node(node, act)) } }
        },
    ) { boxes, constraints ->
        val placed = boxes.map { box ->
            val node = box.layoutId as? Node
            val width = node?.let { (it.width * density).roundToInt() } ?: constraints.maxWidth
            val height = node?.let { (it.height * density).roundToInt() } ?: 1
            node to box.measure(Constraints.fixed(width.coerceAtLeast(1), height.coerceAtLeast(1)))
        }
        layout(constraints.maxWidth, constraints.maxHeight) {
            // Never mirrored: a board is the same in every language.
            placed.forEach { (node, box) -> box.place(((node?.x ?: 0f) * density).roundToInt(), ((node?.y ?: 0f) * density).roundToInt()) }
        }
    }
}

private fun Modifier.node(node: Node, act: Act): Modifier = testTag(node.id).semantics {
    contentDescription = node.label
    onBoard = true
    if (node.action.isNotEmpty()) {
        role = Role.Button
        onClick(node.hint.ifEmpty { null }) {
            act.press(node.action)
            true
        }
    }
}
