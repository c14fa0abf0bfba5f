import Foundation
import Observation
import SanukCore

/// The view that is on the screen. It holds no state of its own beyond the last record and a line that is
/// being typed.
@MainActor
@Observable
public final class AppModel: Act {
    /// The record that the screens draw.
    public private(set) var view: AppView

    /// Says something politely through the screen reader.
    @ObservationIgnored public var announce: (String) -> Void = { _ in }

    @ObservationIgnored private let core: any CoreBridge
    @ObservationIgnored private var told: Set<String> = []
    @ObservationIgnored private var line: (id: String, text: String)?

    public init(_ core: any CoreBridge) {
        self.core = core
        view = core.view()
    }

    /// The screen must not go dark: a person's own time runs.
    public var keepsAwake: Bool {
        guard case .game(let game) = view.screen else { return false }
        return game.keepAwake
    }

    /// Takes the last published view, and speaks what is new in it.
    public func refresh() {
        view = core.view()
        let tells = tellings(of: view)
        for telling in tells where !told.contains(telling.key) { announce(telling.text) }
        told = Set(tells.map(\.key))
    }

    /// The scene some milliseconds after its motion began.
    public func scene(ms: Float) -> Data { core.scene(ms: ms) }

    /// The clocks some milliseconds after the view was published.
    public func clock(ms: Float) -> [ClockFace] { core.clock(ms: ms) }

    /// Presses an id, naming the prompt it was drawn for.
    public func press(_ id: String) {
        typed()
        core.dispatch(.press(id: id, prompt: view.prompt))
    }

    public func send(_ action: Action) {
        if action.leaves {
            if case .join = view.screen {
                // A code is looked for as soon as it is committed; one that is left behind is not.
                if action == .back { line = nil }
            } else {
                typed()
            }
        }
        core.dispatch(action)
    }

    public func typing(_ id: String, _ text: String?) {
        if line?.id != id {
            if text == nil { return }
            typed()
        }
        line = text.map { (id, $0) }
    }

    public func typed() {
        if let line { core.dispatch(.commit(id: line.id, text: line.text)) }
        line = nil
    }
}

extension Action {
    /// Goes away from the fields on the screen.
    fileprivate var leaves: Bool {
        switch self {
        case .back, .background, .link: true
        default: false
        }
    }
}
