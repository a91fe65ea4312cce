/// The unit of a split.
public enum SplitUnit: String, Hashable, Sendable, CaseIterable {
  case kilometre, mile

  /// Metres; a mile is the international one.
  public var metres: Double {
    switch self {
    case .kilometre: 1_000
    case .mile: 1_609.344
    }
  }
}

/// The splits of a run: one for each kilometre or mile, and what is left at the end.
///
/// Distance, times, climb and descent of all of them add up to those of the run.
public struct Splits: Hashable, Sendable {
  /// The most splits of a run; the last one then holds all that is left. Ours: a hundred-mile race
  /// has 161.
  public static let limit = 500

  public let unit: SplitUnit
  /// In their order; none where no distance is known.
  public let stretches: [RunStretch]
  /// Whether the last is shorter than the unit.
  public let endsShort: Bool

  init(_ series: RunSeries, unit: SplitUnit) {
    self.unit = unit
    guard let total = series.course.metres, total > 0 else {
      (stretches, endsShort) = ([], false)
      return
    }
    var stretches: [RunStretch] = []
    var from = Double(series.span.from)
    var mark = SeriesMark(series, at: from)
    let end = Double(series.span.to)
    let last = SeriesMark(series, at: end)
    var isFull = false
    while !isFull, stretches.count < Splits.limit - 1,
      let to = series.course.time(atMetres: Double(stretches.count + 1) * unit.metres)
    {
      let next = SeriesMark(series, at: to)
      // After the last metre only time passes: it belongs to the last split.
      isFull = next.centimetres == last.centimetres
      if isFull { break }
      stretches.append(RunStretch(series, from: from, mark, to: to, next))
      (from, mark) = (to, next)
    }
    stretches.append(RunStretch(series, from: from, mark, to: end, last))
    self.stretches = stretches
    endsShort = !isFull && stretches.count < Splits.limit
  }
}
