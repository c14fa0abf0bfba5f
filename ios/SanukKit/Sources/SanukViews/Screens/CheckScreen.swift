import SanukCore
import SanukModel
import SwiftUI

/// The check of a game's dice: the finding first, then why it can be believed, then every number.
struct CheckScreen: View {
    let check: CheckView
    let back: Back
    let act: any Act
    @Environment(\.inks) private var inks

    var body: some View {
        TwoColumns {
            TitleBar(title: check.title, back: back, act: act)
        } left: {
            verdict
            GroupTitle(text: check.howTitle)
            ForEach(check.how, id: \.self) { Lettering(text: $0) }
            Cells(items: check.buttons, most: 2) { ActionButton(button: $0, act: act) }
        } right: {
            if !check.failed.isEmpty { GroupTitle(text: check.failedTitle) }
            ForEach(check.failed, id: \.self) { Lettering(text: $0, size: .small) }
            if !check.facts.isEmpty {
                GroupTitle(text: check.factsTitle)
                Card { ForEach(check.facts, id: \.label, content: number) }
            }
            if !check.rolls.isEmpty { GroupTitle(text: check.rollsTitle) }
            ForEach(Array(check.rolls.enumerated()), id: \.offset) { _, roll in LineRow(line: roll) }
        }
    }

    /// The finding with a sign, never by colour alone; a bad one is a red banner.
    private var verdict: some View {
        let bad = check.finding == .bad
        return HStack(spacing: 12) {
            Sign(icon: sign, ink: bad ? .error : .text)
            VStack(alignment: .leading, spacing: 4) {
                Lettering(text: check.verdict, size: .title, strong: true, ink: bad ? .error : .text, heading: true)
                if !check.note.isEmpty { Lettering(text: check.note, size: .small) }
            }
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(inks[bad ? .error : .outline], lineWidth: bad ? 2 : inks.outline) }
        .accessibilityElement(children: .combine)
    }

    private var sign: Icon {
        switch check.finding {
        case .good: .check
        case .bad: .close
        case .nothing: .die
        }
    }

    /// A long hexadecimal number under its name.
    private func number(_ line: SanukCore.Line) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Lettering(text: line.label, size: .small, ink: .textSecondary)
            Lettering(text: line.value, size: .caption)
        }
        .accessibilityElement(children: .combine)
    }
}
