import Core
import Tracks

/// The laps of a run, as pressed or as the device made them. They add up to the run.
public struct Laps: Hashable, Sendable {
  /// The most laps of a run; the last one then holds all that is left.
  public static let limit = 500

  /// One of them.
  public struct Lap: Hashable, Sendable {
    public let stretch: RunStretch
    /// What the device says of it.
    public let device: DeviceLap?
  }

  /// In their order; none where none was pressed or made.
  public let laps: [Lap]
}

extension Laps {
  /// Of what was pressed or made.
  init(_ series: RunSeries, _ source: RunLaps) {
    switch source {
    case .none: laps = []
    case .pressed(let times): laps = Laps.laps(series, times.map { time in (time, nil) })
    case .device(let made): laps = Laps.laps(series, made.map { lap in (lap.start, lap) })
    }
  }

  private static func laps(
    _ series: RunSeries, _ marks: [(time: Int, lap: DeviceLap?)]
  ) -> [Lap] {
    let span = series.span
    var starts: [(time: Int, lap: DeviceLap?)] = [(span.from, nil)]
    for mark in marks.sorted(by: { one, other in one.time < other.time }) {
      guard mark.time < span.to, starts.count < limit else { break }
      // Of laps that begin before the run does, or at once, the last holds.
      if mark.time <= starts[starts.count - 1].time {
        starts[starts.count - 1].lap = mark.lap ?? starts[starts.count - 1].lap
      } else {
        starts.append(mark)
      }
    }
    guard starts.count > 1 || starts[0].lap != nil else { return [] }
    var laps: [Lap] = []
    var mark = SeriesMark(series, at: Double(span.from))
    for (index, start) in starts.enumerated() {
      let to = Double(index + 1 < starts.count ? starts[index + 1].time : span.to)
      let next = SeriesMark(series, at: to)
      let stretch = RunStretch(series, from: Double(start.time), mark, to: to, next)
      laps.append(Lap(stretch: stretch, device: start.lap))
      mark = next
    }
    return laps
  }
}
