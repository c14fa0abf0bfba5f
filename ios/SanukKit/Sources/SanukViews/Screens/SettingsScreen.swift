import SanukCore
import SanukModel
import SwiftUI

/// Settings in titled groups.
struct SettingsScreen: View {
    let settings: SettingsView
    let back: Back
    let act: any Act

    var body: some View {
        Sheet {
            TitleBar(title: settings.title, back: back, act: act)
        } content: {
            ForEach(settings.sections, id: \.title) { section in
                GroupTitle(text: section.title)
                Card {
                    ForEach(Array(section.items.enumerated()), id: \.offset) { _, item in SettingRow(item: item, act: act) }
                }
            }
        } foot: {
        }
    }
}

private struct SettingRow: View {
    let item: SettingsItem
    let act: any Act

    var body: some View {
        switch item {
        case .choice(let choice): ChoiceRow(choice: choice, act: act)
        case .toggle(let toggle): ToggleRow(toggle: toggle, act: act)
        case .field(let field): FieldRow(field: field, act: act)
        case .action(let button): ActionButton(button: button, act: act, align: .leading)
        case .line(let line): LineRow(line: line)
        }
    }
}
