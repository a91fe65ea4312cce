import Calendar
import Core
import DayBlockDomain
import Design
import View

/// What a range of days came to (specification §9).
enum StatisticsView {
  static func view(_ state: State) -> Piece {
    guard case .statistics(let range, let date, let through) = state.screen else { return .empty }
    let words = state.words
    let span = state.span(range, date, through: through)
    return element("div", .class("screen day-stats"), .key("day-statistics")) {
      topBar(title: words(ShellText.statistics), language: state.language, back: .closed)
      DayStates.notices(state)
      element("div", .class("page"), .key("statistics-page")) {
        element("div", .class("column")) {
          ranges(words, range, date)
          ways(state, span)
          if range == .custom { ends(words, span) }
          content(state)
        }
      }
    }
  }

  // MARK: The range

  private static func ranges(_ words: Words, _ range: StatRange, _ date: CivilDate?) -> Piece {
    element("nav", .class("day-segments"), .aria("label", words(StatText.ranges))) {
      for other in StatRange.allCases {
        CalendarView.segment(
          words(name(other)), to: .statistics(other, other == .custom ? nil : date),
          isCurrent: other == range)
      }
    }
  }

  private static func name(_ range: StatRange) -> StatText {
    switch range {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    case .custom: .custom
    }
  }

  private static func ways(_ state: State, _ span: DateSpan) -> Piece {
    let words = state.words
    return line("spread day-stat-ways") {
      iconButton(.back, label: words(StatText.before), action: .calendar(.paged(-1)))
      element("h2", .class("title3 day-figures centred"), .id("day-stat-span")) {
        title(words, span)
      }
      iconButton(.chevronRight, label: words(StatText.after), action: .calendar(.paged(1)))
    }
  }

  /// What a span is called.
  static func title(_ words: Words, _ span: DateSpan) -> String {
    switch span.kind {
    case .day: words.formats.date(span.from, .mediumWithWeekday)
    case .month: words.formats.date(span.from, .month)
    case .year: String(span.from.year)
    case .week, .custom: words.days(span.from, span.through)
    }
  }

  private static func ends(_ words: Words, _ span: DateSpan) -> Piece {
    element("div", .class("day-time-pair")) {
      dateField(
        id: "day-stat-from", FieldLabel(words(StatText.from)), value: span.from.description,
        onChange: { text in .calendar(.fromPicked(text)) })
      dateField(
        id: "day-stat-through", FieldLabel(words(StatText.through)),
        value: span.through.description, from: span.from.description,
        onChange: { text in .calendar(.throughPicked(text)) })
    }
  }

  // MARK: What it came to

  private static func content(_ state: State) -> Piece {
    guard let figures = state.calendar.figures else { return skeleton(state.language, rows: 4) }
    let words = state.words
    let now = figures.now
    if now.total.sessions == 0, figures.before.total.sessions == 0 {
      return DayStates.whenKnown(state, rows: 4) { nothing(words, figures.span) }
    }
    let look = StatLook(
      countings: state.calendar.countings, replicaNumber: state.replicaNumber, words: words,
      tables: state.calendar.tables)
    return .kept(look, tag: "div", key: "day-stat-grid") { _ in grid(state, figures) }
  }

  private static func nothing(_ words: Words, _ span: DateSpan) -> Piece {
    emptyState(
      icon: .hourglass, title: words(StatText.nothing), text: words(StatText.nothingHint)
    ) {
      element(
        "a", .class("button prominent wide"),
        .attribute("href", DayRoute.addSession(span.from).path)
      ) {
        Icon.plus.node()
        element("span") { words(ShellText.addSession) }
      }
    }
  }

  /// All that the grid is made from: on most turns nothing of it is another.
  private struct StatLook: Hashable {
    let countings: Int
    let replicaNumber: Int
    let words: Words
    let tables: [StatTable]
  }

  private static func grid(_ state: State, _ figures: StatFigures) -> Piece {
    let words = state.words
    let now = figures.now
    return element("div", .class("day-stat-grid")) {
      FigureCards.totals(words, figures)
      FigureCards.whoseDay(words)
      card("over-time", words(StatCharts.overTimeTitle(figures.span))) {
        StatCharts.overTime(state, figures)
      }
      card("blocks", words(StatText.byBlock)) { StatCharts.blocks(state, now) }
      if let year = figures.year {
        card("year", words(StatText.yearMap, text: String(year.year)), isWide: true) {
          YearHeatView.view(state, year)
        }
      }
      FigureCards.highlights(state, figures)
      FigureCards.goals(state, now)
      if now.groups.count > 1 {
        card("groups", words(StatText.byGroup)) { StatCharts.groups(state, now) }
      }
      if figures.span.count > 1 {
        card("weekdays", words(StatText.byWeekday)) { StatCharts.weekdays(state, now) }
      }
      card("heat", words(StatText.heat)) { HourHeatView.view(state, now) }
    }
  }

  /// A part of the page under its heading.
  static func card(
    _ id: String, _ title: String, isWide: Bool = false,
    @NodeBuilder<DayBlockFeature.ViewAction> content: () -> [Piece]
  ) -> Piece {
    let children = content()
    return element(
      "div", .class(isWide ? "day-card day-stat wide" : "day-card day-stat"), .key(id),
      .attribute("role", "group"), .aria("labelledby", "day-stat-" + id)
    ) {
      element("h3", .class("headline"), .id("day-stat-" + id)) { title }
      children
    }
  }
}
