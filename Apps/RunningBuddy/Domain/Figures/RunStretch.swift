/// A part of a run, or all of it. What is not known is `nil`.
public struct RunStretch: Hashable, Sendable {
  /// Milliseconds from the start of the run to that of the stretch.
  public let start: Int64
  /// Milliseconds from its start to its end.
  public let elapsed: Int64
  /// Milliseconds for which the timer ran.
  public let timer: Int64
  /// Milliseconds in motion.
  public let moving: Int64?
  /// What was covered.
  public let centimetres: Int?
  /// On flat ground it would have been as much as this.
  public let flatCentimetres: Int?
  /// Decimetres up.
  public let ascent: Int?
  /// Decimetres down.
  public let descent: Int?
  /// Beats per minute, the mean.
  public let heartRate: Int?
  /// Steps per minute, the mean of the time with steps.
  public let cadence: Int?

  /// Metres covered.
  public var metres: Double? { centimetres.map { length in Double(length) / 100 } }

  /// By the timer.
  public var pace: RunPace? {
    metres.flatMap { metres in RunPace(metres: metres, milliseconds: timer) }
  }

  /// By the timer, as if on flat ground.
  public var gradedPace: RunPace? {
    flatCentimetres.flatMap { flat in
      RunPace(metres: Double(flat) / 100, milliseconds: timer)
    }
  }

  /// In motion only.
  public var movingPace: RunPace? {
    guard let metres, let moving else { return nil }
    return RunPace(metres: metres, milliseconds: moving)
  }
}

extension RunStretch {
  /// Between two times in tenths of a second, the first not after the second.
  init(_ series: RunSeries, from: Double, to: Double) {
    self.init(
      series, from: from, SeriesMark(series, at: from), to: to, SeriesMark(series, at: to))
  }

  init(_ series: RunSeries, from: Double, _ first: SeriesMark, to: Double, _ last: SeriesMark) {
    func difference(_ one: Int?, _ other: Int?) -> Int? {
      guard let one, let other else { return nil }
      return other - one
    }
    start = first.elapsed
    elapsed = last.elapsed - first.elapsed
    timer = last.timer - first.timer
    if let before = first.moving, let after = last.moving {
      moving = after - before
    } else {
      moving = nil
    }
    centimetres = difference(first.centimetres, last.centimetres)
    flatCentimetres = difference(first.flatCentimetres, last.flatCentimetres)
    ascent = difference(first.up, last.up)
    descent = difference(first.down, last.down)
    heartRate = series.heartRate.mean(from, to).map { mean in Int(mean + 0.5) }
    cadence = series.cadence.mean(from, to).map { mean in Int(mean + 0.5) }
  }
}
