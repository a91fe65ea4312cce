/// What recomputing would change of one figure.
public struct FigureChange: Hashable, Sendable {
  /// A figure that a run records.
  public enum Figure: Hashable, Sendable {
    /// Centimetres.
    case distance
    /// Milliseconds.
    case timer, moving, elapsed
    /// Decimetres.
    case ascent, descent
    /// Beats or steps per minute.
    case heartRate, cadence
    /// Centimetres on flat ground.
    case flatDistance
    /// Milliseconds.
    case effort(EffortDistance)
    /// Milliseconds for which each heart rate was counted.
    case heartRateTimes
  }

  public let figure: Figure
  /// `nil` where nothing was known.
  public let before: Int64?
  /// `nil` where nothing is known any more.
  public let after: Int64?

  /// The figures that differ, in the order of ``Figure``.
  public static func changes(
    from old: RunStretch, _ oldEfforts: [RunEffort], to new: RunStretch, _ newEfforts: [RunEffort]
  ) -> [FigureChange] {
    var changes: [FigureChange] = []
    func compare(_ figure: Figure, _ before: Int64?, _ after: Int64?) {
      guard before != after else { return }
      changes.append(FigureChange(figure: figure, before: before, after: after))
    }
    func compare(_ figure: Figure, _ before: Int?, _ after: Int?) {
      compare(figure, before.map { value in Int64(value) }, after.map { value in Int64(value) })
    }
    compare(.distance, old.centimetres, new.centimetres)
    compare(.timer, old.timer, new.timer)
    compare(.moving, old.moving, new.moving)
    compare(.elapsed, old.elapsed, new.elapsed)
    compare(.ascent, old.ascent, new.ascent)
    compare(.descent, old.descent, new.descent)
    compare(.heartRate, old.heartRate, new.heartRate)
    compare(.cadence, old.cadence, new.cadence)
    compare(.flatDistance, old.flatCentimetres, new.flatCentimetres)
    for distance in EffortDistance.allCases {
      func elapsed(_ efforts: [RunEffort]) -> Int64? {
        efforts.first { effort in effort.distance == distance }?.elapsed
      }
      compare(.effort(distance), elapsed(oldEfforts), elapsed(newEfforts))
    }
    return changes
  }

  /// The times of heart rates, where they differ.
  static func changes(from old: HeartHistogram?, to new: HeartHistogram?) -> [FigureChange] {
    guard old != new else { return [] }
    func time(_ histogram: HeartHistogram?) -> Int64? {
      histogram.map { histogram in Int64(histogram.total) * 1_000 }
    }
    return [FigureChange(figure: .heartRateTimes, before: time(old), after: time(new))]
  }
}
