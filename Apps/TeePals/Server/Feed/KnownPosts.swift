import Core
import Store
import Synchronization
import TeePalsDomain

/// What feeds look at of posts that everybody may read, for all readers: who may read what is
/// judged for each of them, at each reading. It is read once, and again when anything of it was
/// written.
final class KnownPosts: Sendable {
  /// How many of the newest are known: more than a list looks at, for readers to whom some of them
  /// are not shown.
  static let newest = FeedBuckets.mostRecent + 50
  /// No more than so many are known one by one.
  static let most = 2_000

  /// The newest first.
  struct Newest: Sendable {
    let posts: [KnownPost]
    /// There are no others.
    let isWhole: Bool
  }

  private struct Kept {
    /// What is kept is of then.
    var changes = Changes()
    var newest: Newest?
    var posts: [PostID: KnownPost] = [:]
    /// Those that are not for everybody, or not there.
    var others: Set<PostID> = []
    var texts: [PostID: KnownText] = [:]

    /// Whether what was read then may be kept. What is of before goes.
    mutating func isKept(_ now: Changes) -> Bool {
      guard now.words >= changes.words, now.counts >= changes.counts else { return false }
      if now != changes {
        (newest, posts, others) = (nil, [:], [])
        if now.words != changes.words { texts = [:] }
        changes = now
      }
      return true
    }
  }

  /// How often it was written what posts say and who wrote them, and how often they were counted.
  struct Changes: Hashable, Sendable {
    var words: Int64 = 0
    var counts: Int64 = 0
  }

  private struct Watches: Sendable {
    let words: TableWatch
    let counts: TableWatch
  }

  private let watches = Mutex<Watches?>(nil)
  private let kept = Mutex(Kept())

  /// To be asked before anything is read; `nil` where nothing can be kept.
  func changes(of engine: some StoreEngine) async throws(StoreFailure) -> Changes? {
    var watches = self.watches.withLock { watches in watches }
    if watches == nil {
      let words = try await engine.watch(["golf_post", "golf_profile", "golf_sanction"])
      let counts = try await engine.watch(["golf_post_stats", "golf_author_stats"])
      guard let words, let counts else { return nil }
      watches = self.watches.withLock { watches in
        if watches == nil { watches = Watches(words: words, counts: counts) }
        return watches
      }
    }
    guard let words = watches?.words.changes, let counts = watches?.counts.changes else {
      return nil
    }
    return Changes(words: words, counts: counts)
  }

  // MARK: What is kept

  func newest(
    _ now: Changes, _ read: () throws(StoreFailure) -> Newest
  ) throws(StoreFailure) -> Newest {
    if let newest = kept.withLock({ kept in kept.changes == now ? kept.newest : nil }) {
      return newest
    }
    let newest = try read()
    kept.withLock { kept in if kept.isKept(now) { kept.newest = newest } }
    return newest
  }

  /// Those of these that everybody may read.
  ///
  /// - Parameter read: The same of some of them.
  func posts(
    _ ids: [PostID], _ now: Changes, _ read: ([PostID]) throws(StoreFailure) -> [KnownPost]
  ) throws(StoreFailure) -> [PostID: KnownPost] {
    var posts: [PostID: KnownPost] = [:]
    let unknown = kept.withLock { kept -> [PostID] in
      guard kept.changes == now else { return ids }
      for id in ids { posts[id] = kept.posts[id] }
      return ids.filter { id in posts[id] == nil && !kept.others.contains(id) }
    }
    guard !unknown.isEmpty else { return posts }
    let new = try read(unknown)
    for post in new { posts[post.id] = post }
    kept.withLock { kept in
      guard kept.isKept(now) else { return }
      if kept.posts.count + kept.others.count > Self.most { (kept.posts, kept.others) = ([:], []) }
      for post in new { kept.posts[post.id] = post }
      for id in unknown where posts[id] == nil { kept.others.insert(id) }
    }
    return posts
  }

  /// What these say: posts that everybody may read.
  func texts(
    _ ids: [PostID], _ now: Changes, _ read: ([PostID]) throws(StoreFailure) -> [KnownText]
  ) throws(StoreFailure) -> [PostID: KnownText] {
    var texts: [PostID: KnownText] = [:]
    let unknown = kept.withLock { kept -> [PostID] in
      guard kept.changes.words == now.words else { return ids }
      for id in ids { texts[id] = kept.texts[id] }
      return ids.filter { id in texts[id] == nil }
    }
    guard !unknown.isEmpty else { return texts }
    let new = try read(unknown)
    for text in new { texts[text.post.id] = text }
    kept.withLock { kept in
      guard kept.isKept(now) else { return }
      if kept.texts.count > Self.most { kept.texts = [:] }
      for text in new { kept.texts[text.post.id] = text }
    }
    return texts
  }
}
