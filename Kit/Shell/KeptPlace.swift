import Core

/// Where a link led somebody who is not signed in, kept on the device through signing up and
/// signing in, over a reload and by way of a provider. It is one place, and nobody's.
public struct KeptPlace: Hashable, Sendable {
  /// Path and query below the origin.
  public let address: String
  public let at: Instant

  /// Milliseconds for which it is kept.
  static let life: Int64 = 7 * 86_400_000

  /// Under this it is remembered, whichever client is to use it.
  public static let key = "place"

  public init(_ address: String, at now: Instant) {
    self.address = address
    at = now
  }

  public var text: String { String(at.milliseconds) + " " + address }

  /// Reads what was kept; `nil` where nothing readable was, or too long ago.
  public init?(text: String, at now: Instant) {
    let parts = text.split(separator: " ").map { part in String(part) }
    guard parts.count == 2, let time = Int64(parts[0]) else { return nil }
    (address, at) = (parts[1], Instant(milliseconds: time))
    guard isFresh(at: now) else { return nil }
  }

  /// Whether it cannot lead to another server.
  public var isOfThisServer: Bool { address.hasPrefix("/") && !address.hasPrefix("//") }

  public func isFresh(at now: Instant) -> Bool {
    at <= now && now.milliseconds - at.milliseconds < KeptPlace.life
  }
}
