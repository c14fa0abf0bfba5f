// Signatures only, as beside this in SwiftUI.
@_exported import Foundation
import UniformTypeIdentifiers

func never() -> Never { fatalError("signatures only") }

@MainActor public class UIView {
    public var bounds: CGRect { never() }
}
@MainActor public class UIPopoverPresentationController {
    public var sourceView: UIView? { get { never() } set { never() } }
    public var sourceRect: CGRect { get { never() } set { never() } }
}
@MainActor open class UIViewController {
    public init() { never() }
    public var view: UIView! { never() }
    public var presentedViewController: UIViewController? { never() }
    public var popoverPresentationController: UIPopoverPresentationController? { never() }
    public func present(_ other: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) { never() }
}
@MainActor public class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [Any]?) { never() }
}
@MainActor public protocol UIDocumentPickerDelegate: AnyObject {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
}
@MainActor public class UIDocumentPickerViewController: UIViewController {
    public init(forOpeningContentTypes contentTypes: [UTType]) { never() }
    public init(forExporting urls: [URL], asCopy: Bool) { never() }
    public weak var delegate: (any UIDocumentPickerDelegate)? { get { never() } set { never() } }
    public var allowsMultipleSelection: Bool { never() }
}
@MainActor public class UIWindow: UIView {
    public var rootViewController: UIViewController? { never() }
}
@MainActor public class UIScene: NSObject {}
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
@MainActor public class UITraitCollection: NSObject {
    public var userInterfaceStyle: UIUserInterfaceStyle { never() }
}
@MainActor public class UIWindowScene: UIScene {
    public var traitCollection: UITraitCollection { never() }
    public var keyWindow: UIWindow? { never() }
}
public struct UIBackgroundTaskIdentifier: Hashable, Sendable {}
@MainActor public class UIApplication {
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
    public class var shared: UIApplication { never() }
    public var connectedScenes: Set<UIScene> { never() }
    public var isIdleTimerDisabled: Bool { get { never() } set { never() } }
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) { never() }
    public func beginBackgroundTask(expirationHandler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { never() }
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { never() }
}
@MainActor public class UIPasteboard {
    public class var general: UIPasteboard { never() }
    public var string: String? { get { never() } set { never() } }
}
@MainActor public class UIImpactFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy }
    public init(style: FeedbackStyle) { never() }
    public func impactOccurred() { never() }
}
@MainActor public class UIFontMetrics {
    public class var `default`: UIFontMetrics { never() }
    public func scaledValue(for value: CGFloat) -> CGFloat { never() }
}
public enum UIAccessibility {
    public struct Notification: Sendable { public static let announcement = Notification() }
    @MainActor public static func post(notification: Notification, argument: Any?) { never() }
}

extension NSAttributedString.Key {
    public static var accessibilitySpeechQueueAnnouncement: NSAttributedString.Key { never() }
}

// Foundation on Linux leaves these out.
extension URL {
    public func startAccessingSecurityScopedResource() -> Bool { never() }
    public func stopAccessingSecurityScopedResource() { never() }
}
