package app.sanuk.desktop

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.asComposeImageBitmap
import androidx.compose.ui.graphics.asSkiaBitmap
import androidx.compose.ui.graphics.colorspace.ColorSpaces
import androidx.compose.ui.graphics.toArgb
import androidx.compose.ui.graphics.toPixelMap
import app.sanuk.core.Look
import org.jetbrains.skia.Bitmap

/**
 * How eyes see colours. The three kinds of colour-blindness are the matrices of Machado, Oliveira and
 * Fernandes (2009) at full severity, which work on linear light.
 */
internal enum class Vision(private vararg val rows: Float) {
    FULL(1f, 0f, 0f, 0f, 1f, 0f, 0f, 0f, 1f),
    GREY(0.2126f, 0.7152f, 0.0722f, 0.2126f, 0.7152f, 0.0722f, 0.2126f, 0.7152f, 0.0722f),
    PROTANOPIA(0.152286f, 1.052583f, -0.204868f, 0.114503f, 0.786281f, 0.099216f, -0.003882f, -0.048116f, 1.051998f),
    DEUTERANOPIA(0.367322f, 0.860646f, -0.227968f, 0.280085f, 0.672501f, 0.047413f, -0.011820f, 0.042940f, 0.968881f),
    TRITANOPIA(1.255528f, -0.076749f, -0.178779f, -0.078411f, 0.930809f, 0.147602f, 0.004733f, 0.691367f, 0.303900f);

    fun seen(color: Color): Color {
        val light = color.convert(ColorSpaces.LinearSrgb)
        val (r, g, b) = (0..2).map { row ->
            (rows[row * 3] * light.red + rows[row * 3 + 1] * light.green + rows[row * 3 + 2] * light.blue).coerceIn(0f, 1f)
        }
        return Color(r, g, b, color.alpha, ColorSpaces.LinearSrgb).convert(ColorSpaces.Srgb)
    }

    /** The palette as these eyes have it. */
    fun seen(look: Look): Look = look.copy(palette = look.palette.map { seen(Color(it.toInt())).toArgb().toUInt() })

    /** The picture as these eyes have it. */
    fun seen(picture: ImageBitmap): ImageBitmap {
        val from = picture.toPixelMap()
        val known = HashMap<Color, Int>()
        val result = Bitmap().apply { allocN32Pixels(picture.width, picture.height) }
        val bytes = ByteArray(picture.width * picture.height * 4)
        for (y in 0 until picture.height) for (x in 0 until picture.width) {
            val argb = known.getOrPut(from[x, y]) { seen(from[x, y]).toArgb() }
            // Blue first: the order of a little-endian word.
            for (part in 0..3) bytes[(y * picture.width + x) * 4 + part] = (argb ushr part * 8).toByte()
        }
        check(result.installPixels(bytes))
        return result.asComposeImageBitmap()
    }
}
