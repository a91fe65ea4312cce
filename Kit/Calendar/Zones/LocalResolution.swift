import Core

/// The instants at which the clocks of a zone show a certain reading.
public enum LocalResolution: Hashable, Sendable {
  /// The reading comes once.
  case one(Instant)
  /// The clocks are put forward over the reading at `transition`; it never comes.
  ///
  /// `before` is earlier than the transition and shows the reading moved back by the gap, `after`
  /// is not earlier and shows it moved forward.
  case gap(before: Instant, after: Instant, transition: Instant)
  /// The clocks are put back over the reading; it comes twice.
  case ambiguous(first: Instant, second: Instant)

  /// The house policy: a reading that never comes is moved forward by the gap (02:30 becomes
  /// 03:30), of one that comes twice the first is meant.
  public var resolved: Instant {
    switch self {
    case .one(let instant): instant
    case .gap(_, let after, _): after
    case .ambiguous(let first, _): first
    }
  }
}

extension ZoneRules {
  /// The instants at which clocks in this zone show `local`.
  ///
  /// Should a reading come three times (two changes back within a day), the first two are given.
  public func instants(of local: CivilDateTime) -> LocalResolution {
    let wall = local.wallSecond
    let spans = offsetSpans(from: wall - Self.reach, to: wall + Self.reach)
    var found: [Int64] = []
    var gap = 0
    for (index, span) in spans.enumerated() {
      let second = wall - span.offset
      if second >= span.end {
        gap = index
      } else if second >= span.start {
        found.append(second)
      }
    }
    if found.count >= 2 {
      return .ambiguous(first: Instant(second: found[0]), second: Instant(second: found[1]))
    }
    if let only = found.first { return .one(Instant(second: only)) }
    // The clocks passed over the reading between the last span that ends before it and the next.
    let next = min(gap + 1, spans.count - 1)
    return .gap(
      before: Instant(second: wall - spans[next].offset),
      after: Instant(second: wall - spans[gap].offset),
      transition: Instant(second: spans[next].start))
  }

  /// The instant meant by `local` under the policy of ``LocalResolution/resolved``.
  public func instant(of local: CivilDateTime) -> Instant { instants(of: local).resolved }

  /// Seconds; more than any offset, so that every instant a reading can mean is within reach of it.
  static let reach: Int64 = 97_200
}
