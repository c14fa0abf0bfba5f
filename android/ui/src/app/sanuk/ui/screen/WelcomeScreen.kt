package app.sanuk.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.sanuk.core.Role
import app.sanuk.core.WelcomeView
import app.sanuk.ui.Act
import app.sanuk.ui.part.ActionButton
import app.sanuk.ui.part.Card
import app.sanuk.ui.part.ChoiceRow
import app.sanuk.ui.part.Label
import app.sanuk.ui.theme.Size

/** The very first screen: what this is, in which language, and where to begin. */
@Composable
fun WelcomeBody(welcome: WelcomeView, act: Act) = Sheet(bar = {}, gap = 24.dp) {
    item {
        Column(Modifier.fillMaxWidth().padding(top = 32.dp), Arrangement.spacedBy(12.dp), Alignment.CenterHorizontally) {
            Label(welcome.title, size = Size.DISPLAY, strong = true, align = TextAlign.Center, heading = true)
            Label(welcome.text, ink = Role.TEXT_SECONDARY, align = TextAlign.Center)
        }
    }
    if (welcome.waiting.isNotEmpty()) {
        item { Card(Modifier.fillMaxWidth()) { Label(welcome.waiting, Modifier.padding(16.dp), strong = true) } }
    }
    item { ChoiceRow(welcome.language, act) }
    item {
        Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
            welcome.buttons.forEach { ActionButton(it, act, Modifier.fillMaxWidth(), 56.dp) }
        }
    }
}
