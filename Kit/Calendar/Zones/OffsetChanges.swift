import Core

extension ZoneRules {
  /// The instants within `range` at which the offset changes, ascending.
  ///
  /// Only the years 1…9999 are looked at. Transitions that change nothing but the name are left
  /// out.
  public func offsetChanges(in range: Range<Instant>) -> [Instant] {
    let lower = max(range.lowerBound, CivilDateTime(.first, .midnight).instant(offset: 0))
    let upper = min(range.upperBound, CivilDateTime(.last, .last).instant(offset: 0))
    guard lower < upper else { return [] }
    // Changes fall on whole seconds; looking one second further catches those on the ends.
    let spans = offsetSpans(from: lower.second - 1, to: upper.second + 1)
    return spans.dropFirst().map { span in Instant(second: span.start) }
      .filter { change in range.contains(change) }
  }

  /// The stretches of one offset that make up `lower..<upper`; neighbours differ in offset.
  func offsetSpans(from lower: Int64, to upper: Int64) -> [OffsetSpan] {
    var spans: [OffsetSpan] = []
    var start = lower
    var offset = localTime(atSecond: lower).offset
    for change in possibleChanges(after: lower, before: upper) {
      let next = localTime(atSecond: change).offset
      guard next != offset else { continue }
      spans.append(OffsetSpan(start: start, end: change, offset: Int64(offset)))
      (start, offset) = (change, next)
    }
    spans.append(OffsetSpan(start: start, end: upper, offset: Int64(offset)))
    return spans
  }

  /// Ascending seconds that hold every change between the two; some may change nothing.
  private func possibleChanges(after lower: Int64, before upper: Int64) -> [Int64] {
    var changes = Array(times[transitions(upTo: lower)..<transitions(upTo: upper - 1)])
    let start = max(lower, times.last ?? lower)
    if let footer, start < upper { changes += footer.changes(after: start, before: upper) }
    guard let seen else { return changes }
    changes += [seen.seconds.lowerBound, seen.seconds.upperBound]
      .filter { second in lower < second && second < upper }
    return changes.sorted()
  }
}

/// A stretch of time with one offset: seconds from `start` to before `end`.
struct OffsetSpan {
  let start: Int64
  let end: Int64
  /// Seconds east of UTC.
  let offset: Int64
}
