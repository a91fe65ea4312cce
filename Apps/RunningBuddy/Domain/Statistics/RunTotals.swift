import Calendar

/// The totals of a week, month or year next to those of the span before.
public struct RunTotals: Hashable, Sendable {
  public let span: DateSpan
  public let sum: RunSum
  /// Of the whole span before.
  public let before: RunSum
  /// Of as many days of the span before as this one has had: what it is fair to compare with while
  /// the span lasts.
  public let beforeSoFar: RunSum

  /// The last spans up to the one with today, the latest first; those without runs are there too.
  /// Runs may be in any order. O(runs + spans).
  ///
  /// - Parameter count: How many spans, held within 0…``limit``.
  public static func latest(
    _ count: Int, _ unit: TotalUnit, of runs: [RunEntry], today: CivilDate
  ) -> [RunTotals] {
    let count = min(max(count, 0), limit)
    var spans = [unit.span(containing: today)]
    while let earliest = spans.last, !earliest.isFirst, spans.count <= count {
      spans.append(earliest.previous)
    }
    var sums = [RunSum](repeating: RunSum(), count: spans.count)
    var soFar = sums
    for run in runs {
      guard let index = index(of: run.day, in: spans) else { continue }
      sums[index].add(run)
      let days = index == 1 ? spans[0].from.daysUntil(today) + 1 : spans[index].count
      if spans[index].from.daysUntil(run.day) < days { soFar[index].add(run) }
    }
    return spans.indices.prefix(count).map { index in
      let isLast = index + 1 == spans.count
      return RunTotals(
        span: spans[index], sum: sums[index], before: isLast ? RunSum() : sums[index + 1],
        beforeSoFar: isLast ? RunSum() : soFar[index + 1])
    }
  }

  /// The most spans at once: ten years of weeks.
  public static let limit = 530

  /// Which of the spans, the latest of which is first, a day lies in.
  private static func index(of day: CivilDate, in spans: [DateSpan]) -> Int? {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].from > day { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].contains(day) ? low : nil
  }
}
