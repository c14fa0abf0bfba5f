package app.sanuk.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.sanuk.core.SettingsItem
import app.sanuk.core.SettingsSection
import app.sanuk.core.SettingsView
import app.sanuk.ui.Act
import app.sanuk.ui.part.ActionButton
import app.sanuk.ui.part.Back
import app.sanuk.ui.part.Card
import app.sanuk.ui.part.ChoiceRow
import app.sanuk.ui.part.FieldRow
import app.sanuk.ui.part.TitleBar
import app.sanuk.ui.part.ToggleRow

/** Settings in titled groups. */
@Composable
fun SettingsBody(settings: SettingsView, back: Back, act: Act) = Sheet(bar = { TitleBar(settings.title, back, act) }) {
    settings.sections.forEach { section ->
        item { GroupTitle(section.title) }
        item { Section(section, act) }
    }
}

@Composable
private fun Section(section: SettingsSection, act: Act) {
    Card(Modifier.fillMaxWidth()) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(16.dp)) { section.items.forEach { Item(it, act) } }
    }
}

@Composable
private fun Item(item: SettingsItem, act: Act) = when (item) {
    is SettingsItem.Choice -> ChoiceRow(item.choice, act)
    is SettingsItem.Toggle -> ToggleRow(item.toggle, act)
    is SettingsItem.Field -> FieldRow(item.field, act)
    is SettingsItem.Action -> ActionButton(item.button, act, Modifier.fillMaxWidth(), align = TextAlign.Start)
    is SettingsItem.Line -> LineRow(item.line)
}
