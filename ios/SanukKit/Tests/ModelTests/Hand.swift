import Foundation
import SanukCore
import SanukModel
import XCTest

let plain = Environment(languages: ["en"], dark: false, highContrast: false, reducedMotion: true, fontScale: 1, utcOffsetMinutes: 0)

let played = Script(seed: 7, virtualTime: true)

/// The real core in memory, with what was asked of the shell. Without a script it is the very first start.
func openLive(
    _ environment: Environment, folder: String? = nil, script: Script? = played, server: String? = nil, _ news: @escaping @Sendable () -> Void,
    _ wish: @escaping @Sendable (Effect) -> Void
) throws(OpenError) -> LiveBridge {
    try LiveBridge(Config(folder: folder, environment: environment, script: script, server: server), changed: news, perform: wish)
}

/// The core that an opening made, for a test to wait for and to stop.
final class Kept: @unchecked Sendable {
    private let lock = NSLock()
    private var last: LiveBridge?

    var core: LiveBridge? { lock.withLock { last } }

    func keep(_ core: LiveBridge) -> LiveBridge {
        lock.withLock { last = core }
        return core
    }
}

/// The app without a phone: the real core through its opening. Its server refuses at once, so a room's page is
/// there and says that it cannot be reached.
@MainActor
final class Hand {
    let opening: Opening
    let model: AppModel
    private let core: LiveBridge

    init(script: Script? = played) async throws {
        let kept = Kept()
        opening = Opening { environment, news, wish throws(OpenError) in
            kept.keep(try openLive(environment, script: script, server: "http://localhost:9", news, wish))
        }
        await opening.begin(plain)
        guard case .ready(let model) = opening.state else { throw Missing(description: "not open: \(opening.state)") }
        self.model = model
        core = try XCTUnwrap(kept.core)
        opening.send(.foreground)
        settle()
    }

    var screen: SanukCore.Screen { model.view.screen }

    func press(_ ids: String...) {
        for id in ids {
            model.press(id)
            settle()
        }
    }

    func back() {
        model.send(.back)
        settle()
    }

    func tapped(_ link: String) {
        opening.link(link)
        settle()
    }

    func stop() { core.stop() }

    private func settle() {
        core.settle()
        model.refresh()
    }
}

/// A core that shows what it is given and writes down what it is told.
final class PaperBridge: CoreBridge, @unchecked Sendable {
    private let lock = NSLock()
    private var shown: AppView
    private var told: [Action] = []

    init(_ view: AppView) {
        shown = view
    }

    var actions: [Action] { lock.withLock { told } }

    func show(_ view: AppView) { lock.withLock { shown = view } }
    func view() -> AppView { lock.withLock { shown } }
    func scene(ms: Float) -> Data { Data() }
    func clock(ms: Float) -> [ClockFace] { [] }
    func dispatch(_ action: Action) { lock.withLock { told.append(action) } }
}

/// Numbers that are the same every time.
struct Luck: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) | (state << 31)
    }
}

/// What a test needs is not there: the test fails.
struct Missing: Error, CustomStringConvertible {
    let description: String
}

/// A view with one page, or with another screen.
func page(revision: UInt64, prompt: UInt64, notice: Notice? = nil, screen: Screen? = nil) -> AppView {
    let page = PageView(title: "", tabs: [], contents: [], sections: [], scrollSerial: 0, scrollTo: "")
    let look = Look(dark: false, highContrast: false, reducedMotion: false, palette: [])
    return AppView(
        revision: revision, prompt: prompt, language: "en", look: look, screen: screen ?? .page(view: page), dialog: nil, notice: notice, canGoBack: false,
        backLabel: "")
}
