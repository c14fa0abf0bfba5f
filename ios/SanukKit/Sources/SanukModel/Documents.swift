import Foundation

/// One byte more than the core takes is enough for it to say that the file is too large.
private let most = 32 * 1024 * 1024 + 1

/// Reads a file, but not much more of it than the core takes.
public func readMost(of file: URL) throws -> Data {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return try handle.read(upToCount: most) ?? Data()
}
