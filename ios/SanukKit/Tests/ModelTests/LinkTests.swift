import Foundation
import SanukCore
import SanukModel
import XCTest

/// Links on their way from the system to the core. What the core does with them is tested there.
@MainActor
final class LinkTests: XCTestCase {
    private let link = "sanuk://j/K7QF9MWT2A"

    private func assertRoom(_ hand: Hand) {
        guard case .room = hand.screen else { return XCTFail("the room: \(hand.screen)") }
    }

    private func assertMenu(_ hand: Hand) {
        guard case .menu = hand.screen else { return XCTFail("the menu: \(hand.screen)") }
    }

    private func game(_ hand: Hand) throws -> GameView {
        guard case .game(let game) = hand.screen else { throw Missing(description: "no game: \(hand.screen)") }
        return game
    }

    func testD31AWarmStartOpensTheRoomOnce() async throws {
        let hand = try await Hand()
        defer { hand.stop() }
        hand.tapped(link)
        assertRoom(hand)
        // The window goes and comes, which brings no link.
        hand.opening.send(.background)
        hand.opening.send(.foreground)
        await hand.opening.begin(plain)
        hand.back()
        assertMenu(hand)
    }

    func testD32ALinkOpenedTwiceIsOnePage() async throws {
        let hand = try await Hand()
        defer { hand.stop() }
        hand.tapped(link)
        hand.tapped(link)
        assertRoom(hand)
        hand.back()
        assertMenu(hand)
    }

    func testD31ALinkDuringTheFirstStartWaitsAndOpensOnce() async throws {
        let hand = try await Hand(script: nil)
        defer { hand.stop() }
        func waiting() throws -> String {
            guard case .welcome(let welcome) = hand.screen else { throw Missing(description: "no welcome: \(hand.screen)") }
            return welcome.waiting
        }
        XCTAssertEqual(try waiting(), "")
        hand.tapped(link)
        XCTAssertNotEqual(try waiting(), "")
        hand.press("play")
        assertRoom(hand)
        hand.back()
        assertMenu(hand)
    }

    func testD31ALinkInAnotherGameOpensTheRoomAndKeepsTheGame() async throws {
        let hand = try await Hand()
        defer { hand.stop() }
        hand.press("play:device", "roll")
        let before = try game(hand)
        hand.tapped(link)
        assertRoom(hand)
        hand.back()
        let after = try game(hand)
        XCTAssertEqual(before.panel, after.panel)
        XCTAssertEqual(before.status, after.status)
    }

    func testD32ForeignAndBrokenLinksAreAnsweredAndLoseNothing() async throws {
        let hand = try await Hand()
        defer { hand.stop() }
        hand.press("play:device")
        let before = try game(hand)
        for bad in ["sanuk://", "https://example.org/j/ABC", "sanuk://j/" + String(repeating: "A", count: 5_000), "::", "sanuk://j/%00"] {
            hand.tapped(bad)
            XCTAssertTrue(answers(hand), bad)
            // The core says what is wrong on a page of its own; the game lies under it.
            for _ in 0..<3 where hand.model.view.canGoBack {
                if case .game = hand.screen { break }
                hand.back()
            }
            if let notice = hand.model.view.notice { hand.model.send(.noticeDismissed(serial: notice.serial)) }
            XCTAssertEqual(before.panel, try game(hand).panel, bad)
        }
    }

    /// Whether the core says anything about a link that came into a game: a page, a message or a question.
    private func answers(_ hand: Hand) -> Bool {
        if case .game = hand.screen { return hand.model.view.notice != nil || hand.model.view.dialog != nil }
        return true
    }
}
