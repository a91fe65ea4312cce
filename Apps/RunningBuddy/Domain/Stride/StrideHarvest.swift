import Core
import Tracks

/// Finds measurements of steps in a recorded run: clean, steady kilometres (§39 of the
/// specification).
public enum StrideHarvest {
  /// Decimetres of a measurement.
  static let length = 10_000
  /// Metres; every fix has to be better.
  static let accuracy = 8
  /// Tenths of a second that may lie between two fixes. Ours.
  static let pause = 50
  /// Tenths of a second that a kilometre may take. Ours.
  static let longest = 36_000
  /// Decimetres of the straight pieces that a way is compared with. Ours: hardly a kilometre of a
  /// road is straight, but a way whose pieces of 50 m are has no bends that a filter cuts.
  static let piece = 500
  /// How much of the way the straight pieces must come to.
  static let straightness = 0.98
  /// The cadence's deviation as a share of its mean has to be less.
  static let spread = 0.03
  /// Percent of the points that must have a cadence. Ours.
  static let counted = 95
  /// Measurements taken from one run. Ours: a long run is not to outweigh all others.
  static let most = 10

  /// The clean kilometres of a run with points, in their order; their ids follow from the run's.
  public static func records(of run: Run, _ points: [ChannelPoint]) -> [StrideRecord] {
    guard run.sport.isRunning else { return [] }
    var found: [StrideRecord] = []
    var window: [ChannelPoint] = []
    for point in points where found.count < most {
      guard isUsed(point) else {
        window = []
        continue
      }
      guard let first = window.first, let last = window.last, point.flags == [],
        point.time > last.time, point.time - last.time <= pause,
        point.time - first.time <= longest
      else {
        window = [point]
        continue
      }
      window.append(point)
      guard path(window) >= length else { continue }
      if let record = record(window, of: run, number: found.count) { found.append(record) }
      window = [point]
    }
    return found
  }

  private static func isUsed(_ point: ChannelPoint) -> Bool {
    guard let accuracy = point.accuracy, point.place != nil, point.path != nil else {
      return false
    }
    return accuracy < StrideHarvest.accuracy && !point.flags.contains(.rejected)
  }

  /// Decimetres from the first point to the last.
  private static func path(_ window: [ChannelPoint]) -> Int {
    (window.last?.path ?? 0) - (window.first?.path ?? 0)
  }

  private static func record(
    _ window: [ChannelPoint], of run: Run, number: Int
  ) -> StrideRecord? {
    guard let first = window.first, let last = window.last, isStraight(window),
      let cadence = steadyCadence(window)
    else { return nil }
    let milliseconds = (last.time - first.time) * 100
    let steps = Int(cadence * Double(milliseconds) / 600 + 0.5)
    let centimetres = path(window) * 10
    let fault = StrideRecord.fault(
      centimetres: centimetres, milliseconds: milliseconds, steps: steps)
    guard fault == nil else { return nil }
    return StrideRecord(
      id: ID(of: .words(["stride", run.id.description, String(number)])),
      at: run.start.advanced(byMilliseconds: Int64(first.time) * 100), offset: run.offset,
      centimetres: centimetres, milliseconds: milliseconds, steps: steps, run: run.id)
  }

  private static func isStraight(_ window: [ChannelPoint]) -> Bool {
    var straight = 0.0
    var from = window[0]
    for point in window.dropFirst() {
      let isLast = point.time == window[window.count - 1].time
      guard (point.path ?? 0) - (from.path ?? 0) >= piece || isLast else { continue }
      guard let here = from.place?.point, let there = point.place?.point else { return false }
      straight += Globe.metres(here, there)
      from = point
    }
    return straight * 10 > Double(path(window)) * straightness
  }

  /// The mean cadence, in steps a minute, where it hardly changed.
  private static func steadyCadence(_ window: [ChannelPoint]) -> Double? {
    let cadences = window.dropFirst().compactMap { point in point.cadence }
      .filter { cadence in cadence > 0 }
    guard cadences.count * 100 >= (window.count - 1) * counted else { return nil }
    let count = Double(cadences.count)
    let mean = Double(cadences.reduce(0, +)) / count
    let squares = cadences.reduce(0.0) { sum, cadence in
      sum + (Double(cadence) - mean) * (Double(cadence) - mean)
    }
    return Trigonometry.root(squares / count) < mean * spread ? mean : nil
  }
}
