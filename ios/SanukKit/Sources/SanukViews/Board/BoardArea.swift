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
        .overlay { Nodes(board: board, act: model) }
        .onGeometryChange(for: CGSize.self, of: \.size) { model.send(.resized(width: Float($0.width), height: Float($0.height))) }
        .modifier(Gestures(model: model, revision: { clock.scene?.revision ?? 0 }))
        .clipped()
        // A board is the same in every language, and its edges are the hand's.
        .environment(\.layoutDirection, .leftToRight)
        .defersSystemGestures(on: .all)
    }
}

/// Boxes for screen readers, one level: a summary and the nodes in reading order. They take no pointers,
/// so fingers reach the board itself.
private struct Nodes: View {
    let board: Board
    let act: any Act

    var body: some View {
        ZStack {
            ForEach(board.nodes, id: \.id) { NodeBox(node: $0, cursor: $0.id == board.cursor, act: act) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: board.description))
        .allowsHitTesting(false)
    }
}

private struct NodeBox: View {
    let node: Node
    /// The keyboard's cursor is here.
    let cursor: Bool
    let act: any Act
    @Environment(\.inks) private var inks

    var body: some View {
        Color.clear
            .overlay { if cursor { RoundedRectangle(cornerRadius: 4).strokeBorder(inks[.focus], lineWidth: 3) } }
            .frame(width: CGFloat(max(node.width, 1)), height: CGFloat(max(node.height, 1)))
            .position(x: CGFloat(node.x + node.width / 2), y: CGFloat(node.y + node.height / 2))
            .accessibilityElement(children: .ignore)
            .accessibilityIdentifier(node.id)
            .accessibilityLabel(Text(verbatim: node.label))
            .accessibilityHint(Text(verbatim: node.hint))
            .accessibilityAddTraits(node.action.isEmpty ? [] : .isButton)
            .accessibilityAction { if !node.action.isEmpty { act.press(node.action) } }
    }
}
