import Core
import TeePalsDomain

/// Numbers that stand for posts: lists of many readers have the same ones.
final class PostNumbers {
  /// The posts by their numbers.
  private(set) var posts: [PostID] = []
  private var numbers: [PostID: UInt32] = [:]

  /// So many are enough: lists that come then have other numbers.
  private static let most = 100_000

  var isFull: Bool { posts.count >= Self.most }

  func number(of post: PostID) -> UInt32 {
    if let number = numbers[post] { return number }
    let number = UInt32(posts.count)
    posts.append(post)
    numbers[post] = number
    return number
  }
}

/// A ``FeedList`` in little memory.
struct KeptFeedList {
  let filter: FeedFilter
  let ranking: FeedRanking
  let madeAt: Instant
  private let numbers: PostNumbers
  /// The number of each post and, in the lowest bits, its bucket.
  private let places: [UInt32]
  private let tail: [UserID]
  private let oldest: FeedPlace?
  private let isWhole: Bool

  var count: Int { places.count }

  /// The bits of a bucket: 0 is none.
  private static let bits: UInt32 = 2
  private static let buckets: [FeedBucket?] = [nil, .recent, .trending, .fresh]

  init(_ list: FeedList, as kind: FeedKind, _ numbers: PostNumbers) {
    filter = kind.filter
    ranking = kind.ranking
    madeAt = list.madeAt
    self.numbers = numbers
    places = list.posts.indices.map { place in
      let bucket = Self.buckets.firstIndex(of: list.buckets[place]) ?? 0
      return numbers.number(of: list.posts[place]) << Self.bits | UInt32(bucket)
    }
    tail = list.tail
    oldest = list.oldest
    isWhole = list.isWhole
  }

  func isOf(_ kind: FeedKind) -> Bool { filter == kind.filter && ranking == kind.ranking }

  var list: FeedList {
    FeedList(
      madeAt: madeAt, posts: places.map { place in numbers.posts[Int(place >> Self.bits)] },
      buckets: places.map { place in Self.buckets[Int(place % (1 << Self.bits))] },
      tail: tail, oldest: oldest, isWhole: isWhole)
  }
}
