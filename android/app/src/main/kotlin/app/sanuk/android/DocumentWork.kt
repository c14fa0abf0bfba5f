package app.sanuk.android

import app.sanuk.core.Action
import java.io.IOException
import java.util.concurrent.Executor

/**
 * Reads and writes documents off the main thread. It lives as long as the process: the system may make
 * the window anew behind its own screen, and a failure must still name the effect that asked.
 */
internal class DocumentWork(private val background: Executor, private val main: Executor, private val send: (Action) -> Unit) {
    /** 0 until this process asks: then the one before asked, which the system ended behind its screen. */
    private var asked = 0uL

    /** From now on what fails has failed for this effect. */
    fun asks(id: ULong) {
        asked = id
    }

    /**
     * Does [work] in the background, then [next] with what came of it on the main thread. A provider of
     * documents may fail in any way; the core says that it did.
     */
    fun <T> run(work: () -> T, next: (T) -> Unit) {
        val id = asked
        background.execute {
            guarded(id) {
                val result = work()
                main.execute { guarded(id) { next(result) } }
            }
        }
    }

    /** Tells the core, on the main thread. */
    fun tell(action: Action) = send(action)

    private fun guarded(id: ULong, work: () -> Unit) = try {
        work()
    } catch (fault: IOException) {
        failed(id, fault)
    } catch (fault: RuntimeException) {
        failed(id, fault)
    }

    private fun failed(id: ULong, fault: Exception) = main.execute { send(Action.EffectFailed(id, fault.message.orEmpty())) }
}
