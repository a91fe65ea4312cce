import Core
import Store
import TeePalsDomain

/// What decisions about answers after rounds look at.
extension GolfLoader {
  mutating func loadAfterRounds(_ read: TeePalsRead) throws(StoreFailure) {
    switch read {
    case .feedback(let id):
      try take(.feedbackRound, "id = \(id)")
      try take(.feedback, "round = \(id) ORDER BY id")
      try take(.feedbackDue, "round = \(id) ORDER BY id")
    case .dismissedIssues(let user):
      replica.dismissedIssues[user] = try FeedbackRows.dismissed(by: user, session)
    case .feedbackReports(let user):
      try take(
        .report,
        """
        reported = \(user) AND target_kind = 'feedback' AND status = 'pending' ORDER BY id
        """)
    case .trust(let user): try take(.trust, "id = \(user)")
    default: break
    }
  }
}
