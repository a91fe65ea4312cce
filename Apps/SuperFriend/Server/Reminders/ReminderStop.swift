import Core
import Server

/// The secret with which an email can be answered by stopping the reminders. Nothing is stored: who
/// it belongs to is sealed in it.
struct ReminderStop: Sendable {
  /// What an address begins with.
  static let path = "/api/friends/reminders/stop/"
  private static let place = "friends_reminder/stop"

  private let cipher: FieldCipher

  init(_ cipher: FieldCipher) { self.cipher = cipher }

  /// `nil` where it cannot be sealed.
  func secret(of owner: UserID) -> String? {
    guard let sealed = try? cipher.seal(Array(owner.description.utf8), at: Self.place) else {
      return nil
    }
    return base64URL(sealed)
  }

  /// Whose a secret is; `nil` for one that is not good.
  func owner(of secret: String) -> UserID? {
    guard let sealed = base64URL(secret), let opened = try? cipher.open(sealed, at: Self.place)
    else { return nil }
    return UserID(String(decoding: opened.bytes, as: UTF8.self))
  }
}
