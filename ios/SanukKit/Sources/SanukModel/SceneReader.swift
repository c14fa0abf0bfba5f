import Foundation

/// Reads scenes and keeps the layers that did not change.
public final class SceneReader {
    private var kept: [UInt32: Layer] = [:]

    public init() {}

    /// Reads bytes; `nil` when there are none (a screen without a board). Throws `BadScene` and nothing else.
    public func read(_ bytes: Data) throws(BadScene) -> BoardScene? {
        if bytes.isEmpty { return nil }
        var from = Cursor(bytes)
        guard try from.word() == 0x534B_4E53 else { throw BadScene(why: "does not begin with SNKS") }
        guard try from.word() == 1 else { throw BadScene(why: "is of an unknown version") }
        let revision = try from.wide()
        let motion = try from.wide()
        let until = try from.float()
        let width = try from.float()
        let height = try from.float()
        guard width > 0, height > 0 else { throw BadScene(why: "has no size") }
        var layers: [Layer] = []
        for _ in 0..<(try from.count(of: 20)) { layers.append(try layer(&from)) }
        return BoardScene(revision: revision, motion: motion, until: until, width: width, height: height, layers: layers)
    }

    private func layer(_ from: inout Cursor) throws(BadScene) -> Layer {
        let kind = try from.word()
        let revision = try from.wide()
        let commands = Int(try from.word())
        let end = try from.count(of: 1) + from.at
        if let layer = kept[kind], layer.revision == revision {
            from.at = end
            return layer
        }
        guard commands <= from.left / 4 else { throw BadScene(why: "counts more than it holds") }
        var read: [Command] = []
        for _ in 0..<commands { read.append(try from.command()) }
        guard from.at == end else { throw BadScene(why: "has a layer of the wrong length") }
        let layer = Layer(kind: kind, revision: revision, commands: read)
        kept[kind] = layer
        return layer
    }
}

/// Little-endian values from a place on, never past the end.
private struct Cursor {
    private let bytes: [UInt8]
    var at = 0

    init(_ data: Data) {
        bytes = [UInt8](data)
    }

    var left: Int { bytes.count - at }

    mutating func word() throws(BadScene) -> UInt32 {
        guard left >= 4 else { throw BadScene(why: "ends early") }
        defer { at += 4 }
        return (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << (8 * UInt32($1)) }
    }

    mutating func wide() throws(BadScene) -> UInt64 {
        let low = UInt64(try word())
        return low | UInt64(try word()) << 32
    }

    mutating func float() throws(BadScene) -> Float {
        let value = Float(bitPattern: try word())
        guard value.isFinite else { throw BadScene(why: "has a number that is none") }
        return value
    }

    mutating func point() throws(BadScene) -> SIMD2<Float> {
        let x = try float()
        return SIMD2(x, try float())
    }

    /// A number of things of at least `least` bytes each, so that memory follows the input's size.
    mutating func count(of least: Int) throws(BadScene) -> Int {
        let count = Int(try word())
        guard count <= left / least else { throw BadScene(why: "counts more than it holds") }
        return count
    }

    mutating func command() throws(BadScene) -> Command {
        switch try word() {
        case 1:
            let ink = try ink()
            return .fill(ink, try path())
        case 2:
            let ink = try ink()
            let width = try float()
            let on = try float()
            let off = try float()
            return .line(ink, try path(), width: width, on: on, off: off)
        case 3:
            let ink = try ink()
            return .text(ink, try words())
        case let other: throw BadScene(why: "has an unknown command \(other)")
        }
    }

    private mutating func ink() throws(BadScene) -> Ink {
        switch try word() {
        case 0:
            let role = Int(try word())
            return .solid(role: role, alpha: try float())
        case 1:
            let from = try point()
            let to = try point()
            var stops: [Stop] = []
            for _ in 0..<(try count(of: 12)) {
                let offset = try float()
                let role = Int(try word())
                stops.append(Stop(offset: offset, role: role, alpha: try float()))
            }
            guard stops.count >= 2 else { throw BadScene(why: "has a gradient of one colour") }
            return .gradient(from: from, to: to, stops: stops)
        case let other: throw BadScene(why: "has an unknown paint \(other)")
        }
    }

    private mutating func path() throws(BadScene) -> [Verb] {
        var verbs: [Verb] = []
        for _ in 0..<(try count(of: 4)) { verbs.append(try verb()) }
        return verbs
    }

    private mutating func verb() throws(BadScene) -> Verb {
        switch try word() {
        case 0: return .move(try point())
        case 1: return .line(try point())
        case 2:
            let bend = try point()
            return .quad(bend, try point())
        case 3:
            let first = try point()
            let second = try point()
            return .cubic(first, second, try point())
        case 4: return .close
        case let other: throw BadScene(why: "has an unknown verb \(other)")
        }
    }

    private mutating func words() throws(BadScene) -> Words {
        let x = try float()
        let y = try float()
        let size = try float()
        let align = try word()
        let bold = try word() != 0
        let length = try count(of: 1)
        let text = String(decoding: bytes[at..<at + length], as: UTF8.self)
        at = min(bytes.count, at + (length + 3) / 4 * 4)
        return Words(text: text, x: x, y: y, size: size, align: align, bold: bold)
    }
}
