import Core
import Crypto
import Server
import Store

/// How often something may happen, counted in the database: a restart changes nothing.
struct BucketRule: Hashable, Sendable {
  /// What is counted.
  let name: String
  /// How many at once.
  let burst: Int64
  /// Milliseconds until one more is allowed.
  let refill: Int64

  /// The same, so many times as often.
  func times(_ factor: Int) -> BucketRule {
    let factor = Int64(max(1, factor))
    return BucketRule(name: name, burst: burst * factor, refill: max(1, refill / factor))
  }

  // Specification §25.
  static let sendOften = BucketRule(name: "send", burst: 1, refill: 60_000)
  static let sendDaily = BucketRule(name: "send-day", burst: 8, refill: 86_400_000 / 8)
  static let sendNetwork = BucketRule(name: "send-network", burst: 20, refill: 86_400_000 / 20)
  static let openLink = BucketRule(name: "open-link", burst: 10, refill: 360_000)
  static let verifyNetwork = BucketRule(name: "verify-network", burst: 30, refill: 120_000)
}

/// What is counted against, by whom.
struct BucketUse: Hashable, Sendable {
  let rule: BucketRule
  /// What the bucket belongs to; only its hash is stored.
  let subject: String

  var key: [UInt8] { RateBucketRows.key(rule.name, subject) }
}

/// Token buckets in the table `rate_bucket`. A level is kept in milliseconds of refill: full is
/// `burst × refill`, and a use costs `refill`.
enum RateBucketRows {
  /// Milliseconds after which a bucket that was not used is full, whatever its rule.
  static let memory: Int64 = 2 * 86_400_000

  static func key(_ name: String, _ subject: String) -> [UInt8] {
    Array(SHA256.hash(data: Array((name + "|" + subject).utf8)))
  }

  /// Takes one of each, or none of any: then it answers the seconds until all could be taken.
  static func take(
    _ uses: [BucketUse], at now: Instant, in session: some Session
  ) throws(StoreFailure) -> Int? {
    var wait: Int64 = 0
    var levels: [(key: [UInt8], level: Int64)] = []
    for use in uses {
      let level = try level(of: use, at: now, in: session)
      wait = max(wait, use.rule.refill - level)
      levels.append((use.key, level - use.rule.refill))
    }
    guard wait <= 0 else { return Int((wait + 999) / 1_000) }
    for entry in levels { try put(entry.key, entry.level, at: now, in: session) }
    return nil
  }

  /// One that was taken does not count after all. What is above full is cut when it is next read.
  static func giveBack(_ use: BucketUse, in session: some Session) throws(StoreFailure) {
    try session.run(
      "UPDATE rate_bucket SET level = level + \(use.rule.refill) WHERE key = \(use.key)")
  }

  /// Seconds until one could be taken; `nil` when it could be now. Takes nothing.
  static func wait(
    for use: BucketUse, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> Int? {
    let missing = use.rule.refill - (try level(of: use, at: now, in: session))
    return missing <= 0 ? nil : Int((missing + 999) / 1_000)
  }

  private static func level(
    of use: BucketUse, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> Int64 {
    let full = use.rule.burst * use.rule.refill
    guard let held = try get(use.key, in: session) else { return full }
    // A clock set back must not stop the refill.
    return min(full, held.level + max(0, now.milliseconds - held.updated.milliseconds))
  }

  static func get(
    _ key: [UInt8], in session: some Session
  ) throws(StoreFailure) -> (level: Int64, updated: Instant)? {
    guard
      let row = try session.first("SELECT level, updated_at FROM rate_bucket WHERE key = \(key)")
    else { return nil }
    return (try row[0], try row[1])
  }

  /// What is long full is swept on the way; so are a few failures (see ``SignInLimits``).
  static func put(
    _ key: [UInt8], _ level: Int64, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO rate_bucket (key, level, updated_at) VALUES (\(key), \(level), \(now))
      ON CONFLICT (key) DO UPDATE SET level = excluded.level, updated_at = excluded.updated_at
      """)
    try session.run(
      """
      DELETE FROM rate_bucket
      WHERE updated_at < \(now.advanced(byMilliseconds: -memory)) AND level > -5
      """)
  }

  static func remove(_ key: [UInt8], in session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM rate_bucket WHERE key = \(key)")
  }
}
