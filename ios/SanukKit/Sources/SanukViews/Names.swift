// Both the core and SwiftUI have these names. In the views the short one is SwiftUI's.
import SanukCore
import SwiftUI

typealias Button = SwiftUI.Button
typealias Toggle = SwiftUI.Toggle
typealias Environment = SwiftUI.Environment

typealias ButtonRecord = SanukCore.Button
typealias ToggleRecord = SanukCore.Toggle
