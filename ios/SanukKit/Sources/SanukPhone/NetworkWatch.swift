import Foundation
import Network
import SanukModel

/// Tells when the device goes over to another network or finds one again; the one that there is at first is no news.
@MainActor
final class NetworkWatch {
    private var monitor: NWPathMonitor?
    private var news = NetworkNews()

    func begin(_ changed: @escaping @MainActor () -> Void) {
        guard monitor == nil else { return }
        let watched = NWPathMonitor()
        monitor = watched
        watched.pathUpdateHandler = { [weak self] path in
            let way = path.status == .satisfied ? path.availableInterfaces.first?.name : nil
            Task { @MainActor [weak self] in self?.came(way, changed) }
        }
        watched.start(queue: .main)
    }

    private func came(_ way: String?, _ changed: @MainActor () -> Void) {
        if news.came(way) { changed() }
    }
}
