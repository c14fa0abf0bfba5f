public struct KeyEquivalent: Equatable, Sendable {
    public let character: Character
    public static let escape = KeyEquivalent(character: "\u{1B}")
}
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { never() }
    public static let control = EventModifiers(rawValue: 4), option = EventModifiers(rawValue: 8), command = EventModifiers(rawValue: 16)
}
public struct KeyPress: Sendable {
    public enum Result: Sendable { case handled, ignored }
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}
public protocol Gesture<Value> { associatedtype Value }
public struct Chained<Value>: Gesture {}
extension Gesture {
    public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> Chained<Value> { never() }
    public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> Chained<Value> where Value: Equatable { never() }
}
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var translation: CGSize { never() }
        public var location: CGPoint { never() }
    }
    public init(minimumDistance: CGFloat = 10) { never() }
}
public struct MagnifyGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat { never() }
        public var startLocation: CGPoint { never() }
    }
    public init(minimumScaleDelta: CGFloat = 0.01) { never() }
}
public enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended }
public protocol CoordinateSpaceProtocol {}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: LocalCoordinateSpace { never() } }

public struct AccessibilityTraits: SetAlgebra, Sendable {
    public static let isButton = AccessibilityTraits(), isHeader = AccessibilityTraits(), isSelected = AccessibilityTraits(), isModal = AccessibilityTraits()
    public init() { never() }
    public func contains(_ member: AccessibilityTraits) -> Bool { never() }
    public func union(_ other: Self) -> Self { never() }
    public func intersection(_ other: Self) -> Self { never() }
    public func symmetricDifference(_ other: Self) -> Self { never() }
    public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { never() }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { never() }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { never() }
    public mutating func formUnion(_ other: Self) { never() }
    public mutating func formIntersection(_ other: Self) { never() }
    public mutating func formSymmetricDifference(_ other: Self) { never() }
}
public struct AccessibilityActionKind: Sendable { public static let `default` = AccessibilityActionKind(), escape = AccessibilityActionKind() }
public struct AccessibilityChildBehavior: Sendable { public static let ignore = AccessibilityChildBehavior(), contain = AccessibilityChildBehavior(), combine = AccessibilityChildBehavior() }
public struct ScrollBounceBehavior: Sendable { public static var basedOnSize: ScrollBounceBehavior { never() } }
public struct HoverEffect: Sendable { public static let automatic = HoverEffect() }
