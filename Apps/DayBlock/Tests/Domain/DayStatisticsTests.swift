import Calendar
import Core
import DayBlockDomain
import Sync
import Testing

@testable import DayBlockTestKit

@Suite("statistics")
struct DayStatisticsTests {
  typealias World = BoardWorld

  private let group = BlockGroup.defaultID(of: ID(high: 1, low: 1))

  private func blocks() -> [Block] {
    (1...5).map { number in
      var block = Block(
        id: World.block(UInt64(number)),
        group: number < 3 ? group : ID(high: 8, low: UInt64(number % 2)), name: "\(number)",
        icon: "battery", color: number, sortKey: .first, createdAt: Instant(milliseconds: 0))
      block.isGolden = number % 2 == 0
      if number == 1 { block.goal = BlockGoal(period: .perDay, halfBlocks: 2) }
      if number == 2 { block.goal = BlockGoal(period: .perWeek, halfBlocks: 5) }
      return block
    }
  }

  /// Sessions around `day` in zones with and without summer time.
  private func sessions(_ seed: UInt64, around day: CivilDate, _ rules: ZoneRules, _ boundary: Int)
    -> [DaySession]
  {
    var dice = BoardDice(seed)
    let noon = rules.startOfDay(day).advanced(byMilliseconds: 43_200_000)
    return (0..<60).map { number in
      let minute = dice.below(30 * 1_440) - 15 * 1_440
      return World.session(
        UInt64(number), block: UInt64(dice.below(5) + 1),
        from: noon.advanced(byMilliseconds: Int64(minute) * 60_000),
        minutes: dice.below(200) + 1, rules, boundary: boundary,
        origin: dice.below(9) == 0 ? .tutorial : .timer)
    }
  }

