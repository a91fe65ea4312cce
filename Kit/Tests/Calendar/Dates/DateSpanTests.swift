import Calendar
import Testing

@Suite("Days in a row")
struct DateSpanTests {
  private static let kinds: [DateSpan.Kind] = [.day, .week, .month, .year]

  private func date(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

  @Test("Spans, and those before and after them")
  func neighbours() throws {
    let day = try date("2026-03-31")
    func text(_ span: DateSpan) -> String { "\(span.from) \(span.through)" }
    let week = DateSpan(.week, around: day, firstWeekday: .sunday)
    #expect(text(week) == "2026-03-29 2026-04-04")
    #expect(text(week.previous) == "2026-03-22 2026-03-28")
    let month = DateSpan(.month, around: day, firstWeekday: .monday)
    #expect(text(month.previous) == "2026-02-01 2026-02-28")
    #expect(text(month.next) == "2026-04-01 2026-04-30")
    let year = DateSpan(.year, around: day, firstWeekday: .monday)
    #expect(text(year.previous) == "2025-01-01 2025-12-31")
    #expect(year.next.next.count == 366)
    let custom = DateSpan(from: day, through: try date("2026-03-22"))
    #expect(text(custom) == "2026-03-22 2026-03-31")
    #expect(text(custom.previous) == "2026-03-12 2026-03-21")
    #expect(text(custom.next) == "2026-04-01 2026-04-10")
    #expect(DateSpan(from: .first, through: .last).count == DateSpan.longest)
  }

  @Test("Every day lies in exactly one span of a kind, and they follow each other without a hole")
  func holes() {
    for number in 19_000..<20_500 {
      let day = CivilDate(dayNumber: number)
      for weekday in Weekday.allCases {
        for kind in Self.kinds {
          func span(_ day: CivilDate) -> DateSpan {
            DateSpan(kind, around: day, firstWeekday: weekday)
          }
          let here = span(day)
          let (next, previous) = (here.next, here.previous)
          var isRight = here.contains(day) && next == span(next.from)
          isRight = isRight && previous == span(previous.from)
          isRight = isRight && here.through.daysUntil(next.from) == 1
          isRight = isRight && previous.through.daysUntil(here.from) == 1
          if kind == .week {
            isRight = isRight && here.count == 7 && here.from.weekday == weekday
          }
          if !isRight { Issue.record("\(kind) \(day)") }
        }
      }
    }
  }

  @Test("At the ends of the calendar spans are cut off")
  func ends() {
    for weekday in Weekday.allCases {
      for kind in Self.kinds {
        let first = DateSpan(kind, around: .first, firstWeekday: weekday)
        #expect(first.isFirst && !first.isLast && first.contains(.first))
        #expect(first.next.previous == first && !first.next.isFirst)
        let last = DateSpan(kind, around: .last, firstWeekday: weekday)
        #expect(last.isLast && !last.isFirst && last.contains(.last))
        #expect(last.previous.next == last && !last.previous.isLast)
      }
    }
  }
}
