import Coding
import Core
import TeePalsDomain

/// Which feed of somebody's.
@Memberwise struct FeedKind: Hashable, Sendable {
  let viewer: UserID
  let filter: FeedFilter
  let ranking: FeedRanking

  /// What a cursor names it by.
  var id: FeedKindID {
    FeedKindID(
      of: .words(["golfFeed", viewer.description, filter.rawValue, ranking.rawValue]))
  }
}

/// The tag of a feed of somebody's.
enum AnyFeed {}
typealias FeedKindID = ID<AnyFeed>

/// The posts of a feed in their order, as it was when somebody began to read it. What comes later
/// is not in it; it grows at its end by what is older.
@Memberwise struct FeedList: Hashable, Sendable {
  let madeAt: Instant
  private(set) var posts: [PostID] = []
  /// Where each comes from.
  private(set) var buckets: [FeedBucket?] = []
  /// Who wrote the last ones, for the variety of what comes after them.
  private(set) var tail: [UserID] = []
  /// The place of the oldest that was looked at.
  private(set) var oldest: FeedPlace?
  /// Nothing is left that could be added.
  private(set) var isWhole = false

  /// Posts of one list.
  static let most = 600

  /// - Parameter looked: Among which posts they were found, the newest first; fewer than were asked
  ///   for where there are no more.
  mutating func add(_ items: [FeedItem], from looked: [FeedPost], isLast: Bool) {
    let known = Set(posts)
    for item in items where !known.contains(item.post.id) && posts.count < FeedList.most {
      posts.append(item.post.id)
      buckets.append(item.bucket)
    }
    let authors = tail + items.suffix(FeedVariety.inARow).map { item in item.post.author }
    tail = Array(authors.suffix(FeedVariety.inARow))
    if let last = looked.last { oldest = FeedPlace(at: last.createdAt, id: last.id) }
    isWhole = isLast || posts.count >= FeedList.most
  }
}

/// Where a page of a feed ended. To the client it is a word without a meaning.
@Memberwise struct FeedCursor: Hashable, Sendable {
  let kind: FeedKindID
  /// Which list of that feed.
  let madeAt: Instant
  /// How many of its posts were gone through.
  let offset: Int

  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let kind = FeedKindID(parts[0]), let time = Int64(parts[1]),
      let offset = Int(parts[2]), (0...FeedList.most).contains(offset)
    else { return nil }
    self.init(kind: kind, madeAt: Instant(milliseconds: time), offset: offset)
  }

  var text: String { "\(kind).\(madeAt.milliseconds).\(offset)" }
}
