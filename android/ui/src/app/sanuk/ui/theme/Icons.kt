package app.sanuk.ui.theme

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp
import app.sanuk.core.Icon

/** Our own signs: round strokes of 2 on a grid of 24; what stands after a `|` is filled. */
private val drawings = mapOf(
    Icon.BACK to "M20 12H5M11 5L4 12L11 19",
    Icon.MORE to "|M12 3.5a2 2 0 1 0 .01 0zM12 10a2 2 0 1 0 .01 0zM12 16.5a2 2 0 1 0 .01 0z",
    Icon.SETTINGS to
        "M12 8.8a3.2 3.2 0 1 0 .01 0zM10.1 5.3L10.4 2.7H13.6L13.9 5.3L15.5 5.9L17.4 4.3L19.7 6.6L18.1 8.5L18.7 10.1" +
        "L21.3 10.4V13.6L18.7 13.9L18.1 15.5L19.7 17.4L17.4 19.7L15.5 18.1L13.9 18.7L13.6 21.3H10.4L10.1 18.7" +
        "L8.5 18.1L6.6 19.7L4.3 17.4L5.9 15.5L5.3 13.9L2.7 13.6V10.4L5.3 10.1L5.9 8.5L4.3 6.6L6.6 4.3L8.5 5.9z",
    Icon.RULES to "M12 6.5C10 5 7 4.5 3 5v13c4-.5 7 0 9 1.5c2-1.5 5-2 9-1.5V5c-4-.5-7 0-9 1.5zM12 6.5v13",
    Icon.UNDO to "M4 9h10a5.5 5.5 0 0 1 0 11h-5M9 4L4 9l5 5",
    Icon.AGAIN to "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9M20 4v5h-5",
    Icon.DELETE to "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
    Icon.SHARE to "M12 15V3M7.5 7.5L12 3l4.5 4.5M6 11H5v10h14V11h-1",
    Icon.IMPORT to "M12 3v12M7.5 10.5L12 15l4.5-4.5M6 11H5v10h14V11h-1",
    Icon.VIEW to "M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500l8-4.500M12 12v9",
    Icon.DIE to
        "M6 3.5h12a2.5 2.5 0 0 1 2.5 2.5v12a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5v-12a2.5 2.5 0 0 1 2.5-2.5z" +
        "|M8.5 7a1.5 1.5 0 1 0 .01 0zM15.5 7a1.5 1.5 0 1 0 .01 0zM12 10.5a1.5 1.5 0 1 0 .01 0z" +
        "M8.5 14a1.5 1.5 0 1 0 .01 0zM15.5 14a1.5 1.5 0 1 0 .01 0z",
    Icon.FLAG to "M5 21V4M5 4c5-2.500 8 2.500 14 0v10c-6 2.500-9-2.500-14 0",
    Icon.PREVIOUS to "M15 5l-7 7l7 7",
    Icon.NEXT to "M9 5l7 7l-7 7",
    Icon.FIRST to "M18 5l-7 7l7 7M6 5v14",
    Icon.LAST to "M6 5l7 7l-7 7M18 5v14",
    Icon.PLAY to "|M7 4.500v15l13-7.500z",
    Icon.PAUSE to "M8 5v14M16 5v14",
    Icon.CHECK to "M4.500 12.500l5 5l10-11",
    Icon.HINT to "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.6.5.9 1 .9 2.100h5.200c0-1.100.3-1.600.9-2.100A6 6 0 0 0 12 3z",
    Icon.PERSON to "M12 4a4 4 0 1 0 .01 0zM4 21c.5-5 3.500-7 8-7s7.500 2 8 7",
    Icon.COMPUTER to "M4 5h16v11H4zM9 20h6M12 16v4",
    Icon.OUTSIDE to "M13 4h7v7M20 4L11 13M9 5H4v15h15v-5",
    Icon.CLOSE to "M6 6l12 12M18 6L6 18",
)

/** Sign of a move that captures: the crossed ring of the board's marks. */
val CaptureSign = vectorOf("M12 4a8 8 0 1 0 .01 0zM6.500 6.500l11 11M17.500 6.500l-11 11")

/** Sign of pieces that are home. */
val FinishedSign = vectorOf("M4.500 12.500l5 5l10-11")

/** Sign of pieces on the way. */
val WaySign = vectorOf("|M12 5a3.500 3.500 0 0 1 2 6.300c2 1.500 3 4 3.500 7.700h-11c.5-3.700 1.500-6.200 3.500-7.700A3.500 3.500 0 0 1 12 5z")

/** Sign of pieces in the yard. */
val YardSign = vectorOf("M5 5h14v14H5z")

private val vectors = drawings.mapValues { (_, drawing) -> vectorOf(drawing) }

/** The picture of a sign; `null` for [Icon.NONE]. */
fun vectorOf(icon: Icon): ImageVector? = vectors[icon]

private fun vectorOf(drawing: String): ImageVector {
    val strokes = drawing.substringBefore('|')
    val fills = drawing.substringAfter('|', "")
    val builder = ImageVector.Builder(defaultWidth = 24.dp, defaultHeight = 24.dp, viewportWidth = 24f, viewportHeight = 24f)
    builder.addPath(
        addPathNodes(strokes),
        stroke = SolidColor(Color.Black),
        strokeLineWidth = 2f,
        strokeLineCap = StrokeCap.Round,
        strokeLineJoin = StrokeJoin.Round,
    )
    builder.addPath(addPathNodes(fills), fill = SolidColor(Color.Black))
    return builder.build()
}
