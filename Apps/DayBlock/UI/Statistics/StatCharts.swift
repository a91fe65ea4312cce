import Calendar
import Core
import DayBlockDomain
import Design
import View

/// The charts of a range. Each says the same as a table.
enum StatCharts {
  // MARK: Over time

  /// What the columns count.
  static func overTimeTitle(_ span: DateSpan) -> StatText {
    if span.count == 1 { return .hoursOfDay }
    return span.count > 62 ? .monthsOf : .daysOf
  }

  /// With the range before beside it, column by column; of a longer one, its last days have no
  /// column to stand beside.
  static func overTime(_ state: State, _ figures: StatFigures) -> Piece {
    let words = state.words
    let now = figures.now
    let span = figures.span
    let before = Before(words, figures)
    if span.count == 1 { return hours(state, figures, before) }
    if span.count > 62 { return months(state, figures, before) }
    let columns = now.days.enumerated().map { index, amount in
      column(
        words, words.formats.date(span.from.adding(days: index), .short), amount,
        before, before.days.indices.contains(index) ? before.days[index] : nil)
    }
    return columnChart(
      frame("day-chart-days", words, .daysOf, first: .weekday, now, before), columns,
      legend: before.legend, table: state.table(.overTime), scale: { value in scale(value) })
  }

  /// What the columns are compared with: nothing where nothing was recorded.
  private struct Before {
    let days: [DayAmount]
    let hours: HourHeat?
    /// What both ranges are called; empty where nothing is compared.
    let names: [String]
    var isEmpty: Bool { names.isEmpty }

    init(_ words: Words, _ figures: StatFigures) {
      let isEmpty = figures.before.total.sessions == 0
      days = isEmpty ? [] : figures.before.days
      hours = isEmpty ? nil : figures.hoursBefore
      names =
        isEmpty
        ? []
        : [figures.span, figures.span.previous].map { span in
          StatisticsView.title(words, span)
        }
    }

    var legend: [ChartKey] {
      zip(names, [ChartKey.Look.accent, .compared]).map { name, look in ChartKey(name, look) }
    }
  }

  /// The hours of one day, in minutes.
  private static func hours(_ state: State, _ figures: StatFigures, _ before: Before) -> Piece {
    let words = state.words
    let day = figures.span.from
    let columns = (0..<24).map { hour in
      let minutes = Int(figures.now.hours.active(day.weekday, hour) / 60_000)
      let past = before.hours.map { hours in
        Int(hours.active(day.adding(days: -1).weekday, hour) / 60_000)
      }
      return ChartColumn(
        words.hour(hour), [Double(minutes)],
        texts: [minutes, past].compactMap { amount in
          amount.map { minutes in words.duration(minutes: minutes) }
        }, compared: past.map { minutes in Double(minutes) })
    }
    return columnChart(
      ChartFrame(
        id: "day-chart-hours", title: words(StatText.hoursOfDay),
        summary: summary(words, figures.now),
        headings: [words(StatText.hour)]
          + (before.isEmpty ? [words(StatText.time)] : before.names), language: words.language),
      columns, legend: before.legend, table: state.table(.overTime),
      scale: { value in String(Int(value)) })
  }

  private static func months(_ state: State, _ figures: StatFigures, _ before: Before) -> Piece {
    let words = state.words
    let months = monthly(figures.now.days, from: figures.span.from)
    let past = monthly(before.days, from: figures.span.previous.from)
    return columnChart(
      frame("day-chart-months", words, .monthsOf, first: .month, figures.now, before),
      months.enumerated().map { index, month in
        column(
          words, words.formats.date(month.start, .month), month.amount, before,
          past.indices.contains(index) ? past[index].amount : nil)
      }, legend: before.legend, table: state.table(.overTime), scale: { value in scale(value) })
  }

  private static func monthly(
    _ days: [DayAmount], from first: CivilDate
  ) -> [(start: CivilDate, amount: DayAmount)] {
    var months: [(start: CivilDate, amount: DayAmount)] = []
    for (index, amount) in days.enumerated() {
      let start = first.adding(days: index).startOfMonth
      if months.last?.start != start { months.append((start, .nothing)) }
      months[months.count - 1].amount.add(amount)
    }
    return months
  }

