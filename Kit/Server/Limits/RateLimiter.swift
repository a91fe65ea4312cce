import Core
import Synchronization

/// How often something may happen: `burst` at once, then `perMinute` in the long run.
public struct RateLimit: Hashable, Sendable {
  public let burst: Int
  public let perMinute: Int

  /// Both at least 1.
  public init(burst: Int, perMinute: Int) {
    self.burst = max(burst, 1)
    self.perMinute = max(perMinute, 1)
  }
}

/// Token buckets in memory, at most ``capacity`` of them.
///
/// A full table first drops the buckets that have filled up again, which changes nothing, and if
/// that is not enough all of them: under an attack from that many networks the limit per account
/// still stands.
public final class RateLimiter<Key: Hashable & Sendable>: Sendable {
  private struct Bucket {
    /// Thousandths of a token: one token for each thousand.
    var level: Int64
    var filled: Instant
  }

  private let limit: RateLimit
  private let capacity: Int
  private let buckets = Mutex<[Key: Bucket]>([:])

  public init(_ limit: RateLimit, capacity: Int = 50_000) {
    self.limit = limit
    self.capacity = capacity
  }

  /// Takes `tokens`, or returns the seconds to wait until they could be taken. More tokens than the
  /// burst need a full bucket.
  public func take(_ tokens: Int = 1, for key: Key, at now: Instant) -> Int? {
    buckets.withLock { buckets in
      if buckets.count >= capacity, buckets[key] == nil { makeRoom(&buckets, at: now) }
      var bucket = refilled(buckets[key], at: now)
      let wanted = Int64(min(tokens, limit.burst)) * 1_000
      guard bucket.level >= wanted else {
        buckets[key] = bucket
        let missing = wanted - bucket.level
        let perSecond = Int64(limit.perMinute) * 1_000 / 60
        return Int(max(1, (missing + max(perSecond, 1) - 1) / max(perSecond, 1)))
      }
      bucket.level -= wanted
      buckets[key] = bucket
      return nil
    }
  }

  /// The buckets held.
  public var count: Int { buckets.withLock { buckets in buckets.count } }

  private func refilled(_ bucket: Bucket?, at now: Instant) -> Bucket {
    let full = Int64(limit.burst) * 1_000
    guard var bucket else { return Bucket(level: full, filled: now) }
    // A clock set back must not stop the refill: the bucket starts again from the new time.
    let elapsed = min(max(now.milliseconds - bucket.filled.milliseconds, 0), 86_400_000)
    bucket.level = min(full, bucket.level + elapsed * Int64(limit.perMinute) / 60)
    bucket.filled = now
    return bucket
  }

  private func makeRoom(_ buckets: inout [Key: Bucket], at now: Instant) {
    let full = Int64(limit.burst) * 1_000
    buckets = buckets.filter { entry in refilled(entry.value, at: now).level < full }
    if buckets.count >= capacity { buckets.removeAll() }
  }
}
