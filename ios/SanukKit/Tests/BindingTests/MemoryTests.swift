import Foundation
import SanukCore
import XCTest

/// Opened and closed over and over, the core gives everything back.
final class MemoryTests: XCTestCase {
    func testTenThousandRoundsInMemory() throws {
        try rounds(10_000, warm: 1_000, mayGrow: 8 << 20) { _ in try self.round(nil) }
    }

    func testAHundredRoundsOnDisk() throws {
        try withFolder { folder in
            try rounds(100, warm: 20, mayGrow: 8 << 20) { _ in try self.round(folder) }
        }
    }

    private func round(_ folder: String?) throws {
        let sanuk = try open(folder: folder)
        XCTAssertGreaterThan(sanuk.view().revision, 0)
        sanuk.stop()
    }

    /// Memory after all rounds against memory after the first ones, which fill caches.
    private func rounds(_ count: Int, warm: Int, mayGrow: Int, _ round: (Int) throws -> Void) throws {
        for at in 0..<warm { try round(at) }
        let before = try resident()
        for at in warm..<count { try round(at) }
        let after = try resident()
        print("RESULT rounds-\(count) \((after - before) / 1024) KiB grown after \(warm) of \(count) rounds")
        XCTAssertLessThan(after - before, mayGrow)
    }

    /// Bytes of this process in memory, as Linux counts them.
    private func resident() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return try XCTUnwrap(Int(text.split(separator: " ")[1])) * 4096
    }
}
