package app.sanuk.ui.part

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.shadow
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sanuk.core.Role
import app.sanuk.ui.theme.CARD
import app.sanuk.ui.theme.LocalGround
import app.sanuk.ui.theme.LocalInks

/** Paints a ground and tells the text on it what it stands on. */
@Composable
fun Ground(
    color: Color,
    modifier: Modifier = Modifier,
    shape: Shape = RoundedCornerShape(0.dp),
    line: Color = Color.Transparent,
    lineWidth: Dp = LocalInks.current.outline,
    raised: Boolean = false,
    press: Modifier = Modifier,
    alignment: Alignment = Alignment.TopStart,
    content: @Composable () -> Unit,
) {
    val lifted = if (raised) modifier.shadow(ELEVATION, shape) else modifier
    val edged = if (line == Color.Transparent) Modifier else Modifier.border(lineWidth, line, shape)
    val ground = if (color.alpha == 0f) LocalGround.current else color
    Box(lifted.clip(shape).background(color).then(edged).then(press), contentAlignment = alignment, propagateMinConstraints = true) {
        CompositionLocalProvider(LocalGround provides ground, content = content)
    }
}

/** A card on the surface colour with a hairline. */
@Composable
fun Card(modifier: Modifier = Modifier, press: Modifier = Modifier, content: @Composable () -> Unit) {
    val inks = LocalInks.current
    Ground(inks[Role.SURFACE], modifier, CARD, line = inks.hairline, press = press, content = content)
}

/** The one elevation there is: for what lies over the screen. */
private val ELEVATION = 6.dp
