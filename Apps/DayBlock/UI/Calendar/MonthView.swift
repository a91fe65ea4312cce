import Calendar
import Core
import DayBlockDomain
import Design
import View

/// A month of mini-blocks, and under it what was recorded on the selected day.
enum MonthView {
  static func page(_ state: State) -> Piece {
    element("div", .class("page"), .key("month-page")) {
      element("div", .class("column day-month-column")) {
        grid(state)
        TimelineView.view(state)
      }
    }
  }

  private static func grid(_ state: State) -> Piece {
    let words = state.words
    let month = state.month
    let cells = month.cells
    // Another name each month, so that a page comes in moving while its cells stay the same ones.
    let names = month.start.month % 2 == 0 ? "day-month" : "day-month odd"
    return element(
      "div", .class("day-month-frame"), .attribute("data-drag", "x"),
      .on(.drag, { event in .calendar(.swiped(x: event.x)) })
    ) {
      element(
        "table", .class(names), .aria("label", state.formats.date(month.start, .month)),
        .attribute("data-keys", keys),
        .on(.keydown, { event in .calendar(.dayKeyed(event.key)) })
      ) {
        element("thead") {
          element("tr") {
            for weekday in month.weekdays {
              element(
                "th", .attribute("scope", "col"),
                .attribute("abbr", words.formats.weekday(weekday, .long))
              ) { words.formats.weekday(weekday, .short) }
            }
          }
        }
        element("tbody") {
          for row in 0..<6 {
            element("tr") {
              for index in (row * 7)..<(row * 7 + 7) { cell(index, cells[index], month, state) }
            }
          }
        }
      }
    }
  }

  private static let keys =
    "ArrowLeft ArrowRight ArrowUp ArrowDown PageUp PageDown Home End"

  /// All that a cell is made from.
  private struct Cell: Hashable {
    let day: CivilDate
    let isInside: Bool
    let isSelected: Bool
    let isToday: Bool
    /// The way in for the keyboard: one of the month's days.
    let isWayIn: Bool
    let replicaNumber: Int
    let words: Words
  }

  private static func cell(
    _ index: Int, _ day: CivilDate, _ month: CalendarMonth, _ state: State
  ) -> Piece {
    let isSelected = day == state.selectedDay
    let cell = Cell(
      day: day, isInside: month.contains(day), isSelected: isSelected,
      isToday: day == state.today,
      isWayIn: isSelected || (!month.contains(state.selectedDay) && day == month.start),
      replicaNumber: state.replicaNumber, words: state.words)
    return .kept(cell, tag: "td", key: String(index)) { cell in
      element("td") { button(cell, state) }
    }
  }

  private static func button(_ cell: Cell, _ state: State) -> Piece {
    let sessions = cell.isInside ? state.replica.sessions(on: cell.day) : []
    var names = cell.isInside ? "day-date-cell" : "day-date-cell day-outside"
    if cell.isSelected { names += " selected" }
    if cell.isToday { names += " today" }
    var all: [Attribute<DayBlockFeature.ViewAction>] = [
      .id(CalendarState.id(of: cell.day)), .class(names), .attribute("type", "button"),
      .attribute("tabindex", cell.isWayIn ? "0" : "-1"),
      .aria("label", label(cell.day, sessions, state)),
      .aria("pressed", cell.isSelected ? "true" : "false"),
      .onClick(.calendar(.dayTapped(cell.day))),
    ]
    if cell.isToday { all.append(.aria("current", "date")) }
    let mini = MiniBlock(sessions) { id in state.face(of: id).color }
    if let paint = MiniBlockPaint.style(of: mini) { all.append(.attribute("style", paint)) }
    return makeElement(
      "button", all, [element("span", .class("day-number")) { String(cell.day.day) }])
  }

  /// "Saturday, November 21, 2026, 2.5 blocks, 2 h 40 min: Study, Gym".
  private static func label(
    _ day: CivilDate, _ sessions: [DaySession], _ state: State
  ) -> String {
    let words = state.words
    let date = words.formats.date(day, .full)
    var blocks: [BlockID] = []
    for session in sessions where session.halfBlocks > 0 {
      if !blocks.contains(session.block) { blocks.append(session.block) }
    }
    // Days of another month have none here.
    let made = sessions.isEmpty ? 0 : state.replica.halfBlocks(on: day)
    let active = sessions.isEmpty ? 0 : state.replica.active(on: day)
    guard made > 0 || active >= 60_000 else { return date }
    var names: [String] = []
    for block in blocks {
      let name = state.face(of: block).name
      if !names.contains(where: { known in sameBytes(known, name) }) { names.append(name) }
    }
    let amount = date + ", " + words.spoken(made, minutes: Int(active / 60_000))
    return names.isEmpty ? amount : amount + ": " + names.joined(separator: ", ")
  }
}

/// The colours of a day's blocks in a small square: as a background, so that a day of the month is
/// one element.
enum MiniBlockPaint {
  /// What lies above stands first; nothing for a day without blocks.
  static func style(of block: MiniBlock) -> String? {
    let colors = block.colors.map { color in BlockColor.variable(color) }
    let layers: [String]
    switch block.layout {
    case .empty: return nil
    case .one: layers = [colors[0]]
    case .twoRows: layers = ["linear-gradient(" + colors[0] + " 50%," + colors[1] + " 0)"]
    case .oneOverTwo:
      layers = [upper(colors[0] + "," + colors[0]), beside(colors[1], colors[2])]
    case .four: layers = quarters(colors)
    case .fourAndCentre:
      layers =
        ["linear-gradient(" + colors[4] + "," + colors[4] + ") 50%/50% 50% no-repeat"]
        + quarters(colors)
    }
    return "--mini:" + layers.joined(separator: ",")
  }

  private static func quarters(_ colors: [String]) -> [String] {
    [upper("90deg," + colors[0] + " 50%," + colors[1] + " 0"), beside(colors[2], colors[3])]
  }

  private static func upper(_ gradient: String) -> String {
    "linear-gradient(" + gradient + ") 0 0/100% 50% no-repeat"
  }

  private static func beside(_ left: String, _ right: String) -> String {
    "linear-gradient(90deg," + left + " 50%," + right + " 0)"
  }
}
