import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import Testing

@Suite("calendar.screen")
struct CalendarScreenTests {
  @Test("the month names its days and what was produced on them")
  func month() throws {
    var (desk, _, _) = try CalendarDesk.studied()
    desk.go(.calendar(.month, nil))
    let html = desk.html
    #expect(html.contains("2026.03"))
    #expect(html.contains("Monday, March 9, 2026, 1.5 blocks: Study"))
    #expect(html.contains("Tuesday, March 10, 2026, 1.5 blocks: Study"))
    #expect(html.contains("6% of the day"))
    #expect(html.contains("09:00–10:30"))
    #expect(desk.faults == [])
  }

  @Test("a day of another month brings its page; drawing the page keeps the day")
  func going() throws {
    var (desk, _, _) = try CalendarDesk.studied()
    desk.go(.calendar(.month, nil))
    desk.calendar(.swiped(x: -30))
    #expect(desk.html.contains("2026.03"), "too short a way")
    desk.calendar(.swiped(x: -80), .paged(1))
    #expect(desk.html.contains("2026.05"))
    #expect(desk.state.route == .calendar(.month, nil), "the selected day stays")
    desk.calendar(.dayTapped(day("2026-04-30")))
    #expect(desk.html.contains("2026.04"))
    #expect(desk.state.route == .calendar(.month, day("2026-04-30")))
    #expect(desk.html.contains("No blocks produced 😴"))
    desk.calendar(.todayTapped)
    #expect(desk.html.contains("2026.03"))
    #expect(desk.state.route == .calendar(.month, nil))
  }

  @Test("the keyboard goes from day to day, over the month's end")
  func keys() throws {
    var (desk, _, _) = try CalendarDesk.studied()
    desk.go(.calendar(.month, day("2026-03-31")))
    desk.calendar(.dayKeyed("ArrowRight"))
    #expect(desk.state.route == .calendar(.month, day("2026-04-01")))
    #expect(desk.requests.contains(.focus(elementID: "day-cell-2026-04-01")))
    desk.calendar(.dayKeyed("ArrowUp"), .dayKeyed("Home"))
    #expect(desk.state.route == .calendar(.month, day("2026-03-22")))
  }

  @Test("day and week show what was recorded, and the other calendars' events")
  func canvas() throws {
    var ledger = Ledger()
    try ledger.run(.setSetting(Ledger.user, .welcomed(true)))
    try ledger.run(.setSetting(Ledger.user, .overlays(["https://calendar.example/a.ics"])))
    let study = try ledger.block("Study")
    try ledger.run(
      .addSession(
        NewSession(
          id: ledger.id(), block: study, zone: "Asia/Seoul",
          segments: [
            stretch("2026-03-10T09:00", "2026-03-10T09:20"),
            stretch("2026-03-10T09:40", "2026-03-10T10:00"),
          ], origin: .timer)))
    var desk = CalendarDesk(ledger)
    desk.go(.calendar(.day, nil))
    let start = seoul("2026-03-10T11:00").milliseconds
    desk.serve(
      "/api/day/overlays?zone=Asia%2FSeoul",
      """
      {"events":[{"title":"Dentist","source":"Family","allDay":false,"start":\(start),\
      "end":\(start + 1_800_000)},{"title":"Holiday","source":"","allDay":true,\
      "start":"2026-03-10","end":"2026-03-11"}],"faults":[]}
      """)
    var html = desk.html
    #expect(html.contains("Study, 09:00–10:00, 40 min, 0.5 blocks"))
    #expect(html.contains("Dentist"))
    #expect(html.contains("Holiday"))
    #expect(html.contains("Add time from 10:00–11:00"))
    #expect(desk.faults == [])
    desk.go(.calendar(.week, nil))
    html = desk.html
    #expect(html.contains("Study, 09:00–10:00, 40 min, 0.5 blocks"))
    #expect(html.contains("Tuesday, March 10, 2026, 0.5 blocks"))
    #expect(!html.contains("Add time from"))
    #expect(desk.faults == [])
  }

  @Test("what another app recorded stands beside it until it is a session itself")
  func outside() throws {
    var (desk, study, _) = try CalendarDesk.studied()
    let record = OutsideRecord(
      kind: .golf, title: "Riverwalk", start: seoul("2026-03-10T06:00"),
      end: seoul("2026-03-10T08:00"), zone: "Asia/Seoul", source: "golf:1")
    desk.state.outside = [record]
    desk.go(.calendar(.month, nil))
    #expect(desk.html.contains("Riverwalk"))
    #expect(desk.html.contains("Golf round"))
    try desk.ledger.run(
      .addSession(
        NewSession(
          id: desk.ledger.id(), block: study, zone: "Asia/Seoul",
          segments: [stretch("2026-03-10T06:00", "2026-03-10T08:00")], origin: .golf,
          source: "golf:1")))
    desk.send(.inner(.becameVisible))
    #expect(!desk.html.contains("Riverwalk"))
  }

  @Test("statistics of every range, with what was before")
  func statistics() throws {
    var (desk, _, _) = try CalendarDesk.studied()
    desk.go(.statistics(.day, nil))
    #expect(desk.html.contains("as much as before"))
    #expect(desk.html.contains("2 days"), "the streak")
    for range in StatRange.allCases {
      desk.go(.statistics(range, nil))
      #expect(desk.html.contains("Study"), "\(range.rawValue)")
      #expect(desk.faults == [], "\(range.rawValue)")
    }
    desk.go(.statistics(.week, nil))
    #expect(desk.html.contains("Mar 8 – 14"))
    #expect(desk.html.contains("nothing before"))
    desk.calendar(.paged(-1))
    #expect(desk.state.route == .statistics(.week, day("2026-03-01")))
    desk.go(.statistics(.custom, day("2026-03-01"), through: day("2026-03-05")))
    desk.calendar(.throughPicked("2026-03-31"))
    #expect(
      desk.state.route
        == .statistics(.custom, day("2026-03-01"), through: day("2026-03-31")))
    #expect(desk.html.contains("3.0"))
  }

  @Test("Korean too")
  func korean() throws {
    var (desk, _, _) = try CalendarDesk.studied(language: .korean)
    for place: DayRoute in [
      .calendar(.month, nil), .calendar(.week, nil), .calendar(.day, nil), .addSession(nil),
      .statistics(.year, nil),
    ] {
      desk.go(place)
      #expect(desk.faults == [])
    }
    #expect(desk.html.contains("블럭별"))
  }
}
