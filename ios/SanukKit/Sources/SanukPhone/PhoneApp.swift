import Foundation
import SanukCore
import SanukModel
import SwiftUI

/// The app: one window over the one core of the process.
public struct PhoneApp: App {
    @State private var opening = Opening { environment, news, wish throws(OpenError) in
        let server = Bundle.main.object(forInfoDictionaryKey: "SanukServer") as? String
        let config = Config(folder: gamesFolder.path, environment: environment, script: nil, server: server)
        let core = try LiveBridge(config, changed: news, perform: wish)
        keepOutOfBackups(gamesFolder)
        return core
    }

    public init() {}

    public var body: some SwiftUI.Scene {
        WindowGroup { PhoneWindow(opening: opening) }
    }
}
