package app.sanuk.desktop

import app.sanuk.ui.board.BadScene
import app.sanuk.ui.board.SceneReader
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertFailsWith
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertSame

/** The bytes of the board, good and bad. */
class SceneTest {
    private val good: ByteArray by lazy {
        Rehearsal(1u).use {
            it.press("play:device")
            it.model.scene(10_000f)
        }
    }

    @Test
    fun no_bytes_are_no_scene() = assertNull(SceneReader().read(ByteArray(0)))

    @Test
    fun a_kept_layer_is_not_read_again() {
        val reader = SceneReader()
        val first = assertNotNull(reader.read(good))
        val second = assertNotNull(reader.read(good))
        first.layers.zip(second.layers).forEach { (one, other) -> assertSame(one, other) }
    }

    @Test
    fun every_shorter_scene_is_refused() {
        for (length in 1 until good.size step 97) {
            assertFailsWith<BadScene>("$length bytes") { SceneReader().read(good.copyOf(length)) }
        }
    }

    @Test
    fun damaged_bytes_are_refused_or_read_but_never_crash() {
        val luck = Random(11)
        repeat(2_000) {
            val bad = good.copyOf()
            repeat(4) { bad[luck.nextInt(bad.size)] = luck.nextInt().toByte() }
            try {
                SceneReader().read(bad)
            } catch (_: BadScene) {
                // Refused, as it may be.
            }
        }
    }
}
