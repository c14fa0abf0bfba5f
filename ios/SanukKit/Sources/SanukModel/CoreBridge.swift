import Foundation
import SanukCore

/// The core as the screens need it: the last published view, the scene that fits it, and a way to say
/// what happened. The app puts the generated object behind it, tests and previews a fake.
public protocol CoreBridge: Sendable {
    /// The last published view.
    func view() -> AppView
    /// The board's scene some milliseconds after its motion began; empty where there is no board.
    func scene(ms: Float) -> Data
    /// The clocks some milliseconds after the last view was published; empty without clocks.
    func clock(ms: Float) -> [ClockFace]
    /// Queues an action.
    func dispatch(_ action: Action)
}

/// What a view may do: press an id of its record, or send any other action.
@MainActor
public protocol Act: Sendable {
    func press(_ id: String)
    func send(_ action: Action)
    /// A text stands in the field and is not committed yet; `nil` where it is what the core has.
    func typing(_ id: String, _ text: String?)
    /// Commits what is being typed.
    func typed()
}
