// Signatures only, true to Apple's documentation of iOS 17 in what the app uses: Linux has no SwiftUI, and
// with these the compiler checks the real views in Swift 6 mode. Nothing of this is ever run.
@_exported import Foundation

func never() -> Never { fatalError("signatures only") }

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { never() }
}

/// Views that the system draws itself.
public protocol Primitive: View where Body == Never {}

extension Primitive {
    public var body: Never { never() }
}

extension Optional: View where Wrapped: View {
    public var body: Never { never() }
}

public struct EmptyView: Primitive { public init() {} }
public struct TupleView<each Content>: Primitive {}
public struct Conditional<True, False>: Primitive {}
public struct Modified: Primitive {}

@resultBuilder
public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { never() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { never() }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> { never() }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { never() }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { never() }
    public static func buildEither<True: View, False: View>(first: True) -> Conditional<True, False> { never() }
    public static func buildEither<True: View, False: View>(second: False) -> Conditional<True, False> { never() }
}

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifierContent
    @ViewBuilder func body(content: Content) -> Body
}

public struct ModifierContent: Primitive {}

public protocol ShapeStyle: Sendable {}

// As in the real one: what is no drawing needs no main actor, so `View` is added beside the type.
public struct Color: ShapeStyle, Hashable {
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) { never() }
    public static let clear = Color(red: 0, green: 0, blue: 0)
    public func opacity(_ opacity: Double) -> Color { never() }
}

extension Color: Primitive {}

public struct Text: Sendable {
    public init(verbatim content: String) { never() }
    public func font(_ font: Font?) -> Text { never() }
}

extension Text: Primitive {}

public struct Image: Sendable {
    public enum Scale: Sendable { case small, medium, large }
    public init(systemName: String) { never() }
    public func resizable() -> Image { never() }
}

extension Image: Primitive {}

public struct Font: Hashable, Sendable {
    public enum Weight: Sendable { case regular, semibold, bold }
    public static let caption = Font(), subheadline = Font(), body = Font(), title3 = Font(), title = Font()
    public static func system(size: CGFloat, weight: Weight? = nil) -> Font { never() }
    public func weight(_ weight: Weight) -> Font { never() }
    public func monospacedDigit() -> Font { never() }
}
