import SanukCore
import SanukModel
import SwiftUI

/// A game at the table.
struct GameScreen<Board: View>: View {
    let game: GameView
    let back: Back
    let act: any Act
    let clocks: Clocks
    @ViewBuilder let board: Board

    private var makruk: Bool { !game.strips.isEmpty }

    var body: some View {
        Table(aspect: game.board.aspect, edgeToEdge: makruk) {
            bar
        } above: {
            if let strip = game.strips.first { Strip(strip: strip, clocks: clocks) { SignButton(game.board.viewSwitch, act) } }
        } board: {
            board
        } over: {
            if !makruk { corners }
        } below: {
            if let line = game.countLine { CountBar(line: line, act: act) }
            if let strip = game.strips.last { Strip(strip: strip, clocks: clocks) { undo(raised: false) } }
        } status: {
            status
        } lower: { beside in
            lower(beside)
        } primary: {
            if let roll = game.roll { ActionButton(button: roll, act: act) }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: game.title))
    }

    private var bar: some View {
        TopBar(back: back, act: act) {
            OwnerBadge(owner: game.turn)
            Lettering(text: game.turnText, strong: true, heading: true)
            if game.thinking { ProgressView().accessibilityHidden(true) }
        } end: {
            if let hint = game.hint { SignButton(hint, act) }
            if !game.menu.isEmpty { GameMenu(entries: game.menu, label: game.menuLabel, act: act) }
        }
    }

    /// View switch and undo on the board's right corners, where they cover no square that is played.
    private var corners: some View {
        VStack {
            SignButton(game.board.viewSwitch, act, raised: true)
            Spacer(minLength: 0)
            undo(raised: true)
        }
        .frame(maxWidth: .infinity, alignment: .trailing)
    }

    @ViewBuilder private func undo(raised: Bool) -> some View {
        if let undo = game.undo { SignButton(undo, act, raised: raised) }
    }

    private var status: some View {
        VStack(alignment: .leading, spacing: 2) {
            if !game.connection.isEmpty { Lettering(text: game.connection, size: .small, strong: true, ink: .error) }
            Lettering(text: game.status, size: .small, strong: true)
            if !game.ways.isEmpty { Cells(items: game.ways, most: 2) { ActionButton(button: $0, act: act) } }
            if !game.counts.isEmpty { CountChips(counts: game.counts) }
        }
        .frame(maxWidth: .infinity, minHeight: 40, alignment: .leading)
    }

    @ViewBuilder private func lower(_ beside: Bool) -> some View {
        if beside, !game.panelTitle.isEmpty { Lettering(text: game.panelTitle, size: .caption, ink: .textSecondary, heading: true) }
        Cells(items: game.panel, most: beside ? 1 : 2) { PieceButton(piece: $0, act: act) }
        Lettering(text: game.last, size: .caption, ink: .textSecondary)
        if beside { ForEach(game.counts, id: \.owner.mark) { CountWords(row: $0) } }
        if !game.moves.isEmpty { Moves(title: game.movesTitle, rows: game.moves, act: act) }
    }
}