  @Test("totals equal those counted naively", arguments: [UInt64](1...40))
  func totals(_ seed: UInt64) {
    let rules = seed % 2 == 0 ? World.newYork : World.seoul
    let boundary = seed % 3 == 0 ? 240 : 0
    let day = World.date("2026-03-08")
    let kind = DateSpan.Kind.allCases[Int(seed) % 4]
    let span = DateSpan(kind, around: day, firstWeekday: .monday)
    let all = sessions(seed, around: day, rules, boundary)
    let statistics = DayStatistics(
      span: span, sessions: all, known: blocks(), today: day, firstWeekday: .monday,
      boundary: boundary)
    let mine = all.filter { session in session.counts && span.contains(session.day) }
    #expect(statistics.total.sessions == mine.count)
    let total = statistics.days.reduce(into: DayAmount.nothing) { sum, day in sum.add(day) }
    #expect(statistics.total == total)
    #expect(statistics.days.count == span.count)
    #expect(statistics.longest?.active == mine.map { one in one.active }.max())
    for (index, amount) in statistics.days.enumerated() {
      let day = span.from.adding(days: index)
      let those = mine.filter { one in one.day == day }
      let shared = DayAmount.repeated(in: those)
      #expect(
        amount.halfBlocks
          == those.reduce(0) { sum, one in sum + one.halfBlocks } - shared.halfBlocks)
      #expect(
        amount.active == those.reduce(0) { sum, one in sum + one.active } - shared.active)
    }
    for row in statistics.blocks {
      let those = mine.filter { one in one.block == row.block }
      #expect(row.amount.active == those.reduce(0) { sum, one in sum + one.active })
    }
    #expect(statistics.blocks.count == Set(mine.map { one in one.block }).count)
    #expect(
      statistics.groups.reduce(0) { sum, row in sum + row.amount.halfBlocks }
        == mine.reduce(0) { sum, one in sum + one.halfBlocks })
    #expect(statistics.halfBlocksOfBlocks >= statistics.total.halfBlocks)
    let golden = mine.filter { one in one.block.low % 2 == 0 }
    #expect(statistics.golden == golden.reduce(0) { sum, one in sum + one.halfBlocks })
  }

  @Test("days come to what their sessions do, also once some were changed", arguments: 1...40)
  func pages(_ seed: UInt64) {
    let rules = seed % 2 == 0 ? World.newYork : World.seoul
    let boundary = seed % 3 == 0 ? 240 : 0
    let day = World.date("2026-03-08")
    let hasAll = seed % 4 != 0
    var ledger = Ledger()
    for block in hasAll ? blocks() : blocks().dropLast() {
      ledger.replica.set(DayBlockEntity.block(block).key, to: .block(block))
    }
    var dice = BoardDice(seed)
    let first = sessions(seed, around: day, rules, boundary)
    let second = sessions(seed + 100, around: day, rules, boundary)
    for session in first { ledger.replica.set(key(session), to: .session(session)) }
    for session in second {
      switch dice.below(4) {
      case 0: ledger.replica.set(key(session), to: nil)
      case 1: ledger.replica.set(key(session), to: .session(session))
      case 2:
        var deleted = session
        deleted.deletedAt = session.endedAt
        ledger.replica.set(key(session), to: .session(deleted))
      default: break
      }
    }
    let replica = ledger.replica
    for kind in [DateSpan.Kind.day, .week, .month, .year] {
      let span = DateSpan(kind, around: day, firstWeekday: .monday)
      let counted = DayStatistics(
        span: span,
        sessions: replica.sessions(
          from: span.from.adding(days: -7), through: span.through.adding(days: 7)),
        known: replica.blocks, today: day, firstWeekday: .monday, boundary: boundary)
      #expect(kind != .year || counted.total.sessions > 0)
      #expect(
        counted
          == DayStatistics(
            span, of: replica, today: day, firstWeekday: .monday, boundary: boundary))
    }
  }

  private func key(_ session: DaySession) -> EntityKey { DayBlockEntity.session(session).key }

  @Test("the heat of hours equals that counted second by second", arguments: [UInt64](1...6))
  func heat(_ seed: UInt64) {
    let day = World.date("2026-11-01")
    let all = sessions(seed, around: day, World.newYork, 0)
    let span = DateSpan(.week, around: day, firstWeekday: .monday)
    let statistics = DayStatistics(
      span: span, sessions: all, known: [], today: day, firstWeekday: .monday, boundary: 0)
    var naive = [Int64](repeating: 0, count: 168)
    for session in all where session.counts && span.contains(session.day) {
      for segment in session.segments {
        var at = segment.start
        while at < segment.end {
          let hour = at.civil(offset: segment.offset).time.hour
          naive[(session.day.weekday.rawValue - 1) * 24 + hour] += 1_000
          at = at.advanced(byMilliseconds: 1_000)
        }
      }
    }
    for weekday in Weekday.allCases {
      for hour in 0..<24 {
        #expect(
          statistics.hours.active(weekday, hour) == naive[(weekday.rawValue - 1) * 24 + hour])
      }
    }
  }

  @Test("goals of days and of weeks, also of weeks the span cuts")
  func goals() {
    func session(_ number: UInt64, _ block: UInt64, _ day: String, _ minutes: Int) -> DaySession {
      World.session(
        number, block: block, from: World.instant("\(day)T09:00", World.seoul), minutes: minutes,
        World.seoul)
    }
    // June 2026 begins on a Monday, July on a Wednesday.
    let all = [
      session(1, 1, "2026-07-01", 60), session(2, 1, "2026-07-02", 30),
      session(3, 1, "2026-07-03", 90), session(4, 2, "2026-06-30", 90),
      session(5, 2, "2026-07-01", 60), session(6, 2, "2026-07-08", 60),
    ]
    let statistics = DayStatistics(
      span: DateSpan(.month, around: World.date("2026-07-01"), firstWeekday: .monday),
      sessions: all, known: blocks(), today: World.date("2026-07-08"), firstWeekday: .monday,
      boundary: 0)
    #expect(
      statistics.goals.map { goal in "\(goal.block.low) \(goal.met)/\(goal.periods) \(goal.latest)"
      }
        == ["1 2/8 0", "2 1/2 2"])
  }

  @Test("the mean start is on the person's day, over midnight too")
  func meanStart() {
    let starts = ["2026-06-10T23:00", "2026-06-12T01:00", "2026-06-12T02:00"]
    let all = starts.enumerated().map { index, start in
      World.session(
        UInt64(index), from: World.instant(start, World.seoul), minutes: 30, World.seoul,
        boundary: 240)
    }
    let statistics = DayStatistics(
      span: DateSpan(.month, around: World.date("2026-06-01"), firstWeekday: .monday),
      sessions: all, known: [], today: World.date("2026-06-30"), firstWeekday: .monday,
      boundary: 240)
    #expect(statistics.meanStart == TimeOfDay("00:00"))
  }

  @Test("the share of a day")
  func share() {
    #expect(DayShare.percent(halfBlocks: 1, halves: 48) == 2)
    #expect(DayShare.percent(halfBlocks: 3, halves: 48) == 6)
    #expect(DayShare.percent(halfBlocks: 48, halves: 48) == 100)
    #expect(DayShare.percent(halfBlocks: 23, halves: 46) == 50)
    #expect(DayShare.percent(halfBlocks: 3, halves: 0) == 0)
    for halfBlocks in 0...100 {
      let exact = Double(halfBlocks) * 100 / 50
      #expect(Double(DayShare.percent(halfBlocks: halfBlocks, halves: 50)) == exact)
    }
  }

  @Test("a year of weeks")
  func year() {
    let heat = YearHeat(year: 2028, firstWeekday: .sunday) { day in
      DayAmount(halfBlocks: day.month == 12 ? day.day : 0, active: 60_000, sessions: 1)
    }
    let days = heat.weeks.flatMap { week in week }.compactMap { cell in cell }
    #expect(days.count == 366)
    #expect(heat.weeks.allSatisfy { week in week.count == 7 })
    #expect(heat.most == 31)
    #expect(heat.weeks.first?.compactMap { cell in cell }.first?.day == World.date("2028-01-01"))
    #expect(days.filter { cell in cell.level == 0 }.count == 335)
    #expect(days.suffix(31).map { cell in cell.level }.first == 1)
    #expect(days.last?.level == 4)
  }
}
