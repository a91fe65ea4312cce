import Core
import Store
import TeePalsDomain
import Wire

/// Statements about what is asked and answered after rounds.
enum FeedbackRows {
  static let migration = Migration(
    "createFeedback",
    """
    CREATE TABLE golf_feedback_round (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      completed_at INTEGER NOT NULL,
      closes_at INTEGER NOT NULL,
      counted_at INTEGER,
      body TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE INDEX golf_feedback_open ON golf_feedback_round (closes_at) WHERE counted_at IS NULL
    """,
    """
    CREATE INDEX golf_feedback_counted ON golf_feedback_round (completed_at)
      WHERE counted_at IS NOT NULL
    """,
    // Who was asked about which rounds.
    """
    CREATE TABLE golf_feedback_asked (
      user_id BLOB NOT NULL CHECK (length(user_id) = 16),
      round BLOB NOT NULL CHECK (length(round) = 16),
      PRIMARY KEY (user_id, round)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX golf_feedback_asked_of ON golf_feedback_asked (round)",
    """
    CREATE TABLE golf_feedback (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      round BLOB NOT NULL CHECK (length(round) = 16),
      reviewer BLOB CHECK (length(reviewer) = 16),
      given_at INTEGER NOT NULL,
      body TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX golf_feedback_of_round ON golf_feedback (round)",
    """
    CREATE INDEX golf_feedback_of_reviewer ON golf_feedback (reviewer, given_at)
      WHERE reviewer IS NOT NULL
    """,
    """
    CREATE TABLE golf_feedback_due (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      user_id BLOB NOT NULL CHECK (length(user_id) = 16),
      round BLOB NOT NULL CHECK (length(round) = 16),
      until_at INTEGER NOT NULL,
      reminded INTEGER NOT NULL CHECK (reminded IN (0, 1)),
      body TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX golf_feedback_due_of_user ON golf_feedback_due (user_id)",
    "CREATE INDEX golf_feedback_due_of_round ON golf_feedback_due (round)",
    """
    CREATE INDEX golf_feedback_due_unreminded ON golf_feedback_due (id) WHERE reminded = 0
    """,
    """
    CREATE TABLE golf_trust (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      body TEXT NOT NULL
    ) STRICT
    """,
    // Of whom there is something to publish, since when.
    """
    CREATE TABLE golf_trust_due (
      since INTEGER NOT NULL,
      user_id BLOB NOT NULL CHECK (length(user_id) = 16),
      PRIMARY KEY (since, user_id)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX golf_trust_due_of_user ON golf_trust_due (user_id)",
    // What people say after rounds is found among the reports.
    """
    CREATE INDEX golf_report_after_round ON golf_report (reported)
      WHERE target_kind = 'feedback'
    """)

  // MARK: Writing

  static func put(
    _ round: FeedbackRound, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    let known = try session.first(
      "SELECT counted_at FROM golf_feedback_round WHERE id = \(round.id)")
    var counted: Instant?
    if let known { counted = try known[0] as Instant? }
    try session.run(
      """
      INSERT INTO golf_feedback_round (id, revision, completed_at, closes_at, counted_at, body)
      VALUES (\(round.id), \(revision), \(round.completedAt), \(round.closesAt),
        \(round.countedAt), \(TeePalsEntity.feedbackRound(round).body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision,
        counted_at = excluded.counted_at, body = excluded.body
      """)
    try session.run("DELETE FROM golf_feedback_asked WHERE round = \(round.round)")
    let isNews = known == nil || counted != round.countedAt
    for user in round.players {
      try session.run(
        "INSERT INTO golf_feedback_asked (user_id, round) VALUES (\(user), \(round.round))")
      if isNews { try noteDue(user, since: round.countedAt ?? round.completedAt, session) }
    }
  }

  static func put(
    _ feedback: RoundFeedback, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_feedback (id, revision, round, reviewer, given_at, body)
      VALUES (\(feedback.id), \(revision), \(feedback.round), \(feedback.reviewer),
        \(feedback.at), \(TeePalsEntity.feedback(feedback).body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, reviewer = excluded.reviewer,
        given_at = excluded.given_at, body = excluded.body
      """)
  }

  static func put(
    _ due: FeedbackDue, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_feedback_due (id, revision, user_id, round, until_at, reminded, body)
      VALUES (\(due.id), \(revision), \(due.user), \(due.round), \(due.until), \(due.isReminded),
        \(TeePalsEntity.feedbackDue(due).body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, reminded = excluded.reminded,
        body = excluded.body
      """)
  }

  static func put(
    _ trust: GolferTrust, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_trust (id, revision, body)
      VALUES (\(trust.user), \(revision), \(TeePalsEntity.trust(trust).body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, body = excluded.body
      """)
  }

  /// What moderators make of a report changes what is known of somebody.
  static func note(_ report: Report, _ session: some Session) throws(StoreFailure) {
    guard case .feedback = report.target, report.reporter != nil, let time = report.closedAt
    else { return }
    try noteDue(report.reported, since: time, session)
  }

  private static func noteDue(
    _ user: UserID, since time: Instant, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_trust_due (since, user_id) VALUES (\(time), \(user))
      ON CONFLICT DO NOTHING
      """)
  }
}
