import SanukCore
import SanukModel
import SwiftUI

/// A game step by step.
struct ReplayScreen<Board: View>: View {
    let replay: ReplayView
    let back: Back
    let act: any Act
    @ViewBuilder let board: Board

    var body: some View {
        Table(aspect: replay.board.aspect, edgeToEdge: false) {
            TitleBar(title: replay.title, back: back, act: act, buttons: [replay.board.viewSwitch])
        } above: {
        } board: {
            board
        } over: {
        } below: {
            if let line = replay.countLine { CountBar(line: line, act: act) }
        } status: {
            VStack(alignment: .leading, spacing: 0) {
                Lettering(text: replay.status, size: .small, strong: true)
                if !replay.note.isEmpty { Lettering(text: replay.note, size: .small, ink: .textSecondary) }
            }
            .frame(maxWidth: .infinity, minHeight: 40, alignment: .leading)
        } lower: { _ in
            scrubber
            record
        } primary: {
        }
    }

    @ViewBuilder private var scrubber: some View {
        let at = Binding(get: { Double(replay.at) }, set: { act.send(.scrub(to: UInt32($0.rounded()))) })
        Slider(value: at, in: 0...Double(max(replay.last, 1)), step: 1)
            .frame(minHeight: target)
            .accessibilityLabel(Text(verbatim: replay.scrubberLabel))
            .accessibilityIdentifier("scrubber")
        HStack(spacing: 0) {
            ForEach(replay.steps, id: \.id) { SignButton($0, act).frame(maxWidth: .infinity) }
        }
    }

    @ViewBuilder private var record: some View {
        if !replay.verdict.isEmpty { Lettering(text: replay.verdict, size: .small, ink: .textSecondary) }
        Cells(items: replay.buttons, most: 2) { ActionButton(button: $0, act: act) }
        ForEach(replay.rows, id: \.id) { row in
            if row.selected {
                Segment(option: row, act: act)
            } else {
                ActionButton(button: row, act: act, align: .leading)
            }
        }
    }
}
