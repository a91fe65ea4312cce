import Tracks

/// All figures of a run. The same recording always gives the same figures.
public struct RunFigures: Hashable, Sendable {
  /// Which rules they were worked out by; the run records it. It rises whenever any rule changes.
  public static let version = 1

  public let version: Int
  public let sport: RecordedSport
  /// Our own figures of the whole.
  public let whole: RunStretch
  /// Centimetres.
  public let distance: ToldFigure<Int>
  /// Milliseconds.
  public let timer: ToldFigure<Int64>
  public let moving: Int64?
  public let elapsed: ToldFigure<Int64>
  /// Decimetres.
  public let ascent: ToldFigure<Int>
  public let descent: ToldFigure<Int>
  /// Whether our climb comes from altitudes of the receiver.
  public let isClimbEstimated: Bool
  /// Beats per minute.
  public let meanHeartRate: ToldFigure<Int>
  public let mostHeartRate: ToldFigure<Int>
  /// `nil` where no mean heart rate is known.
  public let heartRates: HeartHistogram?
  public let splits: [Splits]
  public let laps: Laps
  /// From the start to each moment that was marked.
  public let marks: [RunStretch]
  /// The shortest distance first.
  public let efforts: [RunEffort]
  public let quality: FigureQuality
  public let line: RunLine
  public let charts: [ChartSeries]

  /// Of a recording. O(n log n); 100 000 points take well under a second.
  public init(_ recording: RunRecording) {
    let series = RunSeries(recording)
    let device = recording.device
    whole = RunStretch(
      series, from: Double(recording.span.from), to: Double(recording.span.to))
    version = RunFigures.version
    sport = recording.sport
    distance = ToldFigure(
      ours: whole.centimetres, device: RunFigures.whole(device.distance, scale: 100))
    timer = ToldFigure(ours: whole.timer, device: device.timer)
    moving = whole.moving
    elapsed = ToldFigure(ours: whole.elapsed, device: device.elapsed)
    ascent = ToldFigure(ours: whole.ascent, device: RunFigures.whole(device.ascent, scale: 10))
    descent = ToldFigure(ours: whole.descent, device: RunFigures.whole(device.descent, scale: 10))
    isClimbEstimated = series.climb?.isEstimated ?? false
    meanHeartRate = ToldFigure(ours: whole.heartRate, device: device.meanHeartRate)
    mostHeartRate = ToldFigure(ours: series.heartRate.most, device: device.mostHeartRate)
    heartRates = whole.heartRate.map { _ in HeartHistogram(tenths: series.heartRate.tenths) }
    splits = SplitUnit.allCases.map { unit in Splits(series, unit: unit) }
    laps = Laps(series, recording.laps)
    let span = recording.span
    marks = recording.marks.filter { mark in span.from <= mark && mark <= span.to }.map { mark in
      RunStretch(series, from: Double(span.from), to: Double(mark))
    }
    efforts = BestEfforts.all(series.course, recording.sport)
    quality = FigureQuality(recording, series)
    line = RunLine(recording)
    charts = ChartAxis.allCases.map { axis in ChartSeries(series, along: axis) }
  }

  /// The splits of a unit.
  public func splits(_ unit: SplitUnit) -> [RunStretch] {
    splits.first { splits in splits.unit == unit }?.stretches ?? []
  }

  /// The charts along an axis.
  public func charts(along axis: ChartAxis) -> ChartSeries? {
    charts.first { chart in chart.axis == axis }
  }

  /// A number of a file in whole parts; `nil` for what cannot be a distance.
  static func whole(_ metres: Double?, scale: Double) -> Int? {
    guard let metres, metres >= 0, metres <= CourseBuilder.furthest else { return nil }
    return Int(metres * scale + 0.5)
  }
}
