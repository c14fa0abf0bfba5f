package app.sanuk.desktop

import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.asComposeImageBitmap
import androidx.compose.ui.graphics.asSkiaBitmap
import org.jetbrains.skia.Bitmap
import org.jetbrains.skia.Canvas
import org.jetbrains.skia.ColorFilter
import org.jetbrains.skia.ColorMatrix
import org.jetbrains.skia.EncodedImageFormat
import org.jetbrains.skia.Image
import org.jetbrains.skia.Paint

/** A picture as the bytes of a PNG file. */
fun png(picture: ImageBitmap): ByteArray =
    checkNotNull(Image.makeFromBitmap(picture.asSkiaBitmap()).encodeToData(EncodedImageFormat.PNG)).bytes

/** The picture without its colours, as a person who sees none has it. */
fun grey(picture: ImageBitmap): ImageBitmap {
    val row = floatArrayOf(0.2126f, 0.7152f, 0.0722f, 0f, 0f)
    val matrix = ColorMatrix(*row, *row, *row, 0f, 0f, 0f, 1f, 0f)
    val result = Bitmap().apply { allocN32Pixels(picture.width, picture.height) }
    val paint = Paint().apply { colorFilter = ColorFilter.makeMatrix(matrix) }
    Canvas(result).drawImage(Image.makeFromBitmap(picture.asSkiaBitmap()), 0f, 0f, paint)
    return result.asComposeImageBitmap()
}
