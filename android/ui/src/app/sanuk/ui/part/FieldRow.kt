package app.sanuk.ui.part

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.text.BasicTextField
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.platform.LocalFocusManager
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.error
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextRange
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.TextFieldValue
import androidx.compose.ui.unit.dp
import app.sanuk.core.Field
import app.sanuk.core.Role
import app.sanuk.ui.Act
import app.sanuk.ui.theme.CARD
import app.sanuk.ui.theme.LocalInks
import app.sanuk.ui.theme.Size
import app.sanuk.ui.theme.styleOf

/**
 * A line to type. What is being composed (Hangul, kana, Thai) stays here; the core hears of it when
 * it is done: Enter, the field loses the focus, or anything is pressed, which on a phone takes no focus.
 */
@Composable
fun FieldRow(field: Field, act: Act, modifier: Modifier = Modifier, lines: Int = 1) {
    var typed by rememberSaveable(field.id, field.value, stateSaver = TextFieldValue.Saver) {
        mutableStateOf(TextFieldValue(field.value, TextRange(field.value.length)))
    }
    val tell = { act.typing(field.id, typed.text.takeIf { it != field.value }) }
    // A window made anew brings along what was typed in the last one.
    LaunchedEffect(field.id, field.value) { tell() }
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        if (field.label.isNotEmpty()) Label(field.label, size = Size.SMALL, ink = Role.TEXT_SECONDARY)
        FieldBox(field, typed, lines, act::typed) { next ->
            // Length counts in what a person sees as characters, not in halves of them.
            if (next.text.codePointCount(0, next.text.length) <= field.maxChars.toInt()) {
                typed = next
                tell()
            }
        }
        if (field.error.isNotEmpty()) Label(field.error, size = Size.SMALL, ink = Role.ERROR)
    }
}

@Composable
private fun FieldBox(field: Field, typed: TextFieldValue, lines: Int, commit: () -> Unit, change: (TextFieldValue) -> Unit) {
    val inks = LocalInks.current
    val focus = LocalFocusManager.current
    var focused by rememberSaveable { mutableStateOf(false) }
    val line = when {
        field.error.isNotEmpty() -> inks[Role.ERROR]
        focused -> inks[Role.FOCUS]
        else -> inks[Role.OUTLINE]
    }
    val spoken = Modifier.semantics {
        contentDescription = field.label
        if (field.error.isNotEmpty()) error(field.error)
    }
    Ground(inks[Role.SURFACE], Modifier.fillMaxWidth().heightIn(min = TARGET), CARD, line, if (focused) FOCUS_RING else inks.outline) {
        BasicTextField(
            value = typed,
            onValueChange = change,
            modifier = spoken.testTag(field.id).fillMaxWidth().heightIn(min = TARGET).onFocusChanged {
                if (focused && !it.isFocused) commit()
                focused = it.isFocused
            },
            textStyle = styleOf(Size.BODY).copy(color = inks[Role.TEXT]),
            keyboardOptions = KeyboardOptions(imeAction = if (lines == 1) ImeAction.Done else ImeAction.Default),
            keyboardActions = KeyboardActions(onDone = { commit(); focus.clearFocus() }),
            singleLine = lines == 1,
            minLines = lines,
            maxLines = if (lines == 1) 1 else lines * 2,
            cursorBrush = SolidColor(inks[Role.PRIMARY]),
            decorationBox = { inner ->
                Box(Modifier.padding(horizontal = 12.dp, vertical = 8.dp), contentAlignment = Alignment.CenterStart) {
                    if (typed.text.isEmpty()) Label(field.placeholder, ink = Role.TEXT_SECONDARY)
                    inner()
                }
            },
        )
    }
}
