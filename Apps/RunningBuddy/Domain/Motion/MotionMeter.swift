/// Makes seconds of samples: steps, their cadence, and how well the samples came. What a second
/// costs is always the same. Seconds are those of the samples' clock, so that it does not matter
/// how samples are handed over.
public struct MotionMeter: Hashable, Sendable {
  private let carried: Carrying
  private var grid = MotionGrid(hertz: StepCounter.rate)
  private var counter: StepCounter
  private var rhythm = MotionRhythm()
  /// How the samples of the last second came; `nil` before the first.
  public private(set) var quality: MotionQuality?

  public init(_ carried: Carrying) {
    self.carried = carried
    counter = StepCounter(carried)
  }

  /// Takes samples without gravity, the first first; gives the seconds that are over with them.
  /// After a silence it begins anew: nothing is said of what it was not told.
  public mutating func take(_ samples: [MotionSample]) -> [MotionSecond] {
    var seconds: [MotionSecond] = []
    for sample in samples {
      if grid.breaks(at: sample) {
        counter = StepCounter(carried)
        rhythm = MotionRhythm()
      }
      rhythm.take(sample.at)
      for point in grid.take(sample) {
        counter.take(point)
        guard (point.number + 1) % StepCounter.rate == 0 else { continue }
        let quality = rhythm.second()
        self.quality = quality
        seconds.append(counter.second(before: point.number + 1, share: quality.share))
      }
    }
    return seconds
  }
}
