import Foundation
import SanukCore
import SanukModel
import XCTest

/// The bytes of the board, good and bad, and the clock over them.
final class SceneTests: XCTestCase {
    private func good() throws -> Data {
        let core = try openLive(plain, {}, { _ in })
        defer { core.stop() }
        core.dispatch(.press(id: "play:device", prompt: core.view().prompt))
        core.settle()
        core.dispatch(.resized(width: 344, height: 344))
        core.settle()
        return core.scene(ms: 10_000)
    }

    func testAGoodSceneIsReadAndKeptLayersAreNotReadAgain() throws {
        let reader = SceneReader()
        let bytes = try good()
        let first = try XCTUnwrap(try reader.read(bytes))
        let second = try XCTUnwrap(try reader.read(bytes))
        XCTAssertGreaterThanOrEqual(first.layers.count, 2)
        XCTAssertEqual(first.width, 344)
        for (one, other) in zip(first.layers, second.layers) { XCTAssertTrue(one === other) }
        let roles = first.layers.flatMap(\.commands).compactMap { command -> Int? in
            if case .fill(.solid(let role, _), _) = command { role } else { nil }
        }
        XCTAssertTrue(roles.allSatisfy { Role.allCases.indices.contains($0) })
        XCTAssertFalse(roles.isEmpty)
    }

    func testNoBytesAreNoScene() throws {
        XCTAssertNil(try SceneReader().read(Data()))
    }

    func testEveryShorterSceneIsRefused() throws {
        let bytes = try good()
        for length in stride(from: 1, to: bytes.count, by: 97) {
            XCTAssertThrowsError(try SceneReader().read(bytes.prefix(length)), "\(length) bytes")
        }
    }

    func testDamagedBytesAreRefusedOrReadButNeverCrash() throws {
        let bytes = try good()
        var luck = Luck(state: 11)
        for _ in 0..<1_000 {
            var bad = bytes
            for _ in 0..<4 { bad[Int.random(in: 0..<bad.count, using: &luck)] = UInt8.random(in: 0...255, using: &luck) }
            _ = try? SceneReader().read(bad)
        }
    }

    @MainActor
    func testTheClockAsksForFramesOnlyWhileSomethingMoves() async throws {
        let bytes = try good()
        let scene = try XCTUnwrap(try SceneReader().read(bytes))
        let clock = BoardClock()
        clock.frame(at: 1, motion: 5, revision: scene.revision) { _ in bytes }
        XCTAssertNotNil(clock.scene)
        clock.frame(at: 1_000, motion: 5, revision: scene.revision) { ms in
            XCTAssertEqual(ms, 999_000)
            return bytes
        }
        XCTAssertTrue(clock.still)
        clock.wake()
        XCTAssertFalse(clock.still)
        clock.frame(at: 1_001, motion: 6, revision: scene.revision + 1) { ms in
            XCTAssertEqual(ms, 0, "a new motion counts from zero")
            return bytes
        }
        XCTAssertTrue(clock.still, "a scene that does not fit its view waits for the view")
        clock.wake()
        clock.frame(at: 1_002, motion: 6, revision: scene.revision) { _ in Data([1, 2, 3]) }
        XCTAssertTrue(clock.still)
        XCTAssertNotNil(clock.scene, "the last good picture stays")
    }
}
