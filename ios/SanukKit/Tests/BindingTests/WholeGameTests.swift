import SanukCore
import XCTest

/// A whole game of each kind, by the ids that a record offers.
final class WholeGameTests: XCTestCase {
    func testLudoOnOneDevice() throws {
        let sanuk = try open(seed: 7)
        sanuk.press("players:2")
        sanuk.press("play:device")
        for _ in 0..<4_000 where !sanuk.isOver {
            let game = try XCTUnwrap(sanuk.game)
            if let roll = game.roll, roll.enabled {
                sanuk.press(roll.id)
            } else {
                sanuk.press(try XCTUnwrap(game.panel.first { $0.enabled }).id)
            }
        }
        XCTAssertTrue(sanuk.isOver)
        sanuk.stop()
    }

    func testMakrukOnOneDevice() throws {
        let sanuk = try open(seed: 7)
        sanuk.press("game:makruk")
        sanuk.press("play:device")
        var luck = SystemOfSteps(state: 11)
        for _ in 0..<400 where !sanuk.isOver {
            // A movable man, then where it goes, as a screen reader finds them.
            for hint in ["Shows where it goes", "Moves it"] {
                let nodes = try XCTUnwrap(sanuk.game).board.nodes.filter { $0.hint == hint }
                sanuk.press(try XCTUnwrap(nodes.randomElement(using: &luck)).action)
            }
            if sanuk.view().dialog != nil { sanuk.press("confirm") }
        }
        XCTAssertTrue(sanuk.isOver)
        sanuk.stop()
    }
}

/// Numbers that are the same every time.
struct SystemOfSteps: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) | (state << 31)
    }
}
