import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

@Suite("calendar")
struct CalendarMonthTests {
  typealias World = BoardWorld

  @Test("42 cells for all months 1990–2060, with each weekday first")
  func cells() throws {
    for year in 1990...2060 {
      for month in 1...12 {
        let start = try #require(CivilDate(year: year, month: month, day: 1))
        for first in Weekday.allCases {
          let page = CalendarMonth(of: start.adding(days: 17), firstWeekday: first)
          let cells = page.cells
          #expect(page.start == start)
          #expect(cells.count == 42)
          #expect(cells[0].weekday == first)
          #expect(zip(cells, cells.dropFirst()).allSatisfy { a, b in a.daysUntil(b) == 1 })
          #expect(cells.filter { day in page.contains(day) }.count == start.daysInMonth)
          #expect(page.cells.prefix(7).contains(start))
          #expect(page.weekdays == cells.prefix(7).map { day in day.weekday })
          #expect(page.moved(by: 1).start == page.end.adding(days: 1))
        }
      }
    }
  }

  @Test("a mini-block shows the day's distinct blocks by first start, at most five")
  func miniBlocks() {
    func at(_ minute: Int) -> Instant {
      World.instant("2026-06-10T00:00", World.seoul)
        .advanced(byMilliseconds: Int64(minute) * 60_000)
    }
    func block(_ sessions: [(block: UInt64, minute: Int, length: Int)]) -> MiniBlock {
      MiniBlock(
        sessions.enumerated().map { index, entry in
          World.session(
            UInt64(index), block: entry.block, from: at(entry.minute), minutes: entry.length,
            World.seoul)
        }
      ) { block in Int(block.low) }
    }
    #expect(block([]).layout == .empty)
    #expect(block([(1, 0, 29)]).layout == .empty, "nothing produced")
    #expect(block([(1, 600, 30), (1, 0, 60)]).layout == .one)
    #expect(block([(1, 600, 30), (2, 60, 30)]).colors == [2, 1])
    #expect(block([(1, 600, 30), (2, 60, 30), (1, 0, 30)]).colors == [1, 2])
    #expect(block([(1, 0, 30), (2, 60, 30), (3, 120, 30)]).layout == .oneOverTwo)
    #expect(block([(1, 0, 30), (2, 60, 30), (3, 120, 30), (4, 180, 30)]).layout == .four)
    let six = block((1...6).map { number in (UInt64(number), 700 - number * 60, 30) })
    #expect(six.layout == .fourAndCentre)
    #expect(six.colors == [6, 5, 4, 3, 2])
  }
}
