package app.sanuk.ui.theme

import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.ColorScheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Shapes
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.compositeOver
import androidx.compose.ui.unit.dp
import app.sanuk.core.Look
import app.sanuk.core.Role

/** The palette of [Look], asked by role. */
@Immutable
class Inks(private val look: Look) {
    private val colors = look.palette.map { Color(it.toInt()) }

    val dark get() = look.dark
    val highContrast get() = look.highContrast
    val reducedMotion get() = look.reducedMotion

    /** Width of outlines: hairlines are too faint where a person asked for contrast. */
    val outline get() = if (look.highContrast) 2.dp else 1.dp

    /** A colour that the core did not send is painted in black, so that the fault shows. */
    operator fun get(role: Role): Color = colors.getOrElse(role.ordinal) { Color.Black }

    /** Edges of cards and rows that only divide; they carry no meaning and may be faint. */
    val hairline get() = if (highContrast) this[Role.OUTLINE] else this[Role.OUTLINE].copy(alpha = 0.45f)

    /** The ground of what is chosen: the surface with a breath of the primary colour. */
    val chosen get() = this[Role.PRIMARY].copy(alpha = 0.12f).compositeOver(this[Role.SURFACE])
}

/** Colours in force. */
val LocalInks = staticCompositionLocalOf<Inks> { error("SanukTheme is missing") }

/** What is painted behind the text here; every surface of ours sets it. */
val LocalGround = compositionLocalOf { Color.Unspecified }

/** Gap to the window's edge, by the window's width. */
fun marginFor(widthDp: Float) = if (widthDp < COMPACT_DP) 16.dp else 24.dp

/** Below this width, in dp, a screen has one column and narrow margins. */
const val COMPACT_DP = 600f

/** From this width on, in dp, a screen has a side column. */
const val EXPANDED_DP = 840f

/** Radius of cards. */
val CARD = RoundedCornerShape(12.dp)

/** Radius of buttons. */
val PILL = RoundedCornerShape(24.dp)

/** Dresses everything below in the core's colours and the language's line height. */
@Composable
fun SanukTheme(look: Look, language: String, content: @Composable () -> Unit) {
    val inks = remember(look) { Inks(look) }
    val scheme = remember(inks) { schemeOf(inks) }
    MaterialTheme(colorScheme = scheme, shapes = Shapes(medium = CARD, large = PILL)) {
        CompositionLocalProvider(
            LocalInks provides inks,
            LocalGround provides inks[Role.BACKGROUND],
            LocalScript provides Script.of(language),
            content = content,
        )
    }
}

private fun schemeOf(inks: Inks): ColorScheme {
    val base = if (inks.dark) darkColorScheme() else lightColorScheme()
    return base.copy(
        primary = inks[Role.PRIMARY],
        onPrimary = inks[Role.ON_PRIMARY],
        primaryContainer = inks.chosen,
        onPrimaryContainer = inks[Role.TEXT],
        secondary = inks[Role.PRIMARY],
        onSecondary = inks[Role.ON_PRIMARY],
        background = inks[Role.BACKGROUND],
        onBackground = inks[Role.TEXT],
        surface = inks[Role.SURFACE],
        onSurface = inks[Role.TEXT],
        onSurfaceVariant = inks[Role.TEXT_SECONDARY],
        surfaceVariant = inks[Role.SURFACE],
        surfaceContainer = inks[Role.SURFACE],
        surfaceContainerHighest = inks[Role.SURFACE],
        outline = inks[Role.OUTLINE],
        outlineVariant = inks[Role.OUTLINE],
        error = inks[Role.ERROR],
    )
}
