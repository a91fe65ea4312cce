import Core
import Store
import TeePalsDomain

/// Puts a feed of somebody's together, as of a moment.
struct FeedMaker<Connection: Session> {
  private let kind: FeedKind
  private let reader: FeedReader
  private let now: Instant
  private let session: Connection
  /// Of the feed of everybody; without it everything is read.
  private let known: KnownReading<Connection>?

  init(
    _ kind: FeedKind, _ reader: FeedReader, at now: Instant, _ known: KnownReading<Connection>?,
    _ session: Connection
  ) {
    self.kind = kind
    self.reader = reader
    self.now = now
    self.known = known
    self.session = session
  }

  /// Posts of those whom somebody follows that are looked at for the beginning of a list.
  private static var mostOfFriends: Int { 500 }

  private var order: FeedOrder { FeedOrder(kind.filter, kind.ranking, for: reader, at: now) }

  // MARK: Lists

  func list(
    _ trending: Trending, _ newAuthors: PostsByNewAuthors
  ) throws(StoreFailure) -> FeedList {
    let limit = kind.filter == .all ? FeedBuckets.mostRecent : Self.mostOfFriends
    let (looked, isLast) = try newest(limit)
    let items: [FeedItem]
    switch kind.filter {
    case .friends: items = order.friends(looked)
    case .all:
      var buckets = FeedBuckets(recent: looked)
      if kind.ranking != .newest {
        buckets.trending = try open(
          trending.posts(at: now, session), most: FeedBuckets.mostTrending)
        buckets.fresh = try open(
          newAuthors.posts(at: now, session), most: FeedBuckets.mostFresh
        ) { post in post.isByNewAuthor }
      }
      items = order.all(buckets, seed: FeedSeed.of(kind.viewer, at: now))
    }
    var list = FeedList(madeAt: now)
    list.add(items, from: looked, isLast: isLast)
    return list
  }

  /// The newest within the shortest time that has enough of them, and whether those are all there
  /// are.
  private func newest(_ limit: Int) throws(StoreFailure) -> ([FeedPost], isLast: Bool) {
    let known = try self.known?.newest(limit)
    var newest: [FeedPost] = []
    for start in FeedWindow.starts(kind.filter, at: now) {
      if let known {
        newest = known.prefix { post in start.map { start in post.createdAt >= start } ?? true }
          .map { post in post.read(at: now) }
      } else {
        newest = try FeedRows.newest(
          kind.filter, for: kind.viewer, since: start, limit: limit, at: now, session)
      }
      if newest.count >= FeedWindow.enough { break }
      if start == nil { return (newest, isLast: true) }
    }
    return (newest, isLast: false)
  }

  /// The first of these that the reader may read, in their order. Nearly all of them are for
  /// everybody, so that the first ones mostly are enough.
  private func open(
    _ ids: [PostID], most: Int, where isWanted: (FeedPost) -> Bool = { _ in true }
  ) throws(StoreFailure) -> [FeedPost] {
    var rest = ids[...]
    var found: [FeedPost] = []
    while found.count < most, !rest.isEmpty {
      let part = Array(rest.prefix(2 * most))
      rest = rest.dropFirst(part.count)
      let open = try open(part)
      found += part.compactMap { id in open[id] }.filter(isWanted)
    }
    return Array(found.prefix(most))
  }

  private func open(_ ids: [PostID]) throws(StoreFailure) -> [PostID: FeedPost] {
    if let known {
      return try known.posts(ids).mapValues { post in post.read(at: now) }
    }
    var open: [PostID: FeedPost] = [:]
    for post in try FeedRows.open(ids, to: kind.viewer, at: now, session) { open[post.id] = post }
    return open
  }

  /// The list with what is older at its end.
  func grown(_ list: FeedList) throws(StoreFailure) -> FeedList {
    let limit = FeedBuckets.mostRecent
    let older = try older(than: list.oldest, limit: limit)
    let known = Set(list.posts)
    var items = order.sorted(
      older.filter { post in !known.contains(post.id) },
      from: kind.filter == .all && kind.ranking != .newest ? .recent : nil)
    if kind.ranking != .newest { items = FeedVariety.spread(items, after: list.tail) }
    var list = list
    list.add(items, from: older, isLast: older.count < limit)
    return list
  }

  /// The newest before a place, sought within more and more time: of a thousand people not
  /// everything that they ever wrote is looked at.
  private func older(than last: FeedPlace?, limit: Int) throws(StoreFailure) -> [FeedPost] {
    var older: [FeedPost] = []
    for start in FeedWindow.starts(kind.filter, at: last?.at ?? now) {
      older = try FeedRows.newest(
        kind.filter, for: kind.viewer, since: start, after: last, limit: limit, at: now, session)
      if older.count >= limit { break }
    }
    return older
  }

  // MARK: Pages

  /// Those of a part of a list that can be read now, each with why it is there.
  func shown(
    _ part: Range<Int>, of list: FeedList
  ) throws(StoreFailure) -> [ShownPost] {
    let ids = Array(list.posts[part])
    var buckets: [PostID: FeedBucket] = [:]
    for place in part { buckets[list.posts[place]] = list.buckets[place] }
    let page = try known?.page(ids) ?? KnownPage()
    var ranked = page.posts.values.map { post in post.read(at: now) }
    // What is not for everybody is read for this reader.
    ranked += try FeedRows.ranked(
      ids.filter { id in page.posts[id] == nil }, at: now, session)
    var reasons: [PostID: FeedReason] = [:]
    for post in ranked {
      reasons[post.id] = FeedReason(
        FeedScore(post, for: reader, at: now), from: buckets[post.id], kind.ranking, kind.filter)
    }
    return try ShownPosts.all(ids, for: kind.viewer, reasons: reasons, known: page, session)
  }
}
