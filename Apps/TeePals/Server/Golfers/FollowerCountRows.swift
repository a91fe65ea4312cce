import Core
import Store
import TeePalsDomain

/// How many follow a golfer: counted where somebody begins or ends to, and not where it is looked
/// at.
enum FollowerCountRows {
  static let migration = Migration(
    "countFollowers",
    """
    CREATE TABLE golf_follower_count (
      user_id BLOB NOT NULL PRIMARY KEY CHECK (length(user_id) = 16),
      followers INTEGER NOT NULL CHECK (followers >= 0)
    ) STRICT, WITHOUT ROWID
    """,
    """
    INSERT INTO golf_follower_count (user_id, followers)
    SELECT followee, count(*) FROM golf_follow GROUP BY followee
    """)

  /// Counts a golfer who is about to be followed by one more.
  static func add(_ golfer: UserID, _ session: some Session) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_follower_count (user_id, followers) VALUES (\(golfer), 1)
      ON CONFLICT (user_id) DO UPDATE SET followers = golf_follower_count.followers + 1
      """)
  }

  /// The same of a follow that is about to go; nothing where there is none.
  static func take<Tag>(_ follow: ID<Tag>, _ session: some Session) throws(StoreFailure) {
    try session.run(
      """
      UPDATE golf_follower_count SET followers = followers - 1
      WHERE followers > 0 AND user_id IN (SELECT followee FROM golf_follow WHERE id = \(follow))
      """)
  }

  /// Those whom a list of them would show to the reader: neither of the two has blocked the other,
  /// and no moderator hides them.
  static func count(
    of golfer: UserID, for reader: UserID, _ session: some Session
  ) throws(StoreFailure) -> Int {
    let all: Int? = try session.value(
      "SELECT followers FROM golf_follower_count WHERE user_id = \(golfer)")
    let hidden: Int? = try session.value(
      """
      SELECT count(*) FROM golf_follow
      WHERE followee = \(golfer) AND follower IN (\(VisibilityRows.apart(from: reader)))
      """)
    return max(0, (all ?? 0) - (hidden ?? 0))
  }
}
