import Foundation
import SanukCore
import SanukModel
import XCTest

/// How the app starts, what it says when it cannot, and what becomes of links and effects meanwhile.
@MainActor
final class OpeningTests: XCTestCase {
    private let link = "sanuk://j/K7QF9MWT2A"

    private func live() -> Opening {
        Opening { environment, news, wish throws(OpenError) in try openLive(environment, news, wish) }
    }

    private func model(_ opening: Opening) throws -> AppModel {
        guard case .ready(let model) = opening.state else { throw Missing(description: "not open: \(opening.state)") }
        model.refresh()
        return model
    }

    func testNothingIsShownUntilTheCoreIsOpen() async throws {
        let opening = live()
        guard case .waiting = opening.state else { return XCTFail("waits first") }
        await opening.begin(plain)
        guard case .menu = try model(opening).view.screen else { return XCTFail("the menu") }
    }

    func testD31AColdStartKeepsTheLinkUntilTheCoreIsOpen() async throws {
        let paper = PaperBridge(page(revision: 1, prompt: 1))
        let opening = Opening { _, _, _ in paper }
        opening.link(link)
        XCTAssertEqual(paper.actions, [])
        await opening.begin(plain)
        guard case .link(let url, let delivery)? = paper.actions.first else { return XCTFail("the link arrives") }
        XCTAssertEqual(url, link)
        XCTAssertFalse(delivery.isEmpty)
        XCTAssertEqual(paper.actions.count, 1)
    }

    func testD32ALinkTappedTwiceIsTwoDeliveries() async throws {
        let paper = PaperBridge(page(revision: 1, prompt: 1))
        let opening = Opening { _, _, _ in paper }
        await opening.begin(plain)
        opening.link(link)
        opening.link(link)
        let deliveries = paper.actions.compactMap { if case .link(_, let delivery) = $0 { delivery } else { nil } }
        XCTAssertEqual(Set(deliveries).count, 2)
    }

    func testASecondBeginKeepsTheCore() async throws {
        let opening = live()
        await opening.begin(plain)
        let first = try model(opening)
        await opening.begin(plain)
        XCTAssertTrue(first === (try model(opening)))
    }

    func testARefusalIsSaidAndComingBackTriesAgain() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = try openLive(plain, folder: folder, {}, { _ in })
        let opening = Opening { environment, news, wish throws(OpenError) in try openLive(environment, folder: folder, news, wish) }
        await opening.begin(plain)
        guard case .refused(let sentence) = opening.state else { return XCTFail("refused") }
        XCTAssertEqual(sentence, "Another Sanuk is using these games. Close it and try again.")
        first.stop()
        await opening.begin(plain)
        _ = try model(opening)
    }

    func testGamesOfANewerVersionAreRefusedInTheCoresWords() async throws {
        let newer = try XCTUnwrap(ProcessInfo.processInfo.environment["SANUK_NEWER"])
        let opening = Opening { environment, news, wish throws(OpenError) in try openLive(environment, folder: newer, news, wish) }
        await opening.begin(plain)
        guard case .refused(let sentence) = opening.state else { return XCTFail("refused") }
        XCTAssertTrue(sentence.hasPrefix("These games were saved by a newer version (format 99; "), sentence)
        XCTAssertTrue(sentence.hasSuffix("Update Sanuk; nothing was changed."), sentence)
    }

    func testWhatAPersonAskedForWaitsForASceneAndASoundDoesNot() async {
        let effects = HeldEffects()
        var done: [UInt64] = []
        for (at, askedFor) in [true, false, false, true, false, true].enumerated() { effects.give(effect(UInt64(at), askedFor)) }
        effects.attach(self) { done.append($0.id) }
        XCTAssertEqual(done, [0, 3, 5])
        effects.give(effect(6, false))
        effects.detach(self)
        effects.give(effect(7, true))
        XCTAssertEqual(done, [0, 3, 5, 6])
        effects.attach(self) { done.append($0.id) }
        XCTAssertEqual(done.last, 7)
    }

    func testASceneThatGoesLateLeavesTheNewerOneItsWork() async {
        let effects = HeldEffects()
        let (older, newer) = (NSObject(), NSObject())
        var done: [UInt64] = []
        effects.attach(older) { _ in XCTFail("gone") }
        effects.attach(newer) { done.append($0.id) }
        effects.detach(older)
        effects.give(effect(1, false))
        XCTAssertEqual(done, [1])
    }

    func testEffectsArriveInTheOrderOfTheCore() async throws {
        let paper = PaperBridge(page(revision: 1, prompt: 1))
        let wishes = Wishes()
        let opening = Opening { _, _, wish in
            wishes.keep(wish)
            return paper
        }
        await opening.begin(plain)
        var seen: [UInt64] = []
        await withCheckedContinuation { all in
            opening.effects.attach(self) { effect in
                seen.append(effect.id)
                if seen.count == 1_000 { all.resume() }
            }
            Task.detached { for id in UInt64(0)..<1_000 { wishes.make(effect(id, true)) } }
        }
        XCTAssertEqual(seen, Array(0..<1_000))
    }

    func testNewsOfAMessageIsSpokenByTheSceneInFront() async throws {
        let paper = PaperBridge(page(revision: 1, prompt: 1, notice: Notice(serial: 1, text: "Saved.", error: false, action: nil, dismissLabel: "")))
        let opening = Opening { _, _, _ in paper }
        var said: [Shell] = []
        opening.effects.attach(self) { said.append($0.work) }
        await opening.begin(plain)
        XCTAssertEqual(said, [.announce(text: "Saved.")])
    }
}

/// The core's way to ask for something, kept for the test.
private final class Wishes: @unchecked Sendable {
    private let lock = NSLock()
    private var wish: Opening.Wish?

    func keep(_ wish: @escaping Opening.Wish) { lock.withLock { self.wish = wish } }

    func make(_ effect: Effect) { lock.withLock { wish }?(effect) }
}

private func effect(_ id: UInt64, _ askedFor: Bool) -> Effect { Effect(id: id, askedFor: askedFor, work: .copy(text: "a")) }
