public protocol Shape: Sendable, View where Body == Never {}
extension Shape {
    public var body: Never { never() }
    public func fill<S: ShapeStyle>(_ style: S) -> some View { Modified() }
}
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
}
extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { Modified() }
    public func strokeBorder(lineWidth: CGFloat = 1) -> some View { Modified() }
}
public struct Circle: InsettableShape {
    public init() { never() }
    public func inset(by amount: CGFloat) -> some InsettableShape { Circle() }
}
public struct Rectangle: InsettableShape {
    public init() { never() }
    public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle() }
}
public struct RoundedRectangle: InsettableShape {
    public init(cornerRadius: CGFloat) { never() }
    public func inset(by amount: CGFloat) -> some InsettableShape { RoundedRectangle(cornerRadius: 0) }
}
public struct Path: Sendable {
    public init() { never() }
    public mutating func move(to end: CGPoint) { never() }
    public mutating func addLine(to end: CGPoint) { never() }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { never() }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { never() }
    public mutating func closeSubpath() { never() }
}
public enum LineCap: Sendable { case butt, round, square }
public enum LineJoin: Sendable { case miter, round, bevel }
public struct StrokeStyle: Equatable, Sendable {
    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) { never() }
}
public struct Gradient: Equatable, Sendable {
    public struct Stop: Equatable, Sendable { public init(color: Color, location: CGFloat) { never() } }
    public init(stops: [Stop]) { never() }
}
public struct GraphicsContext {
    public struct Shading: Sendable {
        public static func color(_ color: Color) -> Shading { never() }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading { never() }
    }
    public struct ResolvedText {
        public var shading: Shading
        public func measure(in size: CGSize) -> CGSize { never() }
        public func firstBaseline(in size: CGSize) -> CGFloat { never() }
    }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { never() }
    public func fill(_ path: Path, with shading: Shading) { never() }
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { never() }
    public func resolve(_ text: Text) -> ResolvedText { never() }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) { never() }
}
public struct Canvas<Symbols: View>: Primitive {}
extension Canvas where Symbols == EmptyView {
    public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) { never() }
}
