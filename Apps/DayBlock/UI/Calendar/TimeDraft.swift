import Calendar
import Core
import DayBlockDomain

/// What was recorded, moved about before it is kept (specification §8.6).
struct TimeDraft: Hashable {
  let session: DaySessionID
  /// Minutes, later when positive.
  var moved = 0
  var start = 0
  var end = 0

  /// Minutes by which anything moves at a time.
  static let step = 5

  init(session: DaySessionID) { self.session = session }

  var isChanged: Bool { moved != 0 || start != 0 || end != 0 }

  /// Moves a part; what was recorded stays five minutes long at least.
  mutating func nudge(_ edge: TimeEdge, by minutes: Int, of segments: [DaySegment]) {
    switch edge {
    case .whole: moved += minutes
    case .start: start += minutes
    case .end: end += minutes
    }
    let length = TimeDraft.minutes(of: segments) + end - start
    guard length < TimeDraft.step else { return }
    let missing = min(TimeDraft.step, TimeDraft.minutes(of: segments)) - length
    guard missing > 0 else { return }
    if edge == .start { start -= missing } else { end += missing }
  }

  /// Minutes from the first to the last, pauses counted.
  private static func minutes(of segments: [DaySegment]) -> Int {
    guard let first = segments.first, let last = segments.last else { return 0 }
    return Int((last.end.milliseconds - first.start.milliseconds) / 60_000)
  }

  /// The segments as they would be.
  func segments(of original: [DaySegment], rules: ZoneRules) -> [DaySegment] {
    guard isChanged, let first = original.first, let last = original.last else { return original }
    let by = Int64(moved) * 60_000
    let from = first.start.advanced(byMilliseconds: by + Int64(start) * 60_000)
    let to = last.end.advanced(byMilliseconds: by + Int64(end) * 60_000)
    let shifted = original.map { segment in
      TimeStretch(
        from: segment.start.advanced(byMilliseconds: by),
        to: segment.end.advanced(byMilliseconds: by))
    }
    return TimeStretch.segments(
      of: TimeStretch.fitted(shifted, from: from, to: to), rules: rules, like: first)
  }
}

/// From an instant to a later one.
struct TimeStretch: Hashable {
  let from: Instant
  let to: Instant

  /// The stretches cut or drawn out until they last from `from` to `to`. Pauses stay where they
  /// are; where nothing is left of them it is one stretch.
  static func fitted(_ stretches: [TimeStretch], from: Instant, to: Instant) -> [TimeStretch] {
    guard from < to else { return stretches }
    var kept: [TimeStretch] = []
    for (index, stretch) in stretches.enumerated() {
      let start = index == 0 ? min(stretch.from, from) : stretch.from
      let end = index == stretches.count - 1 ? max(stretch.to, to) : stretch.to
      let part = TimeStretch(from: max(start, from), to: min(end, to))
      if part.from < part.to { kept.append(part) }
    }
    return kept.isEmpty ? [TimeStretch(from: from, to: to)] : kept
  }

  /// The stretches with the offsets that `rules` give them; with the one that was recorded where
  /// the rules know another for that time.
  static func segments(
    of stretches: [TimeStretch], rules: ZoneRules, like recorded: DaySegment?
  ) -> [DaySegment] {
    let isKnown = recorded.map { one in rules.offset(at: one.start) == one.offset } ?? true
    var segments: [DaySegment] = []
    for stretch in stretches {
      if isKnown {
        segments += DayClock.segments(
          from: stretch.from, to: stretch.to, offset: rules.offset(at: stretch.from),
          changes: DayClock.changes(in: rules, from: stretch.from, to: stretch.to))
      } else if let recorded {
        segments.append(
          DaySegment(start: stretch.from, end: stretch.to, offset: recorded.offset))
      }
    }
    return segments
  }
}
