import SanukCore
import SwiftUI

/// The palette of the look in force, asked by role.
struct Inks: Equatable, Sendable {
    private let palette: [UInt32]
    let dark: Bool
    let highContrast: Bool
    let reducedMotion: Bool

    init(_ look: Look) {
        palette = look.palette
        dark = look.dark
        highContrast = look.highContrast
        reducedMotion = look.reducedMotion
    }

    /// A colour by its number in a scene; one that the core did not send is black, so that the fault shows.
    func color(_ role: Int, alpha: Double = 1) -> Color {
        let argb = palette.indices.contains(role) ? palette[role] : 0xFF00_0000
        let part = { (shift: UInt32) in Double(argb >> shift & 0xFF) / 255 }
        return Color(red: part(16), green: part(8), blue: part(0), opacity: part(24) * alpha)
    }

    subscript(role: Role) -> Color { color(Role.allCases.firstIndex(of: role) ?? -1) }

    /// Width of outlines: hairlines are too faint where a person asked for contrast.
    var outline: CGFloat { highContrast ? 2 : 1 }

    /// Edges that only divide; they carry no meaning and may be faint.
    var hairline: Color { highContrast ? self[.outline] : self[.outline].opacity(0.45) }
}

private struct InksKey: EnvironmentKey {
    static let defaultValue = Inks(Look(dark: false, highContrast: false, reducedMotion: false, palette: []))
}

extension EnvironmentValues {
    /// Colours in force.
    var inks: Inks {
        get { self[InksKey.self] }
        set { self[InksKey.self] = newValue }
    }
}
