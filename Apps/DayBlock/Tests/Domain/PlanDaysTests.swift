import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

@Suite("When a plan comes")
struct PlanDaysTests {
  static let rules: [BlockPlan.Rule] = [
    .once, .daily, .weekly([.tuesday, .friday]), .weekly([.monday]), .weekly([.sunday]),
    .weekly([.monday, .tuesday, .wednesday, .thursday, .friday]),
  ]

  static func plan(
    _ rule: BlockPlan.Rule, from: String, until: String? = nil, at text: String = "09:30",
    zone: String = "America/New_York"
  ) -> BlockPlan {
    BlockPlan(
      from: day(from), until: until.map { text in day(text) }, rule: rule,
      start: TimeOfDay(text) ?? .noon, minutes: 60, zone: zone)
  }

  /// Its starts after an instant, one after the other.
  static func starts(
    _ plan: BlockPlan, _ rules: ZoneRules, after instant: Instant, count: Int
  ) -> [Instant] {
    var starts: [Instant] = []
    while starts.count < count, let next = plan.next(after: starts.last ?? instant, rules) {
      starts.append(next)
    }
    return starts
  }

  /// The lines of a calendar with the plan alone.
  static func feed(_ plan: BlockPlan) -> [String] {
    var block = Block(
      id: ID(high: 1, low: 1), group: ID(high: 1, low: 2), name: "Study", icon: "book", color: 4,
      sortKey: .first, createdAt: seoul("2026-09-01T12:00"))
    block.plans = [plan]
    return DayCalendar.text(
      sessions: [], plans: [DayCalendar.Planned(block: block, group: "School")], name: "DayBlock",
      host: "fieldday.example", stamp: seoul("2026-09-01T12:00"),
      rules: { _ in BoardWorld.newYork }
    ).split(separator: "\r\n").map(String.init)
  }

  @Test("is what a reader of the calendar feed makes of its rule", arguments: rules)
  func asTheFeed(rule: BlockPlan.Rule) throws {
    let plan = Self.plan(rule, from: "2026-09-02", until: "2027-03-31")
    let first = try #require(plan.firstDay)
    let lines = Self.feed(plan)
    let start = first.description.replacing("-", with: "")
    #expect(lines.contains("DTSTART;TZID=America/New_York:\(start)T093000"))
    let line =
      lines.first { line in line.hasPrefix("RRULE:FREQ=DAILY") }
      ?? lines.first { line in line.hasPrefix("RRULE:FREQ=WEEKLY") }
    guard let line else { return #expect(rule == .once) }
    let read = try CalendarRule(String(line.dropFirst(6)))
    let end = try #require(read.until?.civil?.instant(offset: 0))
    for days in 0..<400 {
      let day = first.adding(days: days)
      let isRead =
        read.holds(day, from: first) && plan.instant(on: day, BoardWorld.newYork) <= end
      #expect(plan.isOn(day) == isRead, "\(day)")
    }
  }

  @Test("a first day whose clocks leave its time out does not move the others in the feed")
  func beginsInAGap() {
    for rule in [BlockPlan.Rule.once, .daily, .weekly([.sunday])] {
      let lines = Self.feed(Self.plan(rule, from: "2026-03-08", at: "02:30"))
      #expect(lines.contains("DTSTART;TZID=America/New_York:20260308T023000"))
    }
    let whole = Self.feed(Self.plan(.daily, from: "2026-03-08", until: "2026-03-31", at: "02:00"))
    #expect(whole.contains("DTSTART;TZID=America/New_York:20260308T020000"))
    #expect(whole.contains("RRULE:FREQ=DAILY;UNTIL=20260401T035959Z"))
  }

  @Test("comes once on each of its days, also where clocks change", arguments: rules)
  func eachDay(rule: BlockPlan.Rule) {
    for time in ["00:00", "01:30", "02:30", "23:59"] {
      let plan = Self.plan(rule, from: "2026-02-20", until: "2026-12-10", at: time)
      let wanted = (0..<400).map { days in plan.from.adding(days: days) }
        .filter { day in plan.isOn(day) }
        .map { day in plan.instant(on: day, BoardWorld.newYork) }
      let before = BoardWorld.instant("2026-01-01T12:00", BoardWorld.newYork)
      #expect(Self.starts(plan, BoardWorld.newYork, after: before, count: 1_000) == wanted)
    }
  }

  @Test("a time that is left out is moved on, of one that comes twice the first is meant")
  func changes() {
    let spring = Self.plan(.daily, from: "2026-03-08", at: "02:30")
    let autumn = Self.plan(.daily, from: "2026-11-01", at: "01:30")
    let before = BoardWorld.instant("2026-01-01T12:00", BoardWorld.newYork)
    #expect(
      spring.next(after: before, BoardWorld.newYork)
        == CivilDateTime("2026-03-08T07:30")?.instant(offset: 0))
    #expect(
      autumn.next(after: before, BoardWorld.newYork)
        == CivilDateTime("2026-11-01T05:30")?.instant(offset: 0))
  }

  @Test(
    "on a date that the zone skipped it comes no second time",
    .enabled(if: BoardWorld.hasSystemZones))
  func skipped() throws {
    let apia = try #require(BoardWorld.systemZone("Pacific/Apia"))
    let plan = Self.plan(.daily, from: "2011-12-28", at: "09:00", zone: "Pacific/Apia")
    let before = BoardWorld.instant("2011-12-01T12:00", apia)
    let days = Self.starts(plan, apia, after: before, count: 4)
      .map { start in apia.civil(at: start).description }
    #expect(
      days == [
        "2011-12-28T09:00", "2011-12-29T09:00", "2011-12-31T09:00", "2012-01-01T09:00",
      ])
  }

  @Test("there is none after its last day, nor where its first weekday is later")
  func over() {
    let now = seoul("2026-03-10T12:00")
    let once = Self.plan(.once, from: "2026-03-10", at: "12:00", zone: "Asia/Seoul")
    #expect(once.next(after: now, BoardWorld.seoul) == nil)
    #expect(once.next(after: now.advanced(byMilliseconds: -1), BoardWorld.seoul) == now)
    let ended = Self.plan(.daily, from: "2026-01-01", until: "2026-03-10", at: "11:59")
    #expect(ended.next(after: now, BoardWorld.seoul) == nil)
    let never = Self.plan(.weekly([.friday]), from: "2026-03-09", until: "2026-03-12")
    #expect(never.firstDay == nil)
    #expect(never.next(after: now, BoardWorld.seoul) == nil)
    let far = Self.plan(.weekly([.friday]), from: "2031-01-01", at: "08:00")
    #expect(far.next(after: now, BoardWorld.seoul) == seoul("2031-01-03T08:00"))
  }
}
