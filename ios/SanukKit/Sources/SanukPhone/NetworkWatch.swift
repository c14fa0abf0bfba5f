import Foundation
import Network

/// Tells when the device goes over to another network; the one that there is at first is no news.
@MainActor
final class NetworkWatch {
    private var monitor: NWPathMonitor?
    private var last: String?

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
        guard let way, way != last else { return }
        let first = last == nil
        last = way
        if !first { changed() }
    }
}
