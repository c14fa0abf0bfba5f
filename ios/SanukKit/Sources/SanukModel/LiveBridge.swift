import Foundation
import SanukCore

/// The real core. News comes from the core's own thread; it is only passed on.
public final class LiveBridge: CoreBridge {
    private let sanuk: Sanuk

    /// Opens the data.
    public init(
        _ config: Config,
        changed: @escaping @Sendable () -> Void,
        perform: @escaping @Sendable (Effect) -> Void
    ) throws(OpenError) {
        do {
            sanuk = try Sanuk.open(config: config, listener: Ear(changed: changed, perform: perform))
        } catch let refused as OpenError {
            throw refused
        } catch {
            throw .Internal(said: error.localizedDescription)
        }
    }

    public func view() -> AppView { sanuk.view() }

    public func scene(ms: Float) -> Data { sanuk.scene(tMs: ms) }

    public func clock(ms: Float) -> [ClockFace] { sanuk.clock(tMs: ms) }

    public func dispatch(_ action: Action) { sanuk.dispatch(action: action) }

    /// Waits until nothing is pending. For tests.
    public func settle() { sanuk.settle() }

    /// Saves and stops.
    public func stop() { sanuk.stop() }
}

private final class Ear: Listener {
    private let onChanged: @Sendable () -> Void
    private let onPerform: @Sendable (Effect) -> Void

    init(changed: @escaping @Sendable () -> Void, perform: @escaping @Sendable (Effect) -> Void) {
        onChanged = changed
        onPerform = perform
    }

    func changed(revision: UInt64) throws { onChanged() }

    func perform(effect: Effect) throws { onPerform(effect) }
}

extension OpenError {
    /// What a person is to read; there is no view that could say it.
    public var sentence: String {
        switch self {
        case .InUse(let said, _), .Newer(let said, _), .Storage(let said, _), .Internal(let said): said
        }
    }
}
