import Foundation
import SanukCore
import SanukModel

let plain = Environment(languages: ["en"], dark: false, highContrast: false, reducedMotion: true, fontScale: 1, utcOffsetMinutes: 0)

/// The real core in memory, with what was asked of the shell.
func openLive(
    _ environment: Environment, folder: String? = nil, _ news: @escaping @Sendable () -> Void, _ wish: @escaping @Sendable (Effect) -> Void
) throws(OpenError) -> LiveBridge {
    try LiveBridge(
        Config(folder: folder, environment: environment, script: Script(seed: 7, virtualTime: true)), changed: news, perform: wish)
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
