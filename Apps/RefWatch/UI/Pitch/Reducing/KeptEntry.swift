import Core
import RefWatchDomain

// An entry that Back has closed waits to be continued.
extension RefWatchFeature.State {
  /// Puts an entry aside, so that nothing that was entered is lost.
  mutating func putAside(_ flow: EventFlow) {
    pitch.kept = flow.isBegun ? flow : nil
    pitch.flow = nil
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
