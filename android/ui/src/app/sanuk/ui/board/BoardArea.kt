package app.sanuk.ui.board

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.focusable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsFocusedAsState
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.runtime.withFrameNanos
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.boundsInWindow
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.hideFromAccessibility
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sanuk.core.Action
import app.sanuk.core.Board
import app.sanuk.ui.AppModel
import app.sanuk.ui.part.drawFocusBox
import app.sanuk.ui.part.focusRing
import app.sanuk.ui.theme.CARD
import app.sanuk.ui.theme.LocalAudit
import app.sanuk.ui.theme.LocalInks

/** The clock and the last picture of a board: asks the core for frames only while something moves. */
@Stable
class BoardClock(private val model: AppModel, private val report: (String) -> Unit) {
    private val reader = SceneReader()
    private var motion: ULong? = null
    private var began = 0L

    /** What to paint now; the last good one while a pair of view and scene does not fit. */
    var scene by mutableStateOf<Scene?>(null)
        private set

    /** Runs frames from the motion's start until the picture stands still. */
    suspend fun run(board: Board, revision: ULong) {
        do {
            val still = withFrameNanos { now -> frame(board, revision, now) }
        } while (!still)
    }

    private fun frame(board: Board, revision: ULong, now: Long): Boolean {
        if (motion != board.motion) {
            motion = board.motion
            began = now
        }
        val t = (now - began) / NANOS_PER_MS
        val next = readOrReport(reader, model.scene(t), report) ?: return true
        // A newer scene than the view: the view is on its way and will start this again.
        if (next.revision != revision && scene != null) return true
        scene = next
        return t > next.until
    }
}

/** Told where the board lies in the window; a phone keeps the system's gestures away from it. */
val LocalBoardPlace = staticCompositionLocalOf<((Rect) -> Unit)?> { null }

/**
 * The board: picture, pointers, keys and boxes for readers. It fills the area it is given; [bleed] is
 * how far beyond it the board's shadow may fall.
 */
@Composable
fun BoardArea(model: AppModel, board: Board, revision: ULong, modifier: Modifier = Modifier, bleed: Dp = 0.dp) {
    val audit = LocalAudit.current
    val clock = remember(model) { BoardClock(model) { audit?.scene(it) } }
    LaunchedEffect(board.motion, revision) { clock.run(board, revision) }
    val density = LocalDensity.current.density
    val gestures = remember(model) { Gestures({ clock.scene?.revision ?: 0uL }, model::send) }
    val place = LocalBoardPlace.current
    DisposableEffect(place) { onDispose { place?.invoke(Rect.Zero) } }
    Box(
        modifier
            .onGloballyPositioned { place?.invoke(it.boundsInWindow()) }
            .onSizeChanged { model.send(Action.Resized(it.width / density, it.height / density)) }
            .pointerInput(gestures) { gestures.hovers(this) }
            .pointerInput(gestures) { gestures.presses(this) }
            .clipAround(bleed)
            .testTag(BOARD_TAG)
            // Read as one: a reader does not wander from a square to the panel beside it and back.
            .semantics { isTraversalGroup = true },
    ) {
        Picture(clock, board, model)
        Nodes(board, deedsAt(model.view.screen), model)
    }
}

private fun Modifier.clipAround(bleed: Dp) = drawWithContent {
    val more = bleed.toPx()
    clipRect(-more, -more, size.width + more, size.height + more) { this@drawWithContent.drawContent() }
}

@Composable
private fun Picture(clock: BoardClock, board: Board, model: AppModel) {
    val inks = LocalInks.current
    val texts = rememberTextMeasurer()
    val painter = remember(inks, texts) { ScenePainter(inks, texts) }
    val source = remember { MutableInteractionSource() }
    val focused by source.collectIsFocusedAsState()
    val hasKeys = focused || LocalBoardHasKeys.current
    Canvas(
        Modifier
            .fillMaxSize()
            .testTag(CURSOR_TAG)
            // Readers have the boxes; here they would meet one without a name.
            .semantics { hideFromAccessibility() }
            .onKeyEvent { cursorKey(it, model) }
            .focusRing(source, CARD)
            .focusable(interactionSource = source),
    ) {
        clock.scene?.let { with(painter) { paint(it) } }
        val node = board.nodes.firstOrNull { it.id == board.cursor }
        if (hasKeys && node != null) {
            drawFocusBox(inks, Offset(node.x, node.y) * density, Size(node.width, node.height) * density)
        }
    }
}

/** Test tag of the whole board area. */
const val BOARD_TAG = "board"

/** Test tag of what takes the keyboard's focus on the board. */
const val CURSOR_TAG = "board:cursor"

private const val NANOS_PER_MS = 1_000_000f
