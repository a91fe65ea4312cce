import Calendar
import Core
import DayBlockDomain
import Design
import View

/// The calendar: a month, a week or a day of what was recorded (specification §8.6).
enum CalendarView {
  static func screen(_ state: State) -> Piece {
    if case .statistics = state.screen { return StatisticsView.view(state) }
    return element(
      "div", .class("screen day-cal"), .key("day-calendar-" + state.calendar.mode.rawValue)
    ) {
      bar(state)
      DayStates.notices(state)
      switch state.calendar.mode {
      case .month: MonthView.page(state)
      case .week: WeekView.page(state)
      case .day: DayCanvasView.page(state)
      }
      if state.calendar.mode != .month { DraftBar.view(state) }
    }
  }

  /// Sheets and questions over whatever screen is shown.
  static func over(_ state: State) -> Piece {
    if case .addSession = state.route { return TimeSheet.view(state, close: .closed) }
    guard let sheet = state.calendar.sheet, let session = state.recorded(sheet.session)
    else { return .empty }
    switch sheet {
    case .menu: return SessionMenu.view(state, session)
    case .times: return TimeSheet.view(state, close: .calendar(.sheetClosed))
    case .split(_, let minute): return SplitSheet.view(state, session, minute: minute)
    case .block: return BlockSheet.view(state, session)
    case .versions: return VersionSheet.view(state, session)
    }
  }

  // MARK: Bars

  private static func bar(_ state: State) -> Piece {
    let words = state.words
    return .fragment([
      element("header", .class("top-bar day-cal-bar"), .key("bar")) {
        element("h1", .class("day-figures day-cal-title " + state.calendar.mode.rawValue)) {
          title(state)
        }
        line("day-cal-actions") {
          button(
            words(CalendarText.today), .filled, traits: .small, action: .calendar(.todayTapped))
          TipButton.view(.calendar, state.words)
          link(
            ColumnMark.node(), words(ShellText.statistics),
            to: .statistics(StatRange(of: state.calendar.mode), state.selectedDay))
          link(
            Icon.plus.node(), words(ShellText.addSession), to: .addSession(state.selectedDay),
            look: "prominent")
        }
      },
      element("div", .class("column day-cal-ways"), .key("ways")) {
        iconButton(
          .back, label: words(CalendarText.before(state.calendar.mode)),
          action: .calendar(.paged(-1)))
        modes(state)
        iconButton(
          .chevronRight, label: words(CalendarText.after(state.calendar.mode)),
          action: .calendar(.paged(1)))
      },
    ])
  }

  private static func title(_ state: State) -> String {
    switch state.calendar.mode {
    case .month: return state.formats.date(state.month.start, .month)
    case .week:
      let week = state.week
      return state.words.days(week[0], week[6])
    case .day: return state.formats.date(state.selectedDay, .shortWithWeekday)
    }
  }

  private static func modes(_ state: State) -> Piece {
    let words = state.words
    return element(
      "nav", .class("day-segments"), .aria("label", words(CalendarText.views))
    ) {
      for mode in CalendarMode.allCases {
        segment(
          words(CalendarText.name(mode)), to: .calendar(mode, state.calendar.day),
          isCurrent: state.calendar.mode == mode)
      }
    }
  }

  /// One of several pages that show the same differently.
  static func segment(_ title: String, to place: DayRoute, isCurrent: Bool) -> Piece {
    var all: [Attribute<DayBlockFeature.ViewAction>] = [
      .key(title), .class("day-segment"), .attribute("href", place.path),
    ]
    if isCurrent { all.append(.aria("current", "page")) }
    return makeElement("a", all, [.text(title)])
  }

  /// A round link that shows an icon.
  static func link(
    _ icon: Piece, _ label: String, to place: DayRoute, look: String = "filled"
  ) -> Piece {
    element(
      "a", .class("icon-button " + look), .attribute("href", place.path), .aria("label", label),
      .attribute("title", label)
    ) { icon }
  }
}

extension StatRange {
  /// The range that shows as much as a page of the calendar.
  fileprivate init(of mode: CalendarMode) {
    switch mode {
    case .month: self = .month
    case .week: self = .week
    case .day: self = .day
    }
  }
}

/// Three columns: statistics.
enum ColumnMark {
  static func node<Action>() -> Node<Action> {
    element(
      "svg", .class("icon"), .attribute("viewBox", "0 0 24 24"), .aria("hidden", "true"),
      .attribute("focusable", "false")
    ) {
      element("path", .attribute("d", "M4 20h16M7 16.5v-5M12 16.5V5M17 16.5V9"))
    }
  }
}
