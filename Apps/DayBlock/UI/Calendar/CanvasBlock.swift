import Calendar
import Core
import DayBlockDomain
import Design
import View

/// One thing on the canvas of a day.
enum CanvasBlock {
  static func view(
    _ place: DayLayout.Place, _ ruler: DayRuler, _ scale: CanvasScale, _ state: State
  ) -> Piece {
    switch place.entry.kind {
    case .session(let session): return stored(session, place, ruler, scale, state)
    case .run(let run):
      let face = state.face(of: run.block, named: run.blockName)
      return element("div", .class("day-piece live"), style(place, scale, face.color)) {
        element(
          "a", .class("day-piece-face"), .attribute("href", DayRoute.live.path),
          .aria("label", label(face.name, place, state))
        ) { body(state, face, place, ruler, scale) }
      }
    case .outside(let record): return quiet(record.title, place, scale, state)
    case .event(let event):
      return quiet(
        event.title.isEmpty ? state.words(CalendarText.untitled) : event.title, place, scale,
        state)
    }
  }

  private static func stored(
    _ session: DaySession, _ place: DayLayout.Place, _ ruler: DayRuler, _ scale: CanvasScale,
    _ state: State
  ) -> Piece {
    let face = state.face(of: session.block)
    let isSelected = state.calendar.draft?.session == session.id
    var all: [Attribute<DayBlockFeature.ViewAction>] = [
      .class(isSelected ? "day-piece selected" : "day-piece"), style(place, scale, face.color),
    ]
    if isSelected {
      all += [
        .attribute("data-drag", "y"),
        .on(.drag, { event in .calendar(.dragged(.whole, event.y)) }),
      ]
    }
    let button: Piece = element(
      "button", .class("day-piece-face"), .id("piece-" + session.id.description),
      .attribute("type", "button"), .aria("pressed", isSelected ? "true" : "false"),
      .aria("label", label(face.name, place, state)), .attribute("data-keys", keys),
      .on(.keydown, { event in .calendar(.sessionKeyed(session.id, event.key)) }),
      .onClick(.calendar(.selected(session.id)))
    ) {
      body(state, face, place, ruler, scale)
      if isSelected {
        handle(.start)
        handle(.end)
      }
    }
    return makeElement("div", all, [button])
  }

  private static let keys =
    "ArrowUp ArrowDown Shift+ArrowUp Shift+ArrowDown Alt+ArrowUp Alt+ArrowDown Enter Escape"

  /// The buttons of the bar do the same for whoever has no pointer.
  private static func handle(_ edge: TimeEdge) -> Piece {
    element(
      "span", .class(edge == .start ? "day-handle start" : "day-handle end"),
      .aria("hidden", "true"), .attribute("data-drag", "y"),
      .on(.drag, { event in .calendar(.dragged(edge, event.y)) }))
  }

  /// What others know: to be read only.
  private static func quiet(
    _ title: String, _ place: DayLayout.Place, _ scale: CanvasScale, _ state: State
  ) -> Piece {
    element("div", .class("day-piece quiet"), style(place, scale, nil)) {
      element("span", .class("day-piece-text")) {
        element("strong") { title }
        element("span", .class("figures")) { times(place, state) }
      }
    }
  }

  /// Its stretches on its colour, its pauses faded, and its name.
  private static func body(
    _ state: State, _ face: BlockFace, _ place: DayLayout.Place, _ ruler: DayRuler,
    _ scale: CanvasScale
  ) -> Piece {
    element("span", .class("day-piece-body"), .aria("hidden", "true")) {
      for segment in place.entry.segments {
        stretch(
          from: ruler.position(of: segment.start, offset: segment.offset) - place.start,
          to: ruler.position(of: segment.end, offset: segment.offset) - place.start, scale)
      }
      element("span", .class("day-piece-text")) {
        element("strong") {
          BlockIcon.view(face.icon, name: face.name)
          element("span", .class("day-piece-name")) { face.name }
        }
        element("span", .class("day-piece-times figures")) { times(place, state) }
      }
    }
  }

  private static func stretch(from: Int, to: Int, _ scale: CanvasScale) -> Piece {
    let top = scale.pixels(from)
    return element(
      "span", .class("day-stretch"),
      .attribute(
        "style",
        "inset-block-start:" + String(top) + "px;block-size:"
          + String(max(2, scale.pixels(to) - top)) + "px"))
  }

  private static func style(
    _ place: DayLayout.Place, _ scale: CanvasScale, _ color: Int?
  ) -> Attribute<DayBlockFeature.ViewAction> {
    let top = scale.pixels(place.start)
    let height = max(24, scale.pixels(place.end) - top)
    var text =
      "inset-block-start:" + String(top) + "px;block-size:" + String(height) + "px"
      + ";--lane:" + String(place.lane) + ";--lanes:" + String(place.lanes)
    if let color {
      let number = String(BlockPalette.index(color))
      text += ";--tile:var(--block-" + number + ");--tile-ink:var(--block-text-" + number + ")"
    }
    return .attribute("style", text)
  }

  private static func times(_ place: DayLayout.Place, _ state: State) -> String {
    state.times(of: place.entry)
  }

  /// "Study, 09:00–10:30, 1 h 20 min, 1.0 blocks".
  private static func label(
    _ name: String, _ place: DayLayout.Place, _ state: State
  ) -> String {
    let words = state.words
    let active = place.entry.segments.reduce(Int64(0)) { sum, segment in sum + segment.length }
    var text = name + ", " + times(place, state) + ", "
    text += words.duration(minutes: Int(active / 60_000))
    if case .session(let session) = place.entry.kind {
      text += ", " + words.spokenBlocks(session.halfBlocks)
    }
    return text
  }
}
