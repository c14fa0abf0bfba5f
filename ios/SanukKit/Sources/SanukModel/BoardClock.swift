import Foundation
import Observation

/// The clock and the last picture of a board: asks the core for frames only while something moves.
@MainActor
@Observable
public final class BoardClock {
    /// What to paint now; the last good one while a pair of view and scene does not fit.
    public private(set) var scene: BoardScene?
    /// Nothing moves: no frames are needed.
    public private(set) var still = false

    @ObservationIgnored private let reader = SceneReader()
    @ObservationIgnored private var motion: UInt64?
    @ObservationIgnored private var began = 0.0

    public init() {}

    /// There is a newer view: frames are needed again.
    public func wake() {
        still = false
    }

    /// Takes the frame at `now` seconds for a board's `motion` in the view of `revision`.
    public func frame(at now: Double, motion: UInt64, revision: UInt64, scene read: (Float) -> Data) {
        if self.motion != motion {
            self.motion = motion
            began = now
        }
        let ms = Float((now - began) * 1000)
        guard let next = try? reader.read(read(ms)) else {
            still = true
            return
        }
        // A newer scene than the view: the view is on its way and will start this again.
        if next.revision != revision, scene != nil {
            still = true
            return
        }
        scene = next
        still = ms > next.until
    }
}
