import Foundation
import SanukCore
import SanukModel
import XCTest

/// D33: a person opens the link to the room that they made, on the same device. `./x ios` starts the server.
@MainActor
final class OwnLinkTests: XCTestCase {
    private func opened(_ folder: String, _ server: String, link: String? = nil) async throws -> AppModel {
        let kept = kept
        let opening = Opening { environment, news, wish throws(OpenError) in
            kept.keep(try openLive(environment, folder: folder, server: server, news, wish))
        }
        if let link { opening.link(link) }
        await opening.begin(plain)
        guard case .ready(let model) = opening.state else { throw Missing(description: "not open: \(opening.state)") }
        openings.append(opening)
        return model
    }

    private var openings: [Opening] = []
    private let kept = Kept()

    /// Tries until it is found; what comes over the network comes when it comes.
    private func within<T>(_ what: String, _ model: AppModel, _ found: (AppView) -> T?) async throws -> T {
        let last = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < last {
            model.refresh()
            if let it = found(model.view) { return it }
            await Task.yield()
        }
        throw Missing(description: "waited in vain for \(what): \(model.view.screen)")
    }

    private func seats(_ view: AppView) -> RoomView? {
        if case .room(let room) = view.screen, !room.seats.isEmpty, !room.busy { room } else { nil }
    }

    private func checkOwn(_ room: RoomView) {
        XCTAssertEqual(room.seats.first?.status, "You, Host")
        XCTAssertEqual(room.seats.filter { $0.status.hasPrefix("You") }.count, 1)
        XCTAssertFalse(room.buttons.contains { $0.id == "join" })
    }

    func testD33TheOwnLinkShowsTheOwnSeatAndNoSecondJoin() async throws {
        guard let server = ProcessInfo.processInfo.environment["SANUK_SERVER"] else { throw Missing(description: "no server") }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let model = try await opened(folder, server)
        model.press("friends")
        try await within("the choices", model) { if case .create = $0.screen { () } else { nil } }
        model.press("create")
        let made = try await within("a room of one's own", model) { seats($0).flatMap { $0.invite == nil ? nil : $0 } }
        let link = try XCTUnwrap(made.invite).link
        openings[0].link(link)
        let again = try await within("the seats", model, seats)
        checkOwn(again)
        XCTAssertEqual(again.status, made.status, "the room still waits")
        model.send(.back)
        try await within("the menu", model) { if case .menu = $0.screen { () } else { nil } }
        openings[0].link(link)
        checkOwn(try await within("the seats", model, seats))
        model.send(.back)
        try await within("the menu", model) { if case .menu = $0.screen { () } else { nil } }
        // The process is gone; the link starts the next one.
        kept.core?.stop()
        let cold = try await opened(folder, server, link: link)
        checkOwn(try await within("the seats after a cold start", cold, seats))
        kept.core?.stop()
    }
}
