import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

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

  @Test("23:20 to 01:05 is two half-blocks in 40 minutes and one in 65, and the sums agree")
  func amounts() throws {
    let made = sessions("2026-03-10T23:20", "2026-03-11T01:05")
    #expect(made.map { session in session.halfBlocks } == [2, 1])
    #expect(made.map { session in session.active / 60_000 } == [40, 65])
    #expect(made.map { session in session.isCut } == [true, true])
    let even = sessions("2026-03-10T23:30", "2026-03-11T00:40")
    #expect(even.map { session in session.isCut } == [false, false])
    #expect(sessions("2026-03-10T21:00", "2026-03-10T21:50").allSatisfy { !$0.isCut })

    var ledger = Ledger()
    let study = try ledger.block("Study")
    let gym = try ledger.block("Gym")
    for (block, start, end) in [
      (study, "2026-03-10T23:20", "2026-03-11T01:05"),
      (gym, "2026-03-11T08:00", "2026-03-11T08:20"),
    ] {
      try ledger.run(
        .addSession(
          NewSession(
            id: ledger.id(), block: block, zone: "Asia/Seoul", segments: [stretch(start, end)],
            origin: .manual)))
    }
    let (first, second) = (day("2026-03-10"), day("2026-03-11"))
    let replica = ledger.replica
    #expect([first, second].map { day in replica.halfBlocks(on: day) } == [2, 1])
    #expect([first, second].map { day in replica.active(on: day) / 60_000 } == [40, 85])
    #expect([first, second].map { day in replica.countingActive(on: day) / 60_000 } == [40, 85])
    #expect(replica.active(of: study, on: second) / 60_000 == 65)
    #expect(replica.active(of: gym, on: first) == 0)
    for (day, minutes) in [(first, 40), (second, 85)] {
      let board = DayBoard(
        day: day, of: replica, now: seoul("2026-03-12T00:00"), rules: nil, boundary: 0)
      #expect(board.minutes == minutes)
    }
    try ledger.run(.deleteBlock(study))
    #expect(ledger.replica.active(on: first) == 0 && ledger.replica.active(on: second) == 1_200_000)
  }

  @Test(
    "a run under way has its minutes where they lie, by the day's own begin", arguments: [0, 120])
  func underWay(boundary: Int) {
    let run = RunModelTests.run(seoul("2026-03-10T23:20"))
    let now = seoul("2026-03-11T03:20")
    let minutes = [day("2026-03-10"), day("2026-03-11"), day("2026-03-12")].map { day in
      run.active(on: day, at: now, changes: [], boundary: boundary) / 60_000
    }
    #expect(minutes == (boundary == 0 ? [40, 200, 0] : [160, 80, 0]))
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
