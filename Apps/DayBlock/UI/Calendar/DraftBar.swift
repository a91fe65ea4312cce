import Calendar
import Core
import DayBlockDomain
import Design
import View

/// What is selected on the canvas, with buttons for everything that the pointer can do with it.
enum DraftBar {
  static func view(_ state: State) -> Piece {
    guard let draft = state.calendar.draft, let session = state.recorded(draft.session) else {
      return .empty
    }
    let words = state.words
    let face = state.face(of: session.block)
    return element(
      "section", .class("day-draft"), .key("draft"), .aria("label", words(EditText.selected))
    ) {
      line("day-draft-head") {
        BlockTile.view(icon: face.icon, color: face.color, name: face.name)
        element("div", .class("grow")) {
          element("strong", .class("breaks")) { face.name }
          element("p", .class("soft figures"), .attribute("role", "status")) {
            result(state, session)
          }
          overlap(state, session, draft)
        }
        iconButton(
          .close, label: words(EditText.deselect),
          action: .calendar(draft.isChanged ? .draftLeft : .unselected))
      }
      element("div", .class("day-nudges")) {
        nudge(words, .whole, .move)
        nudge(words, .start, .start)
        nudge(words, .end, .end)
      }
      line("even day-draft-foot") {
        if draft.isChanged {
          button(words(KitText.cancel), .filled, traits: .wide, action: .calendar(.draftLeft))
          button(words(KitText.save), .prominent, traits: .wide, action: .calendar(.draftKept))
        } else {
          button(
            words(EditText.more), .filled, icon: .more, traits: .wide,
            action: .calendar(.menuOpened(session.id)))
          element(
            "a", .class("button filled wide"),
            .attribute("href", DayRoute.session(session.id).path)
          ) { element("span") { words(EditText.open) } }
        }
      }
      element("p", .class("hint day-keys")) { words(EditText.keys) }
    }
  }

  /// What else was recorded then, where it is moved to.
  private static func overlap(
    _ state: State, _ session: DaySession, _ draft: TimeDraft
  ) -> Piece {
    let segments = state.drafted(session)
    guard draft.isChanged, let first = segments.first, let last = segments.last else {
      return .empty
    }
    let others = state.overlapping(
      TimeStretch(from: first.start, to: last.end), besides: session.id)
    guard !others.isEmpty else { return .empty }
    return paragraph(
      state.words(EditText.overlaps, text: state.names(of: others)), "hint breaks")
  }

  /// "09:05–10:35 · 1 h 30 min · 1.5 blocks", as it would be.
  private static func result(_ state: State, _ session: DaySession) -> String {
    let words = state.words
    let segments = state.drafted(session)
    guard let first = segments.first, let last = segments.last else { return "" }
    let active = segments.reduce(Int64(0)) { sum, segment in sum + segment.length }
    let halfBlocks =
      segments == session.segments
      ? session.halfBlocks
      : DayClock.units(of: segments, carried: session.carried).units.count
    return words.times(first, last) + " · " + words.duration(minutes: Int(active / 60_000))
      + " · " + words.spokenBlocks(halfBlocks)
  }

  private static func nudge(
    _ words: Words, _ edge: TimeEdge, _ name: EditText
  ) -> Piece {
    let title = words(name)
    return element(
      "div", .class("day-nudge"), .attribute("role", "group"), .aria("label", title)
    ) {
      step(words(EditText.earlier, name: title), "−5", .nudged(edge, -TimeDraft.step))
      element("span", .aria("hidden", "true")) { title }
      step(words(EditText.later, name: title), "+5", .nudged(edge, TimeDraft.step))
    }
  }

  private static func step(_ label: String, _ text: String, _ action: CalendarAction) -> Piece {
    element(
      "button", .class("day-step figures"), .attribute("type", "button"), .aria("label", label),
      .onClick(.calendar(action))
    ) { text }
  }
}
