import Calendar
import Core
import DayBlockDomain
import Design
import View

/// The charts of a range. Each says the same as a table.
enum StatCharts {
  typealias State = DayBlockFeature.State
  typealias Piece = Node<DayBlockFeature.ViewAction>

  // MARK: Over time

  /// What the columns count.
  static func overTimeTitle(_ span: DaySpan) -> StatText {
    if span.count == 1 { return .hoursOfDay }
    return span.count > 62 ? .monthsOf : .daysOf
  }

  static func overTime(_ words: Words, _ figures: StatFigures) -> Piece {
    let now = figures.now
    let span = figures.span
    if span.count == 1 { return hours(words, now, span.from) }
    if span.count > 62 { return months(words, now) }
    let columns = now.days.enumerated().map { index, amount in
      column(words, words.formats.date(span.from.adding(days: index), .short), amount.halfBlocks)
    }
    return columnChart(
      frame("day-chart-days", words, .daysOf, first: .weekday, now), columns,
      scale: { value in scale(value) })
  }

  /// The hours of one day, in minutes.
  private static func hours(_ words: Words, _ now: DayStatistics, _ day: CivilDate) -> Piece {
    let columns = (0..<24).map { hour in
      let minutes = Int(now.hours.active(day.weekday, hour) / 60_000)
      return ChartColumn(
        words.hour(hour), [Double(minutes)], texts: [words.duration(minutes: minutes)])
    }
    return columnChart(
      ChartFrame(
        id: "day-chart-hours", title: words(StatText.hoursOfDay), summary: summary(words, now),
        headings: [words(StatText.hour), words(StatText.time)], language: words.language),
      columns, scale: { value in String(Int(value)) })
  }

  private static func months(_ words: Words, _ now: DayStatistics) -> Piece {
    var months: [(start: CivilDate, halfBlocks: Int)] = []
    for (index, amount) in now.days.enumerated() {
      let start = now.span.from.adding(days: index).startOfMonth
      if months.last?.start != start { months.append((start, 0)) }
      months[months.count - 1].halfBlocks += amount.halfBlocks
    }
    return columnChart(
      frame("day-chart-months", words, .monthsOf, first: .month, now),
      months.map { month in
        column(words, words.formats.date(month.start, .month), month.halfBlocks)
      }, scale: { value in scale(value) })
  }

  static func weekdays(_ state: State, _ now: DayStatistics) -> Piece {
    let words = state.words
    let order = CalendarMonth(of: now.span.from, firstWeekday: state.firstWeekday).weekdays
    return columnChart(
      frame("day-chart-weekdays", words, .byWeekday, first: .weekday, now),
      order.map { weekday in
        column(
          words, words.formats.weekday(weekday, .short),
          now.weekdays[weekday.rawValue - 1].halfBlocks)
      }, scale: { value in scale(value) })
  }

  private static func column(_ words: Words, _ title: String, _ halfBlocks: Int) -> ChartColumn {
    ChartColumn(title, [Double(halfBlocks) / 2], texts: [words.blocks(halfBlocks)])
  }

  private static func frame(
    _ id: String, _ words: Words, _ title: StatText, first: StatText, _ now: DayStatistics
  ) -> ChartFrame {
    ChartFrame(
      id: id, title: words(title), summary: summary(words, now),
      headings: [words(first), words(StatText.amount)], language: words.language)
  }

  /// "12.5 blocks. Best day: …".
  private static func summary(_ words: Words, _ now: DayStatistics) -> String {
    let total = words.spokenBlocks(now.total.halfBlocks)
    guard let best = now.best, now.span.count > 1 else { return total }
    return total + ". " + words(StatText.best) + ": "
      + words.formats.date(best.day, .shortWithWeekday) + ", "
      + words.spokenBlocks(best.halfBlocks)
  }

  private static func scale(_ value: Double) -> String {
    let halves = Int(value * 2 + 0.5)
    return String(halves / 2) + (halves % 2 == 0 ? "" : ".5")
  }

  // MARK: By block and group

  static func blocks(_ state: State, _ now: DayStatistics) -> Piece {
    let words = state.words
    guard !now.blocks.isEmpty else { return paragraph(words(StatText.heatNothing), "soft") }
    let most = max(1, now.blocks[0].amount.halfBlocks)
    return element(
      "ul", .class("day-shares"), .attribute("role", "list"),
      .aria("label", words(StatText.byBlock))
    ) {
      for row in now.blocks {
        element("li", .key(row.block.description)) {
          share(
            words, state.face(of: row.block), row.amount, of: now.total.halfBlocks, most: most)
        }
      }
    }
  }

  private static func share(
    _ words: Words, _ face: BlockFace, _ amount: DayAmount, of total: Int, most: Int
  ) -> Piece {
    let percent = DayShare.percent(halfBlocks: amount.halfBlocks, halves: total)
    let width = DayShare.percent(halfBlocks: amount.halfBlocks, halves: most)
    return element("div", .class("day-share"), BlockPalette.style(face.color)) {
      BlockTile.view(icon: face.icon, color: face.color, name: face.name)
      element("div", .class("grow")) {
        line("spread wraps") {
          element("span", .class("breaks strong")) { face.name }
          element("span", .class("day-figures")) {
            element("span", .class("quiet-label")) { words.spokenBlocks(amount.halfBlocks) }
            element("span", .aria("hidden", "true")) { "+" + words.blocks(amount.halfBlocks) }
          }
        }
        element("div", .class("day-share-track"), .aria("hidden", "true")) {
          element("span", .attribute("style", "inline-size:" + String(width) + "%"))
        }
        element("span", .class("hint figures")) {
          FigureCards.minutes(words, amount.active)
            + (total > 0 ? " · " + words.formats.percent(percent) : "")
        }
      }
    }
  }

  static func groups(_ state: State, _ now: DayStatistics) -> Piece {
    let words = state.words
    return barChart(
      words(StatText.byGroup),
      now.groups.map { row in
        ChartBar(
          state.book.group(row.group).map { group in state.name(of: group) }
            ?? words(ShellText.defaultGroup), [Double(row.amount.halfBlocks) / 2],
          text: words.blocks(row.amount.halfBlocks))
      })
  }
}
