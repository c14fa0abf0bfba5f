import Foundation
import SanukCore
import SwiftUI
import UIKit

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
