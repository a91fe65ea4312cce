import Core
import Design
import RefWatchDomain

// Back, while something lies over the pitch.
extension RefWatchFeature.State {
  /// Takes away what lies on top instead of leaving the pitch; `nil` where nothing does, or where
  /// the person followed a link. An entry goes a step back. In its first step it is put aside, so
  /// that nothing that was entered is lost.
  mutating func closeCover(insteadOf place: RefWatchRoute, _ moment: Moment) -> Effects? {
    guard let record = pitchRecord, !place.isOnlyLinked else { return nil }
    if pitch.question != nil {
      pitch.question = nil
      return []
    }
    if let sheet = pitch.sheet {
      if sheet == .actions, place.isLinkedOnPitch { return nil }
      pitch.sheet = nil
      return []
    }
    guard let flow = pitch.flow else { return nil }
    if flow.step != .main { return reduceFlow(.back, record, moment) }
    pitch.kept = flow.isBegun ? flow : nil
    pitch.flow = nil
    return []
  }

  /// The entry that Back closed, as long as it is about the stage under way.
  func keptEntry(_ record: MatchRecord) -> EventFlow? {
    guard let kept = pitch.kept, kept.match == record.match.id, pitch.flow == nil,
      kept.captured.stage == record.stage, mayRecord(record)
    else { return nil }
    return kept
  }

  mutating func continueKept(_ record: MatchRecord) {
    guard let kept = keptEntry(record) else { return }
    pitch.kept = nil
    pitch.flow = kept
  }

  /// Begins an entry. One of the same kind takes the place of what was put aside.
  mutating func openFlow(_ kind: EventFlow.Kind, _ side: Side, _ record: MatchRecord) {
    if let kept = pitch.kept, kept.kind == kind, kept.side == side { pitch.kept = nil }
    pitch.flow = EventFlow(kind, side, match: record.match.id, captured: capture(record))
  }
}

extension RefWatchRoute {
  /// Whether a link leads there from a pitch, such as that of a message, and hardly ever Back.
  fileprivate var isOnlyLinked: Bool {
    switch self {
    case .match, .resume, .takeOver, .join, .mentor: true
    default: false
    }
  }

  /// Whether the pitch's own sheet of actions has a link there.
  fileprivate var isLinkedOnPitch: Bool {
    switch self {
    case .log, .crew, .sharing: true
    default: false
    }
  }
}
