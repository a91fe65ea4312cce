import Calendar
import Core

/// How far back a feed looks: further, where there is too little.
public enum FeedWindow {
  /// So many posts are enough.
  public static let enough = 20

  /// From when on posts are looked at, one after the other until there are ``enough``; `nil` for
  /// all there are.
  public static func starts(_ filter: FeedFilter, at now: Instant) -> [Instant?] {
    let days: [Int64] = filter == .friends ? [7, 30, 180] : [30, 180]
    var starts: [Instant?] = days.map { count in
      now.advanced(byMilliseconds: -count * GolfRates.day)
    }
    starts.append(nil)
    return starts
  }
}

/// By what a feed is another for everybody, and the same for a day.
public enum FeedSeed {
  public static func of(_ viewer: UserID, at now: Instant) -> UInt32 {
    of(viewer.description, on: now.civil(offset: 0).date)
  }

  /// The first four bytes of a hash, the most significant first.
  public static func of(_ viewer: String, on day: CivilDate) -> UInt32 {
    let digest = SHA256Digest.of(Array((viewer + "_" + day.description).utf8))
    return digest.prefix(4).reduce(0) { seed, byte in seed << 8 | UInt32(byte) }
  }
}
