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

    private func play(_ model: AppModel, _ core: LiveBridge, _ ids: [String]) {
        for id in ids {
            model.press(id)
            core.settle()
            model.refresh()
        }
    }

    private func game(_ model: AppModel) throws -> GameView {
        guard case .game(let game) = model.view.screen else { throw XCTSkip("no game: \(model.view.screen)") }
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

    func testKeysMeanWhatTheyMeanInTheWindow() async {
        XCTAssertEqual(meaning(of: " "), .roll)
        XCTAssertEqual(meaning(of: "z"), .undo)
        XCTAssertEqual(meaning(of: "4"), .piece4)
        XCTAssertNil(meaning(of: "q"))
    }
}
