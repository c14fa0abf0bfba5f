// Signatures only, as beside this in SwiftUI.
@_exported import Foundation

func never() -> Never { fatalError("signatures only") }

public class AVAudioSession {
    public struct Category: Hashable, Sendable { public static let ambient = Category() }
    public class func sharedInstance() -> AVAudioSession { never() }
    public func setCategory(_ category: Category) throws { never() }
}
public class AVAudioPlayer {
    public init(contentsOf url: URL) throws { never() }
    public var currentTime: TimeInterval { get { never() } set { never() } }
    @discardableResult public func play() -> Bool { never() }
}
