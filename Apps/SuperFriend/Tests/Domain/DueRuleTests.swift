import Calendar
import Core
import SuperFriendDomain
import Testing

@testable import SuperFriendTestKit

@Suite("Due rules, spec §5.1–5.4 and §14")
struct DueRuleTests {
  @Test("due.latestWins: the latest connection counts, whatever the order of recording")
  func latestWins() throws {
    var ledger = Ledger(on: day("2026-03-10"))
    let friend = try ledger.friend("Ana", .monthly)
    for offset in [1, 40, 20] { ledger.put(day("2026-01-01").adding(days: offset), friend) }
    let due = ledger.replica.due(friend, today: ledger.today)
    #expect(due.lastOn == day("2026-01-01").adding(days: 40))
  }

  @Test("connections of the future wait for their date")
  func future() throws {
    var ledger = Ledger(on: day("2026-03-10"))
    let friend = try ledger.friend("Ana", .weekly, last: day("2026-03-01"))
    ledger.put(day("2026-03-12"), friend)
    #expect(ledger.replica.due(friend, today: day("2026-03-11")).lastOn == day("2026-03-01"))
    #expect(ledger.replica.due(friend, today: day("2026-03-12")).lastOn == day("2026-03-12"))
    #expect(ledger.replica.history(of: friend.id).count == 2)
  }

  @Test("fixed day counts, not calendar months")
  func fixedDays() throws {
    var ledger = Ledger(on: day("2026-03-10"))
    let ana = try ledger.friend("Ana", .monthly, last: day("2026-02-28"))
    let ben = try ledger.friend("Ben", .annually, last: day("2024-02-29"))
    #expect(ledger.replica.due(ana, today: ledger.today).dueOn == day("2026-03-30"))
    #expect(ledger.replica.due(ben, today: ledger.today).dueOn == day("2025-02-28"))
  }

  @Test("a snooze holds back until its date, and only when it is later than the due date")
  func snooze() throws {
    var ledger = Ledger(on: day("2026-03-10"))
    var friend = try ledger.friend("Ana", .weekly, last: day("2026-03-01"))
    try ledger.run(.friend(friend.id, .snooze(until: day("2026-03-14"))))
    friend = try #require(ledger.now(friend))
    let due = ledger.replica.due(friend, today: ledger.today)
    #expect(due.daysUntilDue == -2)
    #expect(due.effectiveDaysUntilDue == 4)
    #expect(due.effectiveDueOn == day("2026-03-14"))
    #expect(due.snoozedUntil == day("2026-03-14"))
    #expect(due.section == .comingUp)
    let after = ledger.replica.due(friend, today: day("2026-03-14"))
    #expect(after.section == .due)
    #expect(after.snoozedUntil == nil)
    try ledger.run(.friend(friend.id, .snooze(until: day("2026-03-02"))))
    friend = try #require(ledger.now(friend))
    #expect(ledger.replica.due(friend, today: ledger.today).effectiveDueOn == day("2026-03-08"))
  }

  @Test("pause ends on its date; archive comes before pause")
  func pauseAndArchive() throws {
    var ledger = Ledger(on: day("2026-03-10"))
    var friend = try ledger.friend("Ana", .weekly, last: day("2026-03-01"))
    try ledger.run(.friend(friend.id, .pause(until: day("2026-04-01"))))
    friend = try #require(ledger.now(friend))
    #expect(ledger.replica.due(friend, today: day("2026-03-31")).section == .paused)
    #expect(ledger.replica.due(friend, today: day("2026-04-01")).section == .due)
    try ledger.run(.friend(friend.id, .archive))
    friend = try #require(ledger.now(friend))
    #expect(ledger.replica.due(friend, today: day("2026-03-31")).section == .archived)
    try ledger.run(.friend(friend.id, .unarchive))
    try ledger.run(.friend(friend.id, .resume))
    friend = try #require(ledger.now(friend))
    #expect(ledger.replica.due(friend, today: day("2026-03-31")).section == .due)
  }

  @Test("bands change exactly at 0.5, 0.85, 1 and 1.5")
  func bands() {
    let period = 100
    let edges: [(Int, DueBand)] = [
      (-5, .fresh), (0, .fresh), (49, .fresh), (50, .warming), (84, .warming), (85, .soon),
      (99, .soon), (100, .due), (149, .due), (150, .cold), (10_000, .cold),
    ]
    for (days, band) in edges { #expect(DueBand(daysSince: days, period: period) == band) }
    for days in 0...3_650 {
      for period in [1, 7, 14, 30, 60, 90, 180, 365, 3_650] {
        let band = DueBand(daysSince: days, period: period)
        let thousandths = days * 1_000
        let expected: DueBand =
          thousandths < 500 * period
          ? .fresh
          : thousandths < 850 * period
            ? .warming
            : thousandths < 1_000 * period ? .soon : thousandths < 1_500 * period ? .due : .cold
        #expect(band == expected)
      }
    }
  }

  @Test("snooze presets")
  func presets() {
    let tuesday = day("2026-03-10")
    #expect(SnoozeChoice.tomorrow.until(from: tuesday) == day("2026-03-11"))
    #expect(SnoozeChoice.weekend.until(from: tuesday) == day("2026-03-14"))
    #expect(SnoozeChoice.weekend.until(from: day("2026-03-14")) == day("2026-03-21"))
    #expect(SnoozeChoice.weekend.until(from: day("2026-03-13")) == day("2026-03-14"))
    #expect(SnoozeChoice.week.until(from: tuesday) == day("2026-03-17"))
    #expect(SnoozeChoice.month.until(from: day("2026-01-31")) == day("2026-02-28"))
  }

  @Test("recorded at 23:30 in Tokyo, seen from London: the date stays as lived")
  func tokyo() throws {
    var ledger = Ledger(on: day("2026-03-10"))
    let friend = try ledger.friend("Ana", .weekly)
    ledger.zone = Zone(name: "Asia/Tokyo", offset: 32_400)
    ledger.at = CivilDateTime(day("2026-03-12"), TimeOfDay(hour: 23, minute: 30)!)
      .instant(offset: 32_400)
    let connection = try ledger.record(.call, with: friend)
    ledger.zone = Zone(name: "Europe/London", offset: 0)
    #expect(connection.occurredOn == day("2026-03-12"))
    #expect(ledger.replica.due(friend, today: ledger.today).daysSince == 0)
  }

  @Test("start of day: before it, the date before")
  func startOfDay() throws {
    var ledger = Ledger(on: day("2026-03-10"))
    let friend = try ledger.friend("Ana", .weekly)
    let four = try #require(StartOfDay(hour: 4))
    try ledger.run(.setSetting(Ledger.user, .startOfDay(four)))
    ledger.at = CivilDateTime(day("2026-03-12"), TimeOfDay(hour: 3, minute: 59)!)
      .instant(offset: 3_600)
    let early = try #require(
      FriendsCommand.recordNow(.call, with: [friend], ledger.settings, ledger.moment()))
    try ledger.run(early)
    let last = ledger.replica.history(of: friend.id).entries.last
    #expect(last?.occurredOn == day("2026-03-11"))
    #expect(last?.tookPlaceAt == ledger.at)
    #expect(StartOfDay(hour: 7) == nil)
  }
}
