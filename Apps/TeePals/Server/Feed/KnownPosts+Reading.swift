import Core
import Store
import TeePalsDomain

/// What is known for all readers, as one of them reads it.
struct KnownReading<Connection: Session> {
  private let known: KnownPosts
  /// Those of before the session began to read.
  private let changes: KnownPosts.Changes
  private let reader: UserID
  /// Those who and the reader have blocked one another.
  private let blocked: Set<UserID>
  private let session: Connection

  init(
    _ known: KnownPosts, _ changes: KnownPosts.Changes, for reader: UserID, _ session: Connection
  ) throws(StoreFailure) {
    self.known = known
    self.changes = changes
    self.reader = reader
    self.session = session
    blocked = Set(
      try session.rows(VisibilityRows.blocked(by: reader)) { row throws(StoreFailure) in
        try row[0] as UserID
      })
  }

  /// The newest that the reader may read, the newest first, so many of them or all there are; `nil`
  /// where too few are known.
  func newest(_ limit: Int) throws(StoreFailure) -> [KnownPost]? {
    let newest = try known.newest(changes) { () throws(StoreFailure) in
      let posts = try FeedRows.knownNewest(KnownPosts.newest, session)
      return KnownPosts.Newest(posts: posts, isWhole: posts.count < KnownPosts.newest)
    }
    let shown = newest.posts.filter { post in post.isShown(to: reader, blocked) }
    return shown.count >= limit || newest.isWhole ? Array(shown.prefix(limit)) : nil
  }

  /// Those of these that everybody may read and the reader too.
  func posts(_ ids: [PostID]) throws(StoreFailure) -> [PostID: KnownPost] {
    try known.posts(ids, changes) { ids throws(StoreFailure) in
      try FeedRows.known(ids, session)
    }.filter { entry in entry.value.isShown(to: reader, blocked) }
  }

  /// The same with what they say.
  func page(_ ids: [PostID]) throws(StoreFailure) -> KnownPage {
    let posts = try posts(ids)
    let open = ids.filter { id in posts[id] != nil }
    let texts = try known.texts(open, changes) { ids throws(StoreFailure) in
      try Self.texts(ids, session)
    }
    return KnownPage(posts: posts, texts: texts)
  }

  private static func texts(
    _ ids: [PostID], _ session: Connection
  ) throws(StoreFailure) -> [KnownText] {
    let posts = try PostRows.posts(
      "golf_post.id IN \(list: ids) AND \(VisiblePosts.isPublic)", session)
    let authors = Array(Set(posts.map { post in post.author }))
    let cards = try CardRows.all(authors, session)
    let closed = Set(try SuspensionRows.suspended(among: "\(list: authors)", session))
    return posts.map { post in
      KnownText(post: post, card: cards[post.author], isClosed: closed.contains(post.author))
    }
  }
}
