import Core
import Store
import TeePalsDomain

/// Statements about whose followers have yet to see a new name or photo: those with more of them
/// than a decision shows it to.
enum FollowedCardRows {
  static let migration = Migration(
    "createFollowedCard",
    """
    CREATE TABLE golf_followed_card (
      golfer BLOB NOT NULL PRIMARY KEY CHECK (length(golfer) = 16),
      revision INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """)

  /// Whose it is, and which revision of their profile has it: a newer one is due once more.
  struct Due: Hashable, Sendable {
    let golfer: UserID
    let revision: Int64
  }

  /// A profile is about to be written.
  static func note(
    _ profile: GolferProfile, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    let followers: Int? = try session.value(
      "SELECT followers FROM golf_follower_count WHERE user_id = \(profile.user)")
    guard let followers, followers > GolfLimits.followers,
      let old = try ProfileRows.all("id = \(profile.user)", session).first,
      old.card.unmarked != profile.card.unmarked
    else { return }
    try session.run(
      """
      INSERT INTO golf_followed_card (golfer, revision) VALUES (\(profile.user), \(revision))
      ON CONFLICT (golfer) DO UPDATE SET revision = excluded.revision
      """)
  }

  static func due(limit: Int, _ session: some Session) throws(StoreFailure) -> [Due] {
    try session.rows(
      "SELECT golfer, revision FROM golf_followed_card ORDER BY golfer LIMIT \(limit)"
    ) { row throws(StoreFailure) in Due(golfer: try row[0], revision: try row[1]) }
  }

  /// All followers have seen it.
  static func done(_ due: Due, _ session: some Session) throws(StoreFailure) {
    try session.run(
      """
      DELETE FROM golf_followed_card
      WHERE golfer = \(due.golfer) AND revision = \(due.revision)
      """)
  }
}
