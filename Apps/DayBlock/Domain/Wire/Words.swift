import Calendar
import Core
import Wire

extension WireCursor {
  /// An instant whose distance to any other fits 64 bits: those of ECMAScript's time values.
  @inline(never)
  func time() throws(WireError) -> Instant {
    Instant(milliseconds: try integer(in: timeValues))
  }

  /// The instant of the member, `nil` when absent.
  @inline(never)
  func time(_ name: String) throws(WireError) -> Instant? { try optional(name)?.time() }

  /// Seconds east of UTC.
  @inline(never)
  func offset() throws(WireError) -> Int { try int(in: offsets) }

  /// A day of the calendar, by its number.
  @inline(never)
  func day() throws(WireError) -> CivilDate {
    CivilDate(
      dayNumber: try int(
        in: Int64(CivilDate.first.dayNumber)...Int64(CivilDate.last.dayNumber)))
  }

  /// A day of the week by its number, Monday being 1.
  @inline(never)
  func weekday() throws(WireError) -> Weekday {
    guard let day = Weekday(rawValue: try int(in: 1...7)) else {
      throw error(.expected("a weekday"))
    }
    return day
  }

  /// A time of day by its seconds.
  @inline(never)
  func timeOfDay() throws(WireError) -> TimeOfDay {
    guard let time = TimeOfDay(second: try int(in: TimeOfDay.seconds.wire)) else {
      throw error(.expected("a time of day"))
    }
    return time
  }

  @inline(never)
  func ids<Tag>(_ tag: Tag.Type = Tag.self) throws(WireError) -> [ID<Tag>] {
    var ids: [ID<Tag>] = []
    for element in try elements() { ids.append(try element.id()) }
    return ids
  }
}

/// Seconds east of UTC that clocks can have.
let offsets = Zone.offsets.wire

/// The milliseconds that ECMAScript's time values can have.
let timeValues = Instant.timeValues

extension SortKey: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    guard let key = SortKey(try cursor.string(limit: SortKey.limit)) else {
      throw cursor.error(.expected("a sort key"))
    }
    self = key
  }

  public var json: JSON { .string(text) }
}

extension JSON {
  static func time(_ instant: Instant) -> JSON { .instant(instant) }

  static func instant(of instant: Instant?) -> JSON? {
    instant.map { instant in .instant(instant) }
  }

  /// A day by its number: short, and quickly read.
  static func day(_ day: CivilDate) -> JSON { .int(day.dayNumber) }

  static func weekday(_ day: Weekday) -> JSON { .int(day.rawValue) }

  static func timeOfDay(_ time: TimeOfDay) -> JSON { .int(time.second) }

  static func ids<Tag>(_ ids: [ID<Tag>]) -> JSON { .array(ids.map { id in .id(id) }) }

  /// `nil` for 0.
  static func unlessZero(_ value: Int) -> JSON? { value == 0 ? nil : .int(value) }
}
