package app.sanuk.desktop

import androidx.compose.foundation.layout.size
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.LocalRippleConfiguration
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.LocalSaveableStateRegistry
import androidx.compose.runtime.saveable.SaveableStateRegistry
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SkikoComposeUiTest
import androidx.compose.ui.test.runSkikoComposeUiTest
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import app.sanuk.ui.AppModel
import app.sanuk.ui.SanukApp
import app.sanuk.ui.theme.LocalAudit
import app.sanuk.ui.theme.LocalBoldText
import javax.swing.SwingUtilities

/** A window's size in dp, its text scale and its density. */
data class Window(val width: Int, val height: Int, val text: Float = 1f, val bold: Boolean = false, val density: Float = 1f)

/** The app in a window that is not on any display, watched by an audit. */
@OptIn(ExperimentalTestApi::class)
class Stage(val test: SkikoComposeUiTest, val model: AppModel, val audit: Watch, first: Window) {
    /** Text scale and weight may change while the app runs, and the size within the first window's. */
    var window by mutableStateOf(first)

    /** What a system keeps of a window; none while the window is gone. */
    private var memory by mutableStateOf<SaveableStateRegistry?>(SaveableStateRegistry(null) { true })

    /** The window goes and comes again with what was saved, as when a phone is turned. */
    fun recreate() {
        val saved = checkNotNull(memory).performSave()
        memory = null
        test.waitForIdle()
        memory = SaveableStateRegistry(saved) { true }
        test.waitForIdle()
    }

    fun picture(): ImageBitmap = test.captureToImage()

    @OptIn(ExperimentalMaterial3Api::class)
    internal fun show() = test.setContent {
        val kept = memory ?: return@setContent
        val density = LocalDensity.current.density
        CompositionLocalProvider(
            LocalDensity provides Density(density, window.text),
            LocalAudit provides audit,
            LocalBoldText provides window.bold,
            // Ripples are a dozen frames a press, and a game has hundreds of presses.
            LocalRippleConfiguration provides null,
            LocalSaveableStateRegistry provides kept,
        ) { SanukApp(model, Modifier.size(window.width.dp, window.height.dp)) }
    }
}

/**
 * Runs [block] with the app shown in [window], on the thread of the window's events: Compose tells of
 * changed state there, and input that composes at once, such as Tab in a long list, must not run beside it.
 */
@OptIn(ExperimentalTestApi::class)
fun onStage(window: Window, model: AppModel, block: Stage.() -> Unit) {
    val size = Size(window.width * window.density, window.height * window.density)
    var outcome = Result.success(Unit)
    SwingUtilities.invokeAndWait {
        outcome = runCatching {
            runSkikoComposeUiTest(size, Density(window.density)) {
                val stage = Stage(this, model, Watch(), window)
                stage.show()
                waitForIdle()
                stage.block()
            }
        }
    }
    outcome.getOrThrow()
}
