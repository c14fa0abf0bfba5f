package app.sanuk.ui.part

import androidx.compose.foundation.Image
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.ColorFilter
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.rememberVectorPainter
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.sanuk.core.Role
import app.sanuk.ui.theme.LocalInks

/** A drawn sign; it is never the only carrier of a meaning, so readers skip it. */
@Composable
fun Sign(vector: ImageVector, ink: Role, modifier: Modifier = Modifier, size: Dp = 24.dp) {
    Image(
        painter = rememberVectorPainter(vector),
        contentDescription = null,
        modifier = modifier.size(size),
        colorFilter = ColorFilter.tint(LocalInks.current[ink]),
    )
}
