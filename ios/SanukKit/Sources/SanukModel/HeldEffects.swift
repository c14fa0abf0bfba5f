import SanukCore

/// Gives effects to the scene in front; what a person asked for waits for one, sounds do not.
@MainActor
public final class HeldEffects {
    private var held: [Effect] = []
    private var front: ((Effect) -> Void)?

    public init() {}

    /// Takes an effect of the core, in order.
    public func give(_ effect: Effect) {
        if let front {
            front(effect)
        } else if Self.waits(effect.work) {
            held.append(effect)
        }
    }

    /// A scene is in front and does what waited.
    public func attach(_ scene: @escaping (Effect) -> Void) {
        front = scene
        let waiting = held
        held = []
        for effect in waiting { scene(effect) }
    }

    /// No scene is in front any more.
    public func detach() {
        front = nil
    }

    private static func waits(_ work: Shell) -> Bool {
        switch work {
        case .share, .copy, .saveFile, .pickFile, .open: true
        case .announce, .haptic, .sound, .leave: false
        }
    }
}
