import Core
import View

/// A recording that was begun without an account and belongs to the one that has claimed it.
/// Whoever ends the claim remembers whose it was; the client that records takes it over.
public struct Inheritance: Hashable, Sendable {
  /// The local profile that has begun it.
  public let local: UserID
  /// Under this it is remembered until it is taken over.
  public let key: String

  /// What an account has inherited, by what is remembered; `nil` for nothing.
  init?(of user: UserID, _ remembered: [String: String]) {
    key = Inheritance.key(of: user)
    guard let local = remembered[key].flatMap({ text in UserID(text) }) else { return nil }
    self.local = local
  }

  /// Remembers that an account has claimed what a local profile recorded.
  public static func remember(from local: UserID, by user: UserID) -> HostRequest {
    .remember(key: key(of: user), value: local.description)
  }

  /// The key of what an account has inherited; it ends with the account's id, like all keys of
  /// what is remembered for somebody.
  public static func key(of user: UserID) -> String { "inherited." + user.description }
}
