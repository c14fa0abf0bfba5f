import SanukCore
import SanukModel
import SwiftUI

/// The board: picture, pointers and boxes for readers. It fills the area it is given.
struct BoardArea: View {
    let model: AppModel
    let board: Board
    let revision: UInt64
    @Environment(\.inks) private var inks
    @State private var clock = BoardClock()

    var body: some View {
        TimelineView(.animation(minimumInterval: nil, paused: clock.still)) { time in
            Canvas { context, size in
                if let scene = clock.scene { ScenePainter(inks: inks).paint(scene, in: context, size: size) }
            }
            .onChange(of: time.date, initial: true) { _, now in
                clock.frame(at: now.timeIntervalSinceReferenceDate, motion: board.motion, revision: revision, scene: model.scene)
            }
        }
        .onChange(of: revision) { clock.wake() }
        .accessibilityHidden(true)
        .overlay { Nodes(board: board, deeds: deeds(at: model.view.screen), act: model) }
        .onGeometryChange(for: CGSize.self, of: \.size) { model.send(.resized(width: Float($0.width), height: Float($0.height))) }
        .modifier(Gestures(model: model, revision: { clock.scene?.revision ?? 0 }))
        .clipped()
        // A board is the same in every language, and its edges are the hand's.
        .environment(\.layoutDirection, .leftToRight)
        .defersSystemGestures(on: .all)
    }
}

/// Boxes for screen readers, one level: a summary and the nodes in reading order. They take no pointers,
/// so fingers reach the board itself. What can be done at the table is offered on each, as a reader's actions.
private struct Nodes: View {
    let board: Board
    let deeds: [ButtonRecord]
    let act: any Act

    var body: some View {
        ZStack {
            // An element, not the container's name: a reader can come back to it.
            Color.clear
                .accessibilityElement(children: .ignore)
                .accessibilityIdentifier("board:summary")
                .accessibilityLabel(Text(verbatim: board.description))
                .accessibilitySortPriority(1)
                .modifier(Deeds(deeds: deeds, act: act))
            ForEach(board.nodes, id: \.id) { NodeBox(node: $0, cursor: $0.id == board.cursor, deeds: deeds, act: act) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityElement(children: .contain)
        .allowsHitTesting(false)
    }
}

/// The reader's actions of a box.
private struct Deeds: ViewModifier {
    let deeds: [ButtonRecord]
    let act: any Act

    func body(content: Content) -> some View {
        content.accessibilityActions {
            ForEach(deeds, id: \.id) { deed in
                Button { act.press(deed.id) } label: { Text(verbatim: deed.label) }
            }
        }
    }
}

private struct NodeBox: View {
    let node: Node
    /// The keyboard's cursor is here.
    let cursor: Bool
    let deeds: [ButtonRecord]
    let act: any Act
    @Environment(\.inks) private var inks

    var body: some View {
        Color.clear
            .overlay { if cursor { RoundedRectangle(cornerRadius: 4).strokeBorder(inks[.focus], lineWidth: 3) } }
            .frame(width: CGFloat(max(node.width, 1)), height: CGFloat(max(node.height, 1)))
            .accessibilityElement(children: .ignore)
            .accessibilityIdentifier(node.id)
            .accessibilityLabel(Text(verbatim: node.label))
            .accessibilityHint(Text(verbatim: node.hint))
            .accessibilityAddTraits(node.action.isEmpty ? [] : .isButton)
            .accessibilityAction { if !node.action.isEmpty { act.press(node.action) } }
            .modifier(Deeds(deeds: deeds, act: act))
            // Last: what has a position fills the whole board, and a reader's box would too.
            .position(x: CGFloat(node.x + node.width / 2), y: CGFloat(node.y + node.height / 2))
    }
}
