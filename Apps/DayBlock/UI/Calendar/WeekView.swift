import Calendar
import Core
import DayBlockDomain
import Design
import View

/// Seven days side by side, each to its minutes as its clocks showed them.
enum WeekView {
  static func page(_ state: State) -> Piece {
    let scale = CanvasScale(.week)
    let week = state.week
    // The hours stand beside all seven: every day has the clock's 24, whatever its true length.
    let clock = DayRuler(day: week[0], rules: .utc, boundary: state.settings.boundary)
    return element("div", .class("page day-week-page"), .key("week-page")) {
      rows(state, week)
      element("div", .class("day-week")) {
        element(
          "div", .class("day-week-heads"), .attribute("data-drag", "x"), .on(.drag, turned)
        ) {
          for day in week { head(day, state) }
        }
        element("div", .class("day-week-scroll"), .id(CalendarState.pageID)) {
          element(
            "div", .class("day-canvas"),
            .attribute("style", "block-size:" + String(scale.pixels(clock.seconds)) + "px")
          ) {
            DayCanvasView.hours(clock, scale, state)
            element("div", .class("day-week-columns")) {
              for day in week { column(day, scale, state) }
            }
          }
        }
      }
    }
  }

  /// Drawn sideways they bring another week; on the columns a way is time.
  private static func turned(_ event: DOMEvent) -> DayBlockFeature.ViewAction? {
    .calendar(.swiped(x: event.x))
  }

  // MARK: Narrow

  /// A row for each day, with its hours along it: where there is no room for seven columns.
  private static func rows(_ state: State, _ week: [CivilDate]) -> Piece {
    element(
      "ul", .class("day-week-rows column"), .attribute("role", "list"),
      .attribute("data-drag", "x"), .on(.drag, turned)
    ) {
      for day in week {
        element("li", .key(day.description)) { row(day, state) }
      }
    }
  }

  private static func row(_ day: CivilDate, _ state: State) -> Piece {
    let words = state.words
    let made = state.replica.halfBlocks(on: day)
    let minutes = Int(state.replica.active(on: day) / 60_000)
    let ruler = DayRuler(day: day, rules: .utc, boundary: state.settings.boundary)
    let entries = state.entries(on: day)
    var names = day == state.today ? "day-week-row today" : "day-week-row"
    if day == state.selectedDay { names += " selected" }
    var all: [Attribute<DayBlockFeature.ViewAction>] = [
      .class(names), .aria("label", label(day, made, minutes, entries, state)),
      .attribute("href", DayRoute.calendar(.day, day).path),
    ]
    if day == state.today { all.append(.aria("current", "date")) }
    return makeElement(
      "a", all,
      [
        element("span", .class("day-week-day")) {
          element("span") { words.formats.weekday(day.weekday, .short) }
          element("strong", .class("day-number")) { String(day.day) }
        },
        element("span", .class("day-strip")) {
          for entry in entries { strip(entry, ruler, state) }
        },
        element("span", .class("day-week-made")) {
          element("span", .class("day-figures")) { made > 0 ? words.blocks(made) : "–" }
          if minutes > 0 {
            element("span", .class("day-week-time")) { words.duration(minutes: minutes) }
          }
        },
      ])
  }

  private static func strip(_ entry: DayEntry, _ ruler: DayRuler, _ state: State) -> Piece {
    let color = color(of: entry, state)
    return .fragment(
      entry.segments.map { segment in
        let start = ruler.position(of: segment.start, offset: segment.offset)
        let end = ruler.position(of: segment.end, offset: segment.offset)
        return element(
          "span", .class(color == nil ? "day-strip-bar quiet" : "day-strip-bar"),
          .attribute(
            "style",
            "inset-inline-start:calc(100%*" + String(start) + "/86400);inline-size:calc(100%*"
              + String(max(0, end - start)) + "/86400)"
              + (color.map { color in
                ";--tile:var(--block-" + String(BlockPalette.index(color)) + ")"
              } ?? "")))
      })
  }

  /// Nothing for what others know.
  private static func color(of entry: DayEntry, _ state: State) -> Int? {
    switch entry.kind {
    case .session(let session): state.face(of: session.block).color
    case .run(let run): state.face(of: run.block).color
    case .outside, .event: nil
    }
  }

  /// "Tuesday, March 10, 2026, 1.5 blocks, 1 h 30 min: Study 09:00–10:30, Dentist 11:00–11:30".
  private static func label(
    _ day: CivilDate, _ made: Int, _ minutes: Int, _ entries: [DayEntry], _ state: State
  ) -> String {
    let words = state.words
    let date = words.formats.date(day, .full) + ", " + words.spoken(made, minutes: minutes)
    let things = entries.map { entry in
      name(of: entry, state) + " " + state.times(of: entry)
    }
    return things.isEmpty ? date : date + ": " + things.joined(separator: ", ")
  }

  private static func name(of entry: DayEntry, _ state: State) -> String {
    switch entry.kind {
    case .session(let session): state.face(of: session.block).name
    case .run(let run): state.face(of: run.block, named: run.blockName).name
    case .outside(let record): record.title
    case .event(let event): event.title
    }
  }

  // MARK: Wide

  private static func head(_ day: CivilDate, _ state: State) -> Piece {
    let words = state.words
    let made = state.replica.halfBlocks(on: day)
    let minutes = Int(state.replica.active(on: day) / 60_000)
    let label =
      words.formats.date(day, .full)
      + (made > 0 || minutes > 0 ? ", " + words.spoken(made, minutes: minutes) : "")
    var names = "day-week-head"
    if day == state.today { names += " today" }
    if day == state.selectedDay { names += " selected" }
    var all: [Attribute<DayBlockFeature.ViewAction>] = [
      .key(day.description), .class(names), .aria("label", label),
      .attribute("href", DayRoute.calendar(.day, day).path),
    ]
    if day == state.today { all.append(.aria("current", "date")) }
    return makeElement(
      "a", all,
      [
        element("span") { words.formats.weekday(day.weekday, .short) },
        element("strong", .class("day-number")) { String(day.day) },
        element("span", .class("day-week-made day-figures")) {
          made > 0 ? words.blocks(made) : "\u{00A0}"
        },
        element("span", .class("day-week-time")) {
          minutes > 0 ? words.duration(minutes: minutes) : "\u{00A0}"
        },
      ])
  }

  private static func column(
    _ day: CivilDate, _ scale: CanvasScale, _ state: State
  ) -> Piece {
    let ruler = DayRuler(day: day, rules: .utc, boundary: state.settings.boundary)
    let layout = DayLayout(state.entries(on: day), on: ruler, shortest: scale.shortest)
    let name = state.formats.date(day, .shortWithWeekday)
    return element(
      "div", .class(day == state.today ? "day-week-column today" : "day-week-column"),
      .key(day.description)
    ) {
      element("ul", .class("day-lane"), .attribute("role", "list"), .aria("label", name)) {
        DayCanvasView.gaps(state, day, ruler, layout, scale)
        for place in layout.places {
          element("li", .key(place.entry.key)) { CanvasBlock.view(place, ruler, scale, state) }
        }
      }
      DayCanvasView.now(state, day, ruler, scale)
    }
  }
}
