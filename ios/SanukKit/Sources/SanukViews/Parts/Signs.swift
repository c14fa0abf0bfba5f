import SanukCore
import SwiftUI

extension Icon {
    /// The system's own sign; `nil` for none.
    var symbol: String? {
        switch self {
        case .none: nil
        case .back: "chevron.backward"
        case .more: "ellipsis"
        case .settings: "gearshape"
        case .rules: "book"
        case .undo: "arrow.uturn.backward"
        case .again: "arrow.clockwise"
        case .delete: "trash"
        case .share: "square.and.arrow.up"
        case .import: "square.and.arrow.down"
        case .view: "cube"
        case .die: "die.face.5"
        case .flag: "flag"
        case .previous: "chevron.left"
        case .next: "chevron.right"
        case .first: "backward.end"
        case .last: "forward.end"
        case .play: "play.fill"
        case .pause: "pause"
        case .check: "checkmark"
        case .hint: "lightbulb"
        case .person: "person"
        case .computer: "desktopcomputer"
        case .outside: "arrow.up.right.square"
        case .close: "xmark"
        }
    }
}

/// A sign beside a label; it is never the only carrier of a meaning, so readers skip it.
struct Sign: View {
    let icon: Icon
    var ink = Role.text
    @Environment(\.inks) private var inks

    var body: some View {
        if let symbol = icon.symbol {
            Image(systemName: symbol).foregroundStyle(inks[ink]).accessibilityHidden(true)
        }
    }
}

/// A disc in the owner's colour with the owner's mark; the name always stands beside it. `gold` is the
/// ring of a movable piece, as on the board.
struct OwnerBadge: View {
    let owner: Owner
    var side: CGFloat = 24
    var gold = false
    @Environment(\.inks) private var inks
    @ScaledMetric private var scale: CGFloat = 1

    var body: some View {
        Circle()
            .fill(inks[owner.fill])
            .overlay { Circle().strokeBorder(inks[gold ? .goldDark : .outline], lineWidth: 1.5) }
            .overlay { if gold { Circle().inset(by: 1.5).strokeBorder(inks[.gold], lineWidth: 2) } }
            .overlay { mark.foregroundStyle(inks[owner.ink]) }
            .frame(width: side * scale, height: side * scale)
            .accessibilityHidden(true)
    }

    @ViewBuilder private var mark: some View {
        switch owner.mark {
        case .triangle: Image(systemName: "triangle.fill").resizable().scaledToFit().padding(side * scale * 0.27)
        case .cross: Image(systemName: "cross.fill").resizable().scaledToFit().padding(side * scale * 0.25)
        case .circle: Circle().strokeBorder(lineWidth: side * scale * 0.1).padding(side * scale * 0.27)
        case .square: Rectangle().strokeBorder(lineWidth: side * scale * 0.1).padding(side * scale * 0.28)
        case .white, .black: EmptyView()
        }
    }
}
