package app.sanuk.ui.part

import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.sanuk.core.Action
import app.sanuk.core.Button
import app.sanuk.core.Icon
import app.sanuk.ui.Act
import app.sanuk.ui.theme.Size

/** The way back, as the view gives it. */
@Immutable
data class Back(val offered: Boolean, val label: String)

/** Back, a title, and what belongs at the end. */
@Composable
fun TopBar(back: Back, act: Act, modifier: Modifier = Modifier, end: @Composable () -> Unit = {}, middle: @Composable () -> Unit) {
    Row(modifier.fillMaxWidth().heightIn(min = TARGET), verticalAlignment = Alignment.CenterVertically) {
        if (back.offered) {
            SignButton(Icon.BACK, back.label, BACK_ID) { act.send(Action.Back) }
            Spacer(Modifier.width(4.dp))
        } else {
            Spacer(Modifier.width(16.dp))
        }
        Row(Modifier.weight(1f).padding(vertical = 4.dp), verticalAlignment = Alignment.CenterVertically) { middle() }
        end()
    }
}

/** A bar with a title in words. */
@Composable
fun TitleBar(title: String, back: Back, act: Act, modifier: Modifier = Modifier, buttons: List<Button> = emptyList()) {
    TopBar(back, act, modifier, end = { buttons.forEach { SignButton(it, act) } }) {
        Label(title, size = Size.TITLE, strong = true, heading = true)
    }
}

/** The test tag of the bar's back button. */
const val BACK_ID = "back"
