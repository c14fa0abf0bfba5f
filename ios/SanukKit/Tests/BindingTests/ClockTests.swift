import Foundation
import SanukCore
import XCTest

/// Clocks that run are there only in a game of two over a server; `./x ios` starts one.
final class ClockTests: XCTestCase {
    func testC56ClocksCrossAndGoDownWithTheTimeThatIsGiven() throws {
        let server = try XCTUnwrap(ProcessInfo.processInfo.environment["SANUK_SERVER"])
        let (me, friend) = (try open(seed: 21, server: server), try open(seed: 22, server: server))
        defer { [me, friend].forEach { $0.stop() } }
        for id in ["friends", "game:makruk", "create"] { me.press(id) }
        let link = try within("a room", me) { me.room?.invite?.link }
        friend.dispatch(action: .link(url: link, delivery: "1"))
        try within("a room to look at", friend) { friend.room?.buttons.first { $0.id == "join" && $0.enabled } }
        friend.press("join")
        try within("a running clock", me, friend) { me.clock(tMs: 0).first(where: \.running) }
        let (now, later) = (me.clock(tMs: 0), me.clock(tMs: 61_000))
        XCTAssertEqual(now.count, 2)
        XCTAssertEqual(now.filter(\.running).count, 1)
        for (before, after) in zip(now, later) {
            XCTAssertEqual(before.running, before.digits != after.digits, "\(before), then \(after)")
            XCTAssertTrue(before.spoken.contains(before.digits), "\(before)")
            XCTAssertFalse(before.periods.isEmpty)
        }
    }

    /// Looks until it is there; what comes over the network comes when it comes.
    @discardableResult
    private func within<T>(_ what: String, _ apps: Sanuk..., found: () -> T?) throws -> T {
        let last = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < last {
            apps.forEach { $0.settle() }
            if let it = found() { return it }
        }
        return try XCTUnwrap(nil, "waited in vain for \(what): \(apps.map { $0.view().screen })")
    }
}

extension Sanuk {
    fileprivate var room: RoomView? {
        if case .room(let room) = view().screen { room } else { nil }
    }
}
