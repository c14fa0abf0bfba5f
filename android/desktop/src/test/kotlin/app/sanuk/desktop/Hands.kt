package app.sanuk.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performScrollToNode
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import app.sanuk.core.Node
import app.sanuk.ui.board.BOARD_TAG
import app.sanuk.ui.screen.SHEET_TAG

/** A person's ways to act on the stage. Each waits until core and screen are quiet again. */
@OptIn(ExperimentalTestApi::class)
class Hands(private val stage: Stage, private val rehearsal: Rehearsal) {
    private val test get() = stage.test

    fun settle() {
        test.runOnUiThread { rehearsal.settle() }
        test.waitForIdle()
    }

    /** Presses a button with a finger; scrolls to it where it is not in view. */
    fun press(id: String) {
        if (test.onAllNodes(hasTestTag(id)).fetchSemanticsNodes().isEmpty()) {
            test.onNodeWithTag(SHEET_TAG).performScrollToNode(hasTestTag(id))
        }
        test.onNodeWithTag(id).performClick()
        settle()
    }

    /**
     * Drags the screen's scrolling column up by a little less than its height and lets it lie; false
     * where it has none or its end is in view. The finger is at the edge, where nothing is pressed.
     */
    fun scrollOn(): Boolean {
        val sheet = test.onAllNodes(hasTestTag(SHEET_TAG)).fetchSemanticsNodes().singleOrNull() ?: return false
        val place = sheet.config.getOrNull(SemanticsProperties.VerticalScrollAxisRange) ?: return false
        val before = place.value()
        if (before >= place.maxValue()) return false
        test.onNodeWithTag(SHEET_TAG).performTouchInput {
            down(bottomLeft + Offset(1f, -1f))
            moveTo(topLeft + Offset(1f, 0f))
            // A finger that rests before it is lifted throws nothing.
            advanceEventTime(REST_MS)
            up()
        }
        test.waitForIdle()
        // The end is only an estimate of the list's until it is in view.
        return place.value() > before
    }

    /** Taps the board with a finger at a node's foot. */
    fun tap(node: Node, down: Float = 0.6f) {
        val at = Offset(node.x + node.width / 2, node.y + node.height * down) * stage.window.density
        test.onNodeWithTag(BOARD_TAG).performTouchInput { click(at) }
        settle()
    }

    /** Does what a screen reader does with a node. */
    fun activate(node: Node) {
        test.onNodeWithTag(node.id).performSemanticsAction(SemanticsActions.OnClick)
        settle()
    }

    fun key(key: Key) {
        test.onAllNodes(isRoot()).onFirst().performKeyInput { pressKey(key) }
        settle()
    }

    /** Tabs until the node with this id has the focus. */
    fun focusOn(id: String) {
        repeat(MOST_STOPS) {
            if (focused() == id) return
            key(Key.Tab)
        }
        error("Tab never reaches $id")
    }

    /** The id of what has the keyboard's focus. */
    fun focused(): String? = test.onAllNodes(isRoot(), useUnmergedTree = true).fetchSemanticsNodes().flatMap { all(it) }
        .lastOrNull { it.config.getOrNull(SemanticsProperties.Focused) == true }?.config?.getOrNull(SemanticsProperties.TestTag)

    private companion object {
        const val MOST_STOPS = 80
        const val REST_MS = 400L
    }
}
