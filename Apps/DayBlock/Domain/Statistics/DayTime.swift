import Calendar
import Core

/// What one session or run has of one day.
struct DayTime {
  /// Of the session; of a run, the same as that of its first session.
  let id: DaySessionID
  let segments: [DaySegment]
  let units: [DayUnit]

  init(_ session: DaySession) {
    id = session.id
    segments = session.segments
    units = session.units
  }

  /// What a run has of `day` up to now.
  ///
  /// - Parameters:
  ///   - changes: Of the offset since the stretch under way began.
  ///   - boundary: When a day begins, minutes after midnight.
  init(
    _ run: DayRun, on day: CivilDate, at now: Instant, changes: [OffsetChange], boundary: Int
  ) {
    id = run.id.retagged()
    let pieces = DayClock.pieces(run.segments(at: now, changes: changes), boundary: boundary)
    segments = pieces.first { piece in piece.day == day }?.segments ?? []
    units = run.units(at: now, changes: changes).filter { unit in
      DayClock.day(of: unit.start, offset: unit.offset, boundary: boundary) == day
    }
  }

  /// What a half-block was made from, as far as it lies in the day.
  fileprivate func stretches(of unit: DayUnit) -> [DaySegment] {
    var stretches: [DaySegment] = []
    for segment in segments where segment.start < unit.producedAt && unit.start < segment.end {
      stretches.append(
        DaySegment(
          start: max(segment.start, unit.start), end: min(segment.end, unit.producedAt),
          offset: segment.offset))
    }
    return stretches
  }
}

extension DayAmount {
  /// What sessions of one day have in common with one another: a day has it once only, so it is
  /// taken off their sum.
  public static func repeated(in sessions: [DaySession]) -> DayAmount {
    repeated(in: sessions.map { session in DayTime(session) })
  }

  /// The same of sessions and runs.
  static func repeated(in times: [DayTime]) -> DayAmount {
    var segments = times.flatMap { time in time.segments }
    segments.sort { a, b in a.start < b.start }
    var active: Int64 = 0
    var end: Instant?
    for segment in segments {
      guard let known = end, segment.start < known else {
        end = segment.end
        continue
      }
      active += min(known, segment.end).milliseconds - segment.start.milliseconds
      end = max(known, segment.end)
    }
    guard active > 0 else { return .nothing }
    return DayAmount(halfBlocks: repeatedUnits(in: times), active: active, sessions: 0)
  }

  /// The half-blocks that share time with one that was complete before them.
  private static func repeatedUnits(in times: [DayTime]) -> Int {
    var units: [(unit: DayUnit, time: Int)] = []
    for (index, time) in times.enumerated() {
      for unit in time.units { units.append((unit: unit, time: index)) }
    }
    units.sort { a, b in
      if a.unit.producedAt != b.unit.producedAt { return a.unit.producedAt < b.unit.producedAt }
      if a.unit.start != b.unit.start { return a.unit.start > b.unit.start }
      return times[a.time].id < times[b.time].id
    }
    var taken: [DaySegment] = []
    var repeated = 0
    for (unit, time) in units {
      let stretches = times[time].stretches(of: unit)
      let isTaken = stretches.contains { stretch in
        taken.contains { one in one.start < stretch.end && stretch.start < one.end }
      }
      if isTaken { repeated += 1 } else { taken += stretches }
    }
    return repeated
  }
}

extension DayBlockReplica {
  /// What a day comes to with the runs under way, the tutorial's too: time that several of them
  /// have in common counts once, so that it is never more than the day.
  ///
  /// - Parameters:
  ///   - boundary: When a day begins, minutes after midnight.
  ///   - changes: Of the offset in a run's zone, from its start until now.
  public func amount(
    on day: CivilDate, at now: Instant, boundary: Int, changes: (DayRun) -> [OffsetChange]
  ) -> DayAmount {
    var times = sessions(on: day).map { session in DayTime(session) }
    for run in runs {
      times.append(
        DayTime(run, on: day, at: now, changes: changes(run), boundary: boundary))
    }
    return DayAmount.once(times)
  }
}

extension DayAmount {
  /// What sessions and runs of one day come to together.
  static func once(_ times: [DayTime]) -> DayAmount {
    var amount = DayAmount(halfBlocks: 0, active: 0, sessions: times.count)
    for time in times {
      amount.halfBlocks += time.units.count
      amount.active += time.segments.reduce(0) { sum, segment in sum + segment.length }
    }
    let repeated = repeated(in: times)
    amount.halfBlocks -= repeated.halfBlocks
    amount.active -= repeated.active
    return amount
  }
}
