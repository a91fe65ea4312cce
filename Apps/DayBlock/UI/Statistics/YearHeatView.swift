import Calendar
import Core
import DayBlockDomain
import Design
import View

/// The days of a year, a week a column.
enum YearHeatView {
  static func view(_ state: State, _ year: YearHeat) -> Piece {
    let words = state.words
    return element("figure", .class("day-heat")) {
      drawing(words, year)
      element("div", .class("day-heat-hours"), .aria("hidden", "true")) {
        for month in [1, 4, 7, 10] {
          element("span") { words.formats.month(month, .short) }
        }
      }
      HeatTable.legend(words)
      chartTable(state.table(.year), language: words.language) {
        HeatTable.frame(caption(words, year)) { days(state, year) }
      }
    }
  }

  private static func drawing(_ words: Words, _ year: YearHeat) -> Piece {
    let width = String(year.weeks.count * 10)
    var days = 0
    var cells = HeatCells()
    for (column, week) in year.weeks.enumerated() {
      for (row, cell) in week.enumerated() {
        guard let cell else { continue }
        cells.add(column: column, row: row, level: cell.level)
        if cell.halfBlocks > 0 { days += 1 }
      }
    }
    return element(
      "svg", .class("day-year-drawing"), .attribute("viewBox", "0 0 " + width + " 70"),
      .attribute("role", "img"), .attribute("focusable", "false"),
      .aria(
        "label",
        words(StatText.yearSummary, text: words.spokenBlocks(year.most), count: days))
    ) { cells.nodes() }
  }

  private static func caption(_ words: Words, _ year: YearHeat) -> String {
    words(StatText.blocksOfWeeks, text: String(year.year))
  }

  /// A week a row. A day with blocks leads to it in the calendar: a place in the drawing is too
  /// small for a finger.
  private static func days(_ state: State, _ year: YearHeat) -> Piece {
    let words = state.words
    let order = CalendarMonth(
      of: CivilDate(year: year.year, month: 1, day: 1) ?? .first, firstWeekday: state.firstWeekday
    ).weekdays
    return element("table") {
      element("caption", .class("quiet-label")) { caption(words, year) }
      element("thead") {
        element("tr") {
          element("th", .attribute("scope", "col")) { words(StatText.weekOf) }
          for weekday in order {
            element("th", .attribute("scope", "col")) { words.formats.weekday(weekday, .short) }
          }
        }
      }
      element("tbody") {
        for week in year.weeks { row(words, week) }
      }
    }
  }

  private static func row(_ words: Words, _ week: [YearHeat.Cell?]) -> Piece {
    let first = week.firstIndex { cell in cell != nil }.flatMap { index in week[index] }
    return element("tr") {
      element("th", .attribute("scope", "row")) {
        first.map { cell in words.formats.date(cell.day, .short) } ?? ""
      }
      for cell in week {
        element("td", .class("figures")) {
          if let cell {
            if cell.halfBlocks > 0 {
              element(
                "a", .class("day-fact-link"),
                .attribute("href", DayRoute.calendar(.day, cell.day).path),
                .aria(
                  "label",
                  words.formats.date(cell.day, .shortWithWeekday) + ", "
                    + words.spoken(cell.halfBlocks, minutes: Int(cell.active / 60_000)))
              ) {
                words.blocks(cell.halfBlocks)
                if cell.active >= 60_000 {
                  element("span", .class("hint block")) { words.duration(cell.active) }
                }
              }
            } else {
              "–"
            }
          }
        }
      }
    }
  }
}
