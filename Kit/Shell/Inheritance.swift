import Core
import View

/// A recording that was begun without an account and belongs to the one that has claimed it.
/// Whoever ends the claim remembers whose it was; the client that records takes it over.
public struct Inheritance: Hashable, Sendable {
  /// The local profile that has begun it.
  public let local: UserID
  /// Under this it is remembered until it is taken over.
  public let key: String

  /// What an account has inherited, by what is remembered.
  public static func all(of user: UserID, _ remembered: [String: String]) -> [Inheritance] {
    remembered.keys.sorted().compactMap { key in
      guard let local = remembered[key].flatMap({ text in UserID(text) }),
        sameBytes(key, Inheritance.key(of: local, by: user))
      else { return nil }
      return Inheritance(local: local, key: key)
    }
  }

  /// Remembers that an account has claimed what a local profile recorded.
  public static func remember(from local: UserID, by user: UserID) -> HostRequest {
    .remember(key: key(of: local, by: user), value: local.description)
  }

  /// It ends with the account's id, like the keys of all that is remembered for somebody.
  public static func key(of local: UserID, by user: UserID) -> String {
    "inherited." + local.description + "." + user.description
  }
}
