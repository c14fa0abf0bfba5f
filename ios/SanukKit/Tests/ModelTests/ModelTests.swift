import Foundation
import SanukCore
import SanukModel
import XCTest

/// The view on the screen, and the state of the game through everything that a phone does to it.
@MainActor
final class ModelTests: XCTestCase {
    func testAPressNamesThePromptThatWasDrawn() async {
        let paper = PaperBridge(page(revision: 1, prompt: 41))
        let model = AppModel(paper)
        paper.show(page(revision: 2, prompt: 42))
        model.press("roll")
        XCTAssertEqual(paper.actions, [.press(id: "roll", prompt: 41)])
        model.refresh()
        model.press("roll")
        XCTAssertEqual(paper.actions.last, .press(id: "roll", prompt: 42))
    }

    func testWhatIsTypedIsCommittedBeforeAnyPress() async {
        let paper = PaperBridge(page(revision: 1, prompt: 41))
        let model = AppModel(paper)
        model.typing("name:0", "An")
        model.typing("name:0", "Ann")
        model.press("start")
        model.press("start")
        XCTAssertEqual(paper.actions, [.commit(id: "name:0", text: "Ann"), .press(id: "start", prompt: 41), .press(id: "start", prompt: 41)])
    }

    func testLeavingCommitsWhatIsTyped() async {
        let paper = PaperBridge(page(revision: 1, prompt: 1))
        let model = AppModel(paper)
        let ways: [Action] = [.back, .background, .link(url: "sanuk://j/X", delivery: "1")]
        for way in ways {
            model.typing("server", "https://a.example")
            model.send(way)
        }
        XCTAssertEqual(paper.actions, ways.flatMap { [.commit(id: "server", text: "https://a.example"), $0] })
        model.typing("server", "https://b.example")
        model.send(.resized(width: 1, height: 1))
        XCTAssertEqual(paper.actions.last, .resized(width: 1, height: 1), "a turned phone is no end of typing")
        model.typing("server", nil)
        model.typed()
        XCTAssertEqual(paper.actions.count, 7, "changed back, it is nothing to commit")
    }

    func testTwoFieldsAreCommittedInOrder() async {
        let paper = PaperBridge(page(revision: 1, prompt: 1))
        let model = AppModel(paper)
        model.typing("name:0", "Ann")
        model.typing("name:1", nil)
        model.typing("name:1", "Bo")
        model.typed()
        XCTAssertEqual(paper.actions, [.commit(id: "name:0", text: "Ann"), .commit(id: "name:1", text: "Bo")])
    }

    func testACodeThatIsLeftBehindIsNotLookedFor() async throws {
        let core = try openLive(plain, {}, { _ in })
        let model = AppModel(core)
        play(model, core, ["code"])
        guard case .join = model.view.screen else { throw Missing(description: "no place for a code: \(model.view.screen)") }
        model.typing("code", "nonsense")
        model.send(.background)
        model.send(.back)
        core.settle()
        model.refresh()
        guard case .menu = model.view.screen else { return XCTFail("the menu: \(model.view.screen)") }
        play(model, core, ["code"])
        model.typing("code", "nonsense")
        play(model, core, ["look"])
        guard case .join(let join) = model.view.screen, !join.problem.isEmpty else { return XCTFail("looked for: \(model.view.screen)") }
        core.stop()
    }

    func testMessagesAndProblemsAreSpokenOnceWhenTheyAppear() async throws {
        let core = try openLive(plain, {}, { _ in })
        let model = AppModel(core)
        var said: [String] = []
        model.announce = { said.append($0) }
        play(model, core, ["play:device", "debug:panic"])
        let notice = try XCTUnwrap(model.view.notice)
        model.refresh()
        XCTAssertEqual(said, [notice.text])
        model.send(.noticeDismissed(serial: notice.serial))
        model.send(.link(url: "https://games.example.net/j/K7QF9MWT2A", delivery: "1"))
        core.settle()
        model.refresh()
        guard case .join(let join) = model.view.screen else { throw Missing(description: "no problem: \(model.view.screen)") }
        XCTAssertFalse(join.problem.isEmpty)
        XCTAssertEqual(said, [notice.text, join.problem])
        core.stop()
    }

    func testWhatCanBeDoneAtTheTableIsOfferedOnTheBoard() async throws {
        let core = try openLive(plain, {}, { _ in })
        let model = AppModel(core)
        XCTAssertEqual(deeds(at: model.view.screen), [])
        play(model, core, ["players:2", "play:device"])
        XCTAssertEqual(deeds(at: model.view.screen).first, try game(model).roll)
        for deed in deeds(at: model.view.screen) { XCTAssertTrue(deed.enabled && !deed.label.isEmpty, "\(deed)") }
        core.stop()
    }

