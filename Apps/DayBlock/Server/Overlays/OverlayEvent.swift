import Calendar
import Core
import Wire

/// An event of somebody else's calendar, as it is shown beside one's own time.
struct OverlayEvent: Hashable, Sendable {
  enum When: Hashable, Sendable {
    /// Whole days; `end` is the first that is over.
    case days(from: CivilDate, end: CivilDate)
    case timed(from: Instant, to: Instant)
  }

  let title: String
  /// What the calendar is called.
  let source: String
  let when: When

  var json: JSON {
    var members: [JSON.Member] = [
      .init("title", .string(title)), .init("source", .string(source)),
    ]
    switch when {
    case .days(let from, let end):
      members += [
        .init("allDay", .bool(true)), .init("start", .string(from.description)),
        .init("end", .string(end.description)),
      ]
    case .timed(let from, let to):
      members += [
        .init("allDay", .bool(false)), .init("start", .instant(from)), .init("end", .instant(to)),
      ]
    }
    return .object(members)
  }

  /// When it begins, for the order; whole days by UTC.
  var start: Instant {
    switch when {
    case .days(let from, _): CivilDateTime(from, .midnight).instant(offset: 0)
    case .timed(let from, _): from
    }
  }
}

/// Why a calendar shows nothing.
enum OverlayFault: String, Error, Hashable, Sendable {
  /// Its address is none that is asked.
  case address
  /// Nothing answered, or something that may not be asked.
  case unreachable
  /// It answered, but with no calendar.
  case refused
  /// It has more bytes or events than are taken.
  case tooLarge
  /// What came is no calendar.
  case noCalendar
}
