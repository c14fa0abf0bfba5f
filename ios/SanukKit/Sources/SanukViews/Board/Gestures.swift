import SanukCore
import SanukModel
import SwiftUI

/// Turns touches and pointers over the board into actions, in points from its corner.
struct Gestures: ViewModifier {
    let model: AppModel
    let revision: () -> UInt64
    /// A pointer or pencil hovers, so it points exactly.
    @State private var hovers = false
    @State private var dragged = CGSize.zero
    @State private var zoomed: CGFloat = 1

    func body(content: Content) -> some View {
        content
            .contentShape(Rectangle())
            .onTapGesture(coordinateSpace: .local, perform: tap)
            .simultaneousGesture(DragGesture(minimumDistance: 10).onChanged(drag).onEnded { _ in endDrag() })
            .simultaneousGesture(MagnifyGesture().onChanged(zoom).onEnded { _ in zoomed = 1 })
            .onContinuousHover(coordinateSpace: .local, perform: hover)
    }

    private func tap(at point: CGPoint) {
        let pointer: PointerKind = hovers ? .precise : .finger
        model.send(.tap(x: Float(point.x), y: Float(point.y), revision: revision(), pointer: pointer))
    }

    private func drag(_ value: DragGesture.Value) {
        let step = CGSize(width: value.translation.width - dragged.width, height: value.translation.height - dragged.height)
        dragged = value.translation
        // Two fingers zoom; their drift must not turn the board, then or when one of them is lifted.
        guard zoomed == 1 else { return }
        model.send(.drag(dx: Float(step.width), dy: Float(step.height)))
    }

    private func endDrag() {
        if dragged != .zero { model.send(.dragEnd) }
        dragged = .zero
    }

    private func zoom(_ value: MagnifyGesture.Value) {
        let factor = value.magnification / zoomed
        zoomed = value.magnification
        model.send(.zoom(factor: Float(factor), x: Float(value.startLocation.x), y: Float(value.startLocation.y)))
    }

    private func hover(_ phase: HoverPhase) {
        switch phase {
        case .active(let point):
            hovers = true
            model.send(.hover(x: Float(point.x), y: Float(point.y), revision: revision()))
        case .ended:
            hovers = false
            model.send(.hoverEnd)
        }
    }
}
