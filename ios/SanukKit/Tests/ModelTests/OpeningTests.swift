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
        guard case .ready(let model) = opening.state else { throw XCTSkip("not open: \(opening.state)") }
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

    func testWhatAPersonAskedForWaitsForASceneAndASoundDoesNot() async {
        let effects = HeldEffects()
        var done: [UInt64] = []
        let work: [Shell] = [
            .share(title: "a", text: "b"), .sound(name: "move"), .haptic(strong: true), .copy(text: "c"), .announce(text: "d"), .pickFile,
        ]
        for (at, work) in work.enumerated() { effects.give(Effect(id: UInt64(at), work: work)) }
        effects.attach { done.append($0.id) }
        XCTAssertEqual(done, [0, 3, 5])
        effects.give(Effect(id: 6, work: .sound(name: "move")))
        effects.detach()
        effects.give(Effect(id: 7, work: .open(url: "https://example.org")))
        XCTAssertEqual(done, [0, 3, 5, 6])
        effects.attach { done.append($0.id) }
        XCTAssertEqual(done.last, 7)
    }
}
