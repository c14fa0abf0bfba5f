// Signatures only, as beside this in SwiftUI.
public struct UTType: Hashable, Sendable {
    public static var item: UTType { fatalError("signatures only") }
}
