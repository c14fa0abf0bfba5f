public struct ButtonRole: Equatable, Sendable { public static let destructive = ButtonRole(), cancel = ButtonRole() }
public struct Button<Label: View>: Primitive {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { never() }
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { never() }
}
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
    public struct Label: Primitive {}
    public let label: Label
    public let isPressed: Bool
}
public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { never() } }

public struct Toggle<Label: View>: Primitive {
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { never() }
}
public struct TextField<Label: View>: Primitive {
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) { never() }
}
public struct Slider: Primitive {
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) where V.Stride: BinaryFloatingPoint { never() }
}
public struct Menu<Label: View, Content: View>: Primitive {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { never() }
}
public struct ProgressView: Primitive {
    public init() { never() }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) { never() }
}
public struct SubmitLabel: Sendable { public static var done: SubmitLabel { never() } }
