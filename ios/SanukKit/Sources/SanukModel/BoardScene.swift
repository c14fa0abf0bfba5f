import Foundation

/// A picture of the board as the core sent it, read once. The format is documented in
/// core/src/view/scene/mod.rs.
public struct BoardScene: Sendable {
    public let revision: UInt64
    public let motion: UInt64
    /// ms from the motion's start until which the picture changes.
    public let until: Float
    public let width: Float
    public let height: Float
    public let layers: [Layer]
}

/// Equal kind and revision mean equal content, so a layer that was read once is kept.
public final class Layer: Sendable {
    public let kind: UInt32
    public let revision: UInt64
    public let commands: [Command]

    init(kind: UInt32, revision: UInt64, commands: [Command]) {
        self.kind = kind
        self.revision = revision
        self.commands = commands
    }
}

/// One thing to paint.
public enum Command: Sendable {
    case fill(Ink, [Verb])
    /// Both dash lengths are 0 for a solid line.
    case line(Ink, [Verb], width: Float, on: Float, off: Float)
    case text(Ink, Words)
}

/// A text; `x` and `y` are the baseline's point that `align` names: 0 left, 1 middle, 2 right.
public struct Words: Sendable {
    public let text: String
    public let x, y, size: Float
    public let align: UInt32
    public let bold: Bool
}

/// What to paint with: a role, or a gradient between roles.
public enum Ink: Sendable {
    case solid(role: Int, alpha: Float)
    case gradient(from: SIMD2<Float>, to: SIMD2<Float>, stops: [Stop])
}

/// A colour of a gradient.
public struct Stop: Sendable {
    public let offset: Float
    public let role: Int
    public let alpha: Float
}

/// A step of a path.
public enum Verb: Sendable, Equatable {
    case move(SIMD2<Float>)
    case line(SIMD2<Float>)
    case quad(SIMD2<Float>, SIMD2<Float>)
    case cubic(SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)
    case close
}

/// Why bytes are not a scene. The panel stays usable; nothing is painted.
public struct BadScene: Error, Equatable {
    public let why: String
}
