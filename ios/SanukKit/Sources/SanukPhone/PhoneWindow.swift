import SanukCore
import SanukModel
import SanukViews
import SwiftUI

/// Forwards what only the system knows (links, coming and going, settings) and shows the core's screens.
struct PhoneWindow: View {
    let opening: Opening
    @State private var work = PhoneWork()
    @SwiftUI.Environment(\.scenePhase) private var phase
    @SwiftUI.Environment(\.colorScheme) private var scheme
    @SwiftUI.Environment(\.colorSchemeContrast) private var contrast
    @SwiftUI.Environment(\.accessibilityReduceMotion) private var reducedMotion
    @SwiftUI.Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        Group {
            switch opening.state {
            case .waiting: Color.clear
            case .refused(let sentence): Text(verbatim: sentence).padding(32)
            case .ready(let model): RootView(model)
            }
        }
        .preferredColorScheme(bars)
        .onAppear { work.watchNetwork() }
        .onChange(of: awake, initial: true) { _, now in work.keepAwake(now) }
        .onOpenURL { opening.link($0.absoluteString) }
        .onChange(of: phase, initial: true) { _, now in came(now) }
        .onChange(of: settings) { _, now in opening.send(.environment(environment: now)) }
    }

    private var awake: Bool {
        guard case .ready(let model) = opening.state else { return false }
        return model.keepsAwake
    }

    private var settings: SanukCore.Environment {
        systemSettings(dark: systemIsDark(scheme), contrast: contrast == .increased, reducedMotion: reducedMotion, textSize: textSize)
    }

    /// The status bar's signs stand on the app's own ground. Where the app looks as the system does nothing is
    /// forced, so that a change of the system is still heard of.
    private var bars: ColorScheme? {
        guard case .ready(let model) = opening.state, model.view.look.dark != systemIsDark(scheme) else { return nil }
        return model.view.look.dark ? .dark : .light
    }

    private func came(_ phase: ScenePhase) {
        switch phase {
        case .active:
            Task { await opening.begin(settings) }
            opening.send(.environment(environment: settings))
            opening.send(.foreground)
            work.send = opening.send
            work.stayNoLonger()
            opening.effects.attach(work, work.perform)
        case .background:
            opening.effects.detach(work)
            work.stayInBackground { opening.send(.background) }
        default:
            break
        }
    }
}
