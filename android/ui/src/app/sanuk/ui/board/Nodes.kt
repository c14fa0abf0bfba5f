package app.sanuk.ui.board

import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.layoutId
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsPropertyKey
import androidx.compose.ui.semantics.SemanticsPropertyReceiver
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.Constraints
import app.sanuk.core.Board
import app.sanuk.core.Button
import app.sanuk.core.Node
import app.sanuk.core.Screen
import app.sanuk.ui.Act
import kotlin.math.roundToInt

/** Marks a box on the board, whose size is the square's; the panel has the large targets. */
val OnBoard = SemanticsPropertyKey<Boolean>("OnBoard")
private var SemanticsPropertyReceiver.onBoard by OnBoard

/**
 * Boxes for screen readers and tests, one level: a summary and the nodes in reading order. They take
 * no pointers, so fingers reach the board itself. [deeds] are offered on each, as a reader's actions.
 */
@Composable
internal fun Nodes(board: Board, deeds: List<Button>, act: Act) {
    Layout(
        content = {
            Box(Modifier.testTag(SUMMARY_TAG).summary(board, deeds, act))
            board.nodes.forEachIndexed { at, node -> key(node.id) { Box(Modifier.layoutId(node).node(node, at, deeds, act)) } }
        },
    ) { boxes, constraints ->
        val placed = boxes.map { box ->
            val node = box.layoutId as? Node
            val width = node?.let { (it.width * density).roundToInt() } ?: constraints.maxWidth
            val height = node?.let { (it.height * density).roundToInt() } ?: 1
            node to box.measure(Constraints.fixed(width.coerceAtLeast(1), height.coerceAtLeast(1)))
        }
        layout(constraints.maxWidth, constraints.maxHeight) {
            // Never mirrored: a board is the same in every language. Readers are not told of what is covered,
            // and squares may cover the whole board, so the summary lies above them.
            placed.forEach { (node, box) ->
                box.place(((node?.x ?: 0f) * density).roundToInt(), ((node?.y ?: 0f) * density).roundToInt(), if (node == null) 1f else 0f)
            }
        }
    }
}

private fun Modifier.summary(board: Board, deeds: List<Button>, act: Act): Modifier = semantics {
    contentDescription = board.description
    onBoard = true
    traversalIndex = -1f
    customActions = deeds.map { actionOf(it, act) }
}

private fun Modifier.node(node: Node, at: Int, deeds: List<Button>, act: Act): Modifier = testTag(node.id).semantics {
    contentDescription = node.label
    onBoard = true
    traversalIndex = at.toFloat()
    customActions = deeds.map { actionOf(it, act) }
    if (node.action.isNotEmpty()) {
        role = Role.Button
        onClick(node.hint.ifEmpty { null }) {
            act.press(node.action)
            true
        }
    }
}

private fun actionOf(deed: Button, act: Act) = CustomAccessibilityAction(deed.label) {
    act.press(deed.id)
    true
}

/** What can be done at the table wherever a reader stands on the board. */
internal fun deedsAt(screen: Screen): List<Button> =
    if (screen is Screen.Game) with(screen.view) { listOfNotNull(roll, undo, hint).filter { it.enabled } } else emptyList()

/** Test tag of the box that tells the whole board. */
const val SUMMARY_TAG = "board:summary"
