import Foundation

/// Where the games lie. The core makes the folder, and says what is wrong when it cannot.
let gamesFolder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    .appending(path: "games", directoryHint: .isDirectory)

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
