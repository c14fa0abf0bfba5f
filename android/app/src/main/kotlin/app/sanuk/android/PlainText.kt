package app.sanuk.android

import androidx.compose.foundation.background
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp

/** Why there is nothing else: the core did not open, so its colours are not there either. */
@Composable
internal fun PlainText(text: String) {
    MaterialTheme(if (isSystemInDarkTheme()) darkColorScheme() else lightColorScheme()) {
        val ground = Modifier.fillMaxSize().background(MaterialTheme.colorScheme.background)
        Box(ground.windowInsetsPadding(WindowInsets.safeDrawing), Alignment.Center) {
            // Large text may be higher than the window.
            Text(text, Modifier.verticalScroll(rememberScrollState()).padding(32.dp), MaterialTheme.colorScheme.onBackground)
        }
    }
}
