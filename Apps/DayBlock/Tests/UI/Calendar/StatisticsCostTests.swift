import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import TestKit
import Testing
import View

@testable import DayBlockTestKit

/// What years of somebody's life cost a screen (specification §19.17).
@Suite("statistics.cost")
struct StatisticsCostTests {
  /// Two years of fourteen blocks, three sessions a day, up to yesterday.
  private func years() throws -> CalendarHarness {
    var ledger = Ledger()
    try ledger.run(.setSetting(Ledger.user, .welcomed(true)))
    for number in 1...14 {
      let block = Block(
        id: BoardWorld.block(UInt64(number)), group: Ledger.usualGroup, name: "Block \(number)",
        icon: "battery", color: number * 3, sortKey: .first,
        createdAt: seoul("2020-01-01T00:00"))
      ledger.replica.set(DayBlockEntity.block(block).key, to: .block(block))
    }
    var dice = BoardDice(5)
    var number: UInt64 = 0
    for ago in 1...730 {
      let morning = seoul("2026-03-10T06:00").advanced(byMilliseconds: Int64(ago) * -86_400_000)
      for index in 0..<3 {
        number += 1
        let session = BoardWorld.session(
          number, block: UInt64(dice.below(14) + 1),
          from: morning.advanced(byMilliseconds: Int64(index) * 10_800_000),
          minutes: 25 + dice.below(60), BoardWorld.seoul)
        ledger.replica.set(DayBlockEntity.session(session).key, to: .session(session))
      }
    }
    return CalendarHarness(ledger)
  }

  @Test("a year with its heat maps is few elements")
  func elements() throws {
    var harness = try years()
    harness.go(.statistics(.year, day("2025-06-01")))
    let page = PaintedPage()
    let patches = page.paint(harness.state)
    #expect(harness.html.contains("day-year-drawing"))
    #expect(page.elements < 450, "with an element for each day and hour there were 1,340")
    #expect(patches.words < 12_000, "there were 29,571")
  }

  @Test("another year is painted into the same elements")
  func paging() throws {
    var harness = try years()
    harness.go(.statistics(.year, day("2025-06-01")))
    let page = PaintedPage()
    page.paint(harness.state)
    harness.calendar(.paged(-1))
    #expect(harness.html.contains(">2024<"))
    let patches = page.paint(harness.state)
    #expect(patches.words < 1_000, "there were 3,613")
    let fresh = PaintedPage()
    fresh.paint(harness.state)
    #expect(page.picture == fresh.picture)
  }

  @Test("on a turn that changes nothing of them, statistics send nothing")
  func nothing() throws {
    var harness = try years()
    harness.go(.statistics(.year, nil))
    let page = PaintedPage()
    page.paint(harness.state)
    harness.send(.inner(.tick))
    #expect(page.paint(harness.state).isEmpty)
  }

  @Test("a table is made once it is opened, and gone with its page")
  func tables() throws {
    var harness = try years()
    harness.go(.statistics(.year, nil))
    let page = PaintedPage()
    page.paint(harness.state)
    #expect(!harness.html.contains("<td"))
    let clicks = page.clicks(on: "summary")
    #expect(clicks.count == StatTable.allCases.count)
    for click in clicks { harness.send(click) }
    page.paint(harness.state)
    #expect(page.clicks(on: "summary").isEmpty)
    #expect(harness.html.ranges(of: "<table>").count == clicks.count)
    #expect(harness.faults == [])
    // Another range has the tables that were opened; the next visit begins without.
    harness.calendar(.paged(-1))
    #expect(harness.html.ranges(of: "<table>").count == clicks.count)
    harness.go(.calendar(.month, nil))
    harness.go(.statistics(.year, nil))
    #expect(!harness.html.contains("<table>"))
  }

