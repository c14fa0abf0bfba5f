import Foundation
import SanukCore

/// Where the games lie; made when it is not there.
func gamesFolder() throws(OpenError) -> URL {
    do {
        let support = try FileManager.default.url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        let folder = support.appending(path: "games", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    } catch {
        throw .Storage(said: error.localizedDescription, why: error.localizedDescription)
    }
}

/// Backups of the system carry the exports, never the live saves. A folder that cannot be marked is left as it
/// is: a larger backup is no reason not to play.
func keepOutOfBackups(_ folder: URL) {
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    var excluded = URLResourceValues()
    excluded.isExcludedFromBackup = true
    for entry in entries where entry.lastPathComponent != "exports" {
        var entry = entry
        try? entry.setResourceValues(excluded)
    }
}
