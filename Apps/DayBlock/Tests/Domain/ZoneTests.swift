import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

@Suite("Where clocks change", .enabled(if: BoardWorld.hasSystemZones))
struct ZoneTests {
  static let names = [
    "America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu",
    "Africa/Casablanca", "America/Sao_Paulo",
  ]

  static func rules(_ name: String) throws -> ZoneRules {
    try #require(BoardWorld.systemZone(name))
  }

  /// The sessions of a run without a pause, as the device with these rules makes them.
  static func sessions(
    _ rules: ZoneRules, _ start: Instant, _ end: Instant, boundary: Int = 0
  ) -> [DaySession] {
    let run = DayRun(
      id: ID(high: 3, low: 1), block: ID(high: 2, low: 1), blockName: "Night", zone: "Test/Zone",
      startedAt: start, offset: rules.offset(at: start), device: ""
    ).taking(
      .finish(
        at: end, changes: DayClock.changes(in: rules, from: start, to: end), memo: ""))
    return DaySession.sessions(of: run, boundary: boundary, at: end)
  }

  @Test("around every change of twenty years, minute by minute", arguments: names)
  func everyChange(name: String) throws {
    let rules = try ZoneTests.rules(name)
    let from = seoul("2004-06-01T00:00")
    let changes = rules.offsetChanges(in: from..<seoul("2026-06-01T00:00"))
    // Kathmandu had none in these years; its five and three quarter hours are enough.
    let places = changes.isEmpty ? [from] : changes
    var dice = Dice(7)
    for change in places {
      let start = change.adding(minutes: -dice.below(700))
      let minutes = 30 + dice.below(1_700)
      expect(rules, start, minutes, boundary: dice.pick([0, 0, 240]), name)
    }
  }

  private func expect(
    _ rules: ZoneRules, _ start: Instant, _ minutes: Int, boundary: Int, _ name: String
  ) {
    let end = start.adding(minutes: minutes)
    let sessions = ZoneTests.sessions(rules, start, end, boundary: boundary)
    var length: [CivilDate: Int] = [:]
    var units: [CivilDate: Int] = [:]
    for minute in 0..<minutes {
      let local = rules.civil(at: start.adding(minutes: minute))
      let day = local.time.minuteOfDay < boundary ? local.date.adding(days: -1) : local.date
      length[day, default: 0] += 1
      if minute % 30 == 0, minute + 30 <= minutes { units[day, default: 0] += 1 }
    }
    let context = "\(name) \(rules.civil(at: start)) for \(minutes) minutes from \(boundary)"
    #expect(sessions.count == length.count, "\(context)")
    for session in sessions {
      #expect(session.active == Int64(length[session.day] ?? 0) * 60_000, "\(context)")
      #expect(session.halfBlocks == units[session.day] ?? 0, "\(context)")
      for unit in session.units { #expect(unit.offset == rules.offset(at: unit.start)) }
      for segment in session.segments {
        #expect(segment.offset == rules.offset(at: segment.start))
        #expect(segment.offset == rules.offset(at: segment.end.advanced(byMilliseconds: -1)))
      }
    }
  }

  @Test(
    "elapsed time is physical",
    arguments: [
      ("America/New_York", "2025-11-02T00:30", "2025-11-02T02:30", 6),
      ("America/New_York", "2025-03-09T01:30", "2025-03-09T03:30", 2),
      ("Europe/Berlin", "2025-03-30T01:30", "2025-03-30T03:30", 2),
      ("Europe/Berlin", "2025-10-26T01:30", "2025-10-26T03:30", 6),
      ("Australia/Lord_Howe", "2025-04-06T01:00", "2025-04-06T03:00", 5),
      ("Australia/Lord_Howe", "2025-10-05T01:00", "2025-10-05T03:00", 3),
      ("Asia/Kathmandu", "2025-04-06T23:45", "2025-04-07T00:15", 1),
    ])
  func elapsed(name: String, start: String, end: String, halfBlocks: Int) throws {
    let rules = try ZoneTests.rules(name)
    let sessions = ZoneTests.sessions(
      rules, BoardWorld.instant(start, rules), BoardWorld.instant(end, rules))
    #expect(sessions.reduce(0) { sum, session in sum + session.halfBlocks } == halfBlocks)
  }

  @Test("Samoa had no 30 December 2011, and nothing is on it")
  func skipped() throws {
    let rules = try ZoneTests.rules("Pacific/Apia")
    let start = BoardWorld.instant("2011-12-29T22:00", rules)
    let sessions = ZoneTests.sessions(rules, start, start.adding(minutes: 240))
    #expect(sessions.map { session in session.day } == [day("2011-12-29"), day("2011-12-31")])
    #expect(sessions.map { session in session.halfBlocks } == [4, 4])
  }

  @Test("where a day began at one, the hours before are the day before's")
  func lateStart() throws {
    let rules = try ZoneTests.rules("America/Sao_Paulo")
    let start = BoardWorld.instant("2018-11-03T23:30", rules)
    let sessions = ZoneTests.sessions(rules, start, start.adding(minutes: 60))
    #expect(sessions.map { session in session.day } == [day("2018-11-03"), day("2018-11-04")])
    #expect(
      sessions.last.map { session in rules.civil(at: session.startedAt).description }
        == "2018-11-04T01:00")
  }

  @Test("where midnight came twice, the day before has an hour more")
  func midnightTwice() throws {
    let rules = try ZoneTests.rules("America/Sao_Paulo")
    let start = BoardWorld.instant("2018-02-17T22:30", rules)
    let sessions = ZoneTests.sessions(rules, start, start.adding(minutes: 180))
    #expect(sessions.map { session in session.day } == [day("2018-02-17"), day("2018-02-18")])
    #expect(sessions.map { session in session.active / 60_000 } == [150, 30])
  }
}
