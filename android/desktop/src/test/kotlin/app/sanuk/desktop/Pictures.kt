package app.sanuk.desktop

import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.asSkiaBitmap
import org.jetbrains.skia.EncodedImageFormat
import org.jetbrains.skia.Image

/** A picture as the bytes of a PNG file. */
fun png(picture: ImageBitmap): ByteArray =
    checkNotNull(Image.makeFromBitmap(picture.asSkiaBitmap()).encodeToData(EncodedImageFormat.PNG)).bytes
