import AVFoundation
import Foundation

/// The core's short sounds. They are silent with the phone and play beside the user's music.
@MainActor
final class SoundBoard {
    private var players: [String: AVAudioPlayer] = [:]

    init() {
        // Ambient: follows the silent switch and mixes with what plays.
        try? AVAudioSession.sharedInstance().setCategory(.ambient)
    }

    /// Plays a sound from its beginning; a name without a file is silence.
    func play(_ name: String) {
        guard let player = players[name] ?? load(name) else { return }
        player.currentTime = 0
        player.play()
    }

    private func load(_ name: String) -> AVAudioPlayer? {
        guard let file = Bundle.main.url(forResource: name, withExtension: "wav") else { return nil }
        let player = try? AVAudioPlayer(contentsOf: file)
        players[name] = player
        return player
    }
}
