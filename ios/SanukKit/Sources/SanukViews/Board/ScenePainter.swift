import SanukModel
import SwiftUI

/// Paints a scene over the whole area: paths, gradients and texts in the palette's colours.
struct ScenePainter {
    let inks: Inks

    func paint(_ scene: BoardScene, in context: GraphicsContext, size: CGSize) {
        var context = context
        let zoom = size.width / CGFloat(scene.width)
        context.scaleBy(x: zoom, y: zoom)
        for layer in scene.layers {
            for command in layer.commands { paint(command, in: context) }
        }
    }

    private func paint(_ command: Command, in context: GraphicsContext) {
        switch command {
        case .fill(let ink, let verbs): context.fill(path(verbs), with: shading(ink))
        case .line(let ink, let verbs, let width, let on, let off):
            let dash = on > 0 && off > 0 ? [CGFloat(on), CGFloat(off)] : []
            let style = StrokeStyle(lineWidth: CGFloat(width), lineCap: .round, lineJoin: .round, dash: dash)
            context.stroke(path(verbs), with: shading(ink), style: style)
        case .text(let ink, let words): paint(words, ink, in: context)
        }
    }

    /// Stands on its baseline, which the system knows once the text is laid out.
    private func paint(_ words: Words, _ ink: Ink, in context: GraphicsContext) {
        let font = Font.system(size: CGFloat(words.size), weight: words.bold ? .bold : .regular)
        var text = context.resolve(Text(verbatim: words.text).font(font))
        text.shading = shading(ink)
        let room = text.measure(in: CGSize(width: 10_000, height: 10_000))
        let left = CGFloat(words.x) - room.width * CGFloat(words.align) / 2
        context.draw(text, at: CGPoint(x: left, y: CGFloat(words.y) - text.firstBaseline(in: room)), anchor: .topLeading)
    }

    private func shading(_ ink: Ink) -> GraphicsContext.Shading {
        switch ink {
        case .solid(let role, let alpha): .color(inks.color(role, alpha: Double(alpha)))
        case .gradient(let from, let to, let stops):
            .linearGradient(
                Gradient(stops: stops.map { .init(color: inks.color($0.role, alpha: Double($0.alpha)), location: CGFloat($0.offset)) }),
                startPoint: point(from), endPoint: point(to))
        }
    }

    private func path(_ verbs: [Verb]) -> Path {
        var path = Path()
        for verb in verbs {
            switch verb {
            case .move(let to): path.move(to: point(to))
            case .line(let to): path.addLine(to: point(to))
            case .quad(let bend, let to): path.addQuadCurve(to: point(to), control: point(bend))
            case .cubic(let one, let two, let to): path.addCurve(to: point(to), control1: point(one), control2: point(two))
            case .close: path.closeSubpath()
            }
        }
        return path
    }

    private func point(_ at: SIMD2<Float>) -> CGPoint { CGPoint(x: CGFloat(at.x), y: CGFloat(at.y)) }
}