    func testAFileIsReadUpToALittleMoreThanTheCoreTakes() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        XCTAssertThrowsError(try readMost(of: file))
        try Data([1, 2, 3]).write(to: file)
        XCTAssertEqual(try readMost(of: file), Data([1, 2, 3]))
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: limits().fileBytes + 10_000_000)
        try handle.close()
        XCTAssertEqual(try readMost(of: file).count, Int(limits().fileBytes) + 1)
    }

    private func play(_ model: AppModel, _ core: LiveBridge, _ ids: [String]) {
        for id in ids {
            model.press(id)
            core.settle()
            model.refresh()
        }
    }

    private func game(_ model: AppModel) throws -> GameView {
        guard case .game(let game) = model.view.screen else { throw Missing(description: "no game: \(model.view.screen)") }
        return game
    }

    func testD23RotationSplitScreenThemeAndTextSizeKeepTheGame() async throws {
        let core = try openLive(plain, {}, { _ in })
        let model = AppModel(core)
        play(model, core, ["players:4", "play:device", "roll"])
        let before = try game(model)
        var settings = plain
        for (size, dark, scale) in [(SIMD2<Float>(360, 360), true, Float(1)), (SIMD2(700, 330), false, 2), (SIMD2(180, 180), true, 1.3)] {
            (settings.dark, settings.fontScale) = (dark, scale)
            model.send(.environment(environment: settings))
            model.send(.resized(width: size.x, height: size.y))
            model.send(.background)
            model.send(.foreground)
            core.settle()
            model.refresh()
            let after = try game(model)
            XCTAssertEqual(before.panel, after.panel)
            XCTAssertEqual(before.status, after.status)
            XCTAssertEqual(before.roll, after.roll)
            XCTAssertEqual(model.view.look.dark, dark)
        }
        core.stop()
    }

    func testD23ProcessDeathKeepsTheQuestionThatWasOpen() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = try openLive(plain, folder: folder, {}, { _ in })
        let model = AppModel(first)
        play(model, first, ["players:2", "play:device", "roll"])
        model.send(.back)
        model.send(.background)
        first.settle()
        model.refresh()
        let (seen, asked) = (try game(model), try XCTUnwrap(model.view.dialog))
        first.stop()
        let second = try openLive(plain, folder: folder, {}, { _ in })
        second.settle()
        let again = AppModel(second)
        XCTAssertEqual(try game(again).panel, seen.panel)
        XCTAssertEqual(again.view.dialog?.id, asked.id)
        // Dismissing the question moves nothing (D24).
        play(again, second, [asked.dismiss])
        XCTAssertNil(again.view.dialog)
        XCTAssertEqual(try game(again).panel, seen.panel)
        second.stop()
    }

    func testD39AWholeGameThroughNodesAlone() async throws {
        let core = try openLive(plain, {}, { _ in })
        let model = AppModel(core)
        play(model, core, ["players:2", "play:device"])
        for _ in 0..<4_000 {
            guard case .game(let game) = model.view.screen else { break }
            // What VoiceOver can activate: each has a name.
            let node = try XCTUnwrap(game.board.nodes.first { $0.focusable }, game.status)
            XCTAssertFalse(node.label.isEmpty)
            // The first activation shows where a piece goes, the second moves it.
            play(model, core, node.id == "die" ? [node.action] : [node.action, node.action])
        }
        guard case .result = model.view.screen else { return XCTFail("the game ends") }
        core.stop()
    }

    func testD39AWholeGameOfMakrukThroughNodesAlone() async throws {
        let core = try openLive(plain, {}, { _ in })
        let model = AppModel(core)
        play(model, core, ["game:makruk", "play:device"])
        var luck = Luck(state: 11)
        for _ in 0..<400 {
            guard case .game = model.view.screen else { break }
            // A movable man, then where it goes; whatever can be activated has a name.
            for hint in ["Shows where it goes", "Moves it"] {
                let nodes = try game(model).board.nodes.filter(\.focusable)
                for node in nodes { XCTAssertFalse(node.label.isEmpty, node.id) }
                play(model, core, [try XCTUnwrap(nodes.filter { $0.hint == hint }.randomElement(using: &luck)).action])
            }
            if model.view.dialog != nil { play(model, core, ["confirm"]) }
        }
        guard case .result = model.view.screen else { return XCTFail("the game ends") }
        core.stop()
    }

    func testTheFirstNetworkIsNoNewsAnotherOneAndOneFoundAgainAre() async {
        var news = NetworkNews()
        // Wi-Fi, the same again, cellular, nothing for a while, the same as before (A to B is told so too), nothing, Wi-Fi.
        let ways: [String?] = ["en0", "en0", "pdp_ip0", nil, nil, "pdp_ip0", "pdp_ip0", nil, "en0"]
        XCTAssertEqual(ways.map { news.came($0) }, [false, false, true, false, false, true, false, false, true])
        var late = NetworkNews()
        XCTAssertEqual([nil, "en0"].map { late.came($0) }, [false, true], "begun without a network")
    }

    func testWhatIsTypedIsCutByUnicodeScalars() async {
        XCTAssertEqual("Ann".cut(to: 3), "Ann")
        XCTAssertEqual("Anna".cut(to: 3), "Ann")
        XCTAssertEqual("น้ำ".cut(to: 2).unicodeScalars.count, 2, "one letter on the screen, three to the core")
        XCTAssertEqual("👨‍👩‍👧!".cut(to: 5), "👨‍👩‍👧")
    }

    func testKeysMeanWhatTheyMeanInTheWindow() async {
        XCTAssertEqual(meaning(of: " "), .roll)
        XCTAssertEqual(meaning(of: "z"), .undo)
        XCTAssertEqual(meaning(of: "4"), .piece4)
        XCTAssertNil(meaning(of: "q"))
    }
}
