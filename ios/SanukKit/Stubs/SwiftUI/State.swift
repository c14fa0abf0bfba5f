@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) { never() }
    public var wrappedValue: Value {
        get { never() }
        nonmutating set { never() }
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> { never() }
}
@propertyWrapper
public struct State<Value> {
    public init(wrappedValue: Value) { never() }
    public var wrappedValue: Value {
        get { never() }
        nonmutating set { never() }
    }
    public var projectedValue: Binding<Value> { never() }
}
@propertyWrapper
public struct FocusState<Value: Hashable> {
    public struct Binding { public var wrappedValue: Value { never() } }
    public init() where Value == Bool { never() }
    public var wrappedValue: Value {
        get { never() }
        nonmutating set { never() }
    }
    public var projectedValue: Binding { never() }
}
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    public init(wrappedValue: Value) { never() }
    public var wrappedValue: Value { never() }
}
@propertyWrapper
public struct Environment<Value> {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { never() }
    public var wrappedValue: Value { never() }
}
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
public enum ColorScheme: Sendable { case light, dark }
public enum ColorSchemeContrast: Sendable { case standard, increased }
public enum DynamicTypeSize: Hashable, Comparable, Sendable { case large, accessibility2, accessibility5 }
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public struct EnvironmentValues {
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { never() }
        set { never() }
    }
    public var locale: Locale {
        get { never() }
        set { never() }
    }
    public var colorScheme: ColorScheme {
        get { never() }
        set { never() }
    }
    public var layoutDirection: LayoutDirection {
        get { never() }
        set { never() }
    }
    public var colorSchemeContrast: ColorSchemeContrast { never() }
    public var accessibilityReduceMotion: Bool { never() }
    public var dynamicTypeSize: DynamicTypeSize { never() }
    public var scenePhase: ScenePhase { never() }
}

@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @MainActor var body: Body { get }
}
extension Never: Scene {}
public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) { never() }
    public var body: Never { never() }
}
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @MainActor var body: Body { get }
    init()
}
extension App { public static func main() { never() } }
