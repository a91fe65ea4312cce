import Core

extension TeePalsReads {
  /// What decisions about answers look at. What is reported once stays reported, whatever
  /// moderators have made of it.
  static func answering(
    _ answer: FeedbackAnswer, of round: RoundID, _ actor: UserID
  ) -> [TeePalsRead] {
    let rest: [TeePalsRead] = [
      .profile(actor), .feedback(of: round), .recent(.feedback), .dismissedIssues(of: actor),
      .notification(GolfNotification.id(.feedbackReminder, for: actor, round)),
    ]
    return rest
      + answer.people.prefix(GolfLimits.members).map { issue in
        TeePalsRead.reports(on: .feedback(round, about: issue.user))
      }
  }

  /// What ``GolfDecision/feedbackClock(_:now:in:)`` looks at.
  public static func feedbackClock(_ round: RoundID) -> [TeePalsRead] {
    [.feedback(of: round), .told(round, .feedbackReminder)]
  }

  /// What ``GolfDecision/feedbackReminder(_:_:now:in:)`` looks at.
  public static func feedbackReminder(_ user: UserID, _ round: RoundID) -> [TeePalsRead] {
    [
      .round(round), .feedback(of: round), .suspension(user),
      .notification(GolfNotification.id(.feedbackReminder, for: user, round)),
    ]
  }

  /// What ``GolfDecision/publishTrust(of:_:now:in:)`` looks at.
  ///
  /// - Parameter isShown: Whether their card follows in rounds: that asks for much, and is seldom
  ///   so. Whoever follows them has a card without it.
  public static func publishingTrust(of user: UserID, isShown: Bool) -> [TeePalsRead] {
    let rest: [TeePalsRead] = [.profile(user), .trust(of: user), .feedbackReports(about: user)]
    return isShown ? rest + [.rounds(of: user)] : rest
  }
}
