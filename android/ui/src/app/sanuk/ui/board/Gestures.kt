package app.sanuk.ui.board

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.calculateCentroid
import androidx.compose.foundation.gestures.calculateZoom
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerEvent
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.PointerType
import androidx.compose.ui.input.pointer.changedToDown
import androidx.compose.ui.input.pointer.positionChange
import androidx.compose.ui.unit.Density
import app.sanuk.core.Action
import app.sanuk.core.PointerKind
import kotlin.math.pow

/** Turns pointers over the board into actions, in dp from the board area's corner. */
class Gestures(private val revision: () -> ULong, private val send: (Action) -> Unit) {
    /** Hover and wheel; presses are left to [presses]. */
    suspend fun hovers(scope: PointerInputScope) = scope.awaitPointerEventScope {
        while (true) {
            val event = awaitPointerEvent()
            when (event.type) {
                PointerEventType.Move, PointerEventType.Enter -> hover(event)
                PointerEventType.Exit -> send(Action.HoverEnd)
                PointerEventType.Scroll -> wheel(event)
                else -> Unit
            }
        }
    }

    private fun AwaitPointerEventScope.hover(event: PointerEvent) {
        val change = event.changes.firstOrNull() ?: return
        if (change.pressed || kindOf(change.type) != PointerKind.PRECISE) return
        val (x, y) = dp(change.position)
        send(Action.Hover(x, y, revision()))
    }

    private fun AwaitPointerEventScope.wheel(event: PointerEvent) {
        val change = event.changes.firstOrNull() ?: return
        val (x, y) = dp(change.position)
        send(Action.Zoom(WHEEL_STEP.pow(-change.scrollDelta.y), x, y))
        change.consume()
    }

    /** One finger taps or turns, two fingers zoom. */
    suspend fun presses(scope: PointerInputScope) = scope.awaitEachGesture {
        val first = awaitPointerEvent().changes.firstOrNull { it.changedToDown() } ?: return@awaitEachGesture
        var travelled = Offset.Zero
        var dragged = false
        var pinched = false
        while (true) {
            val event = awaitPointerEvent()
            val down = event.changes.filter { it.pressed }
            if (down.size > 1) {
                pinched = true
                pinch(event)
            } else if (down.size == 1 && !pinched) {
                val step = down[0].positionChange()
                travelled += step
                if (!dragged && travelled.getDistance() > viewConfiguration.touchSlop) {
                    dragged = true
                    drag(travelled)
                } else if (dragged) {
                    drag(step)
                }
            }
            event.changes.forEach { it.consume() }
            if (down.isEmpty()) {
                if (dragged) send(Action.DragEnd)
                if (!dragged && !pinched) tap(first.position, first.type)
                break
            }
        }
    }

    private fun Density.tap(at: Offset, type: PointerType) {
        val (x, y) = dp(at)
        send(Action.Tap(x, y, revision(), kindOf(type)))
    }

    private fun Density.drag(step: Offset) {
        if (step == Offset.Zero) return
        val (x, y) = dp(step)
        send(Action.Drag(x, y))
    }

    private fun Density.pinch(event: PointerEvent) {
        val factor = event.calculateZoom()
        if (factor == 1f) return
        val (x, y) = dp(event.calculateCentroid(useCurrent = true))
        send(Action.Zoom(factor, x, y))
    }

    private fun Density.dp(at: Offset) = at.x / density to at.y / density
}

/** A mouse, a trackpad and a pencil point exactly; a finger does not. */
private fun kindOf(type: PointerType) = when (type) {
    PointerType.Mouse, PointerType.Stylus, PointerType.Eraser -> PointerKind.PRECISE
    else -> PointerKind.FINGER
}

/** One notch of a wheel. */
private const val WHEEL_STEP = 1.1f
