// Signatures only, as beside this in SwiftUI.
import Foundation

func never() -> Never { fatalError("signatures only") }

public struct NWInterface: Sendable {
    public var name: String { never() }
}
public struct NWPath: Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public var status: Status { never() }
    public var availableInterfaces: [NWInterface] { never() }
}
public final class NWPathMonitor: Sendable {
    public init() { never() }
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { never() }
        set { never() }
    }
    public func start(queue: DispatchQueue) { never() }
}
