package app.sanuk.desktop

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.isRoot
import app.sanuk.ui.board.OnBoard
import app.sanuk.ui.theme.Audit

/** Collects what is wrong with a picture: clipped or faint text, small targets, texts over each other. */
class Watch : Audit {
    private val seen = LinkedHashSet<String>()

    override fun text(text: String, ink: Color, ground: Color, clipped: Boolean) {
        if (clipped) seen += "clipped text: $text"
        val contrast = contrast(ink, ground)
        if (contrast < TEXT_CONTRAST) seen += "contrast %.2f: %s".format(contrast, text)
    }

    override fun scene(why: String) {
        seen += "scene: $why"
    }

    /** All faults of what [stage] shows now. */
    @OptIn(ExperimentalTestApi::class)
    fun faults(stage: Stage): List<String> {
        val roots = stage.test.onAllNodes(isRoot(), useUnmergedTree = true).fetchSemanticsNodes()
        // What lies under a dialog or menu is not looked at: the topmost root is what counts.
        val top = roots.last()
        return seen.toList() + targets(top, stage.window.density) + overlaps(top) + outside(top)
    }

    /** A link within a sentence is as large as its letters (WCAG 2.5.8); what it leads to has a large target. */
    private fun targets(root: SemanticsNode, density: Float) = all(root)
        .filter { SemanticsActions.OnClick in it.config && OnBoard !in it.config && SemanticsProperties.Disabled !in it.config }
        .filter { SemanticsProperties.LinkTestMarker !in it.config }
        .filter { it.size.width < TARGET * density - 0.5f || it.size.height < TARGET * density - 0.5f }
        .map { "target of ${it.size}: ${nameOf(it)}" }

    private fun overlaps(root: SemanticsNode): List<String> {
        val texts = all(root).filter { it.config.getOrNull(SemanticsProperties.Text) != null && !inNotice(it) }
            .map { it to it.boundsInRoot }.filter { (_, box) -> box.width > 1 && box.height > 1 }
        return texts.flatMapIndexed { at, (node, box) ->
            texts.drop(at + 1).filter { (_, other) -> overlap(box, other) }.map { (other, _) -> "overlap: ${nameOf(node)} / ${nameOf(other)}" }
        }
    }

    private fun outside(root: SemanticsNode) = all(root)
        .filter { it.config.getOrNull(SemanticsProperties.Text) != null && it.boundsInRoot.width > 0 }
        .filter { it.positionInRoot.x < -0.5f || it.positionInRoot.x + it.size.width > root.size.width + 0.5f }
        .map { "out of the window: ${nameOf(it)}" }

    private fun inNotice(node: SemanticsNode): Boolean =
        generateSequence(node) { it.parent }.any { it.config.getOrNull(SemanticsProperties.TestTag) == "notice" }

    private fun overlap(a: Rect, b: Rect): Boolean {
        val shared = a.intersect(b)
        return shared.width > 1.5f && shared.height > 1.5f
    }
}

/** All nodes below and including [node]. What a list keeps for later has a place no more. */
fun all(node: SemanticsNode): List<SemanticsNode> =
    listOf(node) + node.children.filter { it.layoutInfo.isPlaced && !it.layoutInfo.isDeactivated }.flatMap { all(it) }

/** What a node says, or its tag. */
fun nameOf(node: SemanticsNode): String = with(node.config) {
    getOrNull(SemanticsProperties.Text)?.joinToString { it.text }
        ?: getOrNull(SemanticsProperties.ContentDescription)?.joinToString()
        ?: getOrNull(SemanticsProperties.TestTag)
        ?: "node ${node.id}"
}

/** Contrast of two opaque colours (WCAG). */
fun contrast(one: Color, other: Color): Float {
    val light = maxOf(one.luminance(), other.luminance())
    val dark = minOf(one.luminance(), other.luminance())
    return (light + 0.05f) / (dark + 0.05f)
}

private const val TEXT_CONTRAST = 4.5f
private const val TARGET = 48
