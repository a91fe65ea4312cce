import Core
import Store
import TeePalsDomain

/// Makes of posts what their readers are shown.
struct ShownPosts {
  private let reader: UserID
  private let cards: [UserID: GolferCard]
  private let stats: [PostID: PostStat]
  /// The reader's own comments that others do not see.
  private let held: [PostID: Int]
  private let liked: Set<LikeID>
  private let rounds: [RoundID: Round]
  private let closed: Set<UserID>
  private let known: KnownPage

  /// Those of these posts that a person may read now, in the same order.
  ///
  /// - Parameters:
  ///   - reasons: Why they are in a feed.
  ///   - known: What is known already of some that the person may read.
  static func all(
    _ ids: [PostID], for reader: UserID, reasons: [PostID: FeedReason] = [:],
    known: KnownPage = KnownPage(), _ session: some Session
  ) throws(StoreFailure) -> [ShownPost] {
    guard !ids.isEmpty else { return [] }
    var posts = known.texts.mapValues { text in text.post }
    let unknown = ids.filter { id in posts[id] == nil }
    if !unknown.isEmpty {
      let open: SQL = "id IN \(list: unknown) AND \(VisiblePosts.isOpen(to: reader))"
      for post in try PostRows.posts(open, session) { posts[post.id] = post }
    }
    let readable = ids.compactMap { id in posts[id] }
    let parts = try ShownPosts(readable, known, for: reader, session)
    return readable.map { post in parts.shown(post, reason: reasons[post.id]) }
  }

  /// Reads what is joined to posts, each thing once.
  private init(
    _ posts: [GolfPost], _ known: KnownPage, for reader: UserID, _ session: some Session
  ) throws(StoreFailure) {
    let ids = posts.map { post in post.id }
    let unknown = posts.filter { post in known.texts[post.id] == nil }
    let authors = Array(Set(unknown.map { post in post.author }))
    self.reader = reader
    self.known = known
    cards = try CardRows.all(authors, session)
    stats = try PostStatRows.all(unknown.map { post in post.id }, session)
    held = try PostStatRows.uncounted(by: reader, under: ids, session)
    liked = try LikeRows.known(
      among: ids.map { id in GolfLike.id(of: reader, .post(id)) }, session)
    rounds = try Self.rounds(posts.compactMap { post in post.round }, for: reader, session)
    closed =
      authors.isEmpty
      ? [] : Set(try SuspensionRows.suspended(among: "\(list: authors)", session))
  }

  private static func rounds(
    _ ids: [RoundID], for reader: UserID, _ session: some Session
  ) throws(StoreFailure) -> [RoundID: Round] {
    guard !ids.isEmpty else { return [:] }
    var rounds: [RoundID: Round] = [:]
    let open: SQL = "id IN \(list: ids) AND \(VisibleRounds.isOpen(to: reader))"
    for round in try RoundRows.all(open, session) { rounds[round.id] = round }
    return rounds
  }

  private func shown(_ post: GolfPost, reason: FeedReason?) -> ShownPost {
    let round = post.round.flatMap { id in rounds[id] }
    var post = post
    if round == nil { post.round = nil }
    let (text, counted, stat) = (known.texts[post.id], known.posts[post.id], stats[post.id])
    let card = text?.card ?? cards[post.author]
    return ShownPost(
      post: post, author: card ?? GolferCard(user: post.author, name: ""),
      likes: counted?.likes ?? stat?.likes ?? 0,
      comments: (counted?.comments ?? stat?.comments ?? 0) + (held[post.id] ?? 0),
      isLiked: liked.contains(GolfLike.id(of: reader, .post(post.id))),
      isClosed: text?.isClosed ?? closed.contains(post.author),
      round: round.map { round in LinkedRound(round) }, reason: reason)
  }
}

/// Statements about how golfers are called and look now.
enum CardRows {
  /// Those of these who have a profile.
  static func all(
    _ users: [UserID], _ session: some Session
  ) throws(StoreFailure) -> [UserID: GolferCard] {
    try cards("id IN \(list: users)", of: users, session)
  }

  /// Those of them whom a reader may be shown.
  static func shown(
    _ users: [UserID], to reader: UserID, _ session: some Session
  ) throws(StoreFailure) -> [UserID: GolferCard] {
    let unblocked = VisibleRounds.isUnblocked(reader, "golf_profile.id")
    return try cards("id IN \(list: users) AND \(unblocked)", of: users, session)
  }

  private static func cards(
    _ condition: SQL, of users: [UserID], _ session: some Session
  ) throws(StoreFailure) -> [UserID: GolferCard] {
    guard !users.isEmpty else { return [:] }
    var cards: [UserID: GolferCard] = [:]
    for profile in try ProfileRows.all(condition, session) { cards[profile.user] = profile.card }
    return cards
  }
}
