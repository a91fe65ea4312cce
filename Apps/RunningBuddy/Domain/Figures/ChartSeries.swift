/// What a chart runs along.
public enum ChartAxis: String, Hashable, Sendable, CaseIterable {
  case time, distance
}

/// The values of a run's charts, at even steps along an axis; where nothing is known it is `nil`.
public struct ChartSeries: Hashable, Sendable {
  /// The most values of each chart.
  public static let limit = 500
  /// Tenths of a second, and metres, that a value stands for at least.
  static let leastTenths = 10.0
  static let leastMetres = 10.0

  public let axis: ChartAxis
  /// Seconds or metres from one value to the next; the first stands half a step from the start.
  public let step: Double
  /// Metres per second over at least 15 s; `nil` also where it is too slow for a pace.
  public let speed: [Double?]
  /// Metres above the sea, smoothed.
  public let altitude: [Double?]
  /// Beats per minute.
  public let heartRate: [Double?]
  /// Steps per minute.
  public let cadence: [Double?]

  init(_ series: RunSeries, along axis: ChartAxis) {
    self.axis = axis
    let start = Double(series.span.from)
    let length =
      axis == .time ? Double(series.span.to) - start : series.course.metres ?? 0
    let least = axis == .time ? ChartSeries.leastTenths : ChartSeries.leastMetres
    let count = length > 0 ? Int(min(max(length / least, 1), Double(ChartSeries.limit))) : 0
    let width = count > 0 ? length / Double(count) : 0
    step = axis == .time ? width / 10 : width
    var (speed, altitude): ([Double?], [Double?]) = ([], [])
    var (heartRate, cadence): ([Double?], [Double?]) = ([], [])
    func time(_ place: Double) -> Double {
      axis == .time
        ? start + place * width
        : series.course.time(atMetres: min(place * width, length)) ?? Double(series.span.to)
    }
    for index in 0..<count {
      let (from, to) = (time(Double(index)), time(Double(index + 1)))
      let middle = time(Double(index) + 0.5)
      speed.append(
        series.speed(around: middle, width: to - from).flatMap { speed in
          RunPace(speed: speed)?.speed
        })
      altitude.append(series.profile?.metres(at: middle))
      heartRate.append(series.heartRate.mean(from, to))
      cadence.append(series.cadence.mean(from, to))
    }
    (self.speed, self.altitude) = (speed, altitude)
    (self.heartRate, self.cadence) = (heartRate, cadence)
  }
}
