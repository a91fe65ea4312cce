import Calendar
import Core
import SuperFriendDomain
import Testing

@testable import SuperFriendTestKit

@Suite("When reminders come: zones, clock changes and quiet hours")
struct ReminderTimesTests {
  /// Full hours begin at such steps everywhere, also where an offset is 12:45.
  private static let quarter: Int64 = 900_000

  private func settings(
    _ hour: Int, quiet: (from: Int, to: Int), days: [Weekday] = Weekday.allCases
  ) throws -> FriendsSettings {
    var settings = FriendsSettings(user: Ledger.user)
    settings.reminders = .push
    settings.reminderHour = hour
    settings.quietHours = try #require(ReminderQuietHours(from: quiet.from, to: quiet.to))
    settings.reminderDays = try #require(ReminderDays(days))
    return settings
  }

  private func change(_ change: ZoneMatrixTests.Change) throws -> (ZoneRules, Instant) {
    let rules = try #require(ZoneTable.rules(named: change.zone))
    let civil = try #require(CivilDateTime(change.instant))
    return (rules, civil.instant(offset: 0))
  }

  /// Step by step: the moment at which clocks come to a time. One that they leave out is as long
  /// after the last that they showed as it would have been.
  private func comes(_ wanted: CivilDateTime, _ rules: ZoneRules) -> Instant? {
    // No clock is more than 14 hours ahead.
    var at = wanted.instant(offset: 0).advanced(byMilliseconds: -60 * Self.quarter)
    for _ in 0..<120 {
      let next = at.advanced(byMilliseconds: Self.quarter)
      let shown = rules.civil(at: next)
      if shown == wanted { return next }
      if shown > wanted {
        let (from, to) = (rules.civil(at: at).instant(offset: 0), wanted.instant(offset: 0))
        return at.advanced(byMilliseconds: to.milliseconds - from.milliseconds)
      }
      at = next
    }
    return nil
  }

  /// The moment of a date, by looking at the clocks: at the hour, or once it is not quiet any more.
  private func looked(
    for date: CivilDate, _ settings: FriendsSettings, _ rules: ZoneRules
  ) -> Instant? {
    func full(_ hour: Int) -> TimeOfDay { TimeOfDay(hour: hour, minute: 0) ?? .midnight }
    let wanted = CivilDateTime(date, full(settings.reminderHour))
    guard var at = comes(wanted, rules) else { return nil }
    let quiet = settings.quietHours
    guard quiet.contains(rules.civil(at: at).time) else { return at }
    // Clocks that are put back may show what is before the hour, which is another day's.
    while quiet.contains(rules.civil(at: at).time) || rules.civil(at: at) < wanted {
      at = at.advanced(byMilliseconds: Self.quarter)
    }
    return comes(CivilDateTime(rules.civil(at: at).date, full(quiet.to)), rules)
  }

