import Foundation
import SanukCore
import XCTest

/// The boundary itself: every method, every kind of action, each error, a panic, a listener that throws.
final class BindingTests: XCTestCase {
    func testEveryMethodAnswers() throws {
        let ear = Ear()
        let sanuk = try open(ear)
        guard case .menu = sanuk.view().screen else { return XCTFail("the menu is the first screen") }
        XCTAssertEqual(sanuk.scene(tMs: 0), Data())
        XCTAssertEqual(sanuk.clock(tMs: 0), [])
        sanuk.press("play:device")
        XCTAssertNotNil(sanuk.game)
        XCTAssertFalse(sanuk.scene(tMs: 0).isEmpty)
        sanuk.advance(ms: 100)
        XCTAssertGreaterThan(ear.heard, 0)
        sanuk.stop()
        sanuk.stop()
        sanuk.dispatch(action: .back)
        XCTAssertNotNil(sanuk.game)
    }

    func testEveryActionCrossesAndNoneThrows() throws {
        let sanuk = try open()
        let prompt = sanuk.view().prompt
        let actions: [Action] = [
            .press(id: "nothing:of:this", prompt: prompt), .press(id: "play:device", prompt: prompt + 99), .commit(id: "name:0", text: "Ann"),
            .scrub(to: 7), .tap(x: -1, y: .nan, revision: 0, pointer: .finger), .tap(x: 5, y: 5, revision: 99, pointer: .precise),
            .hover(x: 1, y: 1, revision: 0), .hoverEnd, .drag(dx: 3, dy: 3), .dragEnd, .zoom(factor: 0, x: 1, y: 1),
            .zoom(factor: .infinity, x: 1, y: 1), .back, .link(url: "sanuk://j/X", delivery: "1"), .resized(width: 0, height: -3),
            .resized(width: 360, height: 360), .environment(environment: plain), .foreground, .background,
            .filePicked(name: "x.txt", bytes: Data([1, 2, 3])), .effectFailed(id: 1, why: "no"), .noticeDismissed(serial: 1), .networkChanged,
        ] + Key.allCases.map { .key(key: $0) }
        actions.forEach(sanuk.dispatch)
        sanuk.settle()
        XCTAssertGreaterThan(sanuk.view().revision, 0)
        sanuk.stop()
    }

    func testEachErrorIsToldApartAndSaid() throws {
        try withFolder { folder in
            let first = try open(folder: folder)
            assertRefused(folder) { if case .InUse(let said, _) = $0 { said } else { nil } }
            first.stop()
        }
        // Saves whose schema is 99, as for the Kotlin tests.
        let newer = try XCTUnwrap(ProcessInfo.processInfo.environment["SANUK_NEWER"])
        assertRefused(newer) { if case .Newer(let said, 99) = $0 { said } else { nil } }
        assertRefused(nil, fails: true) { if case .Internal(let said) = $0 { said } else { nil } }
        try withFolder { folder in
            let file = folder + "/file"
            _ = FileManager.default.createFile(atPath: file, contents: nil)
            assertRefused(file) { if case .Storage(let said, let why) = $0, !why.isEmpty { said } else { nil } }
        }
    }

    private func assertRefused(_ folder: String?, fails: Bool = false, _ said: (OpenError) -> String?) {
        XCTAssertThrowsError(try open(folder: folder, fails: fails)) { error in
            let sentence = (error as? OpenError).flatMap(said)
            XCTAssertFalse((sentence ?? "").isEmpty, "\(error)")
        }
    }

    func testAPanicReopensTheGameFromItsLog() throws {
        let sanuk = try open()
        sanuk.press("play:device")
        sanuk.press("roll")
        let before = try XCTUnwrap(sanuk.game)
        sanuk.press("debug:panic")
        let after = try XCTUnwrap(sanuk.game)
        XCTAssertEqual(before.panel, after.panel)
        XCTAssertEqual(sanuk.view().notice?.error, true)
        sanuk.press("debug:panic")
        guard case .menu = sanuk.view().screen else { return XCTFail("a second panic leads to the menu") }
        sanuk.stop()
    }

    func testAThrowingListenerCostsNothing() throws {
        let ear = Ear(throwing: true)
        let sanuk = try open(ear)
        sanuk.press("play:device")
        sanuk.press("roll")
        XCTAssertGreaterThanOrEqual(ear.heard, 2)
        XCTAssertNotNil(sanuk.game)
        sanuk.stop()
    }

    func testAGameIsThereAgainAfterARestart() throws {
        try withFolder { folder in
            let first = try open(folder: folder)
            first.press("play:device")
            first.press("roll")
            let seen = first.game
            first.stop()
            let second = try open(folder: folder)
            second.settle()
            XCTAssertNotNil(seen)
            XCTAssertEqual(seen?.panel, second.game?.panel)
            second.stop()
        }
    }
}
