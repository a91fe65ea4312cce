import Calendar
import Core
import DayBlockDomain
import Design
import View

/// When in the week one is active: seven rows of 24 hours.
enum HourHeatView {
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
        state.table(.hours), words, caption: words(StatText.minutesPerHour),
        headings: [words(StatText.hour)]
          + order.map { weekday in words.formats.weekday(weekday, .short) },
        rows: { rows(words, now.hours, order) })
    }
  }

  private static func rows(
    _ words: Words, _ heat: HourHeat, _ order: [Weekday]
  ) -> [[String]] {
    (0..<24).map { hour in
      [words.hour(hour)]
        + order.map { weekday in
          let minutes = Int(heat.active(weekday, hour) / 60_000)
          return minutes == 0 ? "–" : words.duration(minutes: minutes)
        }
    }
  }

  private static func drawing(_ words: Words, _ heat: HourHeat, _ order: [Weekday]) -> Piece {
    let most = heat.most
    var cells = HeatCells()
    for (row, weekday) in order.enumerated() {
      for hour in 0..<24 {
        cells.add(column: hour, row: row, level: level(heat.active(weekday, hour), most))
      }
    }
    return element(
      "svg", .class("day-heat-drawing"), .attribute("viewBox", "0 0 240 70"),
      .attribute("preserveAspectRatio", "none"), .attribute("role", "img"),
      .attribute("focusable", "false"), .aria("label", summary(words, heat, order))
    ) { cells.nodes() }
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
