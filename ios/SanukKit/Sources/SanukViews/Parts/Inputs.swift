import SanukCore
import SanukModel
import SwiftUI

/// A title, its badges and note, and the values as segments; exactly one is chosen.
struct ChoiceRow: View {
    let choice: Choice
    let act: any Act

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if !choice.title.isEmpty {
                HStack(spacing: 8) {
                    Lettering(text: choice.title, strong: true)
                    ForEach(choice.badges, id: \.self) { Badge(text: $0) }
                }
            }
            if !choice.note.isEmpty { Lettering(text: choice.note, size: .small, ink: .textSecondary) }
            Cells(items: choice.options, most: 4) { Segment(option: $0, act: act) }
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(choice.id)
    }
}

/// A small mark in words, such as "changed".
struct Badge: View {
    let text: String
    @Environment(\.inks) private var inks

    var body: some View {
        Lettering(text: text, size: .caption, strong: true)
            .padding(.horizontal, 8)
            .padding(.vertical, 2)
            .background { RoundedRectangle(cornerRadius: 6).fill(inks[.primary].opacity(0.12)) }
    }
}

/// On or off: the whole row is the target.
struct ToggleRow: View {
    let toggle: ToggleRecord
    let act: any Act

    var body: some View {
        Toggle(isOn: Binding(get: { toggle.on }, set: { _ in act.press(toggle.id) })) {
            VStack(alignment: .leading, spacing: 2) {
                Lettering(text: toggle.label)
                if !toggle.note.isEmpty { Lettering(text: toggle.note, size: .small, ink: .textSecondary) }
            }
        }
        .frame(minHeight: target)
        .disabled(!toggle.enabled)
        .accessibilityIdentifier(toggle.id)
    }
}

/// A line to type.
struct FieldRow: View {
    let field: Field
    let act: any Act

    var body: some View {
        // Another field in the same place begins with its own text.
        FieldLine(field: field, act: act).id(field.id)
    }
}

/// What is being composed (Hangul, kana, Thai) stays here; the core hears of it when it is done: return, the
/// field loses the focus, or anything is pressed, which takes no focus.
private struct FieldLine: View {
    let field: Field
    let act: any Act
    @State private var typed = ""
    @FocusState private var focused: Bool
    @Environment(\.inks) private var inks

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if !field.label.isEmpty { Lettering(text: field.label, size: .small, ink: .textSecondary) }
            TextField(text: $typed, prompt: Text(verbatim: field.placeholder), axis: long ? .vertical : .horizontal) {
                Text(verbatim: field.label)
            }
            .lineLimit(long ? 6...12 : 1...1)
            .focused($focused)
            .submitLabel(.done)
            .onSubmit { act.typed() }
            .padding(12)
            .frame(minHeight: target)
            .background { RoundedRectangle(cornerRadius: 12).fill(inks[.surface]) }
            .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(edge, lineWidth: focused ? 3 : inks.outline) }
            .accessibilityHint(Text(verbatim: field.error))
            .accessibilityIdentifier(field.id)
            if !field.error.isEmpty { Lettering(text: field.error, size: .small, ink: .error) }
        }
        .onChange(of: field.value, initial: true) { typed = field.value }
        .onChange(of: typed) { _, text in
            let fitting = text.cut(to: field.maxChars)
            if fitting != text {
                typed = fitting
            } else {
                act.typing(field.id, text == field.value ? nil : text)
            }
        }
        .onChange(of: focused) { _, now in if !now { act.typed() } }
    }

    /// A place to paste a record, not a name.
    private var long: Bool { field.maxChars > 200 }

    private var edge: Color {
        if !field.error.isEmpty { return inks[.error] }
        return focused ? inks[.focus] : inks[.outline]
    }
}
