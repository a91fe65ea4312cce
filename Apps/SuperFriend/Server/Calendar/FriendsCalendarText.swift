import Calendar
import Core
import Server
import SuperFriendDomain

/// A person's friends as an iCalendar (RFC 5545): one all-day event for each on the day due, and
/// birthdays and anniversaries each year. The same for the same state, whenever it is made.
struct FriendsCalendarText {
  private var writer = ICalendarWriter()
  private let calendar: FriendsCalendar
  private let language: Language
  private let origin: String
  private let host: String

  /// More days than there are from 1970 until any that is shown: the number of an event rises with
  /// every change by more than it can fall with its day.
  private static let daysCounted = 60_000
  /// The year of a birthday whose year is not known; 29 February is in it.
  private static let someYear = 2_000

  static func text(_ calendar: FriendsCalendar, language: Language, origin: String) -> String {
    var text = FriendsCalendarText(calendar, language, origin)
    text.write()
    return text.writer.text
  }

  private init(_ calendar: FriendsCalendar, _ language: Language, _ origin: String) {
    self.calendar = calendar
    self.language = language
    self.origin = origin
    host = eventHost(of: origin)
  }

  private func say(_ english: String, _ korean: String) -> String {
    Sentence(english, korean).text(in: language)
  }

  private mutating func write() {
    writer.begin(product: "-//Fieldday//SuperFriend//EN")
    writer.text("NAME", "SuperFriend")
    writer.text("X-WR-CALNAME", "SuperFriend")
    writer.line("REFRESH-INTERVAL;VALUE=DURATION:PT6H")
    writer.line("X-PUBLISHED-TTL:PT6H")
    for entry in calendar.entries {
      let name = name(of: entry)
      if !entry.friend.isPaused(on: calendar.today) { due(entry, name) }
      guard calendar.settings.showsBirthdays, let card = entry.card else { continue }
      yearly(
        "birthday", card.birthday, say("\(name)'s birthday", "\(name)님의 생일"), entry)
      yearly(
        "anniversary", card.anniversary, say("\(name)'s anniversary", "\(name)님의 기념일"), entry)
    }
    writer.end()
  }

  private func name(of entry: FriendsCalendar.Entry) -> String {
    let name = entry.card?.name(calendar.settings.nameDisplay) ?? ""
    return name.isEmpty ? entry.friend.nameCache : name
  }

  /// Whoever is overdue is shown today. Without a change a day only moves on, also where what was
  /// recorded in a zone that is ahead comes to count on the next day.
  private mutating func due(_ entry: FriendsCalendar.Entry, _ name: String) {
    let due = Due(entry.friend, lastOn: entry.lastOn, today: calendar.today)
    let shown = max(due.effectiveDueOn, calendar.today)
    begin("friend-", entry, sequence: shown.dayNumber)
    writer.line("DTSTART;VALUE=DATE:" + stamp(shown))
    let title = say("Contact \(name)", "\(name)님에게 연락하기")
    writer.text("SUMMARY", title)
    writer.line("URL:\(origin)/friends/\(entry.friend.id)")
    if calendar.settings.calendarAlarms {
      writer.line("BEGIN:VALARM")
      writer.line("ACTION:DISPLAY")
      writer.text("DESCRIPTION", title)
      writer.line("TRIGGER:PT\(calendar.settings.reminderHour)H")
      writer.line("END:VALARM")
    }
    writer.line("END:VEVENT")
  }

  private mutating func yearly(
    _ kind: String, _ date: PartialDate?, _ title: String, _ entry: FriendsCalendar.Entry
  ) {
    guard let date, let month = date.month, let day = date.day,
      let first = CivilDate(year: date.year ?? Self.someYear, month: month, day: day)
    else { return }
    begin(kind + "-", entry, sequence: 0)
    writer.line("DTSTART;VALUE=DATE:" + stamp(first))
    // The last day of February, which is there every year.
    writer.line(
      month == 2 && day == 29
        ? "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1" : "RRULE:FREQ=YEARLY")
    writer.text("SUMMARY", title)
    writer.line("URL:\(origin)/friends/\(entry.friend.id)")
    writer.line("END:VEVENT")
  }

  private mutating func begin(_ kind: String, _ entry: FriendsCalendar.Entry, sequence: Int) {
    writer.line("BEGIN:VEVENT")
    writer.line("UID:" + kind + entry.friend.id.description + "@" + host)
    writer.time("DTSTAMP", entry.stamp)
    writer.line(
      "SEQUENCE:\(entry.changes * Self.daysCounted + min(sequence, Self.daysCounted - 1))")
    writer.line("TRANSP:TRANSPARENT")
  }

  private func stamp(_ date: CivilDate) -> String { date.description.replacing("-", with: "") }
}
