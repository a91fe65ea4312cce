import Core
import Store
import Sync
import TeePalsDomain

/// Taking somebody out of what was said after rounds.
extension GolfErasure {
  /// One round: what they said stays, as nobody's and without what they wrote; what was said of
  /// them goes. Answers whether there was anything.
  func eraseFeedback<Connection: Session>(in session: Connection) throws(StoreFailure) -> Bool {
    let own: SQL = """
      id IN (SELECT round FROM golf_feedback_asked WHERE user_id = \(user)) ORDER BY id LIMIT 1
      """
    guard var asked = try FeedbackRows.rounds(own, session).first else { return false }
    let scope = Scope.feedback(of: asked.round)
    asked.players.removeAll { player in player == user }
    guard !asked.players.isEmpty else {
      try remove(asked, in: session)
      return true
    }
    var changes: [Change<TeePalsEntity>] = [.put(scope, .feedbackRound(asked))]
    let answers = try FeedbackRows.answers("round = \(asked.round) ORDER BY id", session)
    for var feedback in answers {
      if feedback.reviewer == user {
        feedback.reviewer = nil
        feedback.answer = feedback.answer.wordless
      } else {
        feedback.answer = feedback.answer.without(user)
      }
      changes.append(.put(scope, .feedback(feedback)))
    }
    try enact(changes, in: session)
    try forgetHistory(of: scope, in: session)
    return true
  }

  /// Nobody is left who was asked.
  private func remove(_ asked: FeedbackRound, in session: some Session) throws(StoreFailure) {
    let scope = Scope.feedback(of: asked.round)
    let whole: SQL = "scope_kind = \(scope.kind) AND scope_id = \(scope.id)"
    try session.run("DELETE FROM golf_feedback WHERE round = \(asked.round)")
    try session.run("DELETE FROM golf_feedback_asked WHERE round = \(asked.round)")
    try session.run("DELETE FROM golf_feedback_round WHERE id = \(asked.id)")
    for table: SQL in ["feed", "entity_home", "feed_head"] {
      try session.run("DELETE FROM \(table) WHERE \(whole)")
    }
  }
}
