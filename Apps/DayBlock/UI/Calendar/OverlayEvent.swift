import Calendar
import Core
import DayBlockDomain
import View
import Wire

/// An event of somebody else's calendar, shown beside one's own time (specification §8.6).
struct OverlayEvent: Hashable {
  let title: String
  /// Where it comes from; may be empty.
  let source: String
  let when: When

  enum When: Hashable {
    case timed(from: Instant, to: Instant)
    /// Whole days, the last one included.
    case days(from: CivilDate, through: CivilDate)
  }
}

/// The events that were read.
struct OverlayShelf: Hashable {
  var events: [OverlayEvent] = []
  /// Calendars that could not be read.
  var faults = 0
  /// When they were asked for.
  var askedAt: Instant?
  /// The calendars they were asked of.
  var addresses: [String] = []
  /// The day around which they were asked for; today without one.
  var middle: CivilDate?
  var problem: AnswerProblem?

  /// Milliseconds after which they are asked for again.
  static let freshness: Int64 = 600_000
  /// More than these are not kept.
  static let limit = 2_000

  /// Whether the server should be asked now.
  func isStale(at now: Instant, for addresses: [String], around middle: CivilDate?) -> Bool {
    guard !addresses.isEmpty else { return false }
    guard addresses == self.addresses, middle == self.middle, let askedAt else { return true }
    return now.milliseconds - askedAt.milliseconds >= OverlayShelf.freshness
      || now < askedAt
  }

  /// Days from today within which the server's first answer holds a week on either side.
  static let reach = 52

  /// The day around which what is on the screen is asked for: none near today, else the middle of
  /// the quarter, so that most steps in the calendar ask for nothing.
  static func middle(of day: CivilDate, today: CivilDate) -> CivilDate? {
    guard abs(today.daysUntil(day)) > reach else { return nil }
    return CivilDate(year: day.year, month: (day.month - 1) / 3 * 3 + 2, day: 15)
  }

  /// Keeps what the server said; what was known stays where it said nothing.
  mutating func receive(_ answer: HostAnswer) {
    problem = AnswerProblem(answer)
    guard let read = answer.read(OverlayShelf.decode) else { return }
    (events, faults) = read
  }

  private static func decode(
    _ cursor: WireCursor
  ) throws(WireError) -> (events: [OverlayEvent], faults: Int) {
    var events: [OverlayEvent] = []
    for item in try cursor.required("events").elements().prefix(limit) {
      if let event = try event(item) { events.append(event) }
    }
    return (events, try cursor.required("faults").elements().count)
  }

  private static func event(_ cursor: WireCursor) throws(WireError) -> OverlayEvent? {
    let title = try cursor.required("title").string(limit: 2_000)
    let source = try cursor.required("source").string(limit: 2_000)
    if try cursor.required("allDay").bool() {
      guard let from = CivilDate(try cursor.required("start").string(limit: 32)),
        let end = CivilDate(try cursor.required("end").string(limit: 32))
      else { return nil }
      // As in a calendar file, the end is the first day that is over.
      let last = max(from, end.adding(days: -1))
      return OverlayEvent(title: title, source: source, when: .days(from: from, through: last))
    }
    let from = Instant(milliseconds: try cursor.required("start").integer())
    let to = Instant(milliseconds: try cursor.required("end").integer())
    guard from <= to else { return nil }
    return OverlayEvent(title: title, source: source, when: .timed(from: from, to: to))
  }
}
