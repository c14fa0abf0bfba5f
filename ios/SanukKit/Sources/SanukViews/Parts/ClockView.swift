import SanukCore
import SanukModel
import SwiftUI

/// The clocks of the open game: how to read them, and the view they belong to.
struct Clocks {
    let revision: UInt64
    /// All clocks some milliseconds after the view was published.
    let read: @MainActor (Float) -> [ClockFace]
}

/// One clock: digits, and the periods that are left beside them; read again and again as long as it runs.
struct ClockView: View {
    let clocks: Clocks
    let number: UInt32
    @Environment(\.inks) private var inks
    @State private var begun = Date()

    var body: some View {
        TimelineView(.animation(minimumInterval: 0.1, paused: !(face(at: begun)?.running ?? false))) { time in
            if let face = face(at: time.date) { reading(face) }
        }
        .onChange(of: clocks.revision) { begun = Date() }
    }

    private func face(at now: Date) -> ClockFace? {
        let faces = clocks.read(Float(max(now.timeIntervalSince(begun), 0) * 1000))
        return faces.indices.contains(Int(number)) ? faces[Int(number)] : nil
    }

    private func reading(_ face: ClockFace) -> some View {
        HStack(spacing: 8) {
            Lettering(text: face.digits, strong: face.running, ink: face.urgent && face.running ? .error : .text)
            if !face.periods.isEmpty { Lettering(text: face.periods, size: .caption, ink: .textSecondary) }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 4)
        .overlay {
            RoundedRectangle(cornerRadius: 24).strokeBorder(inks[face.running ? .primary : .outline], lineWidth: face.running ? 2 : inks.outline)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: face.spoken))
    }
}
