import Foundation
import Observation
import SanukCore

/// The view that is on the screen. It holds no state of its own beyond the last record.
@MainActor
@Observable
public final class AppModel: Act {
    /// The record that the screens draw.
    public private(set) var view: AppView

    @ObservationIgnored private let core: any CoreBridge

    public init(_ core: any CoreBridge) {
        self.core = core
        view = core.view()
    }

    /// Takes the last published view.
    public func refresh() {
        view = core.view()
    }

    /// The scene some milliseconds after its motion began.
    public func scene(ms: Float) -> Data { core.scene(ms: ms) }

    /// The clocks some milliseconds after the view was published.
    public func clock(ms: Float) -> [ClockFace] { core.clock(ms: ms) }

    /// Presses an id, naming the prompt it was drawn for.
    public func press(_ id: String) {
        core.dispatch(.press(id: id, prompt: view.prompt))
    }

    public func send(_ action: Action) {
        core.dispatch(action)
    }
}