  static func weekdays(_ state: State, _ now: DayStatistics) -> Piece {
    let words = state.words
    let order = CalendarMonth(of: now.span.from, firstWeekday: state.firstWeekday).weekdays
    return columnChart(
      frame("day-chart-weekdays", words, .byWeekday, first: .weekday, now),
      order.map { weekday in
        column(
          words, words.formats.weekday(weekday, .short),
          now.weekdays[weekday.rawValue - 1])
      }, table: state.table(.weekdays), scale: { value in scale(value) })
  }

  private static func column(_ words: Words, _ title: String, _ amount: DayAmount) -> ChartColumn {
    ChartColumn(title, [Double(amount.halfBlocks) / 2], texts: [text(words, amount)])
  }

  private static func column(
    _ words: Words, _ title: String, _ amount: DayAmount, _ before: Before, _ past: DayAmount?
  ) -> ChartColumn {
    if before.isEmpty { return column(words, title, amount) }
    return ChartColumn(
      title, [Double(amount.halfBlocks) / 2],
      texts: [text(words, amount), past.map { past in text(words, past) } ?? "–"],
      compared: past.map { past in Double(past.halfBlocks) / 2 })
  }

  /// "1.0 · 40 min"; the minutes only where there are some.
  private static func text(_ words: Words, _ amount: DayAmount) -> String {
    words.blocks(amount.halfBlocks)
      + (amount.active >= 60_000 ? " · " + words.duration(amount.active) : "")
  }

  private static func frame(
    _ id: String, _ words: Words, _ title: StatText, first: StatText, _ now: DayStatistics,
    _ before: Before? = nil
  ) -> ChartFrame {
    let names = before?.names ?? []
    return ChartFrame(
      id: id, title: words(title), summary: summary(words, now),
      headings: [words(first)] + (names.isEmpty ? [words(StatText.amount)] : names),
      language: words.language)
  }

  /// "12.5 blocks, 13 h 5 min. Best day: …".
  private static func summary(_ words: Words, _ now: DayStatistics) -> String {
    let total = words.spoken(now.total.halfBlocks, minutes: Int(now.total.active / 60_000))
    guard let best = now.best, now.span.count > 1 else { return total }
    return total + ". " + words(StatText.best) + ": "
      + words.formats.date(best.day, .shortWithWeekday) + ", "
      + words.spoken(best.amount.halfBlocks, minutes: Int(best.amount.active / 60_000))
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
        share(words, state.face(of: row.block), row, of: now.halfBlocksOfBlocks, most: most)
      }
    }
  }

  private static func share(
    _ words: Words, _ face: BlockFace, _ row: BlockAmount, of total: Int, most: Int
  ) -> Piece {
    let amount = row.amount
    let percent = DayShare.percent(halfBlocks: amount.halfBlocks, halves: total)
    let part = DayShare.percent(halfBlocks: amount.halfBlocks, halves: most)
    return element(
      "li", .class("day-share"), .key(row.block.description), BlockPalette.style(face.color)
    ) {
      BlockTile.view(icon: face.icon, color: face.color, name: face.name)
      element("div", .class("grow")) {
        line("spread wraps") {
          element("span", .class("breaks strong")) { face.name }
          element("span", .class("day-figures")) {
            element("span", .class("quiet-label")) { words.spokenBlocks(amount.halfBlocks) }
            element("span", .aria("hidden", "true")) { "+" + words.blocks(amount.halfBlocks) }
          }
        }
        element(
          "div", .class("day-share-track"), .aria("hidden", "true"),
          .attribute("style", "--part:" + String(part)))
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
          state.replica.group(row.group).map { group in state.name(of: group) }
            ?? words(ShellText.defaultGroup), [Double(row.amount.halfBlocks) / 2],
          text: text(words, row.amount))
      })
  }
}
