import Core

extension Decision {
  /// What is added later belongs where something was played; of everything else only the form is
  /// looked at, for a device without a network knows better what just happened.
  func checkPlace(_ event: MatchEvent, of match: Match) throws(RefWatchRejection) {
    let record = MatchRecord(match, replica.events(of: match.id))
    switch record.fault(adding: event.fact, at: event.stage, event.elapsed) {
    case nil: return
    case .notToAdd: throw .notToAdd(event.id)
    case .notPlayed(let stage): throw .notPlayed(event.id, stage)
    case .beyond(let stage, let limit): throw .beyondStage(event.id, stage, limit: limit)
    }
  }
}
