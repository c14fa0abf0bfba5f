import Foundation
import SanukModel
import SwiftUI

/// A small scene without motion: thumbnails, diagrams, captured men.
struct ScenePicture: View {
    let bytes: Data
    var description = ""
    @Environment(\.inks) private var inks

    var body: some View {
        let scene = try? SceneReader().read(bytes)
        Canvas { context, size in
            if let scene { ScenePainter(inks: inks).paint(scene, in: context, size: size) }
        }
        .aspectRatio(scene.map { CGFloat($0.width / $0.height) }, contentMode: .fit)
        .accessibilityLabel(Text(verbatim: description))
        .accessibilityHidden(description.isEmpty)
    }
}
