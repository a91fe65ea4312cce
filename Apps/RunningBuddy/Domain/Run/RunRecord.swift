import Tracks

/// What a run keeps of its figures.
public struct RunRecord: Hashable, Sendable {
  /// The rules they were worked out by; see ``RunFigures/version``.
  public var version: Int
  /// Our own figures of the whole.
  public var whole: RunStretch
  /// Beats per minute.
  public var mostHeartRate: Int?
  /// `nil` where no heart rate is known, and in figures from before this was kept.
  public var heartRates: HeartHistogram?
  public var isClimbEstimated: Bool
  public var kilometres: [RunStretch]
  public var miles: [RunStretch]
  public var laps: [RunStretch]
  /// The shortest distance first.
  public var efforts: [RunEffort]
  public var quality: FigureQuality
  public var line: RunLine

  /// What is kept of figures that were worked out; of more laps or splits than may be kept the
  /// first.
  public init(_ figures: RunFigures) {
    version = figures.version
    whole = figures.whole
    mostHeartRate = figures.mostHeartRate.ours
    heartRates = figures.heartRates
    isClimbEstimated = figures.isClimbEstimated
    kilometres = Array(figures.splits(.kilometre).prefix(RunLimits.splits))
    miles = Array(figures.splits(.mile).prefix(RunLimits.splits))
    laps = figures.laps.laps.prefix(RunLimits.laps).map { lap in lap.stretch }
    efforts = figures.efforts
    quality = figures.quality
    line = figures.line
  }

  /// Of a run without points.
  ///
  /// - Parameter milliseconds: By the timer; no other time is known.
  public init(milliseconds: Int64, centimetres: Int?) {
    version = RunFigures.version
    whole = RunStretch(
      start: 0, elapsed: milliseconds, timer: milliseconds, moving: nil, centimetres: centimetres,
      flatCentimetres: nil, ascent: nil, descent: nil, heartRate: nil, cadence: nil)
    mostHeartRate = nil
    isClimbEstimated = false
    (kilometres, miles, laps, efforts) = ([], [], [], [])
    quality = FigureQuality(
      estimatedCentimetres: nil, gaps: [], gapCount: 0, gapTime: 0, refused: RefusedFixes(),
      rejectedPoints: 0, altitude: .none)
    line = .none
  }

  init(
    version: Int, whole: RunStretch, mostHeartRate: Int?, isClimbEstimated: Bool,
    quality: FigureQuality, line: RunLine
  ) {
    self.version = version
    self.whole = whole
    self.mostHeartRate = mostHeartRate
    self.isClimbEstimated = isClimbEstimated
    (kilometres, miles, laps, efforts) = ([], [], [], [])
    self.quality = quality
    self.line = line
  }

  /// The splits of a unit.
  public func splits(_ unit: SplitUnit) -> [RunStretch] {
    switch unit {
    case .kilometre: kilometres
    case .mile: miles
    }
  }

  /// What other figures would change of these.
  public func changes(to new: RunRecord) -> [FigureChange] {
    FigureChange.changes(from: whole, efforts, to: new.whole, new.efforts)
      + FigureChange.changes(from: heartRates, to: new.heartRates)
  }
}
