import Coding
import Wire

/// Where a post of the feed of everybody comes from.
@Wire public enum FeedBucket: String, Hashable, Sendable, CaseIterable {
  case recent, trending
  /// By new authors.
  case fresh = "new"
}

/// What the feed of everybody is mixed from.
@Memberwise public struct FeedBuckets: Hashable, Sendable {
  /// The newest, up to ``mostRecent``.
  public var recent: [FeedPost] = []
  /// The ones of which most is made, up to ``mostTrending``.
  public var trending: [FeedPost] = []
  /// The newest by new authors, up to ``mostFresh``.
  public var fresh: [FeedPost] = []

  public static let mostRecent = 100
  public static let mostTrending = 20
  public static let mostFresh = 20

  /// Each post once, in the first bucket that has it.
  public var withoutDuplicates: FeedBuckets {
    var seen: Set<PostID> = []
    func left(_ posts: [FeedPost]) -> [FeedPost] {
      posts.filter { post in seen.insert(post.id).inserted }
    }
    return FeedBuckets(recent: left(recent), trending: left(trending), fresh: left(fresh))
  }
}

/// How buckets become one list: a pattern says whose turn it is, and a post by a new author comes
/// at every fifth place at the latest while there is one.
public enum FeedMixing {
  static let pattern: [FeedBucket] = [
    .recent, .recent, .recent, .trending, .recent, .recent, .fresh, .recent, .trending, .fresh,
  ]
  /// At so many places after the last one that it took, a new author is due.
  static let patience = 5

  /// From which bucket each place of the list is filled, until all of them are empty.
  ///
  /// - Parameter seed: Where in the pattern it begins.
  public static func slots(
    recent: Int, trending: Int, fresh: Int, seed: UInt32
  ) -> [FeedBucket] {
    var left = (recent: recent, trending: trending, fresh: fresh)
    var position = Int(seed % UInt32(pattern.count))
    var waited = 0
    var slots: [FeedBucket] = []
    slots.reserveCapacity(recent + trending + fresh)
    while left.recent + left.trending + left.fresh > 0 {
      waited += 1
      var bucket = pattern[position]
      if waited >= patience, left.fresh > 0 {
        bucket = .fresh
        waited = 0
      } else {
        position = (position + 1) % pattern.count
      }
      // An empty bucket gives its place to the first that is not.
      let isEmpty =
        switch bucket {
        case .recent: left.recent == 0
        case .trending: left.trending == 0
        case .fresh: left.fresh == 0
        }
      if isEmpty {
        bucket = left.recent > 0 ? .recent : left.trending > 0 ? .trending : .fresh
      }
      switch bucket {
      case .recent: left.recent -= 1
      case .trending: left.trending -= 1
      case .fresh: left.fresh -= 1
      }
      slots.append(bucket)
    }
    return slots
  }
}
