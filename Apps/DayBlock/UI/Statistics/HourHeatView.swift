import Calendar
import Core
import DayBlockDomain
import Design
import View

/// When in the week one is active: seven rows of 24 hours.
enum HourHeatView {
  typealias State = DayBlockFeature.State
  typealias Piece = Node<DayBlockFeature.ViewAction>

  static func view(_ state: State, _ now: DayStatistics) -> Piece {
    let words = state.words
    let order = CalendarMonth(of: now.span.from, firstWeekday: state.firstWeekday).weekdays
    return element("figure", .class("day-heat")) {
      element("div", .class("day-heat-plot")) {
        element("div", .class("day-heat-rows"), .aria("hidden", "true")) {
          for weekday in order {
            element("span") { words.formats.weekday(weekday, .short) }
          }
        }
        drawing(words, now.hours, order)
        element("span")
        element("div", .class("day-heat-hours"), .aria("hidden", "true")) {
          for hour in [0, 6, 12, 18] { element("span") { words.hour(hour) } }
        }
      }
      HeatTable.legend(words)
      HeatTable.view(
        words, caption: words(StatText.minutesPerHour),
        headings: [words(StatText.hour)]
          + order.map { weekday in words.formats.weekday(weekday, .short) },
        rows: (0..<24).map { hour in
          [words.hour(hour)]
            + order.map { weekday in
              let minutes = Int(now.hours.active(weekday, hour) / 60_000)
              return minutes == 0 ? "–" : words.duration(minutes: minutes)
            }
        })
    }
  }

  private static func drawing(_ words: Words, _ heat: HourHeat, _ order: [Weekday]) -> Piece {
    let most = heat.most
    return element(
      "svg", .class("day-heat-drawing"), .attribute("viewBox", "0 0 240 70"),
      .attribute("preserveAspectRatio", "none"), .attribute("role", "img"),
      .attribute("focusable", "false"), .aria("label", summary(words, heat, order))
    ) {
      for (row, weekday) in order.enumerated() {
        for hour in 0..<24 {
          HeatTable.cell(
            x: hour * 10, y: row * 10, level: level(heat.active(weekday, hour), most))
        }
      }
    }
  }

  /// 0…4 by quarters of the most.
  private static func level(_ active: Int64, _ most: Int64) -> Int {
    guard active > 0, most > 0 else { return 0 }
    return min(4, 1 + Int((active * 4 - 1) / most))
  }

  private static func summary(_ words: Words, _ heat: HourHeat, _ order: [Weekday]) -> String {
    var best: (weekday: Weekday, hour: Int)?
    var most: Int64 = 0
    for weekday in order {
      for hour in 0..<24 where heat.active(weekday, hour) > most {
        best = (weekday, hour)
        most = heat.active(weekday, hour)
      }
    }
    guard let best else { return words(StatText.heatNothing) }
    return words(
      StatText.heatSummary, name: words.formats.weekday(best.weekday, .long),
      text: words.hour(best.hour))
  }
}

/// The days of a year, a week a column.
enum YearHeatView {
  typealias State = DayBlockFeature.State
  typealias Piece = Node<DayBlockFeature.ViewAction>

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
      HeatTable.view(
        words, caption: words(StatText.monthsOf),
        headings: [words(StatText.month), words(StatText.amount), words(StatText.activeDays)],
        rows: months(words, year))
    }
  }

  private static func drawing(_ words: Words, _ year: YearHeat) -> Piece {
    let width = String(year.weeks.count * 10)
    let days = year.weeks.reduce(0) { sum, week in
      sum + week.reduce(0) { sum, cell in (cell?.halfBlocks ?? 0) > 0 ? sum + 1 : sum }
    }
    return element(
      "svg", .class("day-year-drawing"), .attribute("viewBox", "0 0 " + width + " 70"),
      .attribute("role", "img"), .attribute("focusable", "false"),
      .aria(
        "label",
        words(StatText.yearSummary, text: words.spokenBlocks(year.most), count: days))
    ) {
      for (column, week) in year.weeks.enumerated() {
        for (row, cell) in week.enumerated() {
          if let cell { HeatTable.cell(x: column * 10, y: row * 10, level: cell.level) }
        }
      }
    }
  }

  private static func months(_ words: Words, _ year: YearHeat) -> [[String]] {
    var made = [Int](repeating: 0, count: 12)
    var days = [Int](repeating: 0, count: 12)
    for week in year.weeks {
      for cell in week {
        guard let cell else { continue }
        let month = cell.day.month - 1
        made[month] += cell.halfBlocks
        if cell.halfBlocks > 0 { days[month] += 1 }
      }
    }
    return (0..<12).map { month in
      [
        words.formats.month(month + 1, .long), words.blocks(made[month]),
        words.formats.number(days[month]),
      ]
    }
  }
}

/// What heat maps share.
enum HeatTable {
  typealias Piece = Node<DayBlockFeature.ViewAction>

  static func cell(x: Int, y: Int, level: Int) -> Piece {
    element(
      "rect", .class("day-heat-" + String(level)), .attribute("x", String(x + 1)),
      .attribute("y", String(y + 1)), .attribute("width", "8"), .attribute("height", "8"),
      .attribute("rx", "2"))
  }

  static func legend(_ words: Words) -> Piece {
    element("div", .class("day-heat-legend"), .aria("hidden", "true")) {
      element("span") { words(StatText.fewer) }
      for level in 0...4 {
        element("svg", .attribute("viewBox", "0 0 10 10")) { cell(x: 0, y: 0, level: level) }
      }
      element("span") { words(StatText.most) }
    }
  }

  /// The same in numbers, behind a disclosure.
  static func view(
    _ words: Words, caption: String, headings: [String], rows: [[String]]
  ) -> Piece {
    element("details", .class("chart-table")) {
      element("summary") { words(StatText.asTable) }
      element(
        "div", .class("day-table-frame clipped"), .attribute("tabindex", "0"),
        .attribute("role", "region"), .aria("label", caption)
      ) {
        element("table") {
          element("caption", .class("quiet-label")) { caption }
          element("thead") {
            element("tr") {
              for heading in headings {
                element("th", .attribute("scope", "col")) { heading }
              }
            }
          }
          element("tbody") {
            for row in rows { self.row(row) }
          }
        }
      }
    }
  }

  private static func row(_ cells: [String]) -> Piece {
    element("tr") {
      for (index, text) in cells.enumerated() {
        if index == 0 {
          element("th", .attribute("scope", "row")) { text }
        } else {
          element("td", .class("figures")) { text }
        }
      }
    }
  }
}
