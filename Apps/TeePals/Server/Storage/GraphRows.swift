import Core
import Store
import TeePalsDomain
import Wire

/// Statements about who follows whom.
enum FollowRows {
  /// `rest` is about `golf_follow`.
  static func all(_ rest: SQL, _ session: some Session) throws(StoreFailure) -> [Follow] {
    var follows: [Follow] = []
    for case .follow(let follow) in try GolfRows.all(.follow, rest, session) {
      follows.append(follow)
    }
    return follows
  }

  /// The next of those who follow a golfer, by their ids.
  static func followers(
    of golfer: UserID, after last: UserID?, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [Follow] {
    let rest: SQL = last.map { last in "AND follower > \(last)" } ?? ""
    return try all("followee = \(golfer) \(rest) ORDER BY follower LIMIT \(limit)", session)
  }

  /// The follows between two people, either way.
  static func between(_ one: UserID, _ other: UserID) -> SQL {
    """
    (follower = \(one) AND followee = \(other)) OR (follower = \(other) AND followee = \(one))
    """
  }

  static func put(
    _ follow: Follow, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    let known = try session.first("SELECT 1 FROM golf_follow WHERE id = \(follow.id)")
    if known == nil { try FollowerCountRows.add(follow.followee.user, session) }
    try session.run(
      """
      INSERT INTO golf_follow (id, revision, follower, followee, created_at, body)
      VALUES (\(follow.id), \(revision), \(follow.follower), \(follow.followee.user),
        \(follow.createdAt), \(follow.json.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision,
        created_at = excluded.created_at, body = excluded.body
      """)
  }

  /// Ends about `limit` of somebody's own follows. Answers whether there were any.
  static func erase(
    _ follower: UserID, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> Bool {
    let follows = try all("follower = \(follower) ORDER BY id LIMIT \(limit)", session)
    for follow in follows {
      try FollowerCountRows.take(follow.id, session)
      try session.run("DELETE FROM golf_follow WHERE id = \(follow.id)")
    }
    return !follows.isEmpty
  }
}

/// Statements about who does not want to meet whom.
enum BlockRows {
  /// `rest` is about `golf_block`.
  static func all(_ rest: SQL, _ session: some Session) throws(StoreFailure) -> [Block] {
    var blocks: [Block] = []
    for case .block(let block) in try GolfRows.all(.block, rest, session) { blocks.append(block) }
    return blocks
  }

  static func put(
    _ block: Block, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_block (id, revision, owner, blocked, body)
      VALUES (\(block.id), \(revision), \(block.owner), \(block.blocked.user), \(block.json.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, body = excluded.body
      """)
  }
}
