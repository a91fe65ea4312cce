import Calendar
import Core

/// How stretches of time become days and half-blocks (specification §4, §6). Pure: nothing here
/// asks a clock or a zone file.
public enum DayClock {
  /// The day an instant belongs to where clocks stand `offset` seconds east of UTC.
  ///
  /// - Parameter boundary: When a day begins, minutes after midnight as the clock shows it: what is
  ///   earlier belongs to the date before.
  public static func day(of instant: Instant, offset: Int, boundary: Int) -> CivilDate {
    CivilDate(dayNumber: dayNumber(instant, offset, boundary))
  }

  /// The stretch in parts of one offset each; none where `to` is not after `from`.
  ///
  /// - Parameters:
  ///   - offset: Seconds east of UTC at `from`.
  ///   - changes: In order; those that are not within the stretch do not matter.
  public static func segments(
    from: Instant, to: Instant, offset: Int, changes: [OffsetChange]
  ) -> [DaySegment] {
    guard from < to else { return [] }
    var segments: [DaySegment] = []
    var start = from
    var offset = offset
    for change in changes where start < change.at && change.at < to {
      guard change.offset != offset else { continue }
      segments.append(DaySegment(start: start, end: change.at, offset: offset))
      start = change.at
      offset = change.offset
    }
    segments.append(DaySegment(start: start, end: to, offset: offset))
    return segments
  }

  /// The segments cut exactly at every beginning of a local day; days ascend, segments keep their
  /// order. A day that has none is left out.
  public static func pieces(
    _ segments: [DaySegment], boundary: Int
  ) -> [(day: CivilDate, segments: [DaySegment])] {
    var pieces: [(day: CivilDate, segments: [DaySegment])] = []
    for segment in segments {
      var start = segment.start
      while start < segment.end {
        let number = dayNumber(start, segment.offset, boundary)
        let next = Instant(
          milliseconds: (Int64(number) + 1) * DayLimits.day
            - shift(segment.offset, boundary))
        let end = next > start ? min(next, segment.end) : segment.end
        let part = DaySegment(start: start, end: end, offset: segment.offset)
        add(part, to: CivilDate(dayNumber: number), in: &pieces)
        start = end
      }
    }
    return pieces
  }

  /// A clock that goes back over midnight comes to a day twice; it is one piece.
  private static func add(
    _ segment: DaySegment, to day: CivilDate,
    in pieces: inout [(day: CivilDate, segments: [DaySegment])]
  ) {
    var index = pieces.count
    while index > 0, pieces[index - 1].day > day { index -= 1 }
    if index > 0, pieces[index - 1].day == day {
      pieces[index - 1].segments.append(segment)
    } else {
      pieces.insert((day: day, segments: [segment]), at: index)
    }
  }

  /// The half-blocks that the segments make, in order, and the active seconds left over, 0…1799.
  ///
  /// - Parameter carried: Seconds of an earlier session that count in the first unit.
  public static func units(
    of segments: [DaySegment], carried: Int
  ) -> (units: [DayUnit], remainder: Int) {
    var units: [DayUnit] = []
    var filled = Int64(min(max(carried, 0), DayUnit.seconds - 1)) * 1_000
    var begun: (start: Instant, offset: Int)?
    for segment in segments {
      var at = segment.start
      while at < segment.end {
        let first = begun ?? (start: at, offset: segment.offset)
        let left = segment.end.milliseconds - at.milliseconds
        let missing = DayUnit.length - filled
        if left < missing {
          filled += left
          begun = first
          break
        }
        at = at.advanced(byMilliseconds: missing)
        units.append(DayUnit(start: first.start, offset: first.offset, producedAt: at))
        filled = 0
        begun = nil
      }
    }
    return (units, Int(filled / 1_000))
  }

  /// The changes of offset after `from` and before `to`.
  public static func changes(
    in rules: ZoneRules, from: Instant, to: Instant
  ) -> [OffsetChange] {
    let first = from.advanced(byMilliseconds: 1)
    guard first < to else { return [] }
    return rules.offsetChanges(in: first..<to).map { at in
      OffsetChange(at: at, offset: rules.offset(at: at))
    }
  }

  /// What the clock shows before the day begins, in milliseconds.
  private static func shift(_ offset: Int, _ boundary: Int) -> Int64 {
    Int64(offset) * 1_000 - Int64(boundary) * 60_000
  }

  private static func dayNumber(_ instant: Instant, _ offset: Int, _ boundary: Int) -> Int {
    let local = instant.advanced(byMilliseconds: shift(offset, boundary)).milliseconds
    let quotient = local / DayLimits.day
    let day = local % DayLimits.day < 0 ? quotient - 1 : quotient
    return Int(max(Int64(CivilDate.first.dayNumber), min(day, Int64(CivilDate.last.dayNumber))))
  }
}
