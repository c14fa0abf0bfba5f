package app.sanuk.ui.part

import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsFocusedAsState
import androidx.compose.foundation.selection.selectable
import androidx.compose.material3.ripple
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.drawOutline
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.inset
import androidx.compose.ui.input.InputMode
import androidx.compose.ui.platform.LocalInputModeManager
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import app.sanuk.core.Role
import app.sanuk.ui.theme.Inks
import app.sanuk.ui.theme.LocalInks
import app.sanuk.ui.theme.PILL
import androidx.compose.ui.semantics.Role as Kind

/** Width of the ring round what has the keyboard's focus. */
val FOCUS_RING = 3.dp

/** Width of what parts the ring from a coloured ground. */
private val FOCUS_GROUND = 1.5.dp

/**
 * Makes something pressable: by finger, pointer, Enter and screen reader, with the focus ring while
 * the keyboard is in use. The semantic id is the test tag.
 */
@Composable
fun Modifier.press(
    id: String,
    enabled: Boolean = true,
    kind: Kind = Kind.Button,
    selected: Boolean? = null,
    hint: String = "",
    shape: Shape = PILL,
    onPress: () -> Unit,
): Modifier {
    val source = remember { MutableInteractionSource() }
    // What is switched off under the pointer must not keep its tint.
    val indication = if (enabled) ripple() else null
    val label = hint.ifEmpty { null }
    val action = if (selected == null) {
        Modifier.clickable(source, indication, enabled, label, kind, onPress)
    } else {
        Modifier.selectable(selected, source, indication, enabled, kind, onPress)
    }
    val said = if (hint.isEmpty()) Modifier else Modifier.semantics { stateDescription = hint }
    return this.testTag(id).focusRing(source, shape).then(said).then(action)
}

/** Draws the focus ring just inside the edge while [source] has the keyboard's focus. */
@Composable
fun Modifier.focusRing(source: MutableInteractionSource, shape: Shape): Modifier {
    val focused = source.collectIsFocusedAsState()
    val keys = LocalInputModeManager.current
    val inks = LocalInks.current
    return drawWithContent {
        drawContent()
        if (focused.value && keys.inputMode == InputMode.Keyboard) drawRing(inks, shape)
    }
}

/** Within the ring runs a line of the surface, without which it would not stand out from a coloured button. */
private fun DrawScope.drawRing(inks: Inks, shape: Shape) {
    drawEdge(inks[Role.SURFACE], shape, (FOCUS_RING + FOCUS_GROUND).toPx())
    drawEdge(inks[Role.FOCUS], shape, FOCUS_RING.toPx())
}

private fun DrawScope.drawEdge(color: Color, shape: Shape, width: Float) = inset(width / 2) {
    val area = Size(size.width.coerceAtLeast(0f), size.height.coerceAtLeast(0f))
    drawOutline(shape.createOutline(area, layoutDirection, this), color, style = Stroke(width))
}

/** Draws the focus ring round a box on the board, between two lines of the surface. */
fun DrawScope.drawFocusBox(inks: Inks, topLeft: Offset, size: Size) {
    val corner = androidx.compose.ui.geometry.CornerRadius(4.dp.toPx())
    drawRoundRect(inks[Role.SURFACE], topLeft, size, corner, Stroke((FOCUS_RING + FOCUS_GROUND).toPx()))
    drawRoundRect(inks[Role.FOCUS], topLeft, size, corner, Stroke(FOCUS_RING.toPx()))
}
