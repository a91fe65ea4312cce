import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import TestKit
import Testing

@testable import DayBlockTestKit

@Suite("calendar.screen")
struct CalendarScreenTests {
  @Test("the month names its days and what was produced on them")
  func month() throws {
    var (harness, _, _) = try CalendarHarness.studied()
    harness.go(.calendar(.month, nil))
    let html = harness.html
    #expect(html.contains("March 2026"))
    #expect(html.contains("Monday, March 9, 2026, 1.5 blocks, 1 h 30 min: Study"))
    #expect(html.contains("Tuesday, March 10, 2026, 1.5 blocks, 1 h 30 min: Study"))
    #expect(html.contains("6% of the day"))
    #expect(html.contains("09:00–10:30"))
    #expect(harness.faults == [])
  }

  @Test("a month is few elements, and another one is painted into the same")
  func cost() throws {
    var (harness, _, _) = try CalendarHarness.studied()
    harness.go(.calendar(.month, nil))
    let page = PaintedPage()
    page.paint(harness.state)
    #expect(page.elements < 240, "a day is a cell, a button and its number")
    harness.calendar(.paged(1))
    let patches = page.paint(harness.state)
    #expect(harness.html.contains("April 2026"))
    #expect(patches.made == 0)
    #expect(patches.words < 1_000, "there were 7,342")
    // Whoever selects a day changes two of them.
    harness.calendar(.paged(-1))
    page.paint(harness.state)
    harness.calendar(.dayTapped(day("2026-03-12")))
    page.paint(harness.state)
    let fresh = PaintedPage()
    fresh.paint(harness.state)
    #expect(page.picture == fresh.picture)
  }

