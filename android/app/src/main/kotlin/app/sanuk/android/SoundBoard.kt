package app.sanuk.android

import android.content.Context
import android.media.AudioAttributes
import android.media.AudioManager
import android.media.SoundPool
import java.io.IOException

/** The core's short sounds. They are silent with the phone and never take the music's place: no focus is asked for. */
class SoundBoard(private val context: Context) {
    private val audio = context.getSystemService(AudioManager::class.java)

    private val pool = SoundPool.Builder()
        .setMaxStreams(2)
        .setAudioAttributes(
            AudioAttributes.Builder()
                .setUsage(AudioAttributes.USAGE_GAME)
                .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                .build(),
        )
        .build()

    private val sounds: Map<String, Int> = context.assets.list("").orEmpty()
        .filter { it.endsWith(END) }
        .associate { it.removeSuffix(END) to load(it) }

    /** Plays a sound, unless the phone is silenced. */
    fun play(name: String) {
        if (audio.ringerMode == AudioManager.RINGER_MODE_NORMAL) sounds[name]?.let { pool.play(it, 1f, 1f, 0, 0, 1f) }
    }

    /** Frees what the sounds hold. */
    fun close() = pool.release()

    private fun load(file: String): Int = try {
        context.assets.openFd(file).use { pool.load(it, 1) }
    } catch (_: IOException) {
        // The pool takes 0 for no sound.
        0
    }

    private companion object {
        const val END = ".wav"
    }
}
