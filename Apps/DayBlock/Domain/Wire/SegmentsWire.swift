import Calendar
import Core
import Wire

// Stretches of time as they travel: three whole numbers each in one flat list, the first number
// counted from the end of the one before. There are hundreds of thousands of them.

extension JSON {
  /// Milliseconds from the end of the one before (of the first, since 1970), length, offset.
  static func segments(_ segments: [DaySegment]) -> JSON {
    var numbers: [JSON] = []
    numbers.reserveCapacity(segments.count * 3)
    var end: Int64 = 0
    for segment in segments {
      numbers.append(.integer(segment.start.milliseconds - end))
      numbers.append(.integer(segment.length))
      numbers.append(.int(segment.offset))
      end = segment.end.milliseconds
    }
    return .array(numbers)
  }

  /// Milliseconds from the start of the one before (of the first, from `start`), and to the
  /// production.
  static func units(_ units: [DayUnit], from start: Instant) -> JSON {
    var numbers: [JSON] = []
    var last = start.milliseconds
    for unit in units {
      numbers.append(.integer(unit.start.milliseconds - last))
      numbers.append(.integer(unit.producedAt.milliseconds - unit.start.milliseconds))
      last = unit.start.milliseconds
    }
    return .array(numbers)
  }

  /// `nil` when there are none.
  static func changes(_ changes: [OffsetChange]) -> JSON? {
    guard !changes.isEmpty else { return nil }
    var numbers: [JSON] = []
    for change in changes {
      numbers.append(.instant(change.at))
      numbers.append(.int(change.offset))
    }
    return .array(numbers)
  }
}

extension WireCursor {
  /// What ``JSON/segments(_:)`` wrote. Whether they are in order is not looked at.
  @inline(never)
  func segments() throws(WireError) -> [DaySegment] {
    let numbers = try numbers(by: 3)
    var segments: [DaySegment] = []
    segments.reserveCapacity(numbers.count / 3)
    var end: Int64 = 0
    for index in 0..<numbers.count / 3 {
      let start = try sum(end, numbers[index * 3])
      // The half-blocks of longer ones would not fit the memory.
      guard numbers[index * 3 + 1] <= Int64(DayLimits.runDays) * DayLimits.day else {
        throw error(.outOfRange("stretches of at most 400 days"))
      }
      end = try sum(start, numbers[index * 3 + 1])
      let offset = numbers[index * 3 + 2]
      guard offsets.contains(offset) else { throw error(.expected("an offset")) }
      segments.append(
        DaySegment(
          start: Instant(milliseconds: start), end: Instant(milliseconds: end), offset: Int(offset))
      )
    }
    return segments
  }

  /// What ``JSON/units(_:from:)`` wrote; offsets are those of the segments the units begin in.
  @inline(never)
  func units(in segments: [DaySegment]) throws(WireError) -> [DayUnit] {
    let numbers = try numbers(by: 2)
    var units: [DayUnit] = []
    var start = segments.first?.start.milliseconds ?? 0
    for index in 0..<numbers.count / 2 {
      start = try sum(start, numbers[index * 2])
      let at = Instant(milliseconds: start)
      guard
        let segment = segments.first(where: { segment in segment.start <= at && at < segment.end })
      else { throw error(.expected("units that begin in the session")) }
      units.append(
        DayUnit(
          start: at, offset: segment.offset,
          producedAt: Instant(milliseconds: try sum(start, numbers[index * 2 + 1]))))
    }
    return units
  }

  /// The changes of the member, none when absent.
  @inline(never)
  func changes(_ name: String) throws(WireError) -> [OffsetChange] {
    try optional(name)?.changes() ?? []
  }

  /// What ``JSON/changes(_:)`` wrote.
  @inline(never)
  func changes() throws(WireError) -> [OffsetChange] {
    let numbers = try numbers(by: 2)
    var changes: [OffsetChange] = []
    for index in 0..<numbers.count / 2 {
      let at = try sum(numbers[index * 2], 0)
      let offset = numbers[index * 2 + 1]
      guard offsets.contains(offset) else { throw error(.expected("an offset")) }
      changes.append(OffsetChange(at: Instant(milliseconds: at), offset: Int(offset)))
    }
    return changes
  }

  func numbers(by count: Int) throws(WireError) -> [Int64] {
    guard case .array(let values) = value else { throw error(.expected("an array")) }
    guard values.count % count == 0 else {
      throw error(.expected("numbers in groups of " + String(count)))
    }
    var numbers: [Int64] = []
    numbers.reserveCapacity(values.count)
    for value in values {
      guard case .integer(let number) = value else { throw error(.expected("whole numbers")) }
      numbers.append(number)
    }
    return numbers
  }

  func sum(_ a: Int64, _ b: Int64) throws(WireError) -> Int64 {
    let (sum, overflow) = a.addingReportingOverflow(b)
    guard !overflow, timeValues.contains(sum) else { throw error(.outOfRange("an instant")) }
    return sum
  }
}