  @Test("the colours of a day's blocks share its square as they began")
  func squares() throws {
    var ledger = Ledger()
    try ledger.run(.setSetting(Ledger.user, .welcomed(true)))
    for number in 1...5 {
      let block = try ledger.block("Block \(number)")
      for date in number...5 {
        let hour = "2026-03-0\(date)T1\(number):"
        try ledger.run(
          .addSession(
            NewSession(
              id: ledger.id(), block: block, zone: "Asia/Seoul",
              segments: [stretch(hour + "00", hour + "30")], origin: .manual)))
      }
      try ledger.run(.editBlock(block, [.color(number * 5)]))
    }
    var harness = CalendarHarness(ledger)
    harness.go(.calendar(.month, nil))
    let squares = harness.html.pieces(from: "--mini:", to: "\"").map { square in
      square.replacing("var(--block-", with: "").replacing(")", with: "")
        .replacing("linear-gradient(", with: "")
    }
    #expect(
      squares == [
        "5", "5 50%,10 0", "5,5 0 0/100% 50% no-repeat,90deg,10 50%,15 0",
        "90deg,5 50%,10 0 0 0/100% 50% no-repeat,90deg,15 50%,20 0",
        "25,25 50%/50% 50% no-repeat,90deg,5 50%,10 0 0 0/100% 50% no-repeat,90deg,15 50%,20 0",
      ])
  }

  @Test("a week begins as where the person lives, until they choose a day")
  func weekStart() throws {
    var (harness, _, _) = try CalendarHarness.studied()
    harness.go(.calendar(.month, nil))
    func first() -> Substring? { harness.html.pieces(from: "abbr=\"", to: "\"").first }
    #expect(first() == "Sunday")
    harness.state.weekStart = .monday
    #expect(first() == "Monday")
    harness.send(.view(.info(.setting(.firstWeekday(.saturday)))))
    #expect(first() == "Saturday")
  }

  @Test("a day of another month brings its page; drawing the page keeps the day")
  func going() throws {
    var (harness, _, _) = try CalendarHarness.studied()
    harness.go(.calendar(.month, nil))
    harness.calendar(.swiped(x: -30))
    #expect(harness.html.contains("March 2026"), "too short a way")
    harness.calendar(.swiped(x: -80), .paged(1))
    #expect(harness.html.contains("May 2026"))
    #expect(harness.state.route == .calendar(.month, nil), "the selected day stays")
    harness.calendar(.dayTapped(day("2026-04-30")))
    #expect(harness.html.contains("April 2026"))
    #expect(harness.state.route == .calendar(.month, day("2026-04-30")))
    #expect(harness.html.contains("No blocks produced 😴"))
    harness.calendar(.todayTapped)
    #expect(harness.html.contains("March 2026"))
    #expect(harness.state.route == .calendar(.month, nil))
  }

  @Test("the keyboard goes from day to day, over the month's end")
  func keys() throws {
    var (harness, _, _) = try CalendarHarness.studied()
    harness.go(.calendar(.month, day("2026-03-31")))
    harness.calendar(.dayKeyed("ArrowRight"))
    #expect(harness.state.route == .calendar(.month, day("2026-04-01")))
    #expect(harness.requests.contains(.focus(elementID: "day-cell-2026-04-01")))
    harness.calendar(.dayKeyed("ArrowUp"), .dayKeyed("Home"))
    #expect(harness.state.route == .calendar(.month, day("2026-03-22")))
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
    var harness = CalendarHarness(ledger)
    harness.go(.calendar(.day, nil))
    let start = seoul("2026-03-10T11:00").milliseconds
    harness.serve(
      "/api/day/overlays?zone=Asia%2FSeoul",
      """
      {"events":[{"title":"Dentist","source":"Family","allDay":false,"start":\(start),\
      "end":\(start + 1_800_000)},{"title":"Holiday","source":"","allDay":true,\
      "start":"2026-03-10","end":"2026-03-11"}],"faults":[]}
      """)
    var html = harness.html
    #expect(html.contains("Study, 09:00–10:00, 40 min, 0.5 blocks"))
    #expect(html.contains("Dentist"))
    #expect(html.contains("Holiday"))
    #expect(html.contains("Add time from 10:00–11:00"))
    #expect(harness.faults == [])
    harness.go(.calendar(.week, nil))
    html = harness.html
    #expect(html.contains("Study, 09:00–10:00, 40 min, 0.5 blocks"))
    #expect(html.contains("Tuesday, March 10, 2026, 0.5 blocks"))
    #expect(html.contains("Add time from 10:00–11:00"))
    #expect(harness.faults == [])
  }

  @Test("other calendars are asked for what is on the screen, a season at a time")
  func seasons() throws {
    var ledger = Ledger()
    try ledger.run(.setSetting(Ledger.user, .welcomed(true)))
    try ledger.run(.setSetting(Ledger.user, .overlays(["https://calendar.example/a.ics"])))
    var harness = CalendarHarness(ledger)
    func asked() -> [String] {
      harness.requests.compactMap { request in
        if case .http(let exchange) = request { exchange.path } else { nil }
      }.filter { path in path.hasPrefix("/api/day/overlays") }
    }
    let near = "/api/day/overlays?zone=Asia%2FSeoul"
    harness.go(.calendar(.day, nil))
    harness.go(.calendar(.day, day("2026-04-30")))
    #expect(asked() == [near])
    harness.go(.calendar(.day, day("2026-12-24")))
    harness.go(.calendar(.week, day("2026-11-01")))
    let winter = near + "&around=2026-11-15"
    #expect(asked() == [near, winter])
    // What was asked before comes too late.
    let late = Self.event("Too late", on: "2026-12-24")
    harness.serve(near, late)
    harness.go(.calendar(.day, day("2026-12-24")))
    #expect(!harness.html.contains("Too late"))
    harness.serve(winter, Self.event("Concert", on: "2026-12-24"))
    #expect(harness.html.contains("Concert"))
    harness.go(.calendar(.day, nil))
    #expect(asked() == [near, winter, near])
    #expect(harness.faults == [])
  }

  private static func event(_ title: String, on day: String) -> String {
    """
    {"events":[{"title":"\(title)","source":"","allDay":true,"start":"\(day)",\
    "end":"\(day)"}],"faults":[]}
    """
  }

  @Test("what another app recorded stands beside it until it is a session itself")
  func outside() throws {
    var (harness, study, _) = try CalendarHarness.studied()
    let record = OutsideRecord(
      kind: .golf, title: "Riverwalk", start: seoul("2026-03-10T06:00"),
      end: seoul("2026-03-10T08:00"), zone: "Asia/Seoul", source: "golf:1")
    harness.state.outsideChanged([record])
    harness.go(.calendar(.month, nil))
    #expect(harness.html.contains("Riverwalk"))
    #expect(harness.html.contains("Golf round"))
    try harness.ledger.run(
      .addSession(
        NewSession(
          id: harness.ledger.id(), block: study, zone: "Asia/Seoul",
          segments: [stretch("2026-03-10T06:00", "2026-03-10T08:00")], origin: .golf,
          source: "golf:1")))
    harness.send(.inner(.becameVisible))
    #expect(!harness.html.contains("Riverwalk"))
  }

  @Test("statistics of every range, with what was before")
  func statistics() throws {
    var (harness, _, _) = try CalendarHarness.studied()
    harness.go(.statistics(.day, nil))
    #expect(harness.html.contains("same as before"))
    #expect(harness.html.contains("2 days"), "the streak")
    for range in StatRange.allCases {
      harness.go(.statistics(range, nil))
      #expect(harness.html.contains("Study"), "\(range.rawValue)")
      #expect(harness.faults == [], "\(range.rawValue)")
    }
    harness.go(.statistics(.week, nil))
    #expect(harness.html.contains("Mar 8 – 14"))
    #expect(harness.html.contains("no earlier records"))
    harness.calendar(.paged(-1))
    #expect(harness.state.route == .statistics(.week, day("2026-03-01")))
    harness.go(.statistics(.custom, day("2026-03-01"), through: day("2026-03-05")))
    harness.calendar(.throughPicked("2026-03-31"))
    #expect(
      harness.state.route
        == .statistics(.custom, day("2026-03-01"), through: day("2026-03-31")))
    #expect(harness.html.contains("3.0"))
  }

  @Test("Korean too")
  func korean() throws {
    var (harness, _, _) = try CalendarHarness.studied(language: .korean)
    for place: DayRoute in [
      .calendar(.month, nil), .calendar(.week, nil), .calendar(.day, nil), .addSession(nil),
      .statistics(.year, nil),
    ] {
      harness.go(place)
      #expect(harness.faults == [])
    }
    #expect(harness.html.contains("블럭별"))
  }
}
