import Core
import Store
import TeePalsDomain

extension FeedbackRows {
  /// `rest` is about `golf_feedback`.
  static func answers(
    _ rest: SQL, _ session: some Session
  ) throws(StoreFailure) -> [RoundFeedback] {
    var answers: [RoundFeedback] = []
    for case .feedback(let feedback) in try GolfRows.all(.feedback, rest, session) {
      answers.append(feedback)
    }
    return answers
  }

  /// `rest` is about `golf_feedback_round`.
  static func rounds(
    _ rest: SQL, _ session: some Session
  ) throws(StoreFailure) -> [FeedbackRound] {
    var rounds: [FeedbackRound] = []
    for case .feedbackRound(let round) in try GolfRows.all(.feedbackRound, rest, session) {
      rounds.append(round)
    }
    return rounds
  }

  /// `rest` is about `golf_feedback_due`.
  static func dues(_ rest: SQL, _ session: some Session) throws(StoreFailure) -> [FeedbackDue] {
    var dues: [FeedbackDue] = []
    for case .feedbackDue(let due) in try GolfRows.all(.feedbackDue, rest, session) {
      dues.append(due)
    }
    return dues
  }

  /// When moderators dismissed what somebody said after rounds, the latest reports of theirs.
  static func dismissed(
    by user: UserID, _ session: some Session
  ) throws(StoreFailure) -> [Instant] {
    try ReportRows.all(
      """
      reporter = \(user) AND target_kind = 'feedback' AND status = 'dismissed'
      ORDER BY created_at DESC, id LIMIT 100
      """, session
    ).compactMap { report in report.closedAt }
  }

  /// Everything that was known of somebody at a time.
  static func evidence(
    of user: UserID, until time: Instant, _ session: some Session
  ) throws(StoreFailure) -> [TrustRound] {
    let own: SQL = "(SELECT round FROM golf_feedback_asked WHERE user_id = \(user))"
    var answers: [RoundID: [RoundFeedback]] = [:]
    for answer in try self.answers("round IN \(own) ORDER BY id", session) {
      answers[answer.round, default: []].append(answer)
    }
    let dismissed: [ReportID] = try session.rows(
      """
      SELECT id FROM golf_report
      WHERE reported = \(user) AND target_kind = 'feedback' AND status = 'dismissed'
      """
    ) { row throws(StoreFailure) in try row[0] }
    let rounds = try self.rounds(
      "id IN \(own) AND completed_at <= \(time) ORDER BY completed_at, id", session)
    return rounds.map { round in
      var round = round
      if let counted = round.countedAt, counted > time { round.countedAt = nil }
      return TrustRound(
        round, answers[round.round] ?? [], about: user, dismissed: Set(dismissed))
    }
  }

  // MARK: What is due

  /// Rounds that close.
  static func closing(
    at now: Instant, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [RoundID] {
    try session.rows(
      """
      SELECT id FROM golf_feedback_round WHERE counted_at IS NULL AND closes_at <= \(now)
      ORDER BY closes_at, id LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in try row[0] }
  }

  /// Who has not answered and was not reminded, by the ids of the rows.
  static func unreminded(
    at now: Instant, after last: FeedbackDueID?, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [FeedbackDue] {
    let after: SQL = last.map { last in "AND id > \(last)" } ?? ""
    let day = FeedbackLimits.open - GolfClockRows.day
    return try dues(
      """
      reminded = 0 AND until_at > \(now) AND until_at <= \(now.advanced(byMilliseconds: day))
        \(after) ORDER BY id LIMIT \(limit)
      """, session)
  }

  /// Where the newest browser of somebody is: the IANA name of its zone.
  static func zone(of user: UserID, _ session: some Session) throws(StoreFailure) -> String? {
    try session.value(
      """
      SELECT zone FROM push_subscription WHERE owner = \(user)
      ORDER BY created_at DESC, id LIMIT 1
      """)
  }

  /// The next of whom something is to be published that is known since then. The plus leaves the
  /// order to the index of people, so that each part looks at its own rows alone.
  static func unpublished(
    until time: Instant, after last: UserID?, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [UserID] {
    let after: SQL = last.map { last in "AND user_id > \(last)" } ?? ""
    return try session.rows(
      """
      SELECT DISTINCT user_id FROM golf_trust_due WHERE +since <= \(time) \(after)
      ORDER BY user_id LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in try row[0] }
  }

  /// Since when something is due that is to be published of somebody.
  static func dues(
    of user: UserID, until time: Instant, _ session: some Session
  ) throws(StoreFailure) -> [Instant] {
    try session.rows(
      "SELECT since FROM golf_trust_due WHERE user_id = \(user) AND since <= \(time)"
    ) { row throws(StoreFailure) in try row[0] }
  }

  /// - Parameter dues: Those that were read with what was published.
  static func published(
    _ user: UserID, _ dues: [Instant], _ session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM golf_trust_due WHERE user_id = \(user) AND since IN \(list: dues)")
  }
}
