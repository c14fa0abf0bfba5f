import SanukCore
import SanukModel
import SwiftUI

/// Making a room: the game and its settings; the button that makes it stays in view.
struct CreateScreen: View {
    let create: CreateView
    let back: Back
    let act: any Act

    var body: some View {
        Sheet {
            TitleBar(title: create.title, back: back, act: act)
        } content: {
            Lettering(text: create.note, ink: .textSecondary)
            if !create.problem.isEmpty { Problem(text: create.problem, ways: create.ways, act: act) }
            Cells(items: create.games, most: create.games.count) { Segment(option: $0, act: act) }
            ForEach(create.choices, id: \.id) { ChoiceRow(choice: $0, act: act) }
            if let options = create.options { ActionButton(button: options, act: act) }
            if !create.facts.isEmpty { Card { ForEach(create.facts, id: \.label) { LineRow(line: $0) } } }
        } foot: {
            HStack(spacing: 8) {
                ActionButton(button: create.create, act: act)
                if create.busy { ProgressView().accessibilityHidden(true) }
            }
            .padding(.vertical, 8)
        }
    }
}

/// Typing a link or a code.
struct JoinScreen: View {
    let join: JoinView
    let back: Back
    let act: any Act

    var body: some View {
        Sheet {
            TitleBar(title: join.title, back: back, act: act)
        } content: {
            FieldRow(field: join.field, act: act)
            Lettering(text: join.note, size: .small, ink: .textSecondary)
            if !join.problem.isEmpty { Problem(text: join.problem, ways: join.ways, act: act) }
        } foot: {
            ActionButton(button: join.look, act: act).padding(.vertical, 8)
        }
    }
}
