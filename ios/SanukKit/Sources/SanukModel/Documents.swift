import Foundation
import SanukCore

/// Reads a file, but not much more of it than the core takes: one byte more is enough for it to say that the file is
/// too large.
public func readMost(of file: URL) throws -> Data {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return try handle.read(upToCount: Int(limits().fileBytes) + 1) ?? Data()
}
