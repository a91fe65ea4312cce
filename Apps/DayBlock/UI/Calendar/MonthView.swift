import Calendar
import Core
import DayBlockDomain
import Design
import View

/// A month of mini-blocks, and under it what was recorded on the selected day.
enum MonthView {
  typealias State = DayBlockFeature.State
  typealias Piece = Node<DayBlockFeature.ViewAction>

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
    return element(
      "div", .class("day-month-frame"), .attribute("data-drag", "x"),
      .on(.drag, { event in .calendar(.swiped(x: event.x)) })
    ) {
      element(
        "table", .class("day-month"), .key(month.start.description),
        .aria("label", state.formats.date(month.start, .month)),
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
              for day in cells[(row * 7)..<(row * 7 + 7)] { cell(day, month, state) }
            }
          }
        }
      }
    }
  }

  private static let keys =
    "ArrowLeft ArrowRight ArrowUp ArrowDown PageUp PageDown Home End"

  private static func cell(
    _ day: CivilDate, _ month: CalendarMonth, _ state: State
  ) -> Piece {
    let isInside = month.contains(day)
    let isSelected = day == state.selectedDay
    let isToday = day == state.today
    let sessions = isInside ? state.book.sessions(on: day) : []
    var names = isInside ? "day-date-cell" : "day-date-cell beside"
    if isSelected { names += " selected" }
    if isToday { names += " today" }
    // One of the month's days is the way in for the keyboard.
    let isWayIn =
      isSelected || (!month.contains(state.selectedDay) && day == month.start)
    var all: [Attribute<DayBlockFeature.ViewAction>] = [
      .id(CalendarPart.id(of: day)), .class(names), .attribute("type", "button"),
      .attribute("tabindex", isWayIn ? "0" : "-1"),
      .aria("label", label(day, sessions, state)), .aria("pressed", isSelected ? "true" : "false"),
      .onClick(.calendar(.dayTapped(day))),
    ]
    if isToday { all.append(.aria("current", "date")) }
    return element("td") {
      makeElement(
        "button", all,
        [
          isInside ? MiniBlockView.view(mini(sessions, state)) : .empty,
          element("span", .class("day-number")) { String(day.day) },
        ])
    }
  }

  private static func mini(_ sessions: [DaySession], _ state: State) -> MiniBlock {
    MiniBlock(sessions) { id in state.face(of: id).color }
  }

  /// "Saturday, November 21, 2026, 2.5 blocks: Study, Gym".
  private static func label(
    _ day: CivilDate, _ sessions: [DaySession], _ state: State
  ) -> String {
    let words = state.words
    let date = words.formats.date(day, .full)
    let made = sessions.filter { session in session.halfBlocks > 0 }
    guard !made.isEmpty else { return date }
    var names: [String] = []
    for session in made {
      let name = state.face(of: session.block).name
      if !names.contains(where: { known in sameOctets(known, name) }) { names.append(name) }
    }
    let total = made.reduce(0) { sum, session in sum + session.halfBlocks }
    return date + ", " + words.spokenBlocks(total) + ": " + names.joined(separator: ", ")
  }
}

/// The colours of a day's blocks in a small square.
enum MiniBlockView {
  static func view<Action>(_ block: MiniBlock) -> Node<Action> {
    element(
      "svg", .class("day-mini"), .attribute("viewBox", "0 0 24 24"), .aria("hidden", "true"),
      .attribute("focusable", "false")
    ) {
      for (index, part) in parts(of: block.layout).enumerated() {
        shape(part, block.colors.indices.contains(index) ? block.colors[index] : nil)
      }
    }
  }

  private struct Part {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  /// What is drawn later lies above.
  private static func parts(of layout: MiniBlock.Layout) -> [Part] {
    let quarters = [
      Part(x: 0, y: 0, width: 12, height: 12), Part(x: 12, y: 0, width: 12, height: 12),
      Part(x: 0, y: 12, width: 12, height: 12), Part(x: 12, y: 12, width: 12, height: 12),
    ]
    switch layout {
    case .empty, .one: return [Part(x: 0, y: 0, width: 24, height: 24)]
    case .twoRows:
      return [
        Part(x: 0, y: 0, width: 24, height: 12), Part(x: 0, y: 12, width: 24, height: 12),
      ]
    case .oneOverTwo: return [Part(x: 0, y: 0, width: 24, height: 12)] + quarters[2...]
    case .four: return quarters
    case .fourAndCentre: return quarters + [Part(x: 6, y: 6, width: 12, height: 12)]
    }
  }

  private static func shape<Action>(_ part: Part, _ color: Int?) -> Node<Action> {
    let fill = color.map { color in
      "fill:var(--block-" + String(BlockPalette.index(color)) + ")"
    }
    return element(
      "rect", .attribute("x", String(part.x)), .attribute("y", String(part.y)),
      .attribute("width", String(part.width)), .attribute("height", String(part.height)),
      .attribute("style", fill ?? "fill:var(--day-cell)"))
  }
}