  @Test("is what looking at the clocks says", arguments: ZoneMatrixTests.changes)
  func table(_ entry: ZoneMatrixTests.Change) throws {
    let (rules, at) = try change(entry)
    let date = rules.civil(at: at).date
    for quiet in [(22, 7), (0, 0), (1, 3), (2, 4), (23, 2), (3, 1)] {
      for hour in ReminderQuietHours.hours {
        let settings = try settings(hour, quiet: quiet)
        let times = ReminderTimes(settings: settings, rules: rules)
        for ahead in -1...1 {
          let day = date.adding(days: ahead)
          #expect(
            times.moment(of: day) == looked(for: day, settings, rules),
            "\(entry.zone) \(day) at \(hour), quiet \(quiet)")
        }
      }
    }
  }

  @Test("is once a day, however the clocks change", arguments: ZoneMatrixTests.changes)
  func once(_ entry: ZoneMatrixTests.Change) throws {
    let (rules, at) = try change(entry)
    for (hour, quiet) in [(9, (22, 7)), (2, (0, 0)), (1, (0, 2)), (23, (22, 7))] {
      let times = ReminderTimes(settings: try settings(hour, quiet: quiet), rules: rules)
      var now = at.advanced(byMilliseconds: -4 * 86_400_000)
      var since = now.advanced(byMilliseconds: -Self.quarter)
      var last: CivilDate?
      var days: [CivilDate] = []
      for _ in 0..<(8 * 96) {
        if let due = times.due(since: since, last: last, at: now) {
          #expect(!times.settings.quietHours.contains(rules.civil(at: now).time))
          days.append(due.day)
          last = due.day
        }
        since = now
        now = now.advanced(byMilliseconds: Self.quarter)
      }
      #expect((7...9).contains(days.count), "\(entry.zone) \(hour) \(days)")
      #expect(zip(days, days.dropFirst()).allSatisfy { a, b in a.daysUntil(b) == 1 })
    }
  }

  @Test("is caught up within the day and never after it")
  func missed() throws {
    let rules = try #require(ZoneTable.rules(named: "Asia/Seoul"))
    let times = ReminderTimes(settings: try settings(9, quiet: (22, 7)), rules: rules)
    func at(_ text: String) throws -> Instant {
      rules.instant(of: try #require(CivilDateTime(text)))
    }
    let before = try at("2026-11-20T08:50")
    #expect(times.due(since: before, last: nil, at: try at("2026-11-20T08:59")) == nil)
    for late in ["2026-11-20T09:00", "2026-11-20T15:00", "2026-11-20T23:59"] {
      #expect(
        times.due(since: before, last: nil, at: try at(late))
          == ReminderTimes.Due(day: day("2026-11-20"), previous: day("2026-11-19")))
    }
    #expect(times.due(since: before, last: nil, at: try at("2026-11-21T00:01")) == nil)
    #expect(times.next(after: try at("2026-11-20T09:00")) == (try at("2026-11-21T09:00")))
    // What was looked at is not looked at again, and neither is a day that was told.
    let looked = try at("2026-11-20T09:00")
    #expect(times.due(since: looked, last: nil, at: try at("2026-11-20T09:15")) == nil)
    #expect(
      times.due(since: before, last: day("2026-11-20"), at: try at("2026-11-20T09:15")) == nil)
  }

  @Test("is on the days that were chosen, and tells of those between")
  func weekdays() throws {
    let settings = try settings(9, quiet: (22, 7), days: [.monday])
    let times = ReminderTimes(settings: settings, rules: .utc)
    let monday = day("2026-11-23")
    let at = try #require(times.moment(of: monday))
    #expect(times.moment(of: monday.adding(days: 1)) == nil)
    #expect(times.next(after: at) == times.moment(of: monday.adding(days: 7)))
    #expect(
      times.due(since: at.advanced(byMilliseconds: -1), last: nil, at: at)
        == ReminderTimes.Due(day: monday, previous: day("2026-11-16")))
  }

  @Test("tells of a friend on the day due and once more, and of nobody who is held back")
  func levels() throws {
    var ledger = Ledger(on: day("2026-03-10"))
    let weekly = try ledger.friend("Ana", .weekly, last: day("2026-03-10"))
    let snoozed = try ledger.friend("Ben", .weekly, last: day("2026-03-10"))
    let paused = try ledger.friend("Cho", .weekly, last: day("2026-03-10"))
    let archived = try ledger.friend("Dee", .weekly, last: day("2026-03-10"))
    try ledger.run(.friend(snoozed.id, .snooze(until: day("2026-03-25"))))
    try ledger.run(.friend(paused.id, .pause(until: day("2026-04-10"))))
    try ledger.run(.friend(archived.id, .archive))
    var settings = FriendsSettings(user: Ledger.user)
    settings.remindsOfEach = true
    var told: [String] = []
    for ahead in 0..<20 {
      let today = day("2026-03-10").adding(days: ahead)
      let friends = [weekly, snoozed, paused, archived].compactMap { friend in
        ledger.now(friend).map { now in
          (friend: now, lastOn: ledger.replica.history(of: friend.id).lastOn(by: today))
        }
      }
      let digest = ReminderDigest(
        of: friends, born: [],
        at: ReminderTimes.Due(day: today, previous: today.adding(days: -1)), settings)
      for reminder in digest.each {
        let name = reminder.friend == weekly.id ? "Ana" : "Ben"
        told.append("\(today) \(name) \(reminder.level.rawValue)")
      }
    }
    #expect(
      told == ["2026-03-17 Ana 1", "2026-03-21 Ana 2", "2026-03-25 Ben 1"])
  }

  @Test("29 February comes back on the last day of February")
  func leapDay() throws {
    let born = try #require(PartialDate("--02-29"))
    #expect(born.isMarked(on: day("2027-02-28")) && !born.isMarked(on: day("2027-03-01")))
    #expect(born.isMarked(on: day("2028-02-29")) && !born.isMarked(on: day("2028-02-28")))
    let plain = try #require(PartialDate("1985-04-12"))
    #expect(plain.isMarked(on: day("2026-04-12")) && !plain.isMarked(on: day("2026-04-13")))
  }
}
