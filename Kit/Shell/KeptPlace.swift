import AccountsUI
import Core

/// A place to come back to by way of signing up or signing in, kept on the device over a reload and
/// by way of a provider. It is one place: where a link led somebody who is not signed in, for
/// whoever comes in then, or where somebody was when their session ended, for them alone.
public struct KeptPlace: Hashable, Sendable {
  /// Path and query below the origin.
  public let address: String
  public let at: Instant
  /// Who was there; nobody where a link led.
  public let owner: UserID?

  /// Milliseconds for which a link's place is kept.
  static let life: Int64 = 7 * 86_400_000
  /// Milliseconds for which it is kept where somebody was: whoever has signed out leaves no more
  /// behind than leads them back soon.
  static let ownLife: Int64 = 86_400_000

  /// Under this it is remembered, whichever client is to use it.
  public static let key = "place"
  /// Under this an app remembers where somebody was as they went to the launcher or the account.
  static let leftKey = "left"

  public init(_ address: String, at now: Instant, owner: UserID? = nil) {
    self.address = address
    at = now
    self.owner = owner
  }

  public var text: String {
    let place = String(at.milliseconds) + " " + address
    return owner.map { user in place + " " + user.description } ?? place
  }

  /// Reads what was kept; `nil` where nothing readable was, or too long ago.
  public init?(text: String, at now: Instant) {
    let parts = text.split(separator: " ").map { part in String(part) }
    guard parts.count == 2 || parts.count == 3, let time = Int64(parts[0]) else { return nil }
    (address, at) = (parts[1], Instant(milliseconds: time))
    if parts.count == 3 {
      guard let user = UserID(parts[2]) else { return nil }
      owner = user
    } else {
      owner = nil
    }
    guard isFresh(at: now) else { return nil }
  }

  /// Whether it cannot lead to another server. Browsers take a backslash for a slash, and leave out
  /// what is no sign.
  public var isOfThisServer: Bool {
    let isPlain = address.utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "\\")
    }
    return isPlain && address.hasPrefix("/") && !address.hasPrefix("//")
  }

  public func isFresh(at now: Instant) -> Bool {
    let life = owner == nil ? KeptPlace.life : KeptPlace.ownLife
    return at <= now && now.milliseconds - at.milliseconds < life
  }

  /// Whether it is for whoever has come in: nobody is led to where somebody else was.
  public func isFor(_ user: UserID?) -> Bool { owner == nil || owner == user }
}
