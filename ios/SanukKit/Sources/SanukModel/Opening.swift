import Foundation
import Observation
import SanukCore

/// Whether there is a core.
public enum Opened {
    /// Not yet; the launch screen's colour is shown.
    case waiting
    case ready(AppModel)
    /// It did not open; the sentence says why.
    case refused(String)
}

/// Opens the core off the main thread and keeps what arrives before it is open: a link that starts the
/// app must not be lost however slow the start is.
@MainActor
@Observable
public final class Opening {
    public typealias News = @Sendable () -> Void
    public typealias Wish = @Sendable (Effect) -> Void
    /// Opens a core with the system's settings; tests give one of their own.
    public typealias Open = @Sendable (Environment, @escaping News, @escaping Wish) throws(OpenError) -> any CoreBridge

    /// What the window shows.
    public private(set) var state = Opened.waiting
    /// Effects that wait for the scene in front.
    public let effects = HeldEffects()

    @ObservationIgnored private let open: Open
    @ObservationIgnored private var early: [Action] = []
    @ObservationIgnored private var busy = false

    public init(open: @escaping Open) {
        self.open = open
    }

    /// Opens the core, unless it is open or being opened; after a refusal tries again.
    public func begin(_ environment: Environment) async {
        if busy { return }
        if case .ready = state { return }
        busy = true
        state = .waiting
        let answer = await attempt(environment)
        busy = false
        answered(answer)
    }

    /// Tells the core, now or as soon as it is open.
    public func send(_ action: Action) {
        if case .ready(let model) = state {
            model.send(action)
        } else {
            early.append(action)
        }
    }

    /// A link was opened. The system delivers each once, so each is a delivery of its own.
    public func link(_ url: String) {
        send(.link(url: url, delivery: UUID().uuidString))
    }

    /// What the core tells, from its own thread and in its order.
    private enum Told: Sendable {
        case changed
        case wished(Effect)
    }

    private func attempt(_ environment: Environment) async -> Result<any CoreBridge, OpenError> {
        let open = open
        let (told, ear) = AsyncStream.makeStream(of: Told.self)
        // One task takes them all: separate ones may overtake each other.
        Task { [weak self] in
            for await one in told { self?.take(one) }
        }
        return await Task.detached {
            do throws(OpenError) {
                return .success(try open(environment, { ear.yield(.changed) }, { ear.yield(.wished($0)) }))
            } catch {
                ear.finish()
                return .failure(error)
            }
        }.value
    }

    private func take(_ told: Told) {
        switch told {
        case .changed: changed()
        case .wished(let effect): effects.give(effect)
        }
    }

    private func answered(_ answer: Result<any CoreBridge, OpenError>) {
        switch answer {
        case .success(let core):
            state = .ready(speaking(AppModel(core)))
            let waiting = early
            early = []
            for action in waiting { send(action) }
        case .failure(let refused):
            state = .refused(refused.sentence)
        }
    }

    /// What a view says by itself is spoken like what the core announces. News may have come before anyone listened.
    private func speaking(_ model: AppModel) -> AppModel {
        model.announce = { [effects] text in effects.give(Effect(id: 0, askedFor: false, work: .announce(text: text))) }
        model.refresh()
        return model
    }

    private func changed() {
        if case .ready(let model) = state { model.refresh() }
    }
}
