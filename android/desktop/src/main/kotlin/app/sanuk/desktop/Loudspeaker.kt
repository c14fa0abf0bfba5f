package app.sanuk.desktop

import java.io.IOException
import java.util.concurrent.Executors
import javax.sound.sampled.AudioInputStream
import javax.sound.sampled.AudioSystem
import javax.sound.sampled.Clip
import javax.sound.sampled.LineUnavailableException

/** Plays the core's short sounds beside whatever else sounds; a machine without a loudspeaker stays silent. */
class Loudspeaker {
    private val clips = HashMap<String, Clip?>()

    // Opening a line may take a while, and the window must not wait for it.
    private val thread = Executors.newSingleThreadExecutor { Thread(it, "sounds").apply { isDaemon = true } }

    /** Plays a sound from its beginning. */
    fun play(name: String) = thread.execute {
        clips.getOrPut(name) { open(name) }?.run {
            framePosition = 0
            start()
        }
    }

    private fun open(name: String): Clip? = try {
        sound(name)?.let { stream -> AudioSystem.getClip().apply { open(stream) } }
    } catch (_: LineUnavailableException) {
        null
    } catch (_: IOException) {
        null
    } catch (_: IllegalArgumentException) {
        // How Java says that there is no mixer at all.
        null
    }
}

/** The file of a sound; `null` for a name without one. */
internal fun sound(name: String): AudioInputStream? =
    Loudspeaker::class.java.getResource("/sounds/$name.wav")?.let(AudioSystem::getAudioInputStream)