  @Test("the year's table says the same as its drawing")
  func year() throws {
    var harness = try years()
    harness.go(.statistics(.year, day("2025-06-01")))
    harness.calendar(.tableOpened(.year))
    let html = harness.html
    let drawn = cells(of: "day-year-drawing", in: html)
    #expect(drawn.reduce(0, +) == 365)
    let span = DateSpan(.year, around: day("2025-06-01"), firstWeekday: .sunday)
    let total = SpanTotal(span, of: harness.ledger.replica)
    let links = html.pieces(from: "<td class=\"figures\"><a ", to: "</a>")
    let told = links.compactMap { link in
      String(link).split(separator: ">").dropFirst().first
        .flatMap { text in text.split(separator: "<").first }.flatMap { text in Double(text) }
    }
    let days = told.count
    #expect(links.count == days)
    #expect(Int(told.reduce(0, +) * 2) == total.total.halfBlocks)
    #expect(days == total.producedDays)
    #expect(html.ranges(of: "<td class=\"figures\"").count == 53 * 7)
    #expect(html.contains("href=\"/day/calendar?view=day&amp;date=2025-06-01\""))
    #expect(drawn[0] == 365 - days)
    #expect(html.contains("Blocks on \(days) days"))
  }

  @Test("the range before stands beside every column, and in the table")
  func compared() throws {
    var harness = try years()
    harness.go(.statistics(.year, day("2025-06-01")))
    harness.calendar(.tableOpened(.overTime))
    let html = harness.html
    #expect(html.ranges(of: "chart-compared").count == 2, "the shape and its legend")
    let span = DateSpan(.year, around: day("2025-06-01"), firstWeekday: .sunday)
    let replica = harness.ledger.replica
    let halves = [span, span.previous].map { span in SpanTotal(span, of: replica).total.halfBlocks }
    let told = html.pieces(from: "<td class=\"figures\">", to: "<").map { text in
      Int((text.split(separator: " ").first.flatMap { word in Double(word) } ?? 0) * 2)
    }
    #expect(told.count == 24, "a row for each month, of both years")
    var sums = [0, 0]
    for (index, number) in told.enumerated() { sums[index % 2] += number }
    #expect(sums == halves)
    for name in ["2025", "2024"] {
      #expect(html.contains("<th scope=\"col\">\(name)</th>"))
      #expect(html.contains("<span>\(name)</span>"))
    }
    // Nothing was recorded in 2023: there is nothing beside 2024.
    harness.calendar(.paged(-1))
    #expect(!harness.html.contains("chart-compared"))
    for range in StatRange.allCases {
      harness.go(.statistics(range, day("2025-06-10")))
      #expect(harness.html.contains("chart-compared"), "\(range.rawValue)")
      #expect(harness.faults == [], "\(range.rawValue)")
    }
  }

  @Test("the hours' table says the same as its drawing")
  func hours() throws {
    var harness = try years()
    harness.go(.statistics(.year, day("2025-06-01")))
    harness.calendar(.tableOpened(.hours))
    let html = harness.html
    let drawn = cells(of: "day-heat-drawing", in: html)
    #expect(drawn.reduce(0, +) == 168)
    let told = html.pieces(from: "<td class=\"figures\">", to: "<")
    #expect(told.count == 168)
    #expect(told.count { text in text == "–" } == drawn[0])
  }

  @Test("a range to compare with comes to what counting its sessions comes to")
  func before() throws {
    let harness = try years()
    let replica = harness.ledger.replica
    for kind in [DateSpan.Kind.day, .week, .month, .year] {
      let span = DateSpan(kind, around: day("2025-11-05"), firstWeekday: .monday)
      let total = SpanTotal(span, of: replica)
      let counted = DayStatistics(
        span, of: replica, today: harness.ledger.today, firstWeekday: .monday, boundary: 0)
      #expect(total.total == counted.total)
      #expect(total.producedDays == counted.producedDays)
      #expect(total.days == counted.days)
      #expect(
        counted
          == DayStatistics(
            span: span,
            sessions: replica.sessions(
              from: span.from.adding(days: -7), through: span.through.adding(days: 7)),
            known: replica.blocks, today: harness.ledger.today, firstWeekday: .monday, boundary: 0))
    }
  }

  /// How many cells a drawing has of each level.
  private func cells(of name: String, in html: String) -> [Int] {
    let drawing = html.pieces(from: "class=\"\(name)\"", to: "</svg>").first ?? ""
    return String(drawing).pieces(from: " d=\"", to: "\"").map { outline in
      outline.count { character in character == "z" }
    }
  }
}
