import Core
import Store
import Synchronization
import TeePalsDomain

/// Of which posts most is made these days, for everybody the same. It is looked up anew after a
/// while.
final class Trending: Sendable {
  /// Milliseconds after which the order is looked up anew.
  static let life: Int64 = 10 * 60_000
  /// How many are known: some are not for whoever reads.
  static let most = 200

  private struct Known {
    let at: Instant
    let posts: [PostID]
  }

  private let known = Mutex<Known?>(nil)

  /// The hottest first.
  func posts(at now: Instant, _ session: some Session) throws(StoreFailure) -> [PostID] {
    let last = known.withLock { known in known }
    if let last, now >= last.at, now.milliseconds - last.at.milliseconds < Self.life {
      return last.posts
    }
    let posts = try Self.lookUp(at: now, session)
    known.withLock { known in known = Known(at: now, posts: posts) }
    return posts
  }

  /// Where something has happened within five days, the key says the order, and is not below that
  /// of a post of which nothing was made: no older one is looked at. Before that it is what is made
  /// of them alone, of which there are few enough to look at all; a post of which nothing was made
  /// is not among them.
  static func lookUp(
    at now: Instant, _ session: some Session
  ) throws(StoreFailure) -> [PostID] {
    let (late, early) = (now.earlier(by: steady), now.earlier(by: reach))
    let least = FeedHeat.key(likes: 0, comments: 0, engagedAt: late)
    let rows =
      try session.rows(
        """
        SELECT golf_post.id, likes, comments, engaged_at
        FROM golf_post_stats CROSS JOIN golf_post
        WHERE golf_post.id = golf_post_stats.post AND +engaged_at > \(late)
          AND hot >= \(least) AND \(VisiblePosts.isPublic)
        ORDER BY hot DESC LIMIT \(most)
        """)
      + session.rows(
        """
        SELECT golf_post.id, likes, comments, engaged_at
        FROM golf_post_stats CROSS JOIN golf_post
        WHERE golf_post.id = golf_post_stats.post
          AND engaged_at > \(early) AND engaged_at <= \(late) AND likes + comments > 0
          AND \(VisiblePosts.isPublic)
        ORDER BY likes + 2 * comments DESC LIMIT \(most)
        """)
    var hot: [(post: PostID, score: Double)] = []
    for row in rows {
      let engaged: Instant = try row[3]
      let score = FeedHeat.score(
        likes: try row[1], comments: try row[2],
        hours: Double(now.milliseconds - engaged.milliseconds) / 3_600_000)
      hot.append((post: try row[0], score: score))
    }
    hot.sort { one, other in
      one.score != other.score ? one.score > other.score : one.post > other.post
    }
    return hot.prefix(most).map { entry in entry.post }
  }

  /// Milliseconds within which the stored key says the order.
  private static let steady: Int64 = 5 * 86_400_000
  private static let reach = Int64(FeedHeat.reach) * 3_600_000
}
