import Calendar
import Core
import DayBlockDomain
import Design

// Moving about what was recorded.
extension DayBlockFeature.State {
  mutating func reduceDraft(_ action: CalendarAction) -> Effects {
    switch action {
    case .selected(let id):
      guard calendar.draft?.session != id else { return keepDraft() }
      let kept = keepDraft()
      guard let session = recorded(id) else { return kept }
      calendar.draft = TimeDraft(session: id)
      return kept + feel(.soft) + wantHistory(of: session.zone)
    case .unselected, .draftKept: return keepDraft()
    case .nudged(let edge, let minutes): nudge(edge, by: minutes)
    case .dragged(let edge, let pixels):
      nudge(edge, by: CanvasScale(calendar.mode).minutes(pixels))
      return feel(.soft)
    case .sessionKeyed(let id, let key): return moveSession(id, key)
    case .draftLeft: calendar.draft = nil
    default: break
    }
    return []
  }

  /// Keeps what was moved, and lets go of it.
  mutating func keepDraft() -> Effects {
    guard let draft = calendar.draft else { return [] }
    calendar.draft = nil
    guard draft.isChanged, let session = recorded(draft.session) else { return [] }
    return change(
      session, to: draft.segments(of: session.segments, rules: rules(named: session.zone)))
  }

  /// Gives what was recorded other times; says what they are, and offers to take it back.
  mutating func change(_ session: DaySession, to segments: [DaySegment]) -> Effects {
    guard segments != session.segments, let first = segments.first, let last = segments.last
    else { return [] }
    let times = words.times(first, last)
    return settle(
      .editSession(session.id, [.segments(segments)]),
      said: words(EditText.moved, name: face(of: session.block).name, text: times),
      undo: [.editSession(session.id, [.segments(session.segments)])])
  }

  private mutating func nudge(_ edge: TimeEdge, by minutes: Int) {
    guard minutes != 0, var draft = calendar.draft, let session = recorded(draft.session)
    else { return }
    draft.nudge(edge, by: minutes, of: session.segments)
    // On its own day: to another one it goes with its exact times.
    let segments = draft.segments(of: session.segments, rules: rules(named: session.zone))
    let pieces = DayClock.pieces(segments, boundary: settings.boundary)
    guard pieces.count == 1, pieces[0].day == session.day else {
      say(EditText.otherDay)
      return
    }
    calendar.draft = draft
  }

  /// Arrows move it, with Shift its end, with Alt its start; Enter keeps it, Escape leaves it.
  private mutating func moveSession(_ id: DaySessionID, _ key: String) -> Effects {
    if key == "Escape" {
      calendar.draft = nil
      return []
    }
    if key == "Enter", calendar.draft?.session == id { return keepDraft() }
    var effects: Effects = []
    if calendar.draft?.session != id { effects = reduceDraft(.selected(id)) }
    guard key != "Enter" else { return effects }
    let step = key.hasSuffix("Up") ? -TimeDraft.step : TimeDraft.step
    let edge: TimeEdge =
      key.hasPrefix("Shift+") ? .end : key.hasPrefix("Alt+") ? .start : .whole
    nudge(edge, by: step)
    return effects
  }
}
