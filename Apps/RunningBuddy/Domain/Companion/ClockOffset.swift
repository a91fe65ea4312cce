import Coding

/// One question for the time, by two monotonic clocks (RFC 5905 §8), in milliseconds.
@Memberwise public struct ClockExchange: Hashable, Sendable {
  /// By the clock of whoever asks.
  public let sent: Int64
  /// By the clock of whoever answers.
  public let received: Int64
  public let answered: Int64
  /// By the clock of whoever asks.
  public let returned: Int64

  /// How far the other clock is ahead.
  var offset: Int64 { ((received - sent) + (answered - returned)) / 2 }
  /// Milliseconds on the way, there and back.
  var roundTrip: Int64 { (returned - sent) - (answered - received) }
}

/// How far another device's monotonic clock is ahead: the median of the quickest exchanges of the
/// last ones. What either device takes for the time of day has no part in it.
public struct ClockOffset: Hashable, Sendable {
  /// The latest exchanges, the oldest first.
  private var exchanges: [ClockExchange] = []

  static let kept = 32
  static let best = 8

  public init() {}

  /// One that cannot be is none.
  public mutating func take(_ exchange: ClockExchange) {
    guard exchange.roundTrip >= 0, exchange.returned >= exchange.sent,
      exchange.answered >= exchange.received
    else { return }
    exchanges.append(exchange)
    if exchanges.count > ClockOffset.kept { exchanges.removeFirst() }
  }

  /// Milliseconds to add to the own clock; `nil` before the first exchange.
  public var offset: Int64? {
    guard !exchanges.isEmpty else { return nil }
    let quickest = exchanges.sorted { one, other in one.roundTrip < other.roundTrip }
    let offsets = quickest.prefix(ClockOffset.best).map { one in one.offset }.sorted()
    let middle = offsets.count / 2
    guard offsets.count % 2 == 0 else { return offsets[middle] }
    return offsets[middle - 1] + (offsets[middle] - offsets[middle - 1]) / 2
  }
}
