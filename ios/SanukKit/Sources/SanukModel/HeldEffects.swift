import SanukCore

/// Gives effects to the scene in front; what a person asked for waits for one, sounds do not.
@MainActor
public final class HeldEffects {
    private var held: [Effect] = []
    private var front: ((Effect) -> Void)?
    private weak var owner: AnyObject?

    public init() {}

    /// Takes an effect of the core, in order.
    public func give(_ effect: Effect) {
        if let front {
            front(effect)
        } else if effect.askedFor {
            held.append(effect)
        }
    }

    /// A scene is in front and does what waited. Its owner says later whose work ends.
    public func attach(_ owner: AnyObject, _ scene: @escaping (Effect) -> Void) {
        self.owner = owner
        front = scene
        let waiting = held
        held = []
        for effect in waiting { scene(effect) }
    }

    /// The owner's scene is in front no more. One that says so late leaves a newer scene alone.
    public func detach(_ owner: AnyObject) {
        if self.owner === owner { front = nil }
    }
}
