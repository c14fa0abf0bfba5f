import Foundation
import SanukCore
import SwiftUI
import UIKit

/// Whether the system is dark. The window's own scheme may be the app's, so the scene around it is asked.
@MainActor
func systemIsDark(_ scheme: ColorScheme) -> Bool {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first.map { $0.traitCollection.userInterfaceStyle == .dark } ?? (scheme == .dark)
}

/// What the system and the app's own language setting say. The text size only makes this be asked again.
@MainActor
func systemSettings(dark: Bool, contrast: Bool, reducedMotion: Bool, textSize: DynamicTypeSize) -> SanukCore.Environment {
    let scale = UIFontMetrics.default.scaledValue(for: 100) / 100
    return SanukCore.Environment(
        languages: Locale.preferredLanguages,
        dark: dark,
        highContrast: contrast,
        reducedMotion: reducedMotion,
        fontScale: Float(min(max(scale, 1), 2)),
        utcOffsetMinutes: Int32(TimeZone.current.secondsFromGMT() / 60))
}
