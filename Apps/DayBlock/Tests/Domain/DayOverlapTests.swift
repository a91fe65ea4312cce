import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

@Suite("Time that several records have in common counts once for the day")
struct DayOverlapTests {
  private static let noon = seoul("2026-03-10T12:00")

  private func session(_ number: UInt64, _ from: Int, _ minutes: Int) -> DaySession {
    BoardWorld.session(
      number, from: Self.noon.advanced(byMilliseconds: Int64(from) * 60_000), minutes: minutes,
      BoardWorld.seoul)
  }

  private func repeated(_ sessions: DaySession...) -> DayAmount {
    DayAmount.repeated(in: sessions)
  }

  @Test("of two that are alike one counts, of two that touch both")
  func alike() {
    #expect(repeated(session(1, 0, 60), session(2, 0, 60)).halfBlocks == 2)
    #expect(repeated(session(1, 0, 60), session(2, 0, 60)).active == 3_600_000)
    #expect(repeated(session(1, 0, 60), session(2, 60, 60)) == .nothing)
    #expect(repeated() == .nothing)
  }

  @Test("two half-blocks of fifty minutes are one; what stands free of them counts")
  func partly() {
    let shared = repeated(session(1, 0, 30), session(2, 20, 30))
    #expect(shared.halfBlocks == 1 && shared.active == 600_000)
    // 50 and 50 minutes with 20 in common: 80 minutes, in which two half-blocks have room.
    #expect(repeated(session(1, 0, 50), session(2, 30, 50)).halfBlocks == 0)
  }

  @Test("what was done in a pause of something else is not the same time")
  func pauses() {
    let first = stretch("2026-03-10T09:00", "2026-03-10T09:20")
    let pause = session(2, -160, 30)
    let last = stretch("2026-03-10T09:50", "2026-03-10T10:00")
    let (units, rest) = DayClock.units(of: [first, last], carried: 0)
    let paused = DaySession(
      id: ID(high: 2, low: 1), block: BoardWorld.block(1), day: day("2026-03-10"),
      zone: "Asia/Seoul", segments: [first, last], units: units, remainder: rest,
      origin: .manual, createdAt: Self.noon)
    #expect(units.count == 1 && pause.startedAt == first.end)
    #expect(repeated(paused, pause) == .nothing)
  }

  @Test(
    "equals what is counted minute by minute, and is never more than the day",
    arguments: [UInt64](1...60))
  func naive(_ seed: UInt64) {
    var dice = BoardDice(seed)
    let sessions = (0..<12).map { number in
      session(UInt64(number), dice.below(600) - 700, dice.below(240) + 1)
    }
    let repeated = DayAmount.repeated(in: sessions)
    let minutes = sessions.flatMap { session in
      Array((session.startedAt.milliseconds / 60_000)..<(session.endedAt.milliseconds / 60_000))
    }
    #expect(repeated.active == Int64(minutes.count - Set(minutes).count) * 60_000)
    let made = sessions.reduce(0) { sum, one in sum + one.halfBlocks } - repeated.halfBlocks
    #expect(made >= 0 && made * 30 <= Set(minutes).count)
  }

  @Test("everything that says what a day comes to says the same")
  func everywhere() throws {
    var ledger = Ledger()
    let study = try ledger.block("Study")
    let gym = try ledger.block("Gym")
    for block in [study, gym, study] {
      try ledger.run(
        .addSession(
          NewSession(
            id: ledger.id(), block: block, zone: "Asia/Seoul",
            segments: [stretch("2026-03-10T00:00", "2026-03-11T00:00")], origin: .manual)))
    }
    let replica = ledger.replica
    let today = day("2026-03-10")
    #expect(replica.halfBlocks(on: today) == 48 && replica.active(on: today) == 86_400_000)
    #expect(replica.countingHalfBlocks(on: today) == 48)
    #expect(replica.countingActive(on: today) == 86_400_000)
    #expect(replica.overlap(on: today) == 2 * 86_400_000)
    #expect(replica.halfBlocks(of: study, on: today) == 48)
    #expect(replica.active(of: gym, on: today) == 86_400_000)
    let board = DayBoard(
      day: today, of: replica, now: seoul("2026-03-12T00:00"), rules: nil, boundary: 0)
    #expect(board.made == 48 && board.minutes == 1_440)
    let span = DateSpan(from: today, through: today)
    let figures = DayStatistics(
      span, of: replica, today: today, firstWeekday: .sunday, boundary: 0)
    #expect(figures.total == DayAmount(halfBlocks: 48, active: 86_400_000, sessions: 3))
    #expect(SpanTotal(span, of: replica).total == figures.total)
    // Each block has its own; a share is a part of them all.
    #expect(figures.halfBlocksOfBlocks == 144)
  }

  @Test("a run under way and what was entered over it are one time")
  func running() throws {
    var ledger = Ledger()
    let study = try ledger.block("Study")
    _ = try ledger.start(study)
    ledger.wait(minutes: 90)
    try ledger.run(.addSession(ledger.newSession(study, minutes: 60)))
    let amount = ledger.replica.amount(on: ledger.today, at: ledger.at, boundary: 0) { _ in [] }
    #expect(amount.halfBlocks == 3 && amount.active == 5_400_000)
  }
}
