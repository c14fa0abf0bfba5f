package app.sanuk.android

import android.content.Intent
import android.graphics.Color
import android.media.AudioManager
import android.os.Build
import android.os.Bundle
import android.view.MotionEvent
import android.view.View
import android.view.ViewTreeObserver
import android.view.WindowManager
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.BackHandler
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.ui.geometry.Rect
import androidx.lifecycle.Lifecycle
import app.sanuk.core.Action
import app.sanuk.core.Effect
import app.sanuk.ui.AppModel
import app.sanuk.ui.SanukApp
import app.sanuk.ui.board.LocalBoardPlace
import app.sanuk.ui.theme.LocalBoldText

/**
 * The one window. It forwards what only Android knows (links, back, coming and going, settings) and
 * shows the core's screens; it remembers nothing, so it can be made anew at any moment.
 */
class MainActivity : ComponentActivity() {
    private val app get() = application as SanukApplication
    private val opening get() = app.opening
    private val guard by lazy { EdgeGuard(resources.displayMetrics.density) }
    private val sounds = lazy { SoundBoard(this) }
    private val network by lazy { NetworkWatch(this) { opening.send(Action.NetworkChanged) } }
    private val boardPlace: (Rect) -> Unit = {
        guard.placed(it)
        keepEdges()
    }
    private lateinit var documents: Documents
    private var work: ((Effect) -> Unit)? = null

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        volumeControlStream = AudioManager.STREAM_MUSIC
        documents = Documents(this, app.documentWork)
        receive(intent, restored = savedInstanceState != null)
        val bold = isBold(this)
        setContent { CompositionLocalProvider(LocalBoldText provides bold) { Content() } }
        keepSplash()
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        setIntent(intent)
        receive(intent, restored = false)
    }

    override fun onStart() {
        super.onStart()
        val environment = environmentOf(this)
        opening.begin(environment)
        opening.send(Action.Environment(environment))
        opening.send(Action.Foreground)
        network.begin()
    }

    override fun onPause() {
        detach()
        super.onPause()
    }

    override fun onResume() {
        super.onResume()
        (opening.state as? Opened.Ready)?.let { attach(it.model) }
    }

    override fun onStop() {
        network.end()
        // A turned phone stops the window for a moment; the person has not left.
        if (!isChangingConfigurations) opening.send(Action.Background)
        super.onStop()
    }

    override fun onDestroy() {
        if (sounds.isInitialized()) sounds.value.close()
        super.onDestroy()
    }

    override fun dispatchTouchEvent(event: MotionEvent): Boolean {
        if (event.actionMasked == MotionEvent.ACTION_DOWN) {
            guard.touch(event.y)
            keepEdges()
        }
        return super.dispatchTouchEvent(event)
    }

    private fun receive(intent: Intent, restored: Boolean) {
        val fromHistory = intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY != 0
        freshLink(intent.dataString, restored, fromHistory)?.let(opening::send)
    }

    @Composable
    private fun Content() = when (val opened = opening.state) {
        is Opened.Waiting -> Unit
        is Opened.Refused -> PlainText(opened.sentence ?: getString(R.string.library_missing))
        is Opened.Ready -> Ready(opened.model)
    }

    @Composable
    private fun Ready(model: AppModel) {
        DisposableEffect(model) {
            // The core may open while the window is paused; then `onResume` does it.
            if (lifecycle.currentState.isAtLeast(Lifecycle.State.RESUMED)) attach(model)
            onDispose { detach() }
        }
        val dark = model.view.look.dark
        LaunchedEffect(dark) { dressBars(dark) }
        val awake = model.keepsAwake
        SideEffect { keepScreenOn(awake) }
        // Where the core has nothing to go back to, the system shows its own way out.
        BackHandler(model.view.canGoBack || model.view.dialog != null) { model.send(Action.Back) }
        CompositionLocalProvider(LocalBoardPlace provides boardPlace) { SanukApp(model) }
    }

    private fun attach(model: AppModel) {
        val mine: (Effect) -> Unit = PhoneWork(this, model, sounds.value, documents)::perform
        work = mine
        app.effects.attach(mine)
    }

    private fun detach() {
        work?.let(app.effects::detach)
    }

    /** The signs in the system's bars stand on the app's own ground, whatever the system's theme is. */
    private fun dressBars(dark: Boolean) = enableEdgeToEdge(
        SystemBarStyle.auto(Color.TRANSPARENT, Color.TRANSPARENT) { dark },
        SystemBarStyle.auto(LIGHT_SCRIM, DARK_SCRIM) { dark },
    )

    private fun keepScreenOn(on: Boolean) {
        val flag = WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON
        if (on) window.addFlags(flag) else window.clearFlags(flag)
    }

    private fun keepEdges() {
        if (Build.VERSION.SDK_INT < 29) return
        val view = window.decorView
        view.systemGestureExclusionRects = guard.strips(view.width.toFloat()).map {
            android.graphics.Rect(it.left.toInt(), it.top.toInt(), it.right.toInt(), it.bottom.toInt())
        }
    }

    /** Nothing is drawn until there is something to show, so the splash stays. */
    private fun keepSplash() {
        val content = findViewById<View>(android.R.id.content)
        content.viewTreeObserver.addOnPreDrawListener(
            object : ViewTreeObserver.OnPreDrawListener {
                override fun onPreDraw(): Boolean {
                    if (opening.state is Opened.Waiting) return false
                    content.viewTreeObserver.removeOnPreDrawListener(this)
                    return true
                }
            },
        )
    }

    private companion object {
        /** Behind three buttons, where the system itself lays nothing; as androidx has them. */
        val LIGHT_SCRIM = Color.argb(0xe6, 0xff, 0xff, 0xff)
        val DARK_SCRIM = Color.argb(0x80, 0x1b, 0x1b, 0x1b)
    }
}
