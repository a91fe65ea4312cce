import Core
import Store
import Synchronization
import TeePalsDomain

/// The newest posts by new authors, for everybody the same: to find them, many posts are looked at
/// of which few are such. What is newer than all is found at once; what has another time or another
/// author's standing, after a while.
final class PostsByNewAuthors: Sendable {
  /// Milliseconds after which all of them are looked up anew.
  static let life: Int64 = 60_000
  /// How many are known: some are not for whoever reads.
  static let most = 100

  private struct Known {
    let at: Instant
    /// Of all posts that everybody may read.
    let newest: FeedPlace?
    let posts: [PostID]
  }

  private let known = Mutex<Known?>(nil)

  /// The newest first. Some may not be such any more.
  func posts(at now: Instant, _ session: some Session) throws(StoreFailure) -> [PostID] {
    let newest = try FeedRows.newestPlace(session)
    let next: Known
    if let last = known.withLock({ known in known }), now >= last.at,
      now.milliseconds - last.at.milliseconds < Self.life, let place = last.newest
    {
      guard let newest, newest > place else { return last.posts }
      let later = try FeedRows.byNewAuthors(since: place, limit: Self.most, at: now, session)
      next = Known(
        at: last.at, newest: newest, posts: Array((later + last.posts).prefix(Self.most)))
    } else {
      next = Known(
        at: now, newest: newest,
        posts: try FeedRows.byNewAuthors(since: nil, limit: Self.most, at: now, session))
    }
    known.withLock { known in known = next }
    return next.posts
  }
}
