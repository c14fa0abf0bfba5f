package app.sanuk.android

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.sanuk.core.Action
import app.sanuk.core.Effect
import app.sanuk.core.Environment
import app.sanuk.ffi.OpenException
import app.sanuk.ui.AppModel
import app.sanuk.ui.LiveCore
import app.sanuk.ui.sentence
import java.util.concurrent.Executor

/** Whether there is a core. */
sealed interface Opened {
    /** Not yet; the splash is shown. */
    data object Waiting : Opened

    class Ready(val model: AppModel) : Opened

    /** It did not open; [sentence] says why, `null` where the core could not even be loaded. */
    class Refused(val sentence: String?) : Opened
}

/**
 * Opens the core off the main thread and keeps what arrives before it is open: a link that starts the
 * app must not be lost however slow the start is. Called on the main thread only.
 */
@Stable
class Opening(
    private val open: (Environment) -> LiveCore,
    private val background: Executor,
    private val main: Executor,
    private val perform: (Effect) -> Unit,
) {
    /** What the window shows. */
    var state by mutableStateOf<Opened>(Opened.Waiting)
        private set

    private val early = ArrayDeque<Action>()
    private var busy = false

    /** Opens the core, unless it is open or being opened; after a refusal tries again. */
    fun begin(environment: Environment) {
        if (busy || state is Opened.Ready) return
        busy = true
        state = Opened.Waiting
        background.execute {
            val answer = attempt(environment)
            main.execute { answered(answer) }
        }
    }

    /** Tells the core, now or as soon as it is open. */
    fun send(action: Action) {
        when (val now = state) {
            is Opened.Ready -> now.model.send(action)
            else -> early += action
        }
    }

    private fun attempt(environment: Environment): Result<LiveCore> = try {
        Result.success(open(environment))
    } catch (refused: OpenException) {
        Result.failure(refused)
    } catch (missing: LinkageError) {
        // JNA says so with one of several errors, the first time with another than later.
        Result.failure(missing)
    }

    private fun answered(answer: Result<LiveCore>) {
        busy = false
        state = answer.fold(
            onSuccess = { live -> Opened.Ready(connect(live)) },
            onFailure = { why -> Opened.Refused((why as? OpenException)?.sentence) },
        )
        if (state is Opened.Ready) while (early.isNotEmpty()) send(early.removeFirst())
    }

    private fun connect(live: LiveCore): AppModel {
        val model = AppModel(live)
        live.listen({ main.execute(model::refresh) }, { effect -> main.execute { perform(effect) } })
        // News that came before anyone listened.
        model.refresh()
        return model
    }
}
