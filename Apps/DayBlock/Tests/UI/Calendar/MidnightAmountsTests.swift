import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import Testing

@testable import DayBlockTestKit

/// From 23:20 to 01:05: 40 minutes lie in the first day and 65 in the second; of the half-blocks
/// two began in the first and one in the second (specification §6.1). Every screen says both.
@Suite("What a day comes to around midnight")
struct MidnightAmountsTests {
  private static let first = CivilDate("2026-03-09") ?? .first
  private static let second = CivilDate("2026-03-10") ?? .first

  private func harness(_ language: Language = .english) throws -> CalendarHarness {
    var ledger = Ledger()
    try ledger.run(.setSetting(Ledger.user, .welcomed(true)))
    let study = try ledger.block("Study")
    try ledger.run(
      .addSession(
        NewSession(
          id: ledger.id(), block: study, zone: "Asia/Seoul",
          segments: [stretch("2026-03-09T23:20", "2026-03-10T01:05")], origin: .manual)))
    return CalendarHarness(ledger, language: language)
  }

  /// A screen after it was gone to.
  private func html(_ place: DayRoute, _ language: Language = .english) throws -> String {
    var harness = try harness(language)
    harness.go(place)
    #expect(harness.faults == [])
    return harness.html
  }

  private static let rule =
    "A half-block counts toward the day it starts, minutes toward the day they are spent."

  @Test("the calendar, by month, week and day")
  func calendar() throws {
    let month = try html(.calendar(.month, Self.first))
    #expect(month.contains("Monday, March 9, 2026, 1.0 block, 40 min: Study"))
    #expect(month.contains("Tuesday, March 10, 2026, 0.5 blocks, 1 h 5 min: Study"))
    #expect(month.contains("23:20–00:00 · 40 min"))
    #expect(month.contains("4% of the day · 40 min"))
    #expect(month.contains(Self.rule))
    let week = try html(.calendar(.week, Self.second))
    #expect(week.contains("Monday, March 9, 2026, 1.0 block, 40 min"))
    #expect(week.contains("Tuesday, March 10, 2026, 0.5 blocks, 1 h 5 min"))
    #expect(week.contains(">40 min<") && week.contains(">1 h 5 min<"))
    let day = try html(.calendar(.day, Self.second))
    #expect(day.contains("2% of the day · 1 h 5 min") && day.contains(Self.rule))
  }

  @Test("a day whose half-blocks are those of its minutes needs no such word")
  func plain() throws {
    var (harness, _, _) = try CalendarHarness.studied()
    harness.go(.calendar(.month, Self.second))
    #expect(harness.html.contains("6% of the day · 1 h 30 min"))
    #expect(!harness.html.contains(Self.rule))
  }

  @Test("statistics")
  func statistics() throws {
    let day = try html(.statistics(.day, Self.first))
    #expect(day.contains("1.0 block, 40 min") && day.contains(Self.rule))
    var harness = try harness()
    harness.go(.statistics(.week, Self.first))
    #expect(
      harness.html.contains("1.5 blocks, 1 h 45 min. Best day: Mon, Mar 9, 1.0 block, 40 min"))
    harness.calendar(.tableOpened(.overTime))
    #expect(harness.html.contains("1.0 · 40 min") && harness.html.contains("0.5 · 1 h 5 min"))
    harness.go(.statistics(.year, Self.first))
    #expect(harness.html.contains("Mon, Mar 9 · 1.0 block, 40 min"))
    let replica = harness.ledger.replica
    let span = DateSpan(from: Self.first, through: Self.second)
    let figures = DayStatistics(
      span, of: replica, today: Self.second, firstWeekday: .sunday, boundary: 0)
    #expect(figures.days.map(\.halfBlocks) == [2, 1])
    #expect(figures.days.map { day in day.active / 60_000 } == [40, 65])
    #expect(SpanTotal(span, of: replica).days == figures.days)
  }

  @Test("the record of each day, and its board")
  func review() throws {
    var harness = try harness()
    let first = try #require(harness.sessions(on: "2026-03-09").first)
    let second = try #require(harness.sessions(on: "2026-03-10").first)
    harness.go(.session(first.id))
    #expect(
      harness.html.contains("+1.0 blocks produced!") && harness.html.contains("40 min on this day"))
    #expect(harness.html.contains("Total 1.0 block, 40 min.") && harness.html.contains(Self.rule))
    harness.send(.view(.track(.review(.boardShown))))
    #expect(harness.html.contains(">Total 1.0 block, 40 min<"))
    #expect(!harness.html.contains("1 h 0 min") && !harness.html.contains(">1 h<"))
    harness.go(.session(second.id))
    #expect(harness.html.contains("1 h 5 min on this day"))
  }

  @Test("today, where it is tracked, and in my info")
  func today() throws {
    let tracking = try html(.tracking)
    #expect(tracking.contains("Today: 0.5 blocks, 1 h 5 min"))
    #expect(tracking.contains("day-produced-time"))
    #expect(try html(.info).contains("1 h 5 min"))
    let harness = try harness()
    #expect(harness.state.halfBlocksToday == 1 && harness.state.minutesToday == 65)
    #expect(harness.state.launcherLines.first?.lines == ["0.5 blocks today · 1 h 5 min"])
    let korean = try self.harness(.korean).state.launcherLines.first?.lines
    #expect(korean == ["오늘 블럭 0.5개 · 1시간 5분"])
  }

  @Test("the guide promises what the screens show")
  func guide() throws {
    let english = try html(.guide)
    #expect(english.contains("Minutes count toward the day they are spent"))
    #expect(english.contains("a half-block toward the day it starts"))
    #expect(!english.contains("each day gets the minutes"))
    let korean = try html(.guide, .korean)
    #expect(korean.contains("시간은 실제로 보낸 날에, 반 블럭은 시작한 날에 담겨요"))
  }

  @Test("a run that is under way has minutes in both days too")
  func running() {
    var (world, _) = TrackWorld.ready("2026-03-09T23:20:00")
    world.send(.played)
    world.pass(minutes: 105)
    world.look()
    #expect(world.state.halfBlocksToday == 1 && world.state.minutesToday == 65)
    world.send(.view(.went(.tracking)))
    #expect(world.html.contains("Today: 0.5 blocks, 1 h 5 min"))
  }
}
