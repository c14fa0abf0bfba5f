package app.sanuk.desktop

import java.awt.Rectangle
import java.awt.Robot
import java.awt.image.BufferedImage
import java.io.File
import javax.imageio.ImageIO
import kotlin.system.exitProcess

/** Waits until a part of the display has stood still for a while and keeps it as a picture: FILE X Y WIDTH HEIGHT. */
fun main(args: Array<String>) {
    val robot = Robot()
    val (x, y, width, height) = args.drop(1).map(String::toInt)
    val display = Rectangle(x, y, width, height)
    var last = robot.look(display)
    var still = 0
    repeat(MOST_LOOKS) {
        robot.delay(LOOK_MS)
        val now = robot.look(display)
        still = if (now.same(last) && now.painted()) still + 1 else 0
        last = now
        if (still == STILL_LOOKS) {
            ImageIO.write(last, "png", File(args.first()))
            exitProcess(0)
        }
    }
    System.err.println("the window did not come to rest")
    exitProcess(1)
}

private fun Robot.look(area: Rectangle) = createScreenCapture(area)

private fun BufferedImage.pixels() = getRGB(0, 0, width, height, null, 0, width)

private fun BufferedImage.same(other: BufferedImage) = pixels().contentEquals(other.pixels())

/** A board has hundreds of colours, an empty window one. */
private fun BufferedImage.painted() = pixels().toHashSet().size > LEAST_COLOURS

private const val LEAST_COLOURS = 300
private const val LOOK_MS = 250
private const val STILL_LOOKS = 8
private const val MOST_LOOKS = 240
