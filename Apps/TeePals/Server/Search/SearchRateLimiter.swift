import Core
import Synchronization
import TeePalsDomain

/// Limits the searches of a user in a minute (specification §10). New users have a lower limit.
///
/// It is kept in memory, for at most ``capacity`` users. Once there are more, users without a
/// recent search are forgotten, and all of them if that is not enough.
final class SearchRateLimiter: Sendable {
  /// The searches in any ``window`` of a user who is not new.
  static let limit = 120
  /// In milliseconds.
  static let window: Int64 = 60_000

  private let capacity: Int
  private let recent = Mutex<[UserID: [Instant]]>([:])

  init(capacity: Int = 50_000) { self.capacity = capacity }

  /// Counts a search, or returns the seconds to wait until there can be another.
  func take(for user: UserID, since created: Instant, at now: Instant) -> Int? {
    let limit = GolfRates.limit(of: Self.limit, since: created, now: now)
    return recent.withLock { recent in
      if recent.count >= capacity, recent[user] == nil { Self.makeRoom(&recent, capacity, now) }
      var times = recent[user, default: []].filter { time in Self.counts(time, now) }
      guard times.count < limit else {
        recent[user] = times
        let free = times[times.count - limit].advanced(byMilliseconds: Self.window)
        return max(1, Int((free.milliseconds - now.milliseconds + 999) / 1_000))
      }
      times.append(now)
      recent[user] = times
      return nil
    }
  }

  /// A clock that was set back holds nobody up.
  private static func counts(_ time: Instant, _ now: Instant) -> Bool {
    time > now.advanced(byMilliseconds: -window) && time <= now
  }

  private static func makeRoom(
    _ recent: inout [UserID: [Instant]], _ capacity: Int, _ now: Instant
  ) {
    recent = recent.filter { entry in entry.value.last.map { time in counts(time, now) } ?? false }
    if recent.count >= capacity { recent.removeAll() }
  }
}
