import Core
import Store
import TeePalsDomain

/// When people did what is limited (specification §10), from the rows that tell of it.
enum RecentRows {
  /// Far more than anybody is allowed in the time that is looked at.
  private static let most = 1_000

  /// The times that can matter for what is done after them, ascending.
  static func times(
    of action: GolfAction, by user: UserID, _ session: some Session
  ) throws(StoreFailure) -> [Instant] {
    let (time, rows) = source(action, user)
    let times: [Instant] = try session.rows(
      """
      SELECT \(time) FROM \(rows)
        AND \(time) >= (SELECT max(\(time)) FROM \(rows)) - \(action.reach)
      ORDER BY \(time) DESC LIMIT \(most)
      """
    ) { row throws(StoreFailure) in try row[0] }
    return times.reversed()
  }

  /// The column, and the rows it is in.
  private static func source(_ action: GolfAction, _ user: UserID) -> (time: SQL, rows: SQL) {
    switch action {
    case .createRound: ("created_at", "golf_round WHERE host = \(user)")
    case .follow: ("created_at", "golf_follow WHERE follower = \(user)")
    case .chat: ("written_at", "golf_message WHERE sender = \(user) AND kind = 'text'")
    case .request:
      ("requested_at", "golf_member WHERE user_id = \(user) AND requested_at IS NOT NULL")
    case .invite:
      ("invited_at", "golf_member WHERE invited_by = \(user) AND invited_at IS NOT NULL")
    case .report: ("created_at", "golf_report WHERE reporter = \(user)")
    }
  }
}
