import Coding
import Core

/// A post in its place, with why it is there.
@Memberwise public struct FeedItem: Hashable, Sendable {
  public let post: FeedPost
  /// Where it comes from; `nil` where there are no buckets.
  public let bucket: FeedBucket?
  public let score: FeedScore
}

/// The order of a feed for somebody at a time.
public struct FeedOrder: Hashable, Sendable {
  public let filter: FeedFilter
  public let ranking: FeedRanking
  public let reader: FeedReader
  public let now: Instant

  public init(
    _ filter: FeedFilter, _ ranking: FeedRanking, for reader: FeedReader, at now: Instant
  ) {
    self.filter = filter
    self.ranking = ranking
    self.reader = reader
    self.now = now
  }

  /// The best first; of two that are worth the same the newer, then the one with the greater id.
  public func sorted(_ posts: [FeedPost], from bucket: FeedBucket? = nil) -> [FeedItem] {
    let items = posts.map { post in
      FeedItem(post: post, bucket: bucket, score: FeedScore(post, for: reader, at: now))
    }
    let totals = items.map { item in item.score.total(ranking, filter) }
    return Array(items.indices).sorted { one, other in
      if totals[one] != totals[other] { return totals[one] > totals[other] }
      let (mine, theirs) = (items[one].post, items[other].post)
      if mine.createdAt != theirs.createdAt { return mine.createdAt > theirs.createdAt }
      return mine.id > theirs.id
    }.map { index in items[index] }
  }

  /// The feed of those whom somebody follows, and of themselves.
  public func friends(_ posts: [FeedPost]) -> [FeedItem] {
    let sorted = sorted(posts)
    return ranking == .newest ? sorted : FeedVariety.spread(sorted)
  }

  /// The feed of everybody. By time alone there are no buckets: the newest are all of it.
  public func all(_ buckets: FeedBuckets, seed: UInt32) -> [FeedItem] {
    if ranking == .newest { return sorted(buckets.recent) }
    let parts = buckets.withoutDuplicates
    let recent = sorted(parts.recent, from: .recent)
    let trending = sorted(parts.trending, from: .trending)
    let fresh = sorted(parts.fresh, from: .fresh)
    let slots = FeedMixing.slots(
      recent: recent.count, trending: trending.count, fresh: fresh.count, seed: seed)
    var next = (recent: 0, trending: 0, fresh: 0)
    var mixed: [FeedItem] = []
    mixed.reserveCapacity(slots.count)
    for bucket in slots {
      switch bucket {
      case .recent:
        mixed.append(recent[next.recent])
        next.recent += 1
      case .trending:
        mixed.append(trending[next.trending])
        next.trending += 1
      case .fresh:
        mixed.append(fresh[next.fresh])
        next.fresh += 1
      }
    }
    return FeedVariety.spreadInParts(mixed)
  }
}
