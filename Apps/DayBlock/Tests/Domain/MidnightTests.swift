import Calendar
import Core
import DayBlockDomain
import Testing

@Suite("Days end where they end")
struct MidnightTests {
  @Test("24 starts, 24 lengths, 4 boundaries", arguments: [0, 120, 240, 360])
  func table(boundary: Int) {
    for hour in 0..<24 {
      let start = seoul("2026-03-10T00:00").adding(minutes: hour * 60 + 23)
      for length in 1...24 {
        expect(start, minutes: length * 67, boundary)
      }
    }
  }

  private func expect(_ start: Instant, minutes: Int, _ boundary: Int) {
    let run = RunModelTests.run(start).taking(
      .finish(at: start.adding(minutes: minutes), changes: [], memo: "m"))
    let sessions = DaySession.sessions(of: run, boundary: boundary, memo: "m", at: start)
    var length: [CivilDate: Int] = [:]
    var units: [CivilDate: Int] = [:]
    for minute in 0..<minutes {
      let local = start.adding(minutes: minute).civil(offset: 32_400)
      let day = local.time.minuteOfDay < boundary ? local.date.adding(days: -1) : local.date
      length[day, default: 0] += 1
      if minute % 30 == 0, minute + 30 <= minutes { units[day, default: 0] += 1 }
    }
    let context = "\(start.civil(offset: 32_400)) for \(minutes) minutes, day from \(boundary)"
    #expect(sessions.count == length.count, "\(context)")
    for session in sessions {
      #expect(session.active == Int64(length[session.day] ?? 0) * 60_000, "\(context)")
      #expect(session.halfBlocks == units[session.day] ?? 0, "\(context)")
    }
    #expect(sessions.map { session in session.memo }.filter { memo in !memo.isEmpty } == ["m"])
  }

  private func sessions(_ start: String, _ end: String) -> [DaySession] {
    let run = RunModelTests.run(seoul(start)).taking(
      .finish(at: seoul(end), changes: [], memo: ""))
    return DaySession.sessions(of: run, boundary: 0, at: seoul(end))
  }

  @Test("23:50 to 00:50 is half a block on each day")
  func both() {
    let sessions = sessions("2026-03-10T23:50", "2026-03-11T00:50")
    #expect(sessions.map { session in session.day } == [day("2026-03-10"), day("2026-03-11")])
    #expect(sessions.map { session in session.halfBlocks } == [1, 1])
    #expect(
      sessions.flatMap { session in session.units.map { unit in unit.start } }
        == [seoul("2026-03-10T23:50"), seoul("2026-03-11T00:20")])
    #expect(sessions.map { session in session.active / 60_000 } == [10, 50])
  }

  @Test("23:50 to 00:15 is none, and the minutes are where they were")
  func none() {
    let sessions = sessions("2026-03-10T23:50", "2026-03-11T00:15")
    #expect(sessions.map { session in session.halfBlocks } == [0, 0])
    #expect(sessions.map { session in session.active / 60_000 } == [10, 15])
    #expect(sessions.map { session in session.remainder } == [0, 1_500])
  }

  @Test("23:45 to 00:15 is a half-block of the first day, a quarter of an hour on each")
  func quarter() {
    let sessions = sessions("2026-03-10T23:45", "2026-03-11T00:15")
    #expect(sessions.map { session in session.halfBlocks } == [1, 0])
    #expect(sessions.map { session in session.active / 60_000 } == [15, 15])
  }

  @Test("a tutorial at ten past midnight is on yesterday's board")
  func tutorial() {
    let new = NewSession(
      id: ID(high: 1, low: 1), block: ID(high: 2, low: 1), zone: "Asia/Seoul",
      segments: [stretch("2026-03-10T23:40", "2026-03-11T00:10")], origin: .tutorial)
    let sessions = DaySession.sessions(of: new, boundary: 0, at: seoul("2026-03-11T00:10"))
    #expect(sessions.map { session in session.halfBlocks } == [1, 0])
    #expect(sessions.first?.day == day("2026-03-10"))
    #expect(sessions.allSatisfy { session in !session.counts })
  }

  @Test("until the day begins it is still yesterday, by the clock's reading")
  func readings() {
    for (text, boundary, expected) in [
      ("2026-03-10T00:00", 0, "2026-03-10"), ("2026-03-10T03:59", 240, "2026-03-09"),
      ("2026-03-10T04:00", 240, "2026-03-10"), ("2026-01-01T05:59", 360, "2025-12-31"),
    ] {
      #expect(
        DayClock.day(of: seoul(text), offset: 32_400, boundary: boundary) == day(expected))
    }
  }
}
