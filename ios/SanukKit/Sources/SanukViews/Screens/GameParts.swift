import SanukCore
import SanukModel
import SwiftUI

/// The game's menu behind three dots.
struct GameMenu: View {
    let entries: [ButtonRecord]
    let label: String
    let act: any Act

    var body: some View {
        Menu {
            ForEach(entries, id: \.id) { entry in
                Button(role: entry.emphasis == .destructive ? .destructive : nil) { act.press(entry.id) } label: {
                    Text(verbatim: entry.label)
                    if !entry.hint.isEmpty { Text(verbatim: entry.hint) }
                    Sign(icon: entry.icon)
                }
                .disabled(!entry.enabled)
                .accessibilityIdentifier(entry.id)
            }
        } label: {
            Sign(icon: .more).frame(width: target, height: target)
        }
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityIdentifier("menu:game")
    }
}

/// One piece in words: mark, place and place after the roll; what it captures or why it cannot move.
struct PieceButton: View {
    let piece: PanelButton
    let act: any Act
    @Environment(\.inks) private var inks

    var body: some View {
        Button { act.press(piece.id) } label: { words }
            .buttonStyle(Pill(ground: ground, line: line, width: piece.selected ? 2 : inks.outline))
            .disabled(!piece.enabled)
            .accessibilityLabel(Text(verbatim: piece.spoken))
            .accessibilityAddTraits(piece.selected ? .isSelected : [])
            .accessibilityIdentifier(piece.id)
    }

    private var words: some View {
        HStack(spacing: 8) {
            VStack(spacing: 0) {
                OwnerBadge(owner: piece.owner, gold: piece.enabled)
                Lettering(text: piece.number, size: .caption, strong: true, ink: ink)
            }
            VStack(alignment: .leading, spacing: 2) {
                Lettering(text: piece.label, size: .small, strong: piece.enabled, ink: ink)
                if !piece.note.isEmpty { note }
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 2)
        .frame(minHeight: 56)
    }

    private var note: some View {
        HStack(spacing: 4) {
            let ink: Role = piece.captures ? .error : .textSecondary
            if piece.captures { Image(systemName: "xmark.circle").foregroundStyle(inks[ink]).accessibilityHidden(true) }
            Lettering(text: piece.note, size: .caption, strong: piece.captures, ink: ink)
        }
    }

    private var ink: Role { piece.enabled ? .text : .textSecondary }

    private var ground: Color {
        if piece.selected { return inks[.primary].opacity(0.12) }
        return piece.enabled ? inks[.surface] : .clear
    }

    private var line: Color {
        if piece.selected { return inks[.primary] }
        return piece.enabled ? inks[.outline] : inks.hairline
    }
}

/// All colours on one line: mark and three figures with their signs.
struct CountChips: View {
    let counts: [CountRow]

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 12) { chips }
            VStack(alignment: .leading, spacing: 2) { chips }
        }
    }

    private var chips: some View {
        ForEach(counts, id: \.owner.mark) { row in
            HStack(spacing: 4) {
                OwnerBadge(owner: row.owner, side: 14)
                figure(row.finished, "checkmark")
                figure(row.board, "figure.walk")
                figure(row.yard, "house")
                if !row.state.isEmpty { Lettering(text: row.state, size: .caption, ink: .textSecondary) }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: row.spoken))
        }
    }

    private func figure(_ number: String, _ symbol: String) -> some View {
        HStack(spacing: 1) {
            Image(systemName: symbol).imageScale(.small)
            Lettering(text: number, size: .caption)
        }
    }
}

/// The same in words, for the side column.
struct CountWords: View {
    let row: CountRow

    var body: some View {
        HStack(spacing: 8) {
            OwnerBadge(owner: row.owner, side: 20)
            VStack(alignment: .leading, spacing: 0) {
                Lettering(text: row.owner.name, size: .small, strong: row.active)
                Lettering(text: row.text, size: .caption, ink: .textSecondary)
                if !row.state.isEmpty { Lettering(text: row.state, size: .caption, strong: true) }
            }
        }
        .accessibilityElement(children: .combine)
    }
}

/// A makruk player with the captured men; `end` is the corner's button.
struct Strip<End: View>: View {
    let strip: PlayerStrip
    let clocks: Clocks
    @ViewBuilder let end: End

    var body: some View {
        HStack(spacing: 8) {
            OwnerBadge(owner: strip.owner, side: 20, gold: strip.active)
            // Where a long name and the clock do not fit on one line, the clock goes below.
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) {
                    player
                    Spacer(minLength: 0)
                    clock
                }
                VStack(alignment: .leading, spacing: 4) {
                    HStack(spacing: 8) { player }
                    clock
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            end
        }
        .padding(.leading, 12)
        .frame(minHeight: target)
    }

    @ViewBuilder private var player: some View {
        Lettering(text: strip.owner.name, size: .small, strong: strip.active)
        if !strip.state.isEmpty { Lettering(text: strip.state, size: .caption, ink: .textSecondary) }
        if !strip.capturedScene.isEmpty {
            ScenePicture(bytes: strip.capturedScene, description: strip.captured).frame(maxHeight: 24)
        }
    }

    @ViewBuilder private var clock: some View {
        if let number = strip.clock { ClockView(clocks: clocks, number: number) }
    }
}

/// Makruk's counting just below the board: who, number and limit, what is left, start or stop.
struct CountBar: View {
    let line: CountLine
    let act: any Act

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(spacing: 12) {
                VStack(alignment: .leading, spacing: 0) {
                    Lettering(text: line.text, size: .small, strong: true)
                    if !line.left.isEmpty { Lettering(text: line.left, size: .small, ink: .textSecondary) }
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(verbatim: line.spoken))
                Spacer(minLength: 0)
                if let button = line.button { Segment(option: button, act: act).fixedSize(horizontal: true, vertical: false) }
            }
            if !line.warning.isEmpty { Lettering(text: line.warning, size: .small, strong: true, ink: .error) }
        }
        .padding(.horizontal, 16)
        .padding(.top, 4)
    }
}

/// Makruk's moves.
struct Moves: View {
    let title: String
    let rows: [MoveRow]
    let act: any Act

    var body: some View {
        Lettering(text: title, size: .caption, strong: true, ink: .textSecondary, heading: true)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), alignment: .leading)], alignment: .leading) {
            ForEach(rows, id: \.number) { row in
                HStack(spacing: 6) {
                    Lettering(text: row.number, size: .small, ink: .textSecondary)
                    if let first = row.first { half(first) }
                    if let second = row.second { half(second) }
                }
            }
        }
    }

    @ViewBuilder private func half(_ move: ButtonRecord) -> some View {
        if move.enabled {
            ActionButton(button: move, act: act)
        } else {
            Lettering(text: move.label, size: .small, strong: move.selected)
        }
    }
}
