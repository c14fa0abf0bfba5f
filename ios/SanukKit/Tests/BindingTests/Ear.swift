import Foundation
import SanukCore

/// What the core told, counted; throws when told to.
final class Ear: Listener, @unchecked Sendable {
    private let lock = NSLock()
    private let fault: Bool
    private var news = 0
    private var wishes: [Effect] = []

    init(throwing fault: Bool = false) {
        self.fault = fault
    }

    var heard: Int { lock.withLock { news } }
    var effects: [Effect] { lock.withLock { wishes } }

    func changed(revision: UInt64) throws {
        lock.withLock { news += 1 }
        if fault { throw ListenerError.Failed(why: "the shell is broken") }
    }

    func perform(effect: Effect) throws {
        lock.withLock { wishes.append(effect) }
        if fault { throw ListenerError.Failed(why: "the shell is broken") }
    }
}

let plain = Environment(languages: ["en"], dark: false, highContrast: false, reducedMotion: true, fontScale: 1, utcOffsetMinutes: 0)

func open(_ ear: Ear = Ear(), folder: String? = nil, seed: UInt64 = 1, fails: Bool = false, server: String? = nil) throws -> Sanuk {
    let script = Script(seed: seed, virtualTime: true, fails: fails)
    return try Sanuk.open(config: Config(folder: folder, environment: plain, script: script, server: server), listener: ear)
}

extension Sanuk {
    /// Presses an id of the view that is there now, and waits until everything is quiet.
    func press(_ id: String) {
        dispatch(action: .press(id: id, prompt: view().prompt))
        settle()
    }

    var game: GameView? {
        if case .game(let game) = view().screen { game } else { nil }
    }

    var isOver: Bool {
        if case .result = view().screen { true } else { false }
    }
}

/// A folder that is gone when the test is.
func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
}
