package app.sanuk.ui

import androidx.compose.foundation.focusable
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.key
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveableStateHolder
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.onPreviewKeyEvent
import androidx.compose.ui.platform.LocalFocusManager
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.sanuk.core.AppView
import app.sanuk.core.PageView
import app.sanuk.core.Role
import app.sanuk.core.Screen
import app.sanuk.ui.board.LocalBoardHasKeys
import app.sanuk.ui.part.DialogOver
import app.sanuk.ui.part.NoticeBar
import app.sanuk.ui.screen.CheckBody
import app.sanuk.ui.screen.CreateBody
import app.sanuk.ui.screen.GameScreen
import app.sanuk.ui.screen.JoinBody
import app.sanuk.ui.screen.MenuBody
import app.sanuk.ui.screen.PageBody
import app.sanuk.ui.screen.PartyBody
import app.sanuk.ui.screen.ReplayScreen
import app.sanuk.ui.screen.ResultBody
import app.sanuk.ui.screen.ReviewBody
import app.sanuk.ui.screen.RoomBody
import app.sanuk.ui.screen.SettingsBody
import app.sanuk.ui.screen.WelcomeBody
import app.sanuk.ui.screen.backOf
import app.sanuk.ui.theme.LocalInks
import app.sanuk.ui.theme.SanukTheme
import kotlinx.coroutines.delay

/** The whole app: one screen at a time, a question over it, a message at its foot. */
@Composable
fun SanukApp(model: AppModel, modifier: Modifier = Modifier) {
    val view = model.view
    SanukTheme(view.look, view.language) {
        Box(modifier.fillMaxSize().background(LocalInks.current[Role.BACKGROUND]).windowInsetsPadding(WindowInsets.safeDrawing)) {
            Keyboard(model, view) { OneScreen(model, view) }
            view.notice?.let { notice ->
                key(notice.serial) { NoticeBar(notice, model, Modifier.align(Alignment.BottomCenter).padding(16.dp)) }
            }
            view.dialog?.let { DialogOver(it, model) }
            Spoken(model)
        }
    }
}

/** Scroll offsets and typed text are kept for each kind of screen and each page, as long as the app runs. */
@Composable
private fun OneScreen(model: AppModel, view: AppView) {
    val kept = rememberSaveableStateHolder()
    val screen = view.screen
    kept.SaveableStateProvider(nameOf(screen)) {
        when (screen) {
            is Screen.Menu -> MenuBody(screen.view, backOf(view), model)
            is Screen.Party -> PartyBody(screen.view, backOf(view), model)
            is Screen.Game -> GameScreen(model, view, screen.view)
            is Screen.Result -> ResultBody(screen.view, backOf(view), model)
            is Screen.Replay -> ReplayScreen(model, view, screen.view)
            is Screen.Review -> ReviewBody(screen.view, backOf(view), model)
            is Screen.Settings -> SettingsBody(screen.view, backOf(view), model)
            is Screen.Page -> PageBody(screen.view, backOf(view), model)
            is Screen.Welcome -> WelcomeBody(screen.view, model)
            is Screen.Create -> CreateBody(screen.view, backOf(view), model)
            is Screen.Join -> JoinBody(screen.view, backOf(view), model)
            is Screen.Room -> RoomBody(screen.view, backOf(view), model)
            is Screen.Check -> CheckBody(screen.view, backOf(view), model)
        }
    }
}

private fun nameOf(screen: Screen): String {
    val kind = screen::class.java.simpleName
    return if (screen is Screen.Page) kind + titleOf(screen.view) else kind
}

private fun titleOf(page: PageView) = page.title

/**
 * Keys that mean something everywhere. When nothing has the focus this box takes it, so that keys
 * are never lost; it shows no ring of its own.
 */
@Composable
private fun Keyboard(model: AppModel, view: AppView, content: @Composable () -> Unit) {
    val home = remember { FocusRequester() }
    val focus = LocalFocusManager.current
    val keys = Keys(model, view.screen, focus)
    var held by remember { mutableStateOf(false) }
    var alone by remember { mutableStateOf(false) }
    LaunchedEffect(view.screen::class, held) { if (!held) home.requestFocus() }
    Box(
        Modifier
            .fillMaxSize()
            .onFocusChanged {
                held = it.hasFocus
                alone = it.isFocused
            }
            .onPreviewKeyEvent(keys::before)
            .onKeyEvent { keys.after(it, alone) }
            .focusRequester(home)
            .focusable(),
    ) { CompositionLocalProvider(LocalBoardHasKeys provides (alone && keys.atTable), content = content) }
}

/**
 * What a screen reader is to say once, politely. A reader hears only of changes of a node that it
 * knows, so there is one for everything, and a text stays until the reader has seen it.
 */
@Composable
private fun Spoken(model: AppModel) {
    var said by remember { mutableStateOf("") }
    LaunchedEffect(model) {
        for (text in model.speech) {
            said = if (said == text) text + AGAIN else text
            delay(SEEN_MS)
        }
    }
    Box(Modifier.size(1.dp).testTag(SPOKEN_TAG).semantics { contentDescription = said; liveRegion = LiveRegionMode.Polite })
}

/** Nothing to see and nothing to hear (a zero-width space), but another text than before. */
private const val AGAIN = "\u200B"

/** Compose tells readers of changes ten times a second. */
private const val SEEN_MS = 250L

/** The test tag of the live region. */
const val SPOKEN_TAG = "spoken"
